package postrider.wethepeople;

import java.util.List;
import java.util.Optional;
import postrider.cards.Piles;
import postrider.kernel.Side;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;

/**
 * Where the 96 strategy cards are.
 *
 */
public record Cards(SpaceSet<Card> deck, IndexMap<Pile, List<Card>> piles) implements Piles<Pile, Card, Cards> {

    /** All in the deck. */
    public static Cards undealt(List<Card> all) {
        var none = IndexMap.of(List.of(Pile.values()), pile -> List.<Card>of());
        return new Cards(SpaceSet.all(all), none);
    }

    @Override
    public Cards with(SpaceSet<Card> deck, IndexMap<Pile, List<Card>> piles) {
        return new Cards(deck, piles);
    }

    public List<Card> hand(Side side) {
        return in(Pile.hand(side));
    }

    public List<Card> reinforcements(Side side) {
        return in(Pile.reinforcements(side));
    }

    public List<Card> discards() {
        return in(Pile.DISCARDS);
    }

    public Optional<Card> warEnds() {
        return in(Pile.WAR_ENDS).stream().findFirst();
    }

    /** Names no card: hands and deck are secret. */
    @Override
    public String toString() {
        return "%d cards in the deck, %d discards"
                .formatted(deck.size(), discards().size());
    }
}
