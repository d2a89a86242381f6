package postrider.americanwar;

import java.util.List;
import java.util.Optional;
import postrider.cards.Piles;
import postrider.kernel.ruling.Side;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/**
 * Where the strategy cards are.
 *
 * @param reshuffle the deck will be reshuffled in the next Strategy Cards Phase (6.3.D); never in the elder book
 * @param exchange the event just discarded, which the opponent may take before playing (6.32.C); never in the elder book
 */
public record Cards(SpaceSet<Card> deck, IndexMap<Pile, List<Card>> piles, boolean reshuffle, Optional<Card> exchange)
        implements Piles<Pile, Card, Cards> {

    /** The umpire's name for the deck. */
    public static final String DECK = "strategy deck";

    public static Cards undealt(List<Card> all) {
        var none = IndexMap.of(List.of(Pile.values()), pile -> List.<Card>of());
        return new Cards(SpaceSet.all(all), none, false, Optional.empty());
    }

    @Override
    public Cards with(SpaceSet<Card> deck, IndexMap<Pile, List<Card>> piles) {
        return new Cards(deck, piles, reshuffle, exchange);
    }

    public Cards withReshuffle(boolean due) {
        return new Cards(deck, piles, due, exchange);
    }

    public Cards withExchange(Optional<Card> card) {
        return new Cards(deck, piles, reshuffle, card);
    }

    public List<Card> hand(Side side) {
        return in(Pile.hand(side));
    }

    public List<Card> queue(Side side) {
        return in(Pile.queue(side));
    }

    /** 7.1.B.ii */
    public int queued(Side side) {
        return Lists.sum(queue(side), Card::ops);
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

    /** Names no card, because hands and deck are secret. */
    @Override
    public String toString() {
        return "%d cards in the deck, %d discards"
                .formatted(deck.size(), discards().size());
    }
}
