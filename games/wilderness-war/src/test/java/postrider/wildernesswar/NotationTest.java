package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kit.NotationKit;
import postrider.wildernesswar.notation.WarNotation;
import postrider.wildernesswar.notation.WarStatements;

class NotationTest extends NotationKit<Position> {
    private static final Box BOX = Boxes.with(Optional.empty());
    private static final WarNotation NOTATION = new WarNotation(BOX);

    NotationTest() {
        super(NOTATION);
    }

    @Override
    protected Position position(long seed) {
        return new Positions(BOX, seed).next();
    }

    private static Position start() {
        return NOTATION.position(BOX.scenarios().get("annus-mirabilis"));
    }

    @Test
    void everyStatementIsReadAndDocumented() throws IOException {
        assertDocumented(WarStatements.ALL, start());
    }

    @Test
    void aFalseStatementChangesSomething() {
        for (var line : List.of(
                "year 1758, war ends 1759",
                "late season",
                "British to move",
                "French VP 5",
                "no William Pitt",
                "no works in Niagara",
                "French forts in Venango",
                "siege 1 in Louisbourg",
                "Béarn reduced in Montréal",
                "Béarn in Québec",
                "Wolfe in Halifax")) assertNotEquals(start(), NOTATION.with(start(), line), line);
    }

    /** A report has the same order of two things that end together, at the table and read from the file. */
    @Test
    void siegesAndFortsAreInTheOrderOfTheMap() {
        var country = start().country();
        for (var spaces : List.of(country.spaces(), country.spaces().reversed())) {
            var board = Board.blank(country);
            for (var space : spaces) {
                if (space.fortress()) board = board.withSiege(space, Optional.of(0));
                board = board.withBegun(space, Optional.of(Sides.FRENCH));
            }
            assertEquals(country.fortresses(), List.copyOf(board.sieges().keySet()));
            assertEquals(country.spaces(), List.copyOf(board.begun().keySet()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "Montcalm in",
                "Montcalm, in Québec",
                "Montcalm + Nobody in Québec",
                "Montcalm reduced in Québec",
                "Béarn in Atlantis",
                "Béarn in the pol",
                "French hand 71",
                "French hand 7, 7",
                "French VP 9999",
                "French VP -1",
                "year 1754, war ends 1759",
                "year 1757, war ends 1760",
                "assemblies glad",
                "winner British",
                "siege 12 in Québec",
                "strategy deck x",
                "Béarn in the Western militia box",
                "+ in Québec",
                ", in ,"
            })
    void nonsenseIsRefusedInWords(String statement) {
        assertThrows(IllegalArgumentException.class, () -> NOTATION.with(start(), statement));
    }
}
