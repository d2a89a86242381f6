package postrider.wethepeople.rules;

import java.util.Optional;
import postrider.kernel.PerSide;
import postrider.kernel.Side;
import postrider.map.Bars;
import postrider.map.SpaceSet;
import postrider.wethepeople.Place;
import postrider.wethepeople.Position;
import postrider.wethepeople.Sides;
import postrider.wethepeople.Space;

/** How the land lies: the facts of a position as sets of spaces, for those who look at the whole map at once. */
public final class Occupancy {
    /** What a side has on the map. */
    record Held(SpaceSet<Space> markers, SpaceSet<Space> units, SpaceSet<Space> generals) {
        /** 3.0: a general with at least one CU. */
        SpaceSet<Space> armies() {
            return units.and(generals);
        }
    }

    private final Position now;
    private PerSide<Optional<Held>> held = // looked for when somebody asks
            new PerSide<>(Sides.AMERICAN, Optional.empty(), Sides.BRITISH, Optional.empty());

    public Occupancy(Position now) {
        this.now = now;
    }

    private Held held(Side side) {
        var units = now.board().troops().keySet().where(space -> now.units(side, space) > 0);
        var generals = now.box().nowhere();
        for (var general : now.box().generals(side))
            if (now.place(general) instanceof Place.OnMap(Space space)) generals = generals.with(space);
        return new Held(now.board().control().of(side), units, generals);
    }

    Position now() {
        return now;
    }

    Held of(Side side) {
        if (held.of(side).isEmpty()) held = held.with(side, Optional.of(held(side)));
        return held.of(side).get();
    }

    Held enemyOf(Side side) {
        return of(Sides.enemy(side));
    }

    SpaceSet<Space> everywhere() {
        return now.box().everywhere();
    }

    /** Nothing is barred yet, on the whole map. */
    Bars<Space> bars() {
        return Bars.on(everywhere(), Space::nearest);
    }

    /** Spaces without a marker. */
    SpaceSet<Space> free() {
        return everywhere().minus(now.board().control().either());
    }

    /** 10.2 */
    SpaceSet<Space> americanUnits() {
        var pieces = of(Sides.AMERICAN).units.or(of(Sides.AMERICAN).generals);
        return now.board().congress().map(pieces::with).orElse(pieces);
    }

    /** American CUs, and the Congress (10.1). */
    SpaceSet<Space> unitsOrCongress() {
        var units = of(Sides.AMERICAN).units;
        return now.board().congress().map(units::with).orElse(units);
    }

    /** Where Washington is, if he is of this side and on the map. */
    SpaceSet<Space> washington(Side side) {
        var at = now.space(now.box().washington()).filter(space -> side == Sides.AMERICAN);
        return at.map(everywhere().none()::with).orElse(everywhere().none());
    }

    /** The port where the French Navy is (5.5). */
    SpaceSet<Space> blockaded() {
        return now.board()
                .navy()
                .map(everywhere().none()::with)
                .orElse(everywhere().none());
    }

    /** 7.1: ports the British may sail to; 8.0 wants the same of a port. */
    Bars<Space> ports() {
        return bars().bar("7.1", everywhere().minus(now.box().ports()), "%s is no port.")
                .bar("7.1", blockaded(), "The French Navy is in %s.")
                .bar(
                        "7.1",
                        of(Sides.AMERICAN).units.or(of(Sides.AMERICAN).markers),
                        "An American CU or PC marker closes %s to the British fleet.");
    }
}
