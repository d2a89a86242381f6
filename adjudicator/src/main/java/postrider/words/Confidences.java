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
 * What of a message to the other player is not for them: an order, what is meant for the referee, and what a letter of ours tells its
 * reader alone.
 *
 * @param rows of the letter, as they stand in it
 */
record Confidences(List<MailLine> rows, ReadingContext context) {
    private static final Pattern TO_REFEREE = LineReader.pattern("(?:press\\b\\W*(?:anonymous(?:ly)?\\b\\W*)?)?"
            + "(?:(?:to|for) (?:the )?(?:referee|umpire)\\b|(?:(?:dear|hi|hello) )?(?:referee|umpire) ?[:,]).*");

    /** The heading of what a letter of ours tells its reader alone, behind whatever mark, or what such a letter begins with. */
    private static final Pattern OURS = LineReader.pattern(
            "(?:\\p{L}{0,12}[^\\p{L}\\p{N}\\s] ?)*%s|.*, impulse \\d+, to the\\b.*".formatted(View.HAND));

    private static final Pattern ADDRESS = LineReader.pattern("press\\b[^,:]*: ?[^,:]{1,40}[,:]");
    private static final Pattern UNDERLINE = Pattern.compile(".{0,12}[=-]{4,}");

    /** Of a message that stands in these lines. */
    List<Complaint> complaints(List<Line> message) {
        var orders = Stream.concat(message.stream().skip(1), underAddress())
                .distinct()
                .filter(this::isOrder)
                .map(line -> told(line, "an order, an answer or a clause wants a letter of its own."));
        var toReferee = message.stream()
                .filter(line -> TO_REFEREE.matcher(line.text()).matches())
                .map(line -> told(line, "write to the referee in person."));
        var ours = IntStream.range(1, rows.size())
                .filter(at -> rows.get(at).says(OURS) || isUnderlined(at))
                .mapToObj(rows::get)
                .map(row -> told(new Line(row.number(), row.text()), "it stands in a letter of ours."));
        return Stream.of(orders, toReferee, ours).flatMap(all -> all).toList();
    }

    /** What stands below "Dear Tom," begins a line, though it goes on with that one. */
    private Stream<Line> underAddress() {
        var written = Lists.filter(rows, row -> !row.blank());
        return IntStream.range(1, written.size())
                .filter(at -> written.get(at - 1).says(ADDRESS))
                .mapToObj(written::get)
                .map(row -> new Line(row.number(), row.text()));
    }

    /** As all headings of our letters are. */
    private boolean isUnderlined(int at) {
        return at + 1 < rows.size()
                && rows.get(at + 1).says(UNDERLINE)
                && rows.get(at + 1).text().length() == rows.get(at).text().length();
    }

    /** Whether it begins an order or a clause, or is an answer or another motion. */
    private boolean isOrder(Line line) {
        return context.begins().test(line.text()) && !Meaning.isProse(line.text())
                || ClauseReader.isUnderOrder(line)
                || Motion.begins(line.text(), context.timed()) && isMeant(line)
                || ClauseReader.opens(line.text(), context.names())
                || ReplyReader.isAnswer(line)
                || ReplyReader.answers(line, context.open());
    }

    /** Who presses on says so in prose, without a colon. */
    private static boolean isMeant(Line motion) {
        return Motion.read(List.of(motion))
                .filter(read -> !read.isTold() || motion.text().contains(":"))
                .isPresent();
    }

    private static Complaint told(Line line, String why) {
        return new Complaint(line.number(), line.text(), "The other player would read this: " + why, List.of());
    }
}
