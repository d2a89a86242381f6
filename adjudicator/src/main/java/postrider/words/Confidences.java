package postrider.words;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.view.View;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;

/**
 * Finds what the other player should not read in a message to them: orders, words for the referee, and secrets copied from our letters.
 *
 * @param rows the lines of the letter
 */
record Confidences(List<MailLine> rows, ReadingContext context) {
    private static final Pattern TO_REFEREE = LineReader.pattern("(?:press\\b\\W*(?:anonymous(?:ly)?\\b\\W*)?)?"
            + "(?:(?:to|for) (?:the )?(?:referee|umpire)\\b|(?:(?:dear|hi|hello) )?(?:referee|umpire) ?[:,]).*");

    /** The heading of secret information in our letters, after any mark, or the line under their title. */
    private static final Pattern OURS = LineReader.pattern(
            "(?:\\p{L}{0,12}[^\\p{L}\\p{N}\\s] ?)*%s|.*, impulse \\d+, to the\\b.*".formatted(View.HAND));

    private static final Pattern ADDRESS = LineReader.pattern("press\\b[^,:]*: ?[^,:]{1,40}[,:]");
    private static final Pattern UNDERLINE = Pattern.compile(".{0,12}[=-]{4,}");

    /** The complaints about a message in these lines. */
    List<Complaint> complaints(List<Line> message) {
        var orders = Stream.concat(message.stream().skip(1), underAddress())
                .distinct()
                .filter(this::isOrder)
                .map(line -> told(line, "send an order, an answer or a clause in a letter of its own."));
        var toReferee = message.stream()
                .filter(line -> TO_REFEREE.matcher(line.text()).matches())
                .map(line -> told(line, "write to the referee in person."));
        var ours = IntStream.range(1, rows.size())
                .filter(at -> rows.get(at).says(OURS) || isUnderlined(at))
                .mapToObj(rows::get)
                .map(row -> told(new Line(row.number(), row.text()), "it is from one of our letters."));
        return Stream.of(orders, toReferee, ours).flatMap(all -> all).toList();
    }

    /** The line below "Dear Tom," begins a sentence, although wrapping joins it to that line. */
    private Stream<Line> underAddress() {
        var written = Lists.filter(rows, row -> !row.blank());
        return IntStream.range(1, written.size())
                .filter(at -> written.get(at - 1).says(ADDRESS))
                .mapToObj(written::get)
                .map(row -> new Line(row.number(), row.text()));
    }

    /** Whether the row is underlined, as all headings of our letters are. */
    private boolean isUnderlined(int at) {
        return at + 1 < rows.size()
                && rows.get(at + 1).says(UNDERLINE)
                && rows.get(at + 1).text().length() == rows.get(at).text().length();
    }

    /** Whether the line begins an order or a clause, or is an answer or another motion. */
    private boolean isOrder(Line line) {
        return context.begins().test(line.text()) && !Meaning.isProse(line.text())
                || ClauseReader.isUnderOrder(line)
                || Motion.begins(line.text(), context.timed()) && isMeant(line)
                || ClauseReader.opens(line.text(), context.names())
                || ReplyReader.isAnswer(line)
                || ReplyReader.answers(line, context.open());
    }

    /** "We press on" is prose: it has no colon. */
    private static boolean isMeant(Line motion) {
        return Motion.read(List.of(motion))
                .filter(read -> !read.isTold() || motion.text().contains(":"))
                .isPresent();
    }

    private static Complaint told(Line line, String why) {
        return new Complaint(line.number(), line.text(), "The other player would read this: " + why, List.of());
    }
}
