package postrider.kit;

import java.util.List;
import java.util.function.UnaryOperator;
import postrider.kernel.ruling.Side;

/** Where a game keeps the cards that a player cannot see; a card is its id in journals. */
public interface HiddenCards<P> {
    /** The deck's name in journals. */
    String deck();

    /** The cards to come. */
    List<String> deck(P now);

    /** The cards of a side. */
    List<String> hand(P now, Side side);

    /** The same position with other cards in that hand and in the deck. */
    P with(P now, Side hand, UnaryOperator<String> other);
}
