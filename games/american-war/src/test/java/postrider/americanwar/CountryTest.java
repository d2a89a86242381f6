package postrider.americanwar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.americanwar.Toy.ARNOLD;
import static postrider.americanwar.Toy.BOSTON;
import static postrider.americanwar.Toy.BOX;
import static postrider.americanwar.Toy.CONCORD;
import static postrider.americanwar.Toy.HOWE;
import static postrider.americanwar.Toy.NEWPORT;
import static postrider.americanwar.Toy.QUEBEC;
import static postrider.americanwar.Toy.SALEM;
import static postrider.americanwar.Toy.position;

import java.util.List;
import org.junit.jupiter.api.Test;

class CountryTest {
    private static final Connections CONNECTIONS = BOX.country().connections();

    @Test
    void aWildernessLineCountsThree() {
        assertEquals(1, CONNECTIONS.cost(BOSTON, SALEM));
        assertEquals(3, CONNECTIONS.cost(SALEM, CONCORD));
    }

    @Test
    void arnoldsLineExistsForArnoldAlone() {
        assertTrue(CONNECTIONS.adjacent(ARNOLD, CONCORD).has(QUEBEC));
        assertFalse(CONNECTIONS.adjacent(HOWE, CONCORD).has(QUEBEC));
        assertFalse(CONNECTIONS.adjacent(CONCORD).has(QUEBEC));
        assertTrue(CONNECTIONS.isArnolds(QUEBEC, CONCORD));
    }

    @Test
    void spacesFallIntoGroupsThatLinesJoin() {
        var groups = CONNECTIONS.groups(BOX.country().everywhere());
        assertEquals(3, groups.size());
        assertEquals("[Boston, Salem, Concord]", List.copyOf(groups.getFirst()).toString());
    }

    @Test
    void coloniesArePartsOfLists() {
        assertEquals(
                List.of(BOSTON, SALEM, CONCORD, NEWPORT),
                BOX.country().names().spaces("all of Massachusetts, Newport"));
    }

    @Test
    void anArmyIsAGeneralWithUnits() {
        var now = position("Howe + 2 CU in Boston", "3 British CU in Salem", "Gage in Newport");
        var british = new Occupancy(now).of(Sides.BRITISH);
        assertEquals(List.of(BOSTON), List.copyOf(british.armies()));
        assertEquals(List.of(BOSTON, SALEM), List.copyOf(british.units()));
        assertEquals(List.of(BOSTON, NEWPORT), List.copyOf(british.generals()));
    }

    @Test
    void theFrenchFightForTheAmerican() {
        var troops = new Troops(0, 3, 4);
        assertEquals(7, troops.of(Sides.AMERICAN));
        assertEquals(new Troops(0, 3, 2), troops.led());
        assertEquals("3 American CU and 4 French CU", troops.words());
    }
}
