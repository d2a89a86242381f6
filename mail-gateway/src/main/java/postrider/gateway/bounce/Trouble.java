package postrider.gateway.bounce;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What keeps a letter from arriving, judging by a mail system's status code (RFC 3463) or words. */
public enum Trouble {
    FULL(
            "their mailbox is full",
            "2\\.2",
            "(?:mail)?box .{0,40}\\bfull|full mailbox|quota|(?:over|exceed\\w*|out of)\\b.{0,20}\\b(?:storage|space)"
                    + "|(?:not enough|insufficient) .{0,20}(?:storage|space)|mailbox exceeds|postfach .{0,40}voll|bo[iî]te .{0,40}pleine|buz[oó]n .{0,40}llen"),
    TOO_LARGE(
            "the letter is too large for them",
            "2\\.3|3\\.4",
            "(?:message|mail|size|data)\\b.{0,40}\\b(?:too (?:large|big)|exceeds)|exceed\\w*\\b.{0,40}\\bsize|size limit"),
    NO_SUCH_MAILBOX(
            "there is no such mailbox",
            "1\\.(?:[1346]|10)",
            "(?:user|recipient|mailbox|account|address(?:ee)?|alias|person|inbox)\\b.{0,70}\\b(?:unknown|not (?:be )?(?:found|exist|known|listed|valid|recogni[sz]ed)|invalid|doesn'?t exist|doesn't have|unavailable|no longer|address rejected)"
                    + "|(?:unknown|invalid|no such|no valid|bad|illegal|non-?existent)\\b.{0,30}\\b(?:user|recipient|mailbox|address(?:ee)?|account|alias|person|local.?part)"
                    + "|recipient address rejected|no mailbox here|not listed in|isn't in|does(?:n't| not| ) ?exist|couldn't be found|wasn't found|not our customer|recip(?:ient)?notfound"
                    + "|empf[aä]nger.{0,30}(?:unbekannt|nicht)|(?:utilisateur|destinataire) inconnu|usuario desconocido|no existe|adresse .{0,30}(?:inconnue|nicht|existiert)"),
    CLOSED(
            "their mailbox is closed",
            "2\\.1",
            "(?:account|mailbox|user|address)\\b.{0,40}\\b(?:disabled|inactive|suspend\\w*|deactivat\\w*|closed|locked|frozen|discontinued|expired|not (?:been )?activ)|not accept\\w* (?:mail|messages)|is not active"),
    REFUSED(
            "their mail system refuses letters from the referee",
            "7\\.(?:[2-9]|\\d\\d+)",
            "spam|block(?:ed|list)|black ?list|denied|\\breject\\w*|polic|not (?:authenticated|authori[sz]ed|permitted|allowed|verified)|unauthori[sz]ed"
                    + "|dmarc|\\bspf\\b|dkim|reputation|(?<!connection )refused|prohibited|forbidden|virus|\\bptr\\b|reverse dns|frequency|(?<!un)relay"),
    OUT_OF_REACH(
            "their mail system cannot be reached",
            "1\\.2|4\\.[1-9]",
            "(?:host|domain|server|dns|name)\\b.{0,40}\\b(?:unknown|not (?:be )?found|not exist|unreachable|unavailable|not accept)|(?:unknown|no such|invalid) (?:host|domain)|dns error"
                    + "|time(?:d)? ?-?out|timeout|(?:could not|couldn't|cannot|unable to) (?:be )?(?:connect|reach|find)\\w*|connection (?:refused|reset|lost|dropped)|socket error"
                    + "|no (?:route|answer|mx|mail exchanger)|unrouteable|(?:un|not )reachable|expired|queue too long|\\bloop|hop count|lookup fail|temporar\\w*|try (?:again|later)"),
    OTHER("their mail system gives no reason that is known here", "(?!)", "(?!)");

    private static final Pattern CLASS = Pattern.compile("(?<![\\d.])[245]\\.([1-7])\\.\\d{1,3}(?![\\d.]*\\d)");

    private final String words;
    private final Pattern code;
    private final Pattern phrase;

    Trouble(String words, String code, String phrase) {
        this.words = words;
        this.code = Pattern.compile("(?<![\\d.])[245]\\.(?:" + code + ")(?![\\d.]*\\d)");
        this.phrase = Pattern.compile("(?iu)" + phrase);
    }

    /** A specific status code decides, else words, in the order of these constants, else the class of the code. */
    public static Trouble of(String line) {
        return first(trouble -> trouble.code.matcher(line).find())
                .or(() -> first(trouble -> trouble.phrase.matcher(line).find()))
                .orElseGet(() -> CLASS.matcher(line)
                        .results()
                        .map(found -> ofClass(found.group(1)))
                        .findFirst()
                        .orElse(OTHER));
    }

    private static Optional<Trouble> first(Predicate<Trouble> which) {
        return Stream.of(values()).filter(which).findFirst();
    }

    /** RFC 3463, 3. */
    private static Trouble ofClass(String subject) {
        return switch (subject) {
            case "1" -> NO_SUCH_MAILBOX;
            case "2" -> CLOSED;
            case "3", "4" -> OUT_OF_REACH;
            case "7" -> REFUSED;
            default -> OTHER;
        };
    }

    @Override
    public String toString() {
        return words;
    }
}
