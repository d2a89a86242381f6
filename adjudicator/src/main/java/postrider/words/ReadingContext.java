package postrider.words;

import java.util.List;
import java.util.function.Function;
import postrider.kernel.Complaint;
import postrider.kernel.Line;
import postrider.kernel.Question;
import postrider.kernel.Side;
import postrider.kernel.Vocabulary;

/**
 * What a letter is read with.
 *
 * @param side who wrote it
 * @param names what clauses may name
 * @param open questions the sender has been asked and has not answered
 * @param order the game's complaints about the lines of an order; empty if it understands them
 */
public record ReadingContext(Side side, Vocabulary names, List<Question<?>> open, Function<List<Line>, List<Complaint>> order) {
    public ReadingContext {
        open = List.copyOf(open);
    }
}
