package postrider.play;

import java.util.List;
import postrider.kernel.Game;
import postrider.kernel.Guide;
import postrider.kernel.OrderLanguage;
import postrider.kernel.Suggestion;
import postrider.kernel.ruling.Side;
import postrider.map.LazyList;

/**
 * What a game tells its players of what they may order and answer.
 *
 * @param position before the open impulse
 */
public record PossibleOrders<P, O>(Game.Box<P, O> box, P position) {
    /** What hangs on no position. */
    public OrderLanguage<P, O> language() {
        return box.orders();
    }

    /** What {@code side} may do if its order is awaited. */
    public List<String> mayDo(Side side) {
        return box.orders().mayDo(position, side);
    }

    /** Orders worth a thought if the order of {@code side} is awaited. */
    public List<Suggestion> suggested(Side side) {
        return box.orders().suggested(position, side);
    }

    /** Orders by which {@code side} does as little as may be: the first that is legal. */
    public List<String> minimalOrders(Side side) {
        return box.orders().minimalOrders(position, side);
    }

    /** Those of one kind together, each on one line, if its order is awaited. Some stand for the rest where there are too many. */
    public List<List<String>> legal(Side side) {
        return LazyList.of(
                box.legal(position, side),
                kind -> LazyList.of(
                        kind, order -> String.join("; ", box.orders().words(order))));
    }

    /** Orders {@code side} may choose from if its order is awaited. */
    public List<String> offered(Side side) {
        return box.orders().offered(position, side);
    }

    /** What this side is told who asks for help. */
    public List<Guide> guides(Side side) {
        return box.orders().guides(position, side);
    }
}
