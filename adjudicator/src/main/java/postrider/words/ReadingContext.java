package postrider.words;

import java.util.List;
import java.util.function.Predicate;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;

/**
 * What a letter is read with.
 *
 * @param game its id, for a letter that names none
 * @param side who wrote it
 * @param writer what its writer is called
 * @param names what clauses may name
 * @param begins whether words begin an order of the game, or are one
 * @param open questions the sender has been asked and has not answered
 * @param timed whether the game has a clock
 */
public record ReadingContext(
        String game,
        Side side,
        String writer,
        Vocabulary names,
        Predicate<String> begins,
        List<Question<?>> open,
        boolean timed) {}
