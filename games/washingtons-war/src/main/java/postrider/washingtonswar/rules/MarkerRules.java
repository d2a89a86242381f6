package postrider.washingtonswar.rules;

import postrider.americanwar.Occupancy;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.map.SpaceSet;

/**
 * Where a side may act on a single PC marker, judged on the position before the card, so that no marker placed by a card helps to place
 * the next (10.11.B.ii).
 */
public record MarkerRules(Occupancy before, Side side, Occupancy.Held own, Occupancy.Held enemy) {
    public MarkerRules(Occupancy before, Side side) {
        this(before, side, before.of(side), before.enemyOf(side));
    }

    private SpaceSet<Space> farFromOwn() {
        return before.everywhere().minus(nextToOwn());
    }

    /** 3.0 Adjacent; for the British all ports are adjacent to each other (10.11.B.ii). */
    private SpaceSet<Space> nextToOwn() {
        var country = before.now().country();
        var next = country.connections().nextTo(own.markers());
        var harbours = own.markers().and(country.ports());
        if (side != Sides.BRITISH || harbours.isEmpty()) return next;
        return next.or(harbours.size() > 1 ? country.ports() : country.ports().minus(harbours));
    }

    /** 10.11: place or flip with an OPS card. */
    public Bars<Space> action() {
        return side == Sides.BRITISH ? british() : american();
    }

    /** 10.11.A */
    private Bars<Space> american() {
        var free = before.free();
        var dispersed = before.now().board().congress().isEmpty() ? free : free.none();
        var mutinies = before.now().track().has(Track.Mark.MUTINY) ? free : free.none();
        var unled = enemy.markers().minus(own.generals());
        return before.bars()
                .bar("10.11.A.ii", own.markers(), "%s has an American PC marker already.")
                .bar("10.11.A.iii", unled, "No American general is in %s to flip its PC marker.")
                .bar(
                        "10.11.A.iv",
                        dispersed,
                        "No PC marker can be placed in %s: the Continental Congress is dispersed.")
                .bar("10.11.A.iv", mutinies, "No PC marker can be placed in %s this turn: the Line Mutinies bar it.")
                .bar("10.11.A.ii", free.and(enemy.units()), "British CU are in %s.");
    }

    /** 10.11.B */
    private Bars<Space> british() {
        var unheld = enemy.markers().minus(own.armies());
        var freeOfArmies = before.free().minus(own.armies());
        return before.bars()
                .bar("10.11.B.ii", own.markers(), "%s has a British PC marker already.")
                .bar("10.11.B.iii", unheld, "No British army is in %s to flip its PC marker.")
                .bar("10.11.B.ii", freeOfArmies.and(before.americanUnits()), "An American unit is in %s.")
                .bar("10.11.B.ii", freeOfArmies.and(farFromOwn()), "%s is not adjacent to a British PC marker.");
    }

    /** 6.32.B.ii, 10.12.B */
    public Bars<Space> discardPlace() {
        return before.bars()
                .bar("10.12.B", farFromOwn(), "%s is not adjacent to a PC marker of yours.")
                .also(action());
    }

    /** 6.32.B.iii, 10.12.B; an American general protects a marker too (R20). */
    public Bars<Space> discardRemove() {
        var guarded = side == Sides.BRITISH ? before.americanUnits() : enemy.units();
        var unmarked = before.everywhere().minus(enemy.markers());
        return before.bars()
                .bar("6.32.B.iii", unmarked, "%s has no %s PC marker.", Sides.enemy(side))
                .bar("6.32.B.iii", guarded, "%2$s units are in %1$s.", Sides.enemy(side))
                .bar("10.12.B", farFromOwn(), "%s is not adjacent to a PC marker of yours.");
    }

    /** 7.2.B: for the British; the port may have no marker (R21). */
    public Bars<Space> landing() {
        var country = before.now().country();
        return before.bars()
                .bar("7.2.B", before.inland(), "%s is no port.")
                .bar("7.2.B", country.fortified(), "%s is a fortified port.")
                .bar("7.2.B", before.blockaded(), "%s is blockaded.")
                .bar("7.2.B", own.markers(), "%s has a British PC marker already.")
                .bar("7.2.B", before.americanUnits(), "An American unit is in %s.");
    }
}
