package postrider.kit;

import java.util.List;
import java.util.function.UnaryOperator;
import postrider.kernel.ruling.Side;

/** Access to the cards of a position that a player cannot see, by their ids in journals. */
public interface HiddenCards<P> {
    /** The name of the deck in journals. */
    String deck();

    /** The cards left in the deck. */
    List<String> deck(P now);

    /** The cards in a side's hand. */
    List<String> hand(P now, Side side);

    /** The position with other cards in this hand and in the deck. */
    P with(P now, Side hand, UnaryOperator<String> other);
}
