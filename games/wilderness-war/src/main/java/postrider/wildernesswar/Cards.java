package postrider.wildernesswar;

import java.util.List;
import postrider.cards.Piles;
import postrider.kernel.ruling.Side;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;

/** Where the 70 strategy cards are (5.2). */
public record Cards(SpaceSet<Card> deck, IndexMap<Pile, List<Card>> piles) implements Piles<Pile, Card, Cards> {
    /** All cards are in the deck. */
    public static Cards undealt(List<Card> all) {
        return new Cards(SpaceSet.all(all), IndexMap.of(List.of(Pile.values()), pile -> List.<Card>of()));
    }

    @Override
    public Cards with(SpaceSet<Card> deck, IndexMap<Pile, List<Card>> piles) {
        return new Cards(deck, piles);
    }

    public List<Card> hand(Side side) {
        return in(Pile.hand(side));
    }

    public List<Card> discards() {
        return in(Pile.DISCARDS);
    }

    /** Names no card, because hands and deck are secret. */
    @Override
    public String toString() {
        return "%d cards in the deck, %d discards"
                .formatted(deck.size(), discards().size());
    }
}
