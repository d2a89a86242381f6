package postrider.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.map.IndexMap;
import postrider.map.Indexed;
import postrider.map.SpaceSet;
import postrider.notation.StatementForm;
import postrider.notation.Statements;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.LineReader;
import postrider.text.Lists;

/** Six cards, a hand and the discards. */
class CardNamesTest {
    private record Card(int number, String title, int ops) implements Indexed, NamedCard {
        @Override
        public int index() {
            return number - 1;
        }

        @Override
        public String label() {
            return number + " " + title;
        }
    }

    private enum Pile implements Indexed {
        HAND,
        DISCARDS;

        @Override
        public int index() {
            return ordinal();
        }

        @Override
        public String toString() {
            return this == HAND ? "hand" : "discards";
        }
    }

    private record Table(SpaceSet<Card> deck, IndexMap<Pile, List<Card>> piles) implements Piles<Pile, Card, Table> {
        @Override
        public Table with(SpaceSet<Card> deck, IndexMap<Pile, List<Card>> piles) {
            return new Table(deck, piles);
        }
    }

    private static final List<Card> ALL = List.of(
            new Card(1, "3 OPS", 3),
            new Card(2, "Fog", 0),
            new Card(3, "1 OPS", 1),
            new Card(4, "3 OPS", 3),
            new Card(5, "Late Thaw", 0),
            new Card(6, "Mud", 0));
    private static final CardNames<Card> NAMES = new CardNames<>(ALL);
    private static final Table UNDEALT =
            new Table(SpaceSet.all(ALL), IndexMap.of(List.of(Pile.values()), pile -> List.of()));
    private static final CardStatements<Table, Pile, Card, Table> FORMS =
            new CardStatements<>(table -> table, (before, table) -> table, table -> NAMES);
    private static final List<StatementForm<Table>> ALL_FORMS = List.of(
            FORMS.pile("hand 1", "no hand|hand (.+)", Pile.HAND),
            FORMS.pile("discards 2", "discards? (.+)", Pile.DISCARDS),
            FORMS.deck("deck 1-3", "deck (.+)", "deck"));
    private static final Statements<Table> STATEMENTS = new Statements<>(ALL_FORMS, List.of("hand 1"), line -> false);

    @ParameterizedTest
    @CsvSource({"4, 4", "the fog, 2", "card 6, 6", "3 ops, 4", "an ops 3, 4", "1-ops card, 3", "late, 5"})
    void cardsInHandTakePrecedence(String said, int number) {
        assertEquals(Optional.of(ALL.get(number - 1)), read(said, new ArrayList<>()));
    }

    @ParameterizedTest
    @CsvSource({"7", "0", "2 ops", "Frost"})
    void anUnknownCardDrawsAComplaint(String said) {
        var complaints = new ArrayList<Complaint>();
        assertEquals(Optional.empty(), read(said, complaints));
        assertEquals(List.of("'%s' is no card.".formatted(said)), Lists.map(complaints, Complaint::expected));
    }

    private static Optional<Card> read(String said, List<Complaint> complaints) {
        var hand = List.of(ALL.get(3), ALL.get(1));
        return NAMES.read(new LineReader(new Line(1, said), complaints), said, hand);
    }

    @Test
    void aPileIsWrittenInNumbersAndReadByAnyName() {
        var dealt = STATEMENTS.apply(UNDEALT, "hand 3 ops, 3 ops, mud; discard late thaw");
        assertEquals("hand 1, 4, 6\ndiscards 5\n", Statements.write(dealt, ALL_FORMS));
        assertEquals(dealt, STATEMENTS.apply(UNDEALT, Statements.write(dealt, ALL_FORMS)));
        var emptied = STATEMENTS.apply(dealt, "no hand; discards none");
        assertEquals(UNDEALT, emptied);
    }

    @Test
    void theDeckIsWrittenIfSomeCardsAreNowhere() {
        assertEquals("", Statements.write(UNDEALT, ALL_FORMS));
        assertEquals("deck 1-3, 6\n", Statements.write(STATEMENTS.apply(UNDEALT, "deck 1-3, mud"), ALL_FORMS));
    }

    @ParameterizedTest
    @CsvSource({"hand 7", "'hand 2, fog'", "'hand 1 ops, 1 ops'", "hand 0-2"})
    void aListWithABadCardIsRefused(String statement) {
        assertThrows(IllegalArgumentException.class, () -> STATEMENTS.apply(UNDEALT, statement));
    }
}
