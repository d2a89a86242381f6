package postrider.kernel;

import java.util.List;

/**
 * The words of orders: how they are read and written, and how a player is told of them.
 *
 * @param <P> a position
 * @param <O> an order as understood
 */
public interface OrderLanguage<P, O> {
    /** Reads the lines of an order. It is not judged yet. */
    Read<O> read(List<Line> lines, P position, Side by);

    /** The order in canonical words, one line each; reading them again gives an equal order. */
    List<String> words(O order);

    /** What {@code side} may do now, a line each, for the foot of a report. */
    List<String> mayDo(P position, Side side);

    /** The lines {@code side} sends back, with {@code <placeholders>}; empty when nothing is expected of it. */
    List<String> reply(P position, Side side);
}
