package postrider.words;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.question.Question;
import postrider.text.Line;
import postrider.text.LineReader;

/** Decides which lines of one letter may be meant for the referee. It remembers its verdicts, for the same line is judged many times. */
final class Meaning {
    private static final Pattern ANYTIME = LineReader.pattern("(%s)\\b.*".formatted(Enquiry.WORDS));
    private static final Pattern PARTED = Pattern.compile(".*[:;].*");
    private static final Pattern UNDER_ORDER =
            LineReader.pattern("(?:if asked|answer)\\b[^<]*:[^<]*|otherwise ask\\W*");

    /** "...: your answer is needed", the headline of our letters, wherever it is broken. */
    private static final Pattern NEEDED = LineReader.pattern(".*:(?: your(?: answer(?: is(?: needed)?)?)?)?");

    /** A statement or wish, even if its first word could begin an order. It has no number and no colon. */
    private static final Pattern PROSE = LineReader.pattern(
            "(?=[^\\d:]*$).*\\b(?:is|are|was|were|am|been|has|have|had|did|does|will|would|can|could|may|might|should|shall|seems?|feels?|felt|you|your|well)\\b.*");

    /** By so many letters a short form of a name is known. */
    private static final int BEGINNING = 3;

    private static final Set<String> BETWEEN =
            Set.of("to", "with", "in", "into", "at", "from", "via", "by", "near", "drop", "take", "and", "or", "if");

    private final Predicate<String> order;
    private final List<Question<?>> open;
    private final MapNames names;
    private final boolean timed;
    /** Who wrote the letter, in plain words; blank if nobody knows. */
    private final String writer;

    private final Map<String, Boolean> maybe = new HashMap<>();

    /**
     * @param order whether words are or begin an order
     * @param open the questions that an answer may be for
     * @param timed whether the game has a clock
     * @param writer who wrote the letter; empty if nobody knows
     */
    private Meaning(Predicate<String> order, List<Question<?>> open, MapNames names, boolean timed, String writer) {
        this.order = order;
        this.open = open;
        this.names = names;
        this.timed = timed;
        this.writer = MapNames.plain(writer);
    }

    /** For a letter whose game is not known yet. */
    static Meaning unknown() {
        return new Meaning(words -> false, List.of(), MapNames.NONE, false, "");
    }

    static Meaning in(ReadingContext context) {
        return new Meaning(
                context.begins(),
                context.open(),
                ClauseNames.of(context.names()).onMap(),
                context.timed(),
                context.writer());
    }

    /** Whether the line {@linkplain #acts acts}, or is a request in words that do not act. */
    boolean surely(MailLine line) {
        return acts(line)
                || LooseRequest.of(line.text())
                        .filter(request -> request != LooseRequest.PRESS)
                        .isPresent();
    }

    /** Whether the line begins like an order, an answer or anything else that acts. */
    boolean acts(MailLine line) {
        return line.says(Wrapping.OPENS)
                || line.says(ANYTIME)
                || !line.isEndless() && Motion.begins(line.text(), timed)
                || Boxes.opens(line.text())
                || !Header.of(line).silent()
                || begins(line)
                || isAnswer(line);
    }

    private boolean isAnswer(MailLine line) {
        return !line.isEndless() && ReplyReader.answers(new Line(line.number(), line.text()), open);
    }

    /** Whether the line must have been typed: an order, a clause or an answer, neither indented nor listed as our letters print them. */
    boolean isTyped(MailLine line) {
        return line.indent() == 0
                && !line.listed()
                && (line.says(UNDER_ORDER)
                        || line.says(PARTED) && begins(line) && !isProse(line.text())
                        || !line.says(NEEDED) && isAnswer(line));
    }

    /** Whether the text is a statement or wish, whatever it begins with. */
    static boolean isProse(String text) {
        return PROSE.matcher(text).matches();
    }

    /** Whether the line begins an order. */
    boolean begins(MailLine line) {
        return !line.isEndless() && order.test(line.text());
    }

    /** Like {@link #surely}, or says something about a place or person on the map. */
    boolean maybe(MailLine line) {
        return maybe.computeIfAbsent(line.text(), text -> surely(line) || !line.isEndless() && speaks(text));
    }

    /** Whether the line names a place or person on the map. */
    boolean names(MailLine line) {
        return names.areIn(MapNames.plain(line.text()));
    }

    /** Whether the line is only the writer's name, or their first or last name. */
    boolean isWriter(MailLine line) {
        if (line.isEndless()) return false;
        var plain = MapNames.plain(line.text());
        boolean one = !plain.isBlank() && plain.indexOf(' ', 1) == plain.length() - 1;
        return !plain.isBlank() && plain.equals(writer) || one && (writer.startsWith(plain) || writer.endsWith(plain));
    }

    /** Whether the line is a name that has a word in common with the writer's, if only its beginning. */
    boolean sharesName(MailLine line) {
        return Closings.isName(line)
                && Stream.of(MapNames.plain(line.text()).strip().split(" "))
                        .anyMatch(word ->
                                word.length() >= BEGINNING && writer.contains(" " + word.substring(0, BEGINNING)));
    }

    /** A name with a preposition or the like, or a name alone in small letters. */
    private boolean speaks(String text) {
        var plain = MapNames.plain(text);
        boolean between = Stream.of(plain.split(" ")).anyMatch(BETWEEN::contains);
        return between && names.areIn(plain) || names.isOne(plain) && Character.isLowerCase(text.codePointAt(0));
    }
}
