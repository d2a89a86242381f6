package postrider.wildernesswar;

import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;
import postrider.kernel.Side;
import postrider.kit.HiddenCards;
import postrider.map.SpaceSet;
import postrider.wildernesswar.rules.Dealing;

/** The strategy cards in a hand and in the deck. */
final class HiddenHand implements HiddenCards<Position> {
    @Override
    public String deck() {
        return Dealing.DECK;
    }

    @Override
    public List<String> deck(Position now) {
        return now.cards().deck().stream().map(Card::id).toList();
    }

    @Override
    public List<String> hand(Position now, Side side) {
        return now.cards().hand(side).stream().map(Card::id).toList();
    }

    @Override
    public Position with(Position now, Side hand, UnaryOperator<String> other) {
        return now.with(now.cards()
                .with(Pile.hand(hand), others(now.box(), now.cards().hand(hand), other))
                .withDeck(SpaceSet.of(
                        now.box().cards(), others(now.box(), now.cards().deck(), other))));
    }

    private static List<Card> others(Box box, Collection<Card> cards, UnaryOperator<String> other) {
        return cards.stream()
                .map(card -> box.card(Integer.parseInt(other.apply(card.id()))))
                .toList();
    }
}
