package postrider.words;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Greetings above a player's words and farewells below them, told by a closed list of forms. Everything else may be meant for
 * the referee. A name is one only under a farewell.
 */
record Courtesies(List<MailLine> above, List<MailLine> words, List<MailLine> below) {
    private static final String NAMES = "(\\p{L}[\\p{L}.'-]*( (and |& ?)?\\p{L}[\\p{L}.'-]*){0,2})";
    private static final String THANKS =
            "(many thanks|thanks|thank you|thx)( (so|very) much| a lot| again| in advance| all)?( for (the|your) \\p{L}+)?";
    private static final Pattern GREETING =
            form("(hi|hello|hey|dear|greetings|good (morning|day|afternoon|evening))( there)?" + "(,? " + NAMES + ")?|"
                    + THANKS + "(,? " + NAMES + ")?|(here (is|are) )?(my|the) (orders?|answers?|reply)");
    private static final Pattern FAREWELL = form("(" + THANKS
            + "|((with )?(best|kind|kindest|warm) )?(regards|wishes|greetings)|best|cheers|(yours )?(sincerely|truly|faithfully)"
            + "|yours|take care|all the best|good luck|have fun|enjoy|bye|goodbye|see you|(with )?love)(,? " + NAMES
            + ")?");
    private static final Pattern NAME = Pattern.compile("\\p{Lu}[\\p{L}.'-]*( \\p{Lu}[\\p{L}.'-]*){0,2}");

    private static Pattern form(String regex) {
        return Pattern.compile("(" + regex + ")[ ,.:;!)-]*", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    static Courtesies around(List<MailLine> lines) {
        int from = 0;
        int to = lines.size();
        while (from < to && (lines.get(from).blank() || lines.get(from).says(GREETING))) from++;
        while (from < to && ends(lines.subList(from, to))) to--;
        return new Courtesies(lines.subList(0, from), lines.subList(from, to), lines.subList(to, lines.size()));
    }

    /** Whether a blank line is last, a farewell, or a name under one. */
    private static boolean ends(List<MailLine> lines) {
        var last = lines.getLast();
        return last.blank()
                || last.says(FAREWELL)
                || last.says(NAME) && underFarewell(lines.subList(0, lines.size() - 1));
    }

    private static boolean underFarewell(List<MailLine> lines) {
        return lines.reversed().stream()
                .filter(line -> !line.blank())
                .findFirst()
                .map(line -> line.says(FAREWELL))
                .orElse(false);
    }

    /** What is not read, as it was written. */
    List<String> notRead() {
        return Stream.concat(above.stream(), below.stream())
                .filter(line -> !line.blank())
                .map(MailLine::text)
                .toList();
    }
}
