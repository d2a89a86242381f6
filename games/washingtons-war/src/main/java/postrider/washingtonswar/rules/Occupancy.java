package postrider.washingtonswar.rules;

import java.util.Optional;
import postrider.kernel.PerSide;
import postrider.kernel.Side;
import postrider.map.Bars;
import postrider.map.SpaceSet;
import postrider.washingtonswar.Place;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;

/** How the land lies: the facts of a position as sets of spaces, for those who look at the whole map at once. */
public final class Occupancy {
    private static final int OVERRUNS = 4;

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

    /** 3.0 American Unit. */
    SpaceSet<Space> americanUnits() {
        var pieces = of(Sides.AMERICAN).units.or(of(Sides.AMERICAN).generals);
        return now.board().congress().map(pieces::with).orElse(pieces);
    }

    /** 9.7: a single CU without a general, where so many of {@code side} come in. */
    SpaceSet<Space> overrunBy(Side side, int units) {
        var enemy = Sides.enemy(side);
        return units >= OVERRUNS
                ? of(enemy).units.where(space -> now.units(enemy, space) == 1).minus(of(enemy).generals)
                : everywhere().none();
    }

    /** Where Washington is, if he is of this side and on the map. */
    SpaceSet<Space> washington(Side side) {
        var at = now.space(now.box().washington()).filter(space -> side == Sides.AMERICAN);
        return at.map(everywhere().none()::with).orElse(everywhere().none());
    }

    /** Ports that the French Navy blockades (12.3). */
    SpaceSet<Space> blockaded() {
        return now.board().navy().isEmpty()
                ? everywhere().none()
                : now.box().ports().where(now::blockaded);
    }

    /** 7.5: ports between which the British may sail; 8.1.C wants the same of a port. */
    Bars<Space> ports() {
        return bars().bar("7.5", everywhere().minus(now.box().ports()), "%s is no port.")
                .bar("12.3", blockaded(), "The French Navy blockades %s.")
                .bar(
                        "7.5",
                        of(Sides.AMERICAN).units.or(of(Sides.AMERICAN).markers),
                        "An American CU or PC marker closes %s to naval movement.");
    }
}
