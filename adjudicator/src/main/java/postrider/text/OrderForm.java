package postrider.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * The shape of a game's orders: a list of statements, each one line or more.
 *
 * @param opening how a statement begins; a line that does not begin so continues the one above
 * @param splitter rewrites a line, already free of shorthand, with a line break before each further statement
 * @param examples orders to suggest where there is none
 * @param longest the length of the longest order, in characters
 */
public record OrderForm(Pattern opening, UnaryOperator<String> splitter, List<String> examples, int longest) {
    /** The length of the longest statement, in characters. Patterns are quick on what a person writes, but not on anything longer. */
    public static final int LONGEST = 2000;

    /** For a game whose whole orders are no longer than a statement may be. */
    public OrderForm(Pattern opening, UnaryOperator<String> splitter, List<String> examples) {
        this(opening, splitter, examples, LONGEST);
    }

    /** Reads the statements of an order. Any words it does not mark as {@link LineReader#understood} draw a complaint. */
    public interface Reader<O> {
        /** The order; if empty, there has been a complaint. */
        Optional<O> read(List<LineReader> statements);
    }

    /** Reads an order. It is understood whole or not at all. */
    public <O> Read<O> read(List<Line> lines, Reader<O> reader) {
        var complaints = new ArrayList<Complaint>();
        var order = read(lines, complaints, reader);
        return complaints.isEmpty()
                ? new Read.Understood<>(order.orElseThrow())
                : new Read.NotUnderstood<>(complaints.stream().distinct().toList());
    }

    /** Quotes the statement's lines as the player wrote them, not the words they were read as. */
    private Complaint asWritten(Complaint complaint, List<Line> lines) {
        var written = new ArrayList<String>();
        for (var line : lines) {
            if (line.number() < complaint.line()) continue;
            if (!written.isEmpty() && opens(statements(line).getFirst())) break;
            written.add(line.text());
        }
        return new Complaint(complaint.line(), String.join(" / ", written), complaint.expected(), complaint.nearest());
    }

    private <O> Optional<O> read(List<Line> lines, List<Complaint> complaints, Reader<O> reader) {
        if (Lists.sum(lines, line -> line.text().length()) > longest)
            return complain(complaints, lines.getFirst().number(), "An order has %d characters at most.", longest);
        var statements = statements(lines);
        if (statements.isEmpty()) return complain(complaints, 0, "There is no order in this letter.");
        var tooLong = Lists.find(statements, statement -> statement.text().length() > LONGEST);
        if (tooLong.isPresent())
            return complain(complaints, tooLong.get().number(), "A statement has %d characters at most.", LONGEST);
        var read = Lists.map(statements, statement -> new LineReader(statement, complaints));
        var order = reader.read(read);
        read.forEach(LineReader::end);
        complaints.replaceAll(complaint -> asWritten(complaint, lines));
        return order;
    }

    private <O> Optional<O> complain(List<Complaint> complaints, int line, String why, Object... about) {
        complaints.add(new Complaint(line, "", why.formatted(about), examples));
        return Optional.empty();
    }

    /**
     * Reads an answer that is written in the words of an order. It is understood whole or not at all.
     *
     * @param plain prepares the words for the reader
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
        return List.of(splitter.apply(Rewording.SHORTHAND.of(line.text())).split("\n", -1));
    }

    private boolean opens(String said) {
        return opening.matcher(said).lookingAt();
    }

    private List<Line> statements(List<Line> lines) {
        var statements = new ArrayList<Line>();
        for (var line : lines)
            for (var said : statements(line)) {
                if (statements.isEmpty() || opens(said)) statements.add(new Line(line.number(), said));
                else {
                    var above = statements.removeLast();
                    statements.add(new Line(above.number(), above.text() + "; " + said));
                }
            }
        return statements;
    }
}
