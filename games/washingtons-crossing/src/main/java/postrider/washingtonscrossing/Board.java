package postrider.washingtonscrossing;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.Maps;
import postrider.washingtonscrossing.Post.Force;

/**
 * What is on the map and on the Leader Displays (2.3.1).
 *
 * @param posts of every leader
 * @param ships the hexside of each naval unit on the map
 * @param works entrenchments
 * @param spent entrenchment markers lost for good (19.0)
 * @param alarmed British leaders whom Americans have approached before 26 December, 12 pm (10.3.A)
 * @param watched British leaders next to whom Americans were when the day began (17.2.3)
 * @param sightings where and when the enemy last saw each leader (3.0)
 * @param origins how many men of each leader a detachment has, under the optional rule (9.4.1)
 */
public record Board(
        List<Leader> leaders,
        Posts posts,
        Map<Ship, Hexside> ships,
        IndexMap<Hex, Works> works,
        PerSide<Integer> spent,
        SpaceSet<Leader> alarmed,
        SpaceSet<Leader> watched,
        IndexMap<Leader, Sighting> sightings,
        IndexMap<Leader, Map<Leader, Integer>> origins) {

    /** 4.0 */
    private static final int MOST_TROOPS = 3000;

    public record Sighting(Hex hex, Turn turn) {}

    /** A board with nobody on the map. */
    public static Board blank(Country country, List<Leader> leaders) {
        return new Board(
                leaders,
                Posts.waiting(leaders),
                Map.of(),
                IndexMap.none(country.hexes()),
                Sides.each(0),
                SpaceSet.none(leaders),
                SpaceSet.none(leaders),
                IndexMap.none(leaders),
                IndexMap.none(leaders));
    }

    public Board put(Leader leader, Post post) {
        return new Board(leaders, posts.with(leader, post), ships, works, spent, alarmed, watched, sightings, origins);
    }

    public Board with(Ship ship, Optional<Hexside> at) {
        var next = at.isPresent() ? Maps.with(ships, ship, at.get()) : Maps.without(ships, ship);
        return new Board(leaders, posts, next, works, spent, alarmed, watched, sightings, origins);
    }

    public Board withWorks(Hex hex, Optional<Works> next) {
        return new Board(leaders, posts, ships, works.with(hex, next), spent, alarmed, watched, sightings, origins);
    }

    public Board withSpent(Side side, int markers) {
        return new Board(leaders, posts, ships, works, spent.with(side, markers), alarmed, watched, sightings, origins);
    }

    public Board withAlarmed(SpaceSet<Leader> next) {
        return new Board(leaders, posts, ships, works, spent, next, watched, sightings, origins);
    }

    public Board withWatched(SpaceSet<Leader> next) {
        return new Board(leaders, posts, ships, works, spent, alarmed, next, sightings, origins);
    }

    public Board with(Leader leader, Sighting sighting) {
        return new Board(
                leaders, posts, ships, works, spent, alarmed, watched, sightings.with(leader, sighting), origins);
    }

    /** For a leader the enemy knows to be gone. */
    public Board withoutSighting(Leader leader) {
        return new Board(leaders, posts, ships, works, spent, alarmed, watched, sightings.without(leader), origins);
    }

    public Board withOrigins(Leader detachment, Map<Leader, Integer> men) {
        var counted = new TreeMap<Leader, Integer>(Comparator.comparingInt(Leader::index));
        counted.putAll(men);
        var next = men.isEmpty()
                ? origins.without(detachment)
                : origins.with(detachment, Collections.unmodifiableMap(counted));
        return new Board(leaders, posts, ships, works, spent, alarmed, watched, sightings, next);
    }

    /** How many men of each leader a detachment has (9.4.1), in the order of the box. */
    public Map<Leader, Integer> origins(Leader detachment) {
        return origins.getOrDefault(detachment, Map.of());
    }

    /** "Mercer 300, Fermoy 150". */
    public static String counted(Map<Leader, Integer> men) {
        return Lists.joined(men.entrySet(), ", ", share -> share.getKey() + " " + share.getValue());
    }

    public Post post(Leader leader) {
        return posts.of(leader);
    }

    /** Empty for a leader off the map. */
    public Optional<Force> force(Leader leader) {
        return post(leader) instanceof Force force ? Optional.of(force) : Optional.empty();
    }

    /** For a leader who must be on the map. */
    public Force there(Leader leader) {
        return force(leader).orElseThrow(() -> new AssertionError(leader + " is not on the map"));
    }

    public Hex hex(Leader leader) {
        return there(leader).hex();
    }

    public boolean isOnMap(Leader leader) {
        return post(leader) instanceof Force;
    }

    /** 14.0: whether this is a detachment's counter and is available. */
    public boolean isFree(Leader leader) {
        return leader.isDetachment() && post(leader) == Post.Off.WAITING;
    }

    /** The given leaders who are on the map. */
    public List<Leader> present(Collection<Leader> some) {
        return Lists.filter(some, this::isOnMap);
    }

    /** The given leaders who are on the map with troops. */
    public List<Leader> armed(Collection<Leader> some) {
        return Lists.filter(some, leader -> troops(leader) > 0);
    }

    /** The hexes these leaders are in, each once. */
    public List<Hex> hexes(List<Leader> some) {
        return some.stream().map(this::hex).distinct().toList();
    }

    /** Whether both are on the map, but in different hexes. */
    public boolean isApart(Leader one, Leader other) {
        return isOnMap(one) && isOnMap(other) && !hex(one).equals(hex(other));
    }

    public List<Leader> of(Side side) {
        return Lists.filter(leaders, leader -> leader.side() == side && isOnMap(leader));
    }

    /** A side's leaders in a hex, in the order of the box. */
    public List<Leader> in(Side side, Hex hex) {
        return posts.in(side, hex);
    }

    public int troops(Leader leader) {
        return post(leader) instanceof Force force ? force.troops() : 0;
    }

    public int troops(List<Leader> some) {
        int troops = 0;
        for (var leader : some) troops += troops(leader);
        return troops;
    }

    /** 17.1: the fatigue of the most tired. */
    public int mostFatigue(List<Leader> some) {
        return Lists.highest(some, leader -> there(leader).fatigue());
    }

    public int troops(Side side, Hex hex) {
        return troops(in(side, hex));
    }

    /** 5.0, 22.1: troops whose leader is not routed. */
    public int unrouted(Side side, Hex hex) {
        int troops = 0;
        for (var leader : in(side, hex)) if (!there(leader).isRouted()) troops += troops(leader);
        return troops;
    }

    /** Hexes with leaders of a side. */
    public List<Hex> hexes(Side side) {
        return posts.hexes(side);
    }

    public int distanceToNearest(Hex from, Side side) {
        return Lists.lowest(hexes(side), hex -> Hexes.distance(hex, from), 0);
    }

    /** Whether a side has troops in a hex, and not just leaders (2.2.1). */
    public boolean isHeld(Side side, Hex hex) {
        return troops(side, hex) > 0;
    }

    /** 4.0: how many more men of a side a hex can hold. */
    public int room(Side side, Hex hex) {
        return MOST_TROOPS - troops(side, hex);
    }

    public boolean isOver(Side side, Hex hex) {
        return room(side, hex) < 0;
    }

    /** Whether this many more men would be too many. */
    public boolean isFull(Side side, Hex hex, int more) {
        return more > room(side, hex);
    }

    public Optional<Works> works(Hex hex) {
        return Optional.ofNullable(works.get(hex));
    }

    public int markersUsed(Side side) {
        return spent.of(side)
                + Lists.filter(works.values(), one -> one.side() == side).size();
    }

    public Optional<Hexside> ship(Ship ship) {
        return Optional.ofNullable(ships.get(ship));
    }
}
