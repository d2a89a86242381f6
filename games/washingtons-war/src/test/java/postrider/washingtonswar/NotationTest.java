package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.americanwar.Box;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.Troops;
import postrider.americanwar.notation.PositionNotation;
import postrider.kit.NotationKit;
import postrider.washingtonswar.game.WarNotation;
import postrider.washingtonswar.rules.Victory;

class NotationTest extends NotationKit<Position> {
    private static final Box BOX = Boxes.with(Optional.empty());
    private static final PositionNotation NOTATION = new PositionNotation(BOX, WarNotation.FORMS);

    NotationTest() {
        super(NOTATION);
    }

    @Override
    protected Position position(long seed) {
        return new Positions(BOX, seed).next();
    }

    @Test
    void aFalseStatementChangesSomething() {
        var start = start();
        for (var line :
                List.of("1776", "British to move", "Howe + 4 CU in Boston", "British PC in Albany", "no PC in Boston"))
            assertNotEquals(start, NOTATION.with(start, line), line);
    }

    @Test
    void theScenarioIsTheSetUpOfTheRuleBook() {
        var start = start();
        assertEquals(1775, start.track().year());
        assertEquals(Track.Phase.COMMITTEES_OF_CORRESPONDENCE, start.track().phase());
        assertEquals(
                8,
                start.units(Sides.BRITISH, BOX.country().names().spaces().require("Boston"))
                        + start.units(
                                Sides.BRITISH, BOX.country().names().spaces().require("Quebec"))
                        + 1);
        assertEquals(
                Optional.of(BOX.country().general("Greene")),
                start.general(Sides.AMERICAN, BOX.country().names().spaces().require("Newport")));
        assertEquals(
                Optional.empty(), start.control(BOX.country().names().spaces().require("Newport")));
        assertEquals(
                List.of("Clinton", "Cornwallis", "Burgoyne"),
                start.generals(Sides.BRITISH, Place.Box.REINFORCEMENTS).stream()
                        .map(General::name)
                        .toList());
        assertEquals(Place.Box.FRANCE, start.place(BOX.country().general("Rochambeau")));
        assertEquals(5, start.board().frenchBox());
        assertEquals(110, start.cards().deck().size());
        assertTrue(start.congressIn(BOX.country().names().spaces().require("Philadelphia")));
    }

    @Test
    void theExampleOfTheDesignPageIsRead() {
        var position = NOTATION.position("""
                1777, British regulars; American PC in Ticonderoga, Saratoga, Albany
                Burgoyne + 5 CU in Ticonderoga; Gates + 5 CU in Saratoga
                """);
        assertEquals(1777, position.track().year());
        assertEquals(
                5, position.units(Sides.AMERICAN, BOX.country().names().spaces().require("Saratoga")));
        var ticonderoga = BOX.country().names().spaces().require("Ticonderoga");
        assertTrue(position.units(Sides.BRITISH, ticonderoga) > 0);
        assertTrue(position.general(Sides.BRITISH, ticonderoga).isPresent());
        assertTrue(
                position.controls(Sides.AMERICAN, BOX.country().names().spaces().require("Albany")));
    }

    @Test
    void aUnitsStatementReplacesWhatItsSideHadThere() {
        var before = NOTATION.position("Howe + 5 CU in Boston; Gates in Boston; Clinton in Newport");
        var after = NOTATION.with(before, "clinton + 2 cu in bost");
        assertEquals(Place.Box.REINFORCEMENTS, after.place(BOX.country().general("Howe")));
        assertEquals(
                2, after.units(Sides.BRITISH, BOX.country().names().spaces().require("Boston")));
        assertEquals(
                Optional.of(BOX.country().general("Gates")),
                after.general(Sides.AMERICAN, BOX.country().names().spaces().require("Boston")));
        assertEquals(
                List.of(),
                after.generals(Sides.BRITISH, BOX.country().names().spaces().require("Newport")));
    }

    @Test
    void aColonyStandsForItsSpaces() {
        var position = NOTATION.position("British PC in all of Georgia, Camden");
        assertEquals(4, position.board().control().either().size());
        assertEquals(Optional.of(Sides.BRITISH), Victory.controlOf(position, "Georgia"));
        assertEquals(position, NOTATION.with(position, "no PC in all of south carolina; British PC in Camden"));
    }

    @Test
    void alliesMayStandTogether() {
        var position =
                NOTATION.position("European War; Washington + 3 CU + 2 French CU in Newport; 3 French CU in Boston");
        assertEquals(
                new Troops(0, 3, 2),
                position.troops(BOX.country().names().spaces().require("Newport")));
        assertEquals(
                new Troops(0, 0, 3),
                position.troops(BOX.country().names().spaces().require("Boston")));
        assertEquals(
                new Troops(0, 2, 1),
                NOTATION.with(position, "2 American CU and 1 French CU in Newport")
                        .troops(BOX.country().names().spaces().require("Newport")));
    }

    @Test
    void cardsAreNamedAsPlayersNameThem() {
        var position =
                NOTATION.position("British hand 3 ops, 3 ops, Joseph Brant, 12; American hand Morgan's Riflemen");
        assertEquals(List.of(37, 38, 77, 12), numbers(position.cards().hand(Sides.BRITISH)));
        assertEquals(List.of(73), numbers(position.cards().hand(Sides.AMERICAN)));
        assertEquals(105, position.cards().deck().size());
        var other = NOTATION.with(position, "American hand 3 OPS, 73 Morgan, 77");
        assertEquals(List.of(39, 73, 77), numbers(other.cards().hand(Sides.AMERICAN)));
        assertEquals(List.of(37, 38, 12), numbers(other.cards().hand(Sides.BRITISH)));
        assertEquals(position, NOTATION.with(position, "British hand 3 ops, 3 ops, Brant, 12"));
        assertEquals(position, NOTATION.with(position, "exchange none"));
        var stacked = NOTATION.with(position, "deck 1-3, 60");
        assertEquals(List.of(1, 2, 3, 60), numbers(List.copyOf(stacked.cards().deck())));
    }

    @Test
    void everyErrorIsReported() {
        var message = assertThrows(
                        IllegalArgumentException.class,
                        () -> NOTATION.position(
                                "British PC in Sarratoga; phase lunch\nHowe + 5 CU in Wilmington; 5 CU in Boston; 1799"))
                .getMessage();
        for (var part : List.of(
                "'Sarratoga' is no space; nearest: Saratoga",
                "the phases are committees",
                "'Wilmington' fits Wilmington DE and Wilmington NC",
                "say whose",
                "from 1775 to 1783")) assertTrue(message.contains(part), part + "\n" + message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "Howe in",
                "Howe + Gates in Boston",
                "American hand 111",
                "American hand 7, 7",
                "French alliance 12",
                "British PC in Boston, Bos, Atlantis",
                "winner British",
                "Navy in Boston",
                "deck x",
                "0",
                "+ in Boston",
                "99999999999 British CU in Boston",
                "British reinforcements 99999999999",
                ", in ,"
            })
    void nonsenseIsRefusedInWords(String statement) {
        assertThrows(IllegalArgumentException.class, () -> NOTATION.with(start(), statement));
    }

    @Test
    void everyStatementIsReadAndDocumented() throws IOException {
        assertDocumented(new PositionNotation(BOX, WarNotation.FORMS).forms().all(), start());
    }

    private static Position start() {
        return NOTATION.position(BOX.scenarios().get("1775"));
    }

    private static List<Integer> numbers(List<Card> cards) {
        return cards.stream().map(Card::number).toList();
    }
}
