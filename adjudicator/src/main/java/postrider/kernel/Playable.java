package postrider.kernel;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;

/**
 * What it takes to play a game without people. No letter depends on it.
 *
 * @param <P> a position
 * @param <O> an order as understood
 */
public interface Playable<P, O> {
    /**
     * Legal orders, those of one card or one kind together. No group is empty, and there is one while an order is needed.
     * Where too many are legal to list them all, some stand for the rest. A list may make an order when it is taken.
     */
    List<List<O>> legal(P position, Side side);

    /** A player with some sense of this game, the same for the same seed; empty if nobody has written one. */
    default Optional<Bot<P, O>> sensible(long seed) {
        return Optional.empty();
    }

    /**
     * How likely an order is to lead to this rule, as far as one can tell without carrying it out: the higher the likelier. Empty
     * but for what play seldom meets.
     */
    default Optional<ToIntFunction<O>> promise(String rule, P position) {
        return Optional.empty();
    }

    /** Orders that this rule would refuse, where play seldom meets it. */
    default List<O> mistakes(String rule, P position, Side side) {
        return List.of();
    }

    /**
     * Answers that it would refuse.
     *
     * @param before the position before this impulse
     */
    default List<String> mistakes(String rule, P before, Question<?> question) {
        return List.of();
    }

    /**
     * What this impulse broke that no impulse may, a sentence with its rule number each; nothing unless the rules are at
     * fault.
     *
     * @param order empty where the game moved by itself, or the referee moved it
     * @param report what was told of it
     */
    default List<String> broken(P before, Optional<O> order, P after, List<Ruling> report) {
        return List.of();
    }
}
