package postrider.workbench.simulation;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.ToIntFunction;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;

/**
 * What a simulation needs to know of a game to play it sensibly. No letter depends on it. Each title has its own in its
 * workbench, listed in META-INF/services.
 *
 * @param <P> a position
 * @param <O> an order as understood
 */
public interface Playable<P, O> {
    /** That of a game on the catalog; one without hints if it has none. */
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

    /** A player who plays this game sensibly, the same for the same seed; empty if nobody has written one. */
    default Optional<Bot<P, O>> sensible(long seed) {
        return Optional.empty();
    }

    /**
     * How likely an order is to lead to this rule, judged without carrying it out: the higher, the likelier. Empty except for
     * rules that play seldom meets.
     */
    default Optional<ToIntFunction<O>> promise(String rule, P position) {
        return Optional.empty();
    }

    /** Orders that this rule refuses, if play seldom meets it. */
    default List<O> mistakes(String rule, P position, Side side) {
        return List.of();
    }

    /**
     * Answers that this rule refuses.
     *
     * @param before the position before the impulse
     */
    default List<String> mistakes(String rule, P before, Question<?> question) {
        return List.of();
    }
}
