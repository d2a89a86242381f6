package postrider.washingtonscrossing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.map.Graph;
import postrider.map.Hexes;
import postrider.map.Hexes.Direction;
import postrider.map.Hexes.Hex;
import postrider.map.Hexsides;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.NameIndex;

/**
 * The map (2.1).
 *
 * @param delaware the hexsides of the Delaware, from upstream to downstream
 * @param waters where each naval unit may go
 * @param amboy both ends of the ferry at Amboy
 * @param brunswick both ends of the ferry over the Raritan
 * @param britishEntry where British reinforcements arrive (9.1.1)
 * @param mcdougallEntry where McDougall arrives (9.3.1)
 * @param names of all hexes: numbers, and names of places
 * @param unconfirmed what nobody has confirmed against a printed copy
 */
public record Country(
        Hexes grid,
        IndexMap<Hex, Terrain> terrain,
        Hexsides<River> rivers,
        Graph<Hex> roads,
        SpaceSet<Hex> pennsylvania,
        IndexMap<Hex, Place> places,
        List<Hexside> delaware,
        Map<Ship, Waters> waters,
        List<Ferry> ferries,
        List<Hex> amboy,
        List<Hex> brunswick,
        SpaceSet<Hex> britishEntry,
        SpaceSet<Hex> mcdougallEntry,
        NameIndex<Hex> names,
        Unconfirmed unconfirmed) {
    /**
     * A stretch of the Delaware, by indexes of its first and last hexsides, and a naval unit's movement points in each direction.
     *
     * @param upstream movement points towards the first hexside
     */
    public record Waters(int first, int last, int upstream, int downstream) {
        public boolean holds(int index) {
            return first <= index && index <= last;
        }
    }

    /** Hexes by number and, where they have one, by name. */
    public static NameIndex<Hex> named(Hexes grid, IndexMap<Hex, Place> places) {
        var named = new LinkedHashMap<String, Hex>();
        for (var place : places.values()) named.put(place.name(), place.hex());
        for (var hex : grid.all()) named.put(hex.toString(), hex);
        return new NameIndex<>("hex", named);
    }

    public List<Hex> hexes() {
        return grid.all();
    }

    public SpaceSet<Hex> none() {
        return SpaceSet.none(hexes());
    }

    public SpaceSet<Hex> where(Predicate<Hex> meant) {
        return SpaceSet.all(hexes()).where(meant);
    }

    public Hex hex(String name) {
        return names.require(name);
    }

    /** 10.0, 18.2 */
    public Hex supplyBase(Side side) {
        return hex(side == Sides.BRITISH ? "Amboy" : "Philadelphia");
    }

    public Optional<Place> place(Hex hex) {
        return Optional.ofNullable(places.get(hex));
    }

    public boolean isTown(Hex hex) {
        return place(hex).filter(Place::isTown).isPresent();
    }

    /** "Trenton", or the hex number if the hex has no name. */
    public String name(Hex hex) {
        return place(hex).map(Place::name).orElseGet(hex::toString);
    }

    /** Replaces the number of a named hex with its name. */
    public Spelling spelling() {
        return new Spelling(places.values().stream()
                .collect(Collectors.toMap(place -> place.hex().toString(), Place::name)));
    }

    /** How a clause may say that an attack is near a hex: by name, if it has one, or by number. */
    public List<String> near(Hex hex) {
        return Stream.of(name(hex), hex.toString())
                .distinct()
                .map("near "::concat)
                .toList();
    }

    public Terrain terrain(Hex hex) {
        return terrain.get(hex);
    }

    public boolean hasRiver(Hex one, Hex other, River kind) {
        return rivers.between(one, other).filter(river -> river == kind).isPresent();
    }

    /** 2.1.1: where a road crosses a river or creek there is a bridge or ford; ferries are not roads. */
    public boolean isRoad(Hex one, Hex other) {
        return roads.joins(one, other);
    }

    public boolean hasRoad(Hex hex) {
        return !roads.from(hex).isEmpty();
    }

    public Optional<Ferry> ferry(Hex one, Hex other) {
        return Lists.find(ferries, ferry -> ferry.side().isBetween(one, other));
    }

    /** The hexside of the Delaware between two hexes. */
    public Optional<Hexside> delaware(Hex one, Hex other) {
        return Lists.find(delaware, side -> side.isBetween(one, other));
    }

    /** Where the ferry of this name is. */
    public Optional<Hexside> ferry(String words) {
        return NameIndex.of("ferry", ferries, Ferry::name).find(words).map(Ferry::side);
    }

    /** Finds a hexside of the Delaware by both its hexes, "1631|1630", by ferry, or by one hex: its ferry, or else its first side. */
    public Optional<Hexside> side(List<Hexside> some, String words) {
        var ends = List.of(words.split("\\s*[|,]\\s*"));
        var hexes = Lists.map(Lists.filter(ends, names::knows), names::require);
        var sides = Lists.filter(
                some, one -> hexes.size() == ends.size() && hexes.stream().allMatch(one::borders));
        return Lists.find(sides, Lists.map(ferries, Ferry::side)::contains)
                .or(() -> sides.stream().findFirst())
                .or(() -> ferry(words).filter(some::contains));
    }

    public boolean isAmboyFerry(Hex one, Hex other) {
        return joins(amboy, one, other);
    }

    public boolean isBrunswickFerry(Hex one, Hex other) {
        return joins(brunswick, one, other);
    }

    private static boolean joins(List<Hex> ends, Hex one, Hex other) {
        return ends.contains(one) && ends.contains(other) && !one.equals(other);
    }

    /** 10.3: whether two hexes are on opposite banks of the Delaware. */
    public boolean hasDelawareBetween(Hex one, Hex other) {
        return pennsylvania.has(one) != pennsylvania.has(other);
    }

    /** 17.3: the three adjacent hexes towards Amboy or Philadelphia; fewer at the edge. */
    public SpaceSet<Hex> homewards(Side side, Hex hex) {
        var ways = side == Sides.BRITISH ? Direction.UPWARDS : Direction.DOWNWARDS;
        var next = new ArrayList<Hex>();
        for (var way : ways) next.addAll(Lists.of(grid.next(hex, way)));
        return none().withAll(next);
    }

    /** 17.3: whether a hex is on the map edge a side retreats to. */
    public boolean isHomeEdge(Side side, Hex hex) {
        return grid.next(hex, side == Sides.BRITISH ? Direction.UP : Direction.DOWN)
                .isEmpty();
    }

    /** 11.5: whether a side may leave the map here: the British at the top and right, the Americans at the top, bottom and left. */
    public boolean isExit(Side side, Hex hex) {
        boolean top = grid.next(hex, Direction.UP).isEmpty();
        boolean bottom = grid.next(hex, Direction.DOWN).isEmpty();
        int first = hexes().getFirst().column();
        int last = hexes().getLast().column();
        return top || (side == Sides.BRITISH ? hex.column() == last : bottom || hex.column() == first);
    }
}
