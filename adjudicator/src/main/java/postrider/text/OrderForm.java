package postrider.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the orders of a game look like: statements, each of a line or more.
 *
 * @param opening how a statement begins; a line that begins otherwise goes on with the one above
 * @param parted a line as it is read, without shorthand: a line break where it begins another statement
 * @param manner examples to show where there is no order
 * @param longest characters of the longest order
 */
public record OrderForm(Pattern opening, UnaryOperator<String> parted, List<String> manner, int longest) {
    /** Characters of the longest statement: patterns are quick on what a person writes, and on nothing longer. */
    public static final int LONGEST = 2000;

    /** Of a game whose orders are no longer than a statement may be. */
    public OrderForm(Pattern opening, UnaryOperator<String> parted, List<String> manner) {
        this(opening, parted, manner, LONGEST);
    }

    /** Reads the statements of an order. What it leaves of one without saying that it understood it is complained of. */
    public interface Reader<O> {
        /** The order; without one there is a complaint. */
        Optional<O> read(List<LineReader> statements);
    }

    /** The order, if all of it is understood. */
    public <O> Read<O> read(List<Line> lines, Reader<O> reader) {
        var complaints = new ArrayList<Complaint>();
        var order = read(lines, complaints, reader);
        return complaints.isEmpty()
                ? new Read.Understood<>(order.orElseThrow())
                : new Read.NotUnderstood<>(complaints.stream().distinct().toList());
    }

    /** Of the lines of its statement, not of the words they were read as. */
    private Complaint asWritten(Complaint complaint, List<Line> lines) {
        var from = lines.stream()
                .dropWhile(line -> line.number() < complaint.line())
                .toList();
        var written = Stream.concat(
                from.stream().limit(1),
                from.stream().skip(1).takeWhile(line -> !opens(statements(line).getFirst())));
        return new Complaint(
                complaint.line(),
                written.map(Line::text).collect(Collectors.joining(" / ")),
                complaint.expected(),
                complaint.nearest());
    }

    private <O> Optional<O> read(List<Line> lines, List<Complaint> complaints, Reader<O> reader) {
        if (lines.stream().mapToInt(line -> line.text().length()).sum() > longest)
            return new LineReader(new Line(lines.getFirst().number(), ""), complaints)
                    .complain("An order has %d characters at most.".formatted(longest), manner);
        var statements = statements(lines);
        if (statements.isEmpty())
            return new LineReader(new Line(0, ""), complaints).complain("There is no order in this letter.", manner);
        for (var endless :
                Lists.filter(statements, statement -> statement.text().length() > LONGEST))
            return new LineReader(new Line(endless.number(), ""), complaints)
                    .complain("A statement has %d characters at most.".formatted(LONGEST), manner);
        var read = Lists.map(statements, statement -> new LineReader(statement, complaints));
        var order = reader.read(read);
        read.forEach(LineReader::end);
        complaints.replaceAll(complaint -> asWritten(complaint, lines));
        return order;
    }

    /**
     * What is said in an answer in the words of an order, if all of it is understood.
     *
     * @param plain the words as a line is read
     */
    public static <A> Read<A> readAnswer(String words, UnaryOperator<String> plain, Function<LineReader, A> reader) {
        var line = new LineReader(new Line(0, plain.apply(Rewording.SHORTHAND.of(words))), new ArrayList<>());
        if (words.length() > LONGEST || Match.words(words).isEmpty()) {
            line.complain("This is not understood.", List.of());
            return new Read.NotUnderstood<>(line.complaints());
        }
        var said = reader.apply(line);
        line.end();
        return line.complaints().isEmpty() ? new Read.Understood<>(said) : new Read.NotUnderstood<>(line.complaints());
    }

    private List<String> statements(Line line) {
        return List.of(parted.apply(Rewording.SHORTHAND.of(line.text())).split("\n", -1));
    }

    private boolean opens(String said) {
        return opening.matcher(said).lookingAt();
    }

    private List<Line> statements(List<Line> lines) {
        var statements = new ArrayList<Line>();
        for (var line : lines)
            for (var said : statements(line)) {
                boolean opens = statements.isEmpty() || opens(said);
                var above = opens ? new Line(line.number(), "") : statements.removeLast();
                statements.add(new Line(above.number(), opens ? said : above.text() + "; " + said));
            }
        return statements;
    }
}
