package postrider.washingtonswar;

import postrider.kernel.Side;

/** How the land lies: the facts of a position as sets of spaces, for those who look at the whole map at once. */
final class Ground {
    /** What a side has on the map. */
    record Held(Subset<Space> markers, Subset<Space> units, Subset<Space> generals) {
        /** 3.0: a general with at least one CU. */
        Subset<Space> armies() {
            return units.and(generals);
        }
    }

    private final Position now;
    private final Held american;
    private final Held british;

    private Ground(Position now, Held american, Held british) {
        this.now = now;
        this.american = american;
        this.british = british;
    }

    static Ground of(Position now) {
        var none = now.box().nowhere();
        var american = none;
        var british = none;
        var rebels = none;
        var redcoats = none;
        for (var there : now.board().troops().entrySet()) {
            if (there.getValue().of(Side.AMERICAN) > 0) american = american.with(there.getKey());
            if (there.getValue().of(Side.BRITISH) > 0) british = british.with(there.getKey());
        }
        for (var general : now.board().generals().entrySet())
            if (general.getValue() instanceof Place.OnMap(Space space)) {
                if (general.getKey().side() == Side.BRITISH) redcoats = redcoats.with(space);
                else rebels = rebels.with(space);
            }
        var control = now.board().control();
        return new Ground(
                now, new Held(control.american(), american, rebels), new Held(control.british(), british, redcoats));
    }

    Position now() {
        return now;
    }

    Held of(Side side) {
        return side == Side.BRITISH ? british : american;
    }

    Held enemyOf(Side side) {
        return side == Side.BRITISH ? american : british;
    }

    /** Spaces without a marker. */
    Subset<Space> free() {
        return now.box().everywhere().minus(now.board().control().either());
    }

    /** 3.0 American Unit. */
    Subset<Space> americanUnits() {
        var pieces = american.units.or(american.generals);
        return now.board().congress().map(pieces::with).orElse(pieces);
    }

    /** Spaces that may take American reinforcements (8.2.C). */
    Subset<Space> clearOfTheBritish() {
        return now.box().everywhere().minus(british.units).minus(british.markers);
    }

    /** Ports that the French Navy does not blockade (12.3). */
    Subset<Space> openPorts() {
        var open = now.box().ports();
        if (now.board().navy().isPresent()) for (var port : open) if (now.blockaded(port)) open = open.without(port);
        return open;
    }

    /** Ports between which the British may sail (7.5), and where they may land reinforcements (8.1.C). */
    Subset<Space> havens() {
        return openPorts().minus(american.units).minus(american.markers);
    }
}
