package postrider.wethepeople.rules;

import postrider.americanwar.Occupancy;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;

/**
 * Where a side may place or flip a PC marker (10.1), judged on the position before the card, so that no marker placed by a card helps to
 * place the next.
 */
public record MarkerRules(Occupancy before, Side side, Occupancy.Held own, Occupancy.Held enemy) {
    public MarkerRules(Occupancy before, Side side) {
        this(before, side, before.of(side), before.enemyOf(side));
    }

    /** 10.1: with an operations card. */
    public Bars<Space> operations() {
        return side == Sides.BRITISH ? british() : american();
    }

    /** A general flips even while the Congress is dispersed, but not during the Mutiny, except in the first edition (R28). */
    private Bars<Space> american() {
        var free = before.free();
        boolean dispersed = before.now().board().congress().isEmpty();
        boolean mutiny = before.now().track().has(Track.Mark.MUTINY);
        var silent = before.now().since(2) ? before.everywhere() : free;
        var unled = enemy.markers().minus(own.generals());
        return before.bars()
                .barIf(
                        dispersed,
                        "10.1",
                        free,
                        "No PC marker can be placed in %s: the Continental Congress is dispersed.")
                .barIf(
                        mutiny,
                        "10.1",
                        silent,
                        "No PC marker can be placed in %s this turn: the Continental Line mutinies.")
                .bar("10.1", own.markers(), "%s has an American PC marker already.")
                .bar("10.1", unled, "No American general is in %s to flip its PC marker.")
                .bar("10.1", free.and(enemy.units()), "British CU are in %s.");
    }

    /** Flipping requires no adjacent marker (R27). */
    private Bars<Space> british() {
        var free = before.free();
        var far = before.everywhere().minus(before.now().country().connections().nextTo(own.markers()));
        return before.bars()
                .bar("10.1", own.markers(), "%s has a British PC marker already.")
                .bar("10.1", enemy.markers().minus(own.armies()), "No British army is in %s to flip its PC marker.")
                .bar("10.1", free.and(before.unitsOrCongress()), "American CU or the Congress are in %s.")
                .bar("10.1", free.and(far), "%s is not adjacent to a British PC marker.");
    }

    /** 6.2: with an event, which requires no adjacent marker and no Congress, is not prevented by mutiny, and flips nothing (R11). */
    Bars<Space> byEvent() {
        boolean british = side == Sides.BRITISH;
        return before.bars()
                .bar("6.2", before.marked(), "%s has a PC marker already.")
                .barIf(british, "6.2", before.unitsOrCongress(), "American CU or the Congress are in %s.")
                .barIf(!british, "6.2", enemy.units(), "British CU are in %s.");
    }
}
