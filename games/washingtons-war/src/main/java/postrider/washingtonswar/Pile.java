package postrider.washingtonswar;

import java.util.List;
import java.util.function.Predicate;
import postrider.kernel.Side;

/** Where a card can be, for the notation: each card is in one pile at most. */
sealed interface Pile {
    record Hand(Side side) implements Pile {}

    record Queue(Side side) implements Pile {}

    record Reinforcements(Side side) implements Pile {}

    enum Single implements Pile {
        DECK,
        DISCARDS,
        REMOVED,
        SET_ASIDE,
        WAR_ENDS
    }

    /** Every pile there is, the deck first. */
    static List<Pile> all() {
        return List.of(
                Single.DECK,
                new Hand(Side.AMERICAN),
                new Hand(Side.BRITISH),
                new Queue(Side.AMERICAN),
                new Queue(Side.BRITISH),
                new Reinforcements(Side.AMERICAN),
                new Reinforcements(Side.BRITISH),
                Single.DISCARDS,
                Single.REMOVED,
                Single.SET_ASIDE,
                Single.WAR_ENDS);
    }

    /** The cards of this pile, in order. */
    default List<Card> in(Cards cards) {
        return switch (this) {
            case Hand(Side side) -> cards.hand(side);
            case Queue(Side side) -> cards.queue(side);
            case Reinforcements(Side side) -> cards.reinforcements().of(side);
            case Single single ->
                switch (single) {
                    case DECK -> List.copyOf(cards.deck());
                    case DISCARDS -> cards.discards();
                    case REMOVED -> cards.removed();
                    case SET_ASIDE -> cards.setAside();
                    case WAR_ENDS -> cards.warEnds().stream().toList();
                };
        };
    }

    /** Just these cards in this pile, taken from wherever they were. What it held before goes back to the deck. */
    default Cards fill(Cards cards, List<Card> now) {
        if (this != Single.DECK) cards = cards.withDeck(cards.deck().withAll(in(cards)));
        Predicate<Card> elsewhere = card -> !now.contains(card);
        for (var pile : all())
            if (!pile.equals(this))
                cards = pile.set(
                        cards, pile.in(cards).stream().filter(elsewhere).toList());
        return set(cards, now);
    }

    /** These cards in this pile, whatever the others hold. */
    default Cards set(Cards cards, List<Card> now) {
        return switch (this) {
            case Hand(Side side) -> cards.withHand(side, now);
            case Queue(Side side) -> cards.withQueue(side, now);
            case Reinforcements(Side side) -> cards.withReinforcements(side, now);
            case Single single ->
                switch (single) {
                    case DECK -> cards.withDeck(now);
                    case DISCARDS -> cards.withDiscards(now);
                    case REMOVED -> cards.withRemoved(now);
                    case SET_ASIDE -> cards.withSetAside(now);
                    case WAR_ENDS -> cards.withWarEnds(now.stream().findFirst());
                };
        };
    }
}
