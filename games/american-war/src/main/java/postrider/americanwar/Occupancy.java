package postrider.americanwar;

import java.util.HashMap;
import java.util.Map;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.map.SpaceSet;

/** The facts of a position as sets of spaces, for rules that look at the whole map at once. */
public final class Occupancy {
    /** What a side has on the map. */
    public record Held(SpaceSet<Space> markers, SpaceSet<Space> units, SpaceSet<Space> generals) {
        /** 3.0 Army: a general with at least one CU. */
        public SpaceSet<Space> armies() {
            return units.and(generals);
        }

        public SpaceSet<Space> pieces() {
            return units.or(generals);
        }

        public SpaceSet<Space> unitsOrMarkers() {
            return units.or(markers);
        }
    }

    private final Position now;
    private final Map<Side, Held> held = new HashMap<>(); // looked for when somebody asks

    public Occupancy(Position now) {
        this.now = now;
    }

    private Held held(Side side) {
        var units = now.board().troops().keySet().where(space -> now.units(side, space) > 0);
        var generals = now.country().nowhere();
        for (var general : now.country().generals(side))
            if (now.place(general) instanceof Place.OnMap(Space space)) generals = generals.with(space);
        return new Held(now.board().control().of(side), units, generals);
    }

    public Position now() {
        return now;
    }

    public Held of(Side side) {
        return held.computeIfAbsent(side, this::held);
    }

    public Held enemyOf(Side side) {
        return of(Sides.enemy(side));
    }

    public SpaceSet<Space> everywhere() {
        return now.country().everywhere();
    }

    /** The whole map, with nothing barred yet. */
    public Bars<Space> bars() {
        return Bars.on(everywhere(), Space::nearest);
    }

    /** Spaces with a marker of either side. */
    public SpaceSet<Space> marked() {
        return now.board().control().either();
    }

    /** Spaces without a marker. */
    public SpaceSet<Space> free() {
        return everywhere().minus(marked());
    }

    public SpaceSet<Space> inland() {
        return everywhere().minus(now.country().ports());
    }

    public SpaceSet<Space> canada() {
        return now.country().spacesOf(Space.CANADA);
    }

    /** 3.0 American Unit / 10.2. */
    public SpaceSet<Space> americanUnits() {
        return orCongress(of(Sides.AMERICAN).pieces());
    }

    public SpaceSet<Space> unitsOrCongress() {
        return orCongress(of(Sides.AMERICAN).units);
    }

    private SpaceSet<Space> orCongress(SpaceSet<Space> some) {
        return now.board().congress().map(some::with).orElse(some);
    }

    /** Where Washington is, if this is his side and he is on the map. */
    public SpaceSet<Space> washington(Side side) {
        var at = now.space(now.country().washington()).filter(space -> side == Sides.AMERICAN);
        return at.map(now.country().nowhere()::with).orElse(now.country().nowhere());
    }

    /** Ports that the French Navy blockades (12.3 / 5.5). */
    public SpaceSet<Space> blockaded() {
        return now.board().navy().isEmpty()
                ? now.country().nowhere()
                : now.country().ports().where(now::blockaded);
    }

    /** Ports that are not blockaded. */
    public SpaceSet<Space> harbours() {
        return now.country().ports().minus(blockaded());
    }
}
