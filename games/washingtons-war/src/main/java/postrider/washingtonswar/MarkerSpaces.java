package postrider.washingtonswar;

import postrider.kernel.Side;

/** The spaces where {@link MarkerRules} finds no fault, all at once. {@code LegalOrdersTest} holds the two together. */
record MarkerSpaces(Ground ground) {

    /** 10.11 */
    Subset<Space> actions(Side side) {
        return side == Side.BRITISH ? british() : american();
    }

    /** 10.11.A */
    private Subset<Space> american() {
        var board = ground.now().board();
        var flipped = ground.of(Side.AMERICAN).generals().and(board.control().british());
        if (board.congress().isEmpty() || ground.now().track().mutinies()) return flipped;
        return flipped.or(ground.free().minus(ground.of(Side.BRITISH).units()));
    }

    /** 10.11.B */
    private Subset<Space> british() {
        var own = ground.of(Side.BRITISH);
        var placed = ground.free().minus(ground.americanUnits()).and(nextToOwn(Side.BRITISH));
        return own.armies().minus(own.markers()).or(placed);
    }

    /** 6.32.B.ii, 10.12.B */
    Subset<Space> discardPlaces(Side side) {
        return actions(side).and(nextToOwn(side));
    }

    /** 6.32.B.iii, 10.12.B */
    Subset<Space> discardRemovals(Side side) {
        var enemy = ground.enemyOf(side);
        var guarded = side == Side.BRITISH ? ground.americanUnits() : enemy.units();
        return enemy.markers().minus(guarded).and(nextToOwn(side));
    }

    /** 7.2.B */
    Subset<Space> landings() {
        var open = ground.openPorts().minus(ground.of(Side.BRITISH).markers()).minus(ground.americanUnits());
        for (var port : open) if (port.fortified()) open = open.without(port);
        return open;
    }

    /** 3.0 Adjacent; for the British all ports are adjacent to each other (10.11.B.ii). */
    private Subset<Space> nextToOwn(Side side) {
        var box = ground.now().box();
        var own = ground.of(side).markers();
        var next = box.nextTo(own);
        if (side != Side.BRITISH) return next;
        var harbours = own.and(box.ports());
        return switch (harbours.size()) {
            case 0 -> next;
            case 1 -> next.or(box.ports().minus(harbours));
            default -> next.or(box.ports());
        };
    }
}
