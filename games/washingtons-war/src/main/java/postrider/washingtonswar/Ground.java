package postrider.washingtonswar;

import postrider.kernel.Side;

/** How the land lies: the facts of a position as sets of spaces, for those who look at the whole map at once. */
final class Ground {
    /**
     * What a side has on the map.
     *
     * @param single spaces with a single CU and no general, which may be overrun (9.7)
     */
    record Held(Subset<Space> markers, Subset<Space> units, Subset<Space> generals, Subset<Space> single) {
        /** 3.0: a general with at least one CU. */
        Subset<Space> armies() {
            return units.and(generals);
        }
    }

    private final Position now;
    private final Each<Held> held;

    private Ground(Position now, Each<Held> held) {
        this.now = now;
        this.held = held;
    }

    static Ground of(Position now) {
        return new Ground(now, new Each<>(held(now, Side.AMERICAN), held(now, Side.BRITISH)));
    }

    private static Held held(Position now, Side side) {
        var units = now.board().troops().keySet().where(space -> now.units(side, space) > 0);
        var single = units.where(space -> now.units(side, space) == 1);
        var generals = now.box().nowhere();
        for (var general : now.box().generals(side))
            if (now.place(general) instanceof Place.OnMap(Space space)) generals = generals.with(space);
        return new Held(now.board().control().of(side), units, generals, single.minus(generals));
    }

    Position now() {
        return now;
    }

    Held of(Side side) {
        return held.of(side);
    }

    Held enemyOf(Side side) {
        return held.of(Box.enemy(side));
    }

    /** Spaces without a marker. */
    Subset<Space> free() {
        return now.box().everywhere().minus(now.board().control().either());
    }

    /** 3.0 American Unit. */
    Subset<Space> americanUnits() {
        var pieces = held.american().units.or(held.american().generals);
        return now.board().congress().map(pieces::with).orElse(pieces);
    }

    /** Spaces that may take American reinforcements (8.2.C). */
    Subset<Space> clearOfTheBritish() {
        return now.box().everywhere().minus(held.british().units).minus(held.british().markers);
    }

    /** Ports that the French Navy does not blockade (12.3). */
    Subset<Space> openPorts() {
        var ports = now.box().ports();
        return now.board().navy().isEmpty() ? ports : ports.where(port -> !now.blockaded(port));
    }

    /** Ports between which the British may sail (7.5), and where they may land reinforcements (8.1.C). */
    Subset<Space> havens() {
        return openPorts().minus(held.american().units).minus(held.american().markers);
    }
}
