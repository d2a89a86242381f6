package postrider.dice;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tame text (docs/dice.md, section 2): text as it is told in proofs and hashed, in which no two different texts look alike. */
final class Tame {
    /** All tame characters but the blank: printable ASCII without brackets and bar, the letters of Latin-1, Œ and œ. */
    private static final String PLAIN = "!-Z\\\\^-{}~\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0152\u0153";

    private static final Pattern WILD = Pattern.compile("[^ " + PLAIN + "]");
    private static final String TEXT = "[%1$s]+(?: [%1$s]+)*".formatted(PLAIN);

    /** The words in capitals in the form of a proof (section 8), as regular expressions. */
    private static final Map<String, String> WORDS = Map.of(
            "N", "(0|[1-9][0-9]{0,8})",
            "HASH", "([0-9a-f]{64})",
            "PATH", "((?: [0-9a-f]{64})*)",
            "GAME", "([a-z0-9-]+)",
            "RULE", "[0-9]+(?:\\.[0-9A-Za-z]+)*",
            "TEXT", TEXT,
            "DECK", TEXT.replace("!-Z", "!-+\\--Z"),
            "LIST", "(%1$s(?: \\| %1$s)*)".formatted(TEXT));

    private static final Pattern WORD = Pattern.compile("[A-Z]+");

    private Tame() {}

    static String text(String text) {
        var plain = text.replaceAll("[ \t\r\n]+", " ")
                .replaceAll("^ | $", "")
                .replace('[', '(')
                .replace(']', ')')
                .replace('|', '/');
        return WILD.matcher(plain).replaceAll("?");
    }

    /** The pattern of a proof with this form between its brackets. */
    static Pattern form(String words) {
        var form = WORD.matcher(words).replaceAll(word -> Matcher.quoteReplacement(WORDS.get(word.group())));
        return Pattern.compile("\\[ " + form + " ]");
    }
}
