package postrider.dice;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text as it may stand in a proof, which is also how it is hashed: what looks alike is alike. docs/dice.md, section 2. */
final class Tame {
    /** All but the blank: printable ASCII without the brackets and the bar, and the letters of Latin-1 with their ligature. */
    private static final String PLAIN = "!-Z\\\\^-{}~\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0152\u0153";

    private static final Pattern WILD = Pattern.compile("[^ " + PLAIN + "]");
    private static final String TEXT = "[%1$s]+(?: [%1$s]+)*".formatted(PLAIN);

    /** What the words in capitals stand for in the form of a proof. */
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

    /** Letters and plain characters, single blanks between them. */
    static String text(String text) {
        var plain = text.replaceAll("[ \t\r\n]+", " ")
                .replaceAll("^ | $", "")
                .replace('[', '(')
                .replace(']', ')')
                .replace('|', '/');
        return WILD.matcher(plain).replaceAll("?");
    }

    static Pattern form(String words) {
        var form = WORD.matcher(words).replaceAll(word -> Matcher.quoteReplacement(WORDS.get(word.group())));
        return Pattern.compile("\\[ " + form + " ]");
    }
}
