package postrider.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;

/**
 * The rules of a game: what may happen, and what it results in. {@link Game.Box} has the rest of the contract.
 *
 * <p>Rules run straight through in the order of the rule book. They judge orders by throwing {@link Refused}, and ask the
 * {@link Umpire} for decisions, dice and cards as they need them. When a decision is missing the impulse stops; when it arrives, the
 * same methods run again from the same position, and the umpire repeats what it gave before. So rules must be deterministic: they may
 * use only their arguments, keep no state and change nothing outside.
 *
 * @param <P> a position: immutable, equal by value
 * @param <O> an order as understood: immutable, equal by value
 */
public interface Rules<P, O> {
    /**
     * The position before anything is dealt, rolled or asked. The position itself must record any options the rules need later.
     *
     * @param options the choices that differ from the defaults; the rules ignore those that are the referee's own
     */
    P setUp(String scenario, Map<String, String> options);

    /**
     * Carries out an order. The rules must judge its first part completely before the first roll, draw or question. Until then they may
     * throw {@link Refused}, which changes nothing; afterwards the order cannot be taken back.
     */
    P play(P position, Side by, O order, Umpire umpire);

    /** Plays the phases that need no order, until an order is needed or the game has ended. */
    default P advance(P position, Umpire umpire) {
        return position;
    }

    /** Whether it is decided who plays which side. If not, the set-up must decide it, see {@link Umpire#seat}. */
    default boolean isSeated(P position) {
        return true;
    }

    /** The side whose order is needed; empty if the game has ended. */
    Optional<Side> toMove(P position);

    /** How the game ended, if it has. */
    Optional<Ending> ending(P position);

    /** What {@code side} may see. To keep secrets, build it up from what the side knows; do not copy the position and delete. */
    View view(P position, Side side);

    /** What an onlooker may see; empty by default, for a game in which each side sees only its own. */
    default View publicView(P position) {
        return new View("", List.of());
    }

    /** What anyone may see once the game is over; needed only if more was hidden than hands. */
    default Optional<View> finalView(P position) {
        return Optional.empty();
    }

    /**
     * How a game ended.
     *
     * @param winner empty for a draw
     */
    record Ending(Optional<Side> winner, String rule, String sentence) {}
}
