package postrider.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.map.IndexMap;
import postrider.map.Indexed;
import postrider.map.SpaceSet;

/** Ten numbered cards, two hands and the discards. */
class PilesTest {
    private record Card(int index) implements Indexed {}

    private enum Pile implements Indexed {
        NORTH,
        SOUTH,
        DISCARDS;

        @Override
        public int index() {
            return ordinal();
        }
    }

    private record Table(SpaceSet<Card> deck, IndexMap<Pile, List<Card>> piles) implements Piles<Pile, Card, Table> {
        @Override
        public Table with(SpaceSet<Card> deck, IndexMap<Pile, List<Card>> piles) {
            return new Table(deck, piles);
        }
    }

    private static final List<Card> ALL =
            IntStream.range(0, 10).mapToObj(Card::new).toList();
    private static final Table UNDEALT =
            new Table(SpaceSet.all(ALL), IndexMap.of(List.of(Pile.values()), pile -> List.of()));

    @Test
    void aCardMovesFromPlaceToPlace() {
        var drawn = UNDEALT.withoutTop(ALL.get(7)).plus(Pile.NORTH, ALL.get(7));
        assertEquals(9, drawn.deck().size());
        assertEquals(cards(7), drawn.in(Pile.NORTH));
        assertThrows(AssertionError.class, () -> drawn.withoutTop(ALL.get(7)));
        var played = drawn.minus(Pile.NORTH, ALL.get(7)).plus(Pile.DISCARDS, ALL.get(7));
        assertEquals(cards(), played.in(Pile.NORTH));
        assertEquals(cards(7), played.in(Pile.DISCARDS));
        assertEquals(10, played.all().count());
    }

    @Test
    void aLostOrDoubledCardIsNoticed() {
        var dealt = UNDEALT.fill(Pile.NORTH, cards(3, 1));
        assertTrue(dealt.holdExactly(ALL));
        assertFalse(dealt.minus(Pile.NORTH, ALL.get(3)).holdExactly(ALL));
        assertFalse(dealt.plus(Pile.SOUTH, ALL.get(3)).holdExactly(ALL));
    }

    @Test
    void fillingAPileTakesItsCardsFromWhereverTheyWere() {
        var dealt = UNDEALT.fill(Pile.NORTH, cards(3, 1)).fill(Pile.SOUTH, cards(5, 6));
        assertEquals(6, dealt.deck().size());
        var other = dealt.fill(Pile.NORTH, cards(6, 1, 9));
        assertEquals(cards(6, 1, 9), other.in(Pile.NORTH));
        assertEquals(cards(5), other.in(Pile.SOUTH));
        assertEquals(SpaceSet.of(ALL, cards(0, 2, 3, 4, 7, 8)), other.deck());
    }

    @Test
    void fillingTheDeckTakesItsCardsFromThePiles() {
        var stacked = UNDEALT.fill(Pile.NORTH, cards(3, 1)).fillDeck(cards(1, 2));
        assertEquals(cards(3), stacked.in(Pile.NORTH));
        assertEquals(SpaceSet.of(ALL, cards(1, 2)), stacked.deck());
    }

    @Test
    void addingCardsTakesThemFromWhereverTheyWere() {
        var dealt = UNDEALT.fill(Pile.NORTH, cards(3, 1)).fill(Pile.DISCARDS, cards(5));
        var laid = dealt.onto(Pile.DISCARDS, cards(1, 9));
        assertEquals(cards(5, 1, 9), laid.in(Pile.DISCARDS));
        assertEquals(cards(3), laid.in(Pile.NORTH));
        assertEquals(6, laid.deck().size());
        var shuffled = laid.intoDeck(laid.in(Pile.DISCARDS));
        assertEquals(cards(), shuffled.in(Pile.DISCARDS));
        assertEquals(9, shuffled.deck().size());
    }

    private static List<Card> cards(int... numbers) {
        return IntStream.of(numbers).mapToObj(ALL::get).toList();
    }
}
