package postrider.washingtonswar;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.SpaceSet;

/**
 * Where the 110 cards are. Their order in the deck is nobody's to know: the umpire draws from it.
 *
 * @param hands in the order they came
 * @param deck what is left in the deck
 * @param discards the last one on top
 * @param removed out of the game (6.3.C)
 * @param setAside waiting for 1776 (6.1.E)
 * @param reinforcements OPS cards in the Reinforcement Card boxes this turn (8.1.B, 8.2.B)
 * @param queues the Operations Queue of each side (7.1.B)
 * @param warEnds the card in the War Ends box (6.34.C.iii)
 * @param reshuffle the deck is reshuffled at the next Strategy Cards Phase (6.3.D)
 * @param exchange the event just discarded, which the opponent may take before he plays (6.32.C)
 */
record Cards(
        PerSide<List<Card>> hands,
        SpaceSet<Card> deck,
        List<Card> discards,
        List<Card> removed,
        List<Card> setAside,
        PerSide<List<Card>> reinforcements,
        PerSide<List<Card>> queues,
        Optional<Card> warEnds,
        boolean reshuffle,
        Optional<Card> exchange) {

    Cards {
        discards = List.copyOf(discards);
        removed = List.copyOf(removed);
        setAside = List.copyOf(setAside);
    }

    List<Card> hand(Side side) {
        return hands.of(side);
    }

    List<Card> queue(Side side) {
        return queues.of(side);
    }

    int queued(Side side) {
        int ops = 0;
        for (var card : queue(side)) ops += card.ops();
        return ops;
    }

    Cards withHand(Side side, List<Card> hand) {
        return new Cards(
                hands.with(side, List.copyOf(hand)),
                deck,
                discards,
                removed,
                setAside,
                reinforcements,
                queues,
                warEnds,
                reshuffle,
                exchange);
    }

    Cards withDeck(Collection<Card> cards) {
        return withDeck(deck.none().withAll(cards));
    }

    Cards withDeck(SpaceSet<Card> cards) {
        return new Cards(
                hands, cards, discards, removed, setAside, reinforcements, queues, warEnds, reshuffle, exchange);
    }

    Cards withoutTop(Card drawn) {
        if (!deck.has(drawn)) throw new AssertionError(drawn + " is not in the deck");
        return withDeck(deck.without(drawn));
    }

    Cards withDiscards(List<Card> pile) {
        return new Cards(hands, deck, pile, removed, setAside, reinforcements, queues, warEnds, reshuffle, exchange);
    }

    Cards withDiscard(Card card) {
        return withDiscards(Lists.with(discards, card));
    }

    Cards withRemoved(List<Card> pile) {
        return new Cards(hands, deck, discards, pile, setAside, reinforcements, queues, warEnds, reshuffle, exchange);
    }

    Cards withRemoved(Card card) {
        return withRemoved(Lists.with(removed, card));
    }

    Cards withSetAside(List<Card> cards) {
        return new Cards(hands, deck, discards, removed, cards, reinforcements, queues, warEnds, reshuffle, exchange);
    }

    Cards withReinforcements(Side side, List<Card> cards) {
        return new Cards(
                hands,
                deck,
                discards,
                removed,
                setAside,
                reinforcements.with(side, List.copyOf(cards)),
                queues,
                warEnds,
                reshuffle,
                exchange);
    }

    Cards withQueue(Side side, List<Card> cards) {
        return new Cards(
                hands,
                deck,
                discards,
                removed,
                setAside,
                reinforcements,
                queues.with(side, List.copyOf(cards)),
                warEnds,
                reshuffle,
                exchange);
    }

    Cards withWarEnds(Optional<Card> card) {
        return new Cards(hands, deck, discards, removed, setAside, reinforcements, queues, card, reshuffle, exchange);
    }

    Cards withReshuffle(boolean due) {
        return new Cards(hands, deck, discards, removed, setAside, reinforcements, queues, warEnds, due, exchange);
    }

    Cards withExchange(Optional<Card> card) {
        return new Cards(hands, deck, discards, removed, setAside, reinforcements, queues, warEnds, reshuffle, card);
    }

    /** Names no card: hands and deck are secret. */
    @Override
    public String toString() {
        return "%d cards in the deck, %d discards".formatted(deck.size(), discards.size());
    }
}
