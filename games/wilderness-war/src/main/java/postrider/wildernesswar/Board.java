package postrider.wildernesswar;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/**
 * Everything on the map.
 *
 * @param posts where each piece is
 * @param on the pieces in each space, derived from {@code posts}
 * @param begun forts under construction, and whose (5.44)
 * @param raided Raided markers, and whose (10.31)
 * @param landings Amphib markers (6.432)
 * @param fieldworks Fieldworks markers (7.55)
 */
public record Board(
        IndexMap<Piece, Post> posts,
        Standing on,
        Fortifications fortifications,
        IndexMap<Space, Side> begun,
        IndexMap<Space, Raids> raided,
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

    /** An empty map: units in reserve, leaders out of the game. */
    public static Board blank(Country country) {
        var reserve = new Post(Place.Off.RESERVE, false);
        var gone = new Post(Place.Off.GONE, false);
        return new Board(
                IndexMap.of(country.pieces(), piece -> piece instanceof Unit ? reserve : gone),
                Standing.nobody(country),
                Fortifications.atStart(country),
                IndexMap.none(country.spaces()),
                IndexMap.none(country.spaces()),
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
        return Lists.sum(units, this::strength);
    }

    public int strength(Side side, Space space) {
        return strength(units(side, space));
    }

    public int steps(Unit unit) {
        return isReduced(unit) ? 1 : 2;
    }

    public List<Piece> pieces(Space space) {
        return on.pieces().get(space);
    }

    public List<Piece> pieces(Side side, Space space) {
        return Lists.filter(pieces(space), piece -> piece.side() == side);
    }

    public List<Unit> units(Side side, Space space) {
        return hasUnits(side, space) ? Lists.filter(pieces(side, space), Unit.class) : List.of();
    }

    public boolean hasUnits(Side side, Space space) {
        return on.units().of(side).has(space);
    }

    /** By units or a fortification, besieged or not. */
    public boolean isOccupied(Side side, Space space) {
        return hasUnits(side, space) || hasFortification(side, space);
    }

    /** 13.23 */
    public boolean isSolelyOccupied(Side side, Space space) {
        return isOccupied(side, space) && !isOccupied(Sides.enemy(side), space);
    }

    /** 5.532: Indians of this settlement are on the map. */
    public boolean isAllied(Side side, Space space) {
        return !space.tribes().isEmpty()
                && Lists.find(unitsOnMap(side), unit -> unit.isAtHome(space)).isPresent();
    }

    /** 5.54 */
    public List<Unit> provincials(Department department) {
        return Lists.filter(unitsOnMap(Sides.BRITISH), unit -> unit.group() == Unit.Group.provincials(department));
    }

    public boolean hasDrilled(Side side, Space space) {
        return on.drilled().of(side).has(space);
    }

    public List<Leader> leaders(Side side, Space space) {
        return on.leaders().of(side).has(space) ? Lists.filter(pieces(side, space), Leader.class) : List.of();
    }

    /** All units of a side in spaces of the map. */
    public List<Unit> unitsOnMap(Side side) {
        return Lists.flatMap(on.units().of(side), space -> units(side, space));
    }

    public Board put(Piece piece, Post post) {
        var now = post.at().equals(place(piece)) ? on : moved(List.of(piece), post.at());
        return with(posts.with(piece, post), now);
    }

    /** Moves pieces of one side. */
    public Board move(List<? extends Piece> pieces, Place to) {
        if (pieces.isEmpty()) return this;
        return with(posts.with(pieces, piece -> new Post(to, posts.get(piece).reduced())), moved(pieces, to));
    }

    private Standing moved(List<? extends Piece> pieces, Place to) {
        var now = on;
        for (var piece : pieces)
            if (place(piece) instanceof Space from && now.pieces().get(from).contains(piece))
                now = now.without(pieces, from);
        return to instanceof Space space ? now.with(pieces, space) : now;
    }

    private Board with(IndexMap<Piece, Post> next, Standing now) {
        return new Board(next, now, fortifications, begun, raided, landings, fieldworks);
    }

    private Board with(Fortifications next) {
        return new Board(posts, on, next, begun, raided, landings, fieldworks);
    }

    public Board withWorks(Space space, Optional<Works> what) {
        return with(fortifications.withWorks(space, what));
    }

    public Board withBegun(Space space, Optional<Side> whose) {
        return new Board(posts, on, fortifications, begun.with(space, whose), raided, landings, fieldworks);
    }

    public Board withCaptured(SpaceSet<Space> next) {
        return with(fortifications.withCaptured(next));
    }

    public Board withSiege(Space space, Optional<Integer> level) {
        return with(fortifications.withSiege(space, level));
    }

    public Raids raids(Space space) {
        return raided.getOrDefault(space, NO_RAIDS);
    }

    /** The number of Raided markers of a side. */
    public int raids(Side side) {
        return Lists.sum(raided.values(), raids -> raids.of(side));
    }

    public Board withRaids(Space space, Raids raids) {
        var next = raids.equals(NO_RAIDS) ? raided.without(space) : raided.with(space, raids);
        return new Board(posts, on, fortifications, begun, next, landings, fieldworks);
    }

    public Board withLandings(SpaceSet<Space> next) {
        return new Board(posts, on, fortifications, begun, raided, next, fieldworks);
    }

    public Board withFieldworks(SpaceSet<Space> next) {
        return new Board(posts, on, fortifications, begun, raided, landings, next);
    }

    // Derived facts (2.0).

    public IndexMap<Space, Works> works() {
        return fortifications.works();
    }

    public SpaceSet<Space> captured() {
        return fortifications.captured();
    }

    public IndexMap<Space, Integer> sieges() {
        return fortifications.sieges();
    }

    public boolean isBesieged(Space space) {
        return fortifications.besieged().has(space);
    }

    private static Optional<Side> whose(PerSide<SpaceSet<Space>> spaces, Space space) {
        return Lists.find(Sides.BOTH, side -> spaces.of(side).has(space));
    }

    /** Who holds the fortress there. */
    public Optional<Side> fortress(Space space) {
        return whose(fortifications.fortresses(), space);
    }

    public Optional<Side> fort(Space space) {
        return built(space, Works.Kind.FORT);
    }

    public Optional<Side> stockade(Space space) {
        return built(space, Works.Kind.STOCKADE);
    }

    public boolean hasStockade(Side side, Space space) {
        return stockade(space).equals(Optional.of(side));
    }

    private Optional<Side> built(Space space, Works.Kind kind) {
        var built = works().get(space);
        return built != null && built.kind() == kind ? Optional.of(built.side()) : Optional.empty();
    }

    /** Who has a fort or fortress there, which may be besieged. */
    public Optional<Side> stronghold(Space space) {
        return whose(fortifications.strongholds(), space);
    }

    public boolean hasStronghold(Side side, Space space) {
        return fortifications.strongholds().of(side).has(space);
    }

    /** Who has a fortress, fort or stockade there. */
    public Optional<Side> fortification(Space space) {
        return whose(fortifications.all(), space);
    }

    public boolean hasFortification(Side side, Space space) {
        return fortifications.all().of(side).has(space);
    }

    public boolean hasUnbesiegedFortification(Side side, Space space) {
        return fortifications.unbesieged().of(side).has(space);
    }

    /** Whether the pieces of this side there are inside a besieged fort or fortress (8.21). */
    public boolean isInside(Side side, Space space) {
        return fortifications.inside().of(side).has(space);
    }

    /** Units that are not besieged. */
    public List<Unit> freeUnits(Side side, Space space) {
        return isInside(side, space) ? List.of() : units(side, space);
    }

    public boolean hasFreeUnits(Side side, Space space) {
        return hasUnits(side, space) && !isInside(side, space);
    }

    /** Spaces with units that are not besieged. */
    public SpaceSet<Space> freeUnits(Side side) {
        return on.units().of(side).minus(fortifications.inside().of(side));
    }

    /** Spaces with unbesieged units or fortifications of this side. */
    public SpaceSet<Space> held(Side side) {
        return freeUnits(side).or(fortifications.unbesieged().of(side));
    }

    public boolean isHeld(Side side, Space space) {
        return hasFreeUnits(side, space) || hasUnbesiegedFortification(side, space);
    }

    /** 2.0, 6.432: fortresses under friendly control. */
    public SpaceSet<Space> controlled(Side side) {
        var manned = fortifications.built().of(side).or(on.units().of(side));
        return fortifications
                .fortresses()
                .of(side)
                .minus(fortifications.besieged())
                .minus(on.units().of(Sides.enemy(side)))
                .and(side == Sides.BRITISH ? manned.or(landings) : manned);
    }

    public boolean controls(Side side, Space space) {
        return controlled(side).has(space);
    }
}
