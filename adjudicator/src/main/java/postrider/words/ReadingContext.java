package postrider.words;

import java.util.List;
import java.util.function.Predicate;
import postrider.kernel.Vocabulary;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;

/**
 * What must be known of a game to read a letter to it.
 *
 * @param game its id, to suggest where the letter names no game
 * @param side the writer's side
 * @param writer the writer's name; empty if nobody knows
 * @param names what clauses may name
 * @param begins whether words are or begin an order of the game
 * @param open the questions that the writer has not answered
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
