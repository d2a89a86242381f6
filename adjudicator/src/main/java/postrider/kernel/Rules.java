package postrider.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;

/**
 * What may happen in a game and what comes of it. The rest of the contract stands beside it in {@link Game.Box}.
 *
 * @param <P> a position: immutable, equal by value
 * @param <O> an order as understood: immutable, equal by value
 */
public interface Rules<P, O> {
    /**
     * The position before anything is dealt, rolled or asked; from here on it is the position that knows the options.
     *
     * @param options those that differ from the defaults, the referee's own among them, which are no business of the rules
     */
    P setUp(String scenario, Map<String, String> options);

    /**
     * Carries an order out. Judges its first part whole before the first die, draw or question: up to there {@link Refused}
     * changes nothing, after it there is no taking back.
     */
    P play(P position, Side by, O order, Umpire umpire);

    /** Phases that need no order, until an order is needed or the game has ended; a game may have none. */
    default P advance(P position, Umpire umpire) {
        return position;
    }

    /** Whether it is settled who plays which side; if not, the set-up settles it, see {@link Umpire#seat}. */
    default boolean isSeated(P position) {
        return true;
    }

    /** Whose order is needed; empty when the game has ended. */
    Optional<Side> toMove(P position);

    /** How the game ended, if it has. */
    Optional<Ending> ending(P position);

    /** What {@code side} may see, built field by field. */
    View view(P position, Side side);

    /** What anybody may see who sits on neither side; nothing where each side sees but its own. */
    default View publicView(P position) {
        return new View("", List.of());
    }

    /** What anybody may see once it is over, where more was hidden than hands. */
    default Optional<View> finalView(P position) {
        return Optional.empty();
    }

    /** A game that is over. */
    record Ending(Optional<Side> winner, String rule, String sentence) {}
}
