package postrider.words;

import java.util.List;
import java.util.function.Function;
import postrider.kernel.Complaint;
import postrider.kernel.Line;
import postrider.kernel.Question;
import postrider.kernel.Side;
import postrider.kernel.Vocabulary;

/**
 * What lies on the table when a letter is read.
 *
 * @param side who wrote it
 * @param names what clauses may name
 * @param open questions the sender has been asked and has not answered
 * @param order the game's complaints about the lines of an order; empty if it understands them
 */
public record Table(Side side, Vocabulary names, List<Question<?>> open, Function<List<Line>, List<Complaint>> order) {
    public Table {
        open = List.copyOf(open);
    }

    /** A question as an answer names it: {@code intercept into Camden}. */
    public static String name(Question<?> question) {
        return (question.topic() + " " + question.about()).strip();
    }
}
