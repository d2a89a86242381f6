package postrider.workbench.simulation;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.ToIntFunction;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;

/**
 * What it takes to play a game with sense and without people. No letter depends on it. A title's stands on its own workbench,
 * and is named in META-INF/services.
 *
 * @param <P> a position
 * @param <O> an order as understood
 */
public interface Playable<P, O> {
    /** Of a game on the catalog; of one that names none, nobody's. */
    @SuppressWarnings("unchecked") // a title plays its own game
    static <P, O> Playable<P, O> of(String game) {
        return ServiceLoader.load(Playable.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(one -> one.game().equals(game))
                .map(one -> (Playable<P, O>) one)
                .findFirst()
                .orElse(() -> game);
    }

    /** The title's name on the catalog. */
    String game();

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
}
