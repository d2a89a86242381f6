package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import postrider.kernel.Side;

/** A small map and a few pieces, as in the drawings of the rule book, for tests that need no more. */
final class Sketch {
    static final General WASHINGTON = new General(0, "Washington", Side.AMERICAN, false, 1, 6, 3);
    static final General GREENE = new General(1, "Greene", Side.AMERICAN, false, 1, 4, 3);
    static final General ARNOLD = new General(2, "Arnold", Side.AMERICAN, false, 2, 5, 2);
    static final General HOWE = new General(3, "Howe", Side.BRITISH, false, 3, 6, 1);
    static final General ROCHAMBEAU = new General(4, "Rochambeau", Side.AMERICAN, true, 1, 4, 1);

    private final List<Space> spaces = new ArrayList<>();
    private final Map<Space, SortedSet<Space>> adjacent = new HashMap<>();
    private final Map<Space, SortedSet<Space>> wilderness = new HashMap<>();

    /** Ordinary spaces of a colony, north of the Winter Attrition Line. */
    Sketch spaces(String colony, String... names) {
        for (var name : names) add(name, colony, Space.Kind.ORDINARY, Optional.empty(), false);
        return this;
    }

    Sketch southern(String colony, String... names) {
        for (var name : names) add(name, colony, Space.Kind.ORDINARY, Optional.empty(), true);
        return this;
    }

    Sketch quarters(String colony, String... names) {
        for (var name : names) add(name, colony, Space.Kind.WINTER_QUARTERS, Optional.empty(), false);
        return this;
    }

    Sketch ports(String colony, String zone, String... names) {
        for (var name : names) add(name, colony, Space.Kind.ORDINARY, Optional.of(zone), false);
        return this;
    }

    Sketch fortified(String colony, String zone, String name) {
        return add(name, colony, Space.Kind.FORTIFIED_PORT, Optional.of(zone), false);
    }

    private Sketch add(String name, String colony, Space.Kind kind, Optional<String> zone, boolean south) {
        var space = new Space(spaces.size(), name, List.of(), colony, kind, zone, south);
        spaces.add(space);
        adjacent.put(space, new TreeSet<>());
        wilderness.put(space, new TreeSet<>());
        return this;
    }

    /** A solid line along these spaces. */
    Sketch line(String... names) {
        for (int at = 1; at < names.length; at++) {
            adjacent.get(named(names[at - 1])).add(named(names[at]));
            adjacent.get(named(names[at])).add(named(names[at - 1]));
        }
        return this;
    }

    Sketch wilderness(String one, String other) {
        wilderness.get(named(one)).add(named(other));
        wilderness.get(named(other)).add(named(one));
        return line(one, other);
    }

    private Space named(String name) {
        return spaces.stream()
                .filter(space -> space.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The map with nothing on it: 1775, British regulars, generals in their boxes, French in France. */
    Scene scene() {
        SortedMap<Integer, Integer> arrivals = new TreeMap<>(Map.of(1775, 3, 1783, 1));
        var generals = List.of(WASHINGTON, GREENE, ARNOLD, HOWE, ROCHAMBEAU);
        var box = new Box(
                spaces, adjacent, wilderness, List.of(), generals, List.of(), arrivals, Map.of(), "", List.of());
        var places = ByIndex.<General, Place>of(
                generals, general -> general.french() ? Place.Box.FRANCE : Place.Box.REINFORCEMENTS);
        var congress = Optional.of(spaces.getLast());
        var board = new Board(
                Control.none(box.spaces()), ByIndex.none(box.spaces()), places, congress, Optional.empty(), 0, 5);
        return new Scene(new Position(box, false, track(), board, emptyHands()));
    }

    private static Track track() {
        return new Track(
                1775,
                Track.Phase.STRATEGY,
                Optional.of(Side.AMERICAN),
                true,
                0,
                Track.War.NEUTRAL,
                false,
                false,
                false,
                Optional.empty());
    }

    private static Cards emptyHands() {
        var none = Each.<List<Card>>both(List.of());
        return new Cards(
                none,
                Subset.none(List.of()),
                List.of(),
                List.of(),
                List.of(),
                none,
                none,
                Optional.empty(),
                false,
                Optional.empty());
    }
}
