package postrider.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Refused;

/** A road from Albany to Easton, a trail from Boston to Derby, and Fairfax on its own. */
class GraphTest {
    private record Town(int index, String name) implements Indexed {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final Town ALBANY = new Town(0, "Albany");
    private static final Town BOSTON = new Town(1, "Boston");
    private static final Town CAMDEN = new Town(2, "Camden");
    private static final Town DERBY = new Town(3, "Derby");
    private static final Town EASTON = new Town(4, "Easton");
    private static final Town FAIRFAX = new Town(5, "Fairfax");
    private static final List<Town> ALL = List.of(ALBANY, BOSTON, CAMDEN, DERBY, EASTON, FAIRFAX);

    private static final Graph<Town> ROAD = Graph.of(
            ALL,
            town -> Stream.of(town.index - 1, town.index + 1)
                    .filter(next -> !town.equals(FAIRFAX) && next >= 0 && next <= 4)
                    .map(ALL::get)
                    .toList());
    private static final Graph<Town> TRAIL = Graph.of(
            ALL, town -> town.equals(BOSTON) ? List.of(DERBY) : town.equals(DERBY) ? List.of(BOSTON) : List.of());

    private static SpaceSet<Town> towns(Town... some) {
        return SpaceSet.of(ALL, List.of(some));
    }

    private static Distances<Town> round(Town home, int most, SpaceSet<Town> closed, SpaceSet<Town> ends) {
        return new Distances<>(
                List.of(new Distances.Network<>(ROAD, 2), new Distances.Network<>(TRAIL, 3)), home, most, closed, ends);
    }

    @Test
    void aLineJoinsBothEnds() {
        assertEquals(towns(ALBANY, CAMDEN), ROAD.from(BOSTON));
        assertEquals(towns(ALBANY, BOSTON, CAMDEN, DERBY), ROAD.from(towns(BOSTON, CAMDEN)));
        assertEquals(towns(), ROAD.from(towns(FAIRFAX)));
        assertTrue(TRAIL.joins(BOSTON, DERBY) && TRAIL.joins(DERBY, BOSTON));
        assertFalse(TRAIL.joins(BOSTON, CAMDEN));
    }

    @Test
    void aWayTakesTheFewestLines() {
        assertEquals(Optional.of(List.of(BOSTON, CAMDEN, DERBY)), ROAD.way(ALBANY, DERBY));
        assertEquals(Optional.of(List.of(BOSTON, DERBY, EASTON)), ROAD.or(TRAIL).way(ALBANY, EASTON));
        assertEquals(Optional.of(List.of()), ROAD.way(BOSTON, BOSTON));
        assertEquals(Optional.empty(), ROAD.way(ALBANY, FAIRFAX));
    }

    @Test
    void aGroupIsConnected() {
        assertEquals(
                List.of(towns(ALBANY, BOSTON), towns(DERBY, EASTON), towns(FAIRFAX)),
                ROAD.groups(towns(ALBANY, BOSTON, DERBY, EASTON, FAIRFAX)));
        assertEquals(List.of(), ROAD.groups(towns()));
    }

    @Test
    void theCheaperWayIsTaken() {
        var free = round(ALBANY, 7, towns(), towns());
        assertEquals(List.of(BOSTON, DERBY), free.wayTo(DERBY));
        assertEquals(towns(DERBY), free.at(5));
        assertEquals(towns(ALBANY, BOSTON, CAMDEN), free.within(4));
        assertEquals(towns(ALBANY, BOSTON, CAMDEN, DERBY, EASTON), free.found());
        assertEquals(
                towns(ALBANY, BOSTON, CAMDEN, DERBY),
                round(ALBANY, 6, towns(), towns()).found());
    }

    @Test
    void noWayEntersAClosedSpaceOrGoesOnFromAnEnd() {
        var closed = round(ALBANY, 9, towns(BOSTON), towns());
        assertEquals(towns(ALBANY), closed.found());
        var ends = round(ALBANY, 9, towns(), towns(ALBANY, BOSTON));
        assertEquals(towns(ALBANY, BOSTON), ends.found());
    }

    /** The first rule that bars a space is the one reported. */
    @Test
    void barsSayWhatIsOpenAndWhyTheRestIsNot() {
        var bars = Bars.on(SpaceSet.all(ALL), (town, open) -> List.of(open.at(0).name()))
                .bar("1.a", towns(BOSTON, CAMDEN), "%s is held.")
                .bar("1.b", towns(CAMDEN, DERBY), "%s is far from %s.", ALBANY)
                .barIf(false, "1.c", towns(EASTON), "%s is snowed in.");
        assertEquals(towns(ALBANY, EASTON, FAIRFAX), bars.open());
        assertEquals(
                Optional.of(new Refusal("1.a", "Camden is held.", List.of("Albany"))),
                bars.fault(CAMDEN).map(Fault::refusal));
        assertEquals(
                Optional.of(new Refusal("1.b", "Derby is far from Albany.", List.of("Albany"))),
                bars.fault(DERBY).map(Fault::refusal));
        assertEquals(Optional.empty(), bars.fault(EASTON));
        bars.check(List.of(ALBANY, EASTON));
        var two = assertThrows(Refused.class, () -> bars.check(List.of(BOSTON, EASTON, DERBY)));
        assertEquals(
                List.of("1.a Boston is held.", "1.b Derby is far from Albany."),
                two.refusals().stream().map(Refusal::toString).toList());
        var both = Bars.on(SpaceSet.all(ALL), (town, open) -> List.<String>of())
                .bar("2", towns(EASTON, DERBY), "%s has no inn.")
                .also(bars);
        assertEquals(towns(ALBANY, FAIRFAX), both.open());
        assertEquals(Optional.of("2"), both.fault(DERBY).map(Fault::rule));
        assertEquals(Optional.of("1.a"), both.fault(CAMDEN).map(Fault::rule));
        assertEquals(towns(ALBANY, FAIRFAX), both.unless(Optional.empty()).open());
        both.unless(Fault.no("3", "It is winter."));
        assertEquals(towns(), both.open());
        assertEquals(Optional.of("3"), both.fault(ALBANY).map(Fault::rule));
        assertEquals(Optional.of("2"), both.fault(DERBY).map(Fault::rule));
    }
}
