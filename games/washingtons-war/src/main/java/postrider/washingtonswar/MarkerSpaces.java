package postrider.washingtonswar;

import postrider.kernel.Side;
import postrider.map.SpaceSet;

/** The spaces where {@link MarkerRules} finds no fault, all at once. {@code LegalOrdersTest} holds the two together. */
final class MarkerSpaces {
    private final Occupancy ground;
    private final Side side;
    private final Occupancy.Held own;
    private final Occupancy.Held enemy;
    private final SpaceSet<Space> nextToOwn;

    MarkerSpaces(Occupancy ground, Side side) {
        this.ground = ground;
        this.side = side;
        this.own = ground.of(side);
        this.enemy = ground.enemyOf(side);
        this.nextToOwn = nextToOwn();
    }

    /** 3.0 Adjacent; for the British all ports are adjacent to each other (10.11.B.ii). */
    private SpaceSet<Space> nextToOwn() {
        var box = ground.now().box();
        var next = box.lines().nextTo(own.markers());
        if (side != Side.BRITISH) return next;
        var harbours = own.markers().and(box.ports());
        return switch (harbours.size()) {
            case 0 -> next;
            case 1 -> next.or(box.ports().minus(harbours));
            default -> next.or(box.ports());
        };
    }

    /** 10.11 */
    SpaceSet<Space> actions() {
        return side == Side.BRITISH ? british() : american();
    }

    /** 10.11.A */
    private SpaceSet<Space> american() {
        var flipped = own.generals().and(enemy.markers());
        if (ground.now().board().congress().isEmpty() || ground.now().track().mutinies()) return flipped;
        return flipped.or(ground.free().minus(enemy.units()));
    }

    /** 10.11.B */
    private SpaceSet<Space> british() {
        var placed = ground.free().minus(ground.americanUnits()).and(nextToOwn);
        return own.armies().minus(own.markers()).or(placed);
    }

    /** 6.32.B.ii, 10.12.B */
    SpaceSet<Space> discardPlaces() {
        return actions().and(nextToOwn);
    }

    /** 6.32.B.iii, 10.12.B */
    SpaceSet<Space> discardRemovals() {
        var guarded = side == Side.BRITISH ? ground.americanUnits() : enemy.units();
        return enemy.markers().minus(guarded).and(nextToOwn);
    }

    /** 7.2.B: for the British. */
    SpaceSet<Space> landings() {
        return ground.openPorts()
                .minus(ground.now().box().fortified())
                .minus(own.markers())
                .minus(ground.americanUnits());
    }
}
