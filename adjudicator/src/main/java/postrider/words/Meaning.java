package postrider.words;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.question.Question;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;

/**
 * Which lines may be meant for the referee, whatever they look like. Such a line is read, and complained of if it is not understood.
 *
 * @param order whether words begin an order, or are one
 * @param open what an answer may be for
 * @param names of the places and people on the map, in small letters, with blanks around them
 * @param timed whether the game has a clock
 * @param writer who wrote the letter, in small letters, with blanks around; blank if nobody knows
 */
record Meaning(Predicate<String> order, List<Question<?>> open, List<String> names, boolean timed, String writer) {
    /** Before the game is known. */
    static final Meaning UNKNOWN = new Meaning(words -> false, List.of(), List.of(), false, "");

    private static final Pattern ANYTIME = LineReader.pattern("(%s)\\b.*".formatted(Enquiry.WORDS));
    private static final Pattern PARTED = Pattern.compile(".*[:;].*");
    private static final Pattern UNDER_ORDER =
            LineReader.pattern("(?:if asked|answer)\\b[^<]*:[^<]*|otherwise ask\\W*");

    /** That an answer is needed, as our letters say under their title, wherever the line is broken. */
    private static final Pattern NEEDED = LineReader.pattern(".*:(?: your(?: answer(?: is(?: needed)?)?)?)?");

    /** A sentence that tells or wishes something, though its first word may begin an order: no card or number is in it, and no colon. */
    private static final Pattern PROSE = LineReader.pattern(
            "(?=[^\\d:]*$).*\\b(?:is|are|was|were|am|been|has|have|had|did|does|will|would|can|could|may|might|should|shall|seems?|feels?|felt|you|your|well)\\b.*");

    private static final Set<String> BETWEEN =
            Set.of("to", "with", "in", "into", "at", "from", "via", "by", "near", "drop", "take", "and", "or", "if");

    static Meaning in(ReadingContext context) {
        var names = context.names();
        return new Meaning(
                context.begins(),
                context.open(),
                Lists.map(Lists.concat(names.places(), names.people(), names.others()), Meaning::plain),
                context.timed(),
                plain(context.writer()));
    }

    /** Whether it begins as orders, answers and other words to the referee do, or could be read as one. */
    boolean surely(MailLine line) {
        return acts(line)
                || LooseRequest.of(line.text())
                        .filter(request -> request != LooseRequest.PRESS)
                        .isPresent();
    }

    /** Whether it begins as orders, answers and other words to the referee do, and would act. */
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

    /** Whether no letter of ours has such a line where it may be written into: an order, a clause or an answer that is neither set in nor listed. */
    boolean isTyped(MailLine line) {
        return line.indent() == 0
                && !line.listed()
                && (line.says(UNDER_ORDER)
                        || line.says(PARTED) && begins(line) && !isProse(line.text())
                        || !line.says(NEEDED) && isAnswer(line));
    }

    /** Whether it tells of something, whatever it begins with. */
    static boolean isProse(String text) {
        return PROSE.matcher(text).matches();
    }

    /** Whether it begins an order. */
    boolean begins(MailLine line) {
        return !line.isEndless() && order.test(line.text());
    }

    /** Whether it is that, or says something of somebody or something on the map. */
    boolean maybe(MailLine line) {
        return surely(line) || !line.isEndless() && speaks(line.text());
    }

    /** Whether it names somebody or something on the map. */
    boolean names(MailLine line) {
        var plain = plain(line.text());
        return names.stream().anyMatch(plain::contains);
    }

    /** Whether it is the writer's name, or the first or the last of their names, and nothing else. */
    boolean isWriter(MailLine line) {
        if (line.isEndless()) return false;
        var plain = plain(line.text());
        boolean one = !plain.isBlank() && plain.indexOf(' ', 1) == plain.length() - 1;
        return !plain.isBlank() && plain.equals(writer) || one && (writer.startsWith(plain) || writer.endsWith(plain));
    }

    /** A name with a small word beside it, or a name alone that is not written as one. */
    private boolean speaks(String text) {
        var plain = plain(text);
        boolean between = Stream.of(plain.split(" ")).anyMatch(BETWEEN::contains);
        return names.stream()
                .anyMatch(name -> between && plain.contains(name)
                        || plain.equals(name) && Character.isLowerCase(text.codePointAt(0)));
    }

    private static String plain(String text) {
        return " "
                + text.toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N}]+", " ")
                        .strip() + " ";
    }
}
