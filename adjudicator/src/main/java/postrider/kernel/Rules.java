package postrider.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The whole contract between the referee and a game. Found by {@link java.util.ServiceLoader} through {@link Game}.
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

    /** Reads the lines of an order. It is not judged yet. */
    Read<O> read(List<Line> lines, P position, Side by);

    /** The order in canonical words, one line each; reading them again gives an equal order. */
    List<String> words(O order);

    /**
     * Carries an order out. Judges it whole before the first die, draw or question: up to there {@link Refused} changes
     * nothing, after it there is no taking back.
     */
    P play(P position, Side by, O order, Umpire umpire);

    /** Phases that need no order, until an order is needed or the game has ended. */
    P advance(P position, Umpire umpire);

    /** Whose order is needed; empty when the game has ended. */
    Optional<Side> toMove(P position);

    /** How the game ended, if it has. */
    Optional<Ending> ending(P position);

    /** What {@code side} may see, built field by field. */
    View view(P position, Side side);

    /** What {@code side} may do now, a line each, for the foot of a report. */
    List<String> mayDo(P position, Side side);

    /** The lines {@code side} sends back, with {@code <placeholders>}; empty when nothing is expected of it. */
    List<String> reply(P position, Side side);

    /**
     * Legal orders, those of one card or one kind together. No group is empty, and there is one while an order is needed.
     * Where too many are legal to list them all, some stand for the rest. A list may make an order when it is taken.
     */
    List<List<O>> legal(P position, Side side);

    /** Legal orders in canonical words, lines parted by line feeds. */
    default List<String> legalOrders(P position, Side side) {
        return legal(position, side).stream()
                .flatMap(List::stream)
                .map(order -> String.join("\n", words(order)))
                .toList();
    }

    /** A player with some sense of this game, the same for the same seed; empty if nobody has written one. */
    default Optional<Player<P, O>> sensible(long seed) {
        return Optional.empty();
    }

    /**
     * What this impulse broke that no impulse may, a sentence with its rule number each; nothing unless these rules are at
     * fault. Only simulations ask.
     */
    default List<String> broken(P before, Optional<O> order, P after) {
        return List.of();
    }

    /** The one notation for a position: scenario, stored game, case and bug report. */
    String write(P position);

    /** Reads {@link #write}. Throws IllegalArgumentException naming every line that is not understood. */
    P position(String text);

    /** Applies one statement of the notation. Throws IllegalArgumentException if it is not understood. */
    P with(P position, String statement);

    /** Names of all spaces, as questions name them; clauses and standing orders are checked against them. */
    List<String> places();

    /** Names of all pieces a question can be about, of both sides: generals, leaders, armies. */
    List<String> people();

    /** All cards by number and title, e.g. {@code 73 Morgan's Riflemen}; empty for a game without cards. */
    List<String> cards();

    /** A game that is over. */
    record Ending(Optional<Side> winner, String rule, String sentence) {}
}
