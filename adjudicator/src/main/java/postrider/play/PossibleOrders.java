package postrider.play;

import java.util.List;
import postrider.kernel.Game;
import postrider.kernel.Guide;
import postrider.kernel.OrderLanguage;
import postrider.kernel.Suggestion;
import postrider.kernel.ruling.Side;
import postrider.text.LazyList;

/**
 * What a game tells its players about the orders and answers they may give.
 *
 * @param position before the open impulse
 */
public record PossibleOrders<P, O>(Game.Box<P, O> box, P position) {
    /** What does not depend on the position. */
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

    /** Orders by which {@code side} does as little as possible; the first legal one counts. */
    public List<String> minimalOrders(Side side) {
        return box.orders().minimalOrders(position, side);
    }

    /**
     * The legal orders if its order is awaited, grouped by kind, each on one line. Where there are too many, some represent the rest.
     */
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

    public List<Guide> guides(Side side) {
        return box.orders().guides(position, side);
    }
}
