package postrider.wildernesswar;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Lists;
import postrider.kernel.Maps;
import postrider.kernel.Side;
import postrider.map.IndexMap;
import postrider.map.Indexed;
import postrider.map.SpaceSet;

/**
 * What lies on the map. Unchangeable.
 *
 * @param posts where each piece is
 * @param on who stands in each space, in the order of the box: it follows from the posts
 * @param works stockades and completed forts, one a space (5.43)
 * @param begun whose fort is under construction where (5.44)
 * @param captured fortresses that are not held by whom they were built
 * @param sieges the level of each (8.2)
 * @param raided Raided markers: whose, and how many (10.31)
 * @param landings Amphib markers (6.432)
 * @param fieldworks Fieldworks markers (7.55)
 */
public record Board(
        IndexMap<Piece, Post> posts,
        IndexMap<Space, List<Piece>> on,
        Map<Space, Works> works,
        Map<Space, Side> begun,
        SpaceSet<Space> captured,
        Map<Space, Integer> sieges,
        Map<Space, Raids> raided,
        SpaceSet<Space> landings,
        SpaceSet<Space> fieldworks) {
    /** How many Raided markers each side has in a space. */
    public record Raids(int french, int british) {
        public int of(Side side) {
            return side == Sides.FRENCH ? french : british;
        }

        public Raids plus(Side side, int more) {
            return side == Sides.FRENCH ? new Raids(french + more, british) : new Raids(french, british + more);
        }
    }

    public static final Raids NO_RAIDS = new Raids(0, 0);

    /** Nobody on the map: units in reserve, leaders out of the game. */
    public static Board blank(Country country) {
        return new Board(
                IndexMap.of(
                        country.pieces(),
                        piece -> new Post(piece instanceof Unit ? Place.Off.RESERVE : Place.Off.GONE, false)),
                IndexMap.of(country.spaces(), space -> List.<Piece>of()),
                Map.of(),
                Map.of(),
                country.none(),
                Map.of(),
                Map.of(),
                country.none(),
                country.none());
    }

    public Place place(Piece piece) {
        return posts.get(piece).at();
    }

    public Optional<Space> space(Piece piece) {
        return place(piece) instanceof Space space ? Optional.of(space) : Optional.empty();
    }

    public boolean isReduced(Unit unit) {
        return posts.get(unit).reduced();
    }

    public int strength(Unit unit) {
        return isReduced(unit) ? unit.reduced() : unit.full();
    }

    public int strength(Collection<Unit> units) {
        return units.stream().mapToInt(this::strength).sum();
    }

    public int strength(Side side, Space space) {
        return strength(units(side, space));
    }

    public int steps(Unit unit) {
        return isReduced(unit) ? 1 : 2;
    }

    public List<Piece> pieces(Space space) {
        return on.get(space);
    }

    public List<Unit> units(Side side, Space space) {
        var units = new ArrayList<Unit>();
        for (var piece : on.get(space)) if (piece instanceof Unit unit && unit.side() == side) units.add(unit);
        return Collections.unmodifiableList(units);
    }

    public boolean hasUnits(Side side, Space space) {
        for (var piece : on.get(space)) if (piece instanceof Unit && piece.side() == side) return true;
        return false;
    }

    public List<Leader> leaders(Side side, Space space) {
        var leaders = new ArrayList<Leader>();
        for (var piece : on.get(space))
            if (piece instanceof Leader leader && leader.side() == side) leaders.add(leader);
        return Collections.unmodifiableList(leaders);
    }

    /** All units of a side that stand in a space. */
    public List<Unit> unitsOnMap(Side side) {
        var all = new ArrayList<Unit>();
        for (var pieces : on.values())
            for (var piece : pieces) if (piece instanceof Unit unit && unit.side() == side) all.add(unit);
        return all;
    }

    public Board put(Piece piece, Post post) {
        var now = on;
        if (place(piece) instanceof Space from) now = now.with(from, Lists.without(now.get(from), piece));
        if (post.at() instanceof Space to) {
            var there = new ArrayList<>(now.get(to));
            there.add(piece);
            there.sort(Comparator.comparing(Indexed::index));
            now = now.with(to, List.copyOf(there));
        }
        return new Board(posts.with(piece, post), now, works, begun, captured, sieges, raided, landings, fieldworks);
    }

    public Board move(Piece piece, Place to) {
        return put(piece, new Post(to, posts.get(piece).reduced()));
    }

    public Board withWorks(Space space, Optional<Works> what) {
        return new Board(posts, on, changed(works, space, what), begun, captured, sieges, raided, landings, fieldworks);
    }

    public Board withBegun(Space space, Optional<Side> whose) {
        return new Board(
                posts, on, works, changed(begun, space, whose), captured, sieges, raided, landings, fieldworks);
    }

    public Board withCaptured(SpaceSet<Space> next) {
        return new Board(posts, on, works, begun, next, sieges, raided, landings, fieldworks);
    }

    public Board withSiege(Space space, Optional<Integer> level) {
        return new Board(
                posts, on, works, begun, captured, changed(sieges, space, level), raided, landings, fieldworks);
    }

    public Board withRaids(Space space, Raids raids) {
        var next = raids.equals(NO_RAIDS) ? Maps.without(raided, space) : Maps.with(raided, space, raids);
        return new Board(posts, on, works, begun, captured, sieges, next, landings, fieldworks);
    }

    public Board withoutRaids() {
        return new Board(posts, on, works, begun, captured, sieges, Map.of(), landings, fieldworks);
    }

    public Board withLandings(SpaceSet<Space> next) {
        return new Board(posts, on, works, begun, captured, sieges, raided, next, fieldworks);
    }

    public Board withFieldworks(SpaceSet<Space> next) {
        return new Board(posts, on, works, begun, captured, sieges, raided, landings, next);
    }

    private static <V> Map<Space, V> changed(Map<Space, V> map, Space space, Optional<V> value) {
        return value.map(next -> Maps.with(map, space, next)).orElseGet(() -> Maps.without(map, space));
    }

    // What it comes to (2.0).

    public boolean isBesieged(Space space) {
        return sieges.containsKey(space);
    }

    /** Who holds the fortress there. */
    public Optional<Side> fortress(Space space) {
        if (!space.fortress()) return Optional.empty();
        return space.friendlyTo().map(side -> captured.has(space) ? Sides.enemy(side) : side);
    }

    public Optional<Side> fort(Space space) {
        return Optional.ofNullable(works.get(space))
                .filter(built -> built.kind() == Works.Kind.FORT)
                .map(Works::side);
    }

    public Optional<Side> stockade(Space space) {
        return Optional.ofNullable(works.get(space))
                .filter(built -> built.kind() == Works.Kind.STOCKADE)
                .map(Works::side);
    }

    /** Who has a fort or fortress there, which can be besieged. */
    public Optional<Side> stronghold(Space space) {
        return space.fortress() ? fortress(space) : fort(space);
    }

    /** Who has a fortress, fort or stockade there. */
    public Optional<Side> fortification(Space space) {
        return space.fortress()
                ? fortress(space)
                : Optional.ofNullable(works.get(space)).map(Works::side);
    }

    public boolean hasFortification(Side side, Space space) {
        if (space.fortress()) return space.isFriendlyTo(side) != captured.has(space);
        var built = works.get(space);
        return built != null && built.side() == side;
    }

    public boolean hasUnbesiegedFortification(Side side, Space space) {
        return hasFortification(side, space) && !isBesieged(space);
    }

    /** Whether the pieces of this side there sit inside a besieged fort or fortress (8.21). */
    public boolean isInside(Side side, Space space) {
        return isBesieged(space) && stronghold(space).equals(Optional.of(side));
    }

    /** Units that are not besieged. */
    public List<Unit> freeUnits(Side side, Space space) {
        return isInside(side, space) ? List.of() : units(side, space);
    }

    public boolean hasFreeUnits(Side side, Space space) {
        return hasUnits(side, space) && !isInside(side, space);
    }

    /** Unbesieged units or fortifications of this side. */
    public boolean isHeld(Side side, Space space) {
        return hasFreeUnits(side, space) || hasUnbesiegedFortification(side, space);
    }

    /** 2.0, 6.432: a fortress under friendly control. */
    public boolean controls(Side side, Space space) {
        var enemy = Sides.enemy(side);
        if (!fortress(space).equals(Optional.of(side)) || isBesieged(space)) return false;
        if (hasUnits(enemy, space)) return false;
        return space.isFriendlyTo(side) || hasUnits(side, space) || side == Sides.BRITISH && landings.has(space);
    }
}
