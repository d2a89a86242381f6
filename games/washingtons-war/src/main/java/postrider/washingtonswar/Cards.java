package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;

/**
 * Where the 110 cards are. Their order in the deck is nobody's to know: the umpire draws from it.
 *
 * @param deck what is left in the deck
 * @param piles all others in the order they came: the last discard is on top
 * @param reshuffle the deck is reshuffled at the next Strategy Cards Phase (6.3.D)
 * @param exchange the event just discarded, which the opponent may take before he plays (6.32.C)
 */
public record Cards(SpaceSet<Card> deck, IndexMap<Pile, List<Card>> piles, boolean reshuffle, Optional<Card> exchange) {

    /** All in the deck. */
    public static Cards undealt(List<Card> all) {
        var none = IndexMap.of(List.of(Pile.values()), pile -> List.<Card>of());
        return new Cards(SpaceSet.all(all), none, false, Optional.empty());
    }

    public List<Card> in(Pile pile) {
        return piles.get(pile);
    }

    public List<Card> hand(Side side) {
        return in(Pile.hand(side));
    }

    public List<Card> queue(Side side) {
        return in(Pile.queue(side));
    }

    /** 7.1.B.ii */
    public int queued(Side side) {
        int ops = 0;
        for (var card : queue(side)) ops += card.ops();
        return ops;
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

    /** Wherever they are. */
    public Stream<Card> all() {
        return Stream.concat(deck.stream(), piles.values().stream().flatMap(List::stream));
    }

    /** These cards in the pile, whatever the others hold. */
    public Cards with(Pile pile, List<Card> now) {
        return new Cards(deck, piles.with(pile, List.copyOf(now)), reshuffle, exchange);
    }

    public Cards plus(Pile pile, Card card) {
        return with(pile, Lists.with(in(pile), card));
    }

    public Cards minus(Pile pile, Card card) {
        return with(pile, Lists.without(in(pile), card));
    }

    public Cards withDeck(SpaceSet<Card> cards) {
        return new Cards(cards, piles, reshuffle, exchange);
    }

    public Cards withoutTop(Card drawn) {
        if (!deck.has(drawn)) throw new AssertionError(drawn + " is not in the deck");
        return withDeck(deck.without(drawn));
    }

    public Cards withReshuffle(boolean due) {
        return new Cards(deck, piles, due, exchange);
    }

    public Cards withExchange(Optional<Card> card) {
        return new Cards(deck, piles, reshuffle, card);
    }

    /** Just these cards in the pile, taken from wherever they were. What it held before goes back to the deck. */
    public Cards fill(Pile pile, List<Card> now) {
        return withDeck(deck.withAll(in(pile)).minus(deck.none().withAll(now)))
                .takenFromPiles(now)
                .with(pile, now);
    }

    /** Just these cards in the deck, taken from wherever they were. */
    public Cards fillDeck(List<Card> now) {
        return takenFromPiles(now).withDeck(deck.none().withAll(now));
    }

    private Cards takenFromPiles(List<Card> taken) {
        var cards = this;
        for (var pile : Pile.values()) cards = cards.with(pile, Lists.those(in(pile), card -> !taken.contains(card)));
        return cards;
    }

    /** Names no card: hands and deck are secret. */
    @Override
    public String toString() {
        return "%d cards in the deck, %d discards"
                .formatted(deck.size(), discards().size());
    }
}
