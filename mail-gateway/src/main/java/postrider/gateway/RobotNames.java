package postrider.gateway;

import java.util.Locale;
import java.util.regex.Pattern;
import postrider.gateway.mime.MailAddress;

/** The names of mail systems, and of addresses whose mail nobody reads. */
final class RobotNames {
    /** The null return path (RFC 5321, 4.5.5), and qmail's for a double bounce. */
    private static final Pattern NOBODY = Pattern.compile("<?\\s*(?:#@\\[\\])?\\s*>?(?:\\s*\\(.*)?");

    /** Local parts, without dots, dashes and underscores. */
    private static final Pattern CARRIERS = Pattern.compile(
            "mail(?:er)?d(?:ae|e)mon.*|mdaemon|po+stmaster\\d*|bounces?(?:[+=].*)?"
                    + "|mail(?:delivery|system|router|error|gateway)\\w*|(?:non)?delivery(?:status|report|failure|notification)\\w*"
                    + "|undeliver(?:able|ed)\\w*|return(?:ed)?mail|ndr|mmdf|uucp|microsoftexchange\\p{XDigit}{32}|antivirus|virusalert");

    private static final Pattern TITLES =
            Pattern.compile("(?i)mailer[ _-]?daemon|mail (?:delivery|transport) (?:sub)?system"
                    + "|delivery subsystem|internet mail delivery|mail delivery (?:service|agent)|^(?:mail )?system administrator$"
                    + "|^postmaster\\b|\\bndr administrator");

    private static final Pattern NO_READERS = Pattern.compile("(?:please)?(?:no|not|dont|donot|never)repl(?:y|ies)\\w*"
            + "|no(?:answer|response)s?|donotrespond|nepasrepondre|(?:bitte)?nichtantworten|keineantwort|naoresponda|norespond(?:er|a)"
            + "|nonrispondere|nietbeantwoorden|auto(?:mated|matic)?(?:reply|respond(?:er)?|response|answer)|vacation"
            + "|listserv|majordomo|mailman");

    /** RFC 3834, 2: list maintainers and relays. */
    private static final Pattern DESKS = Pattern.compile("owner-.+|.+-(?:owner|request|bounces|errors|relay)");

    private RobotNames() {}

    static boolean isNobody(String returnPath) {
        return NOBODY.matcher(returnPath).matches();
    }

    static boolean isCarrier(MailAddress whose) {
        return CARRIERS.matcher(bare(whose)).matches()
                || TITLES.matcher(whose.name()).find();
    }

    static boolean readsNothing(MailAddress whose) {
        return NO_READERS.matcher(bare(whose)).matches()
                || DESKS.matcher(local(whose)).matches();
    }

    private static String bare(MailAddress whose) {
        return local(whose).replaceAll("[._-]", "");
    }

    private static String local(MailAddress whose) {
        var address = whose.address();
        return address.substring(0, address.lastIndexOf('@')).toLowerCase(Locale.ROOT);
    }
}
