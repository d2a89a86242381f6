package postrider.wethepeople.rules;

import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.WhichUnits;
import postrider.kernel.ruling.Side;

/** Chapter 11. */
final class WinterAttrition {
    private WinterAttrition() {}

    /** 5.4, 11.0: each space loses half of its CUs, rounded down, except Winter Quarters and spaces south of the line. */
    static void phase(WorkingPosition working) {
        var before = working.now();
        for (var space : before.board().troops().keySet()) {
            if (space.winterQuarters() || space.south()) continue;
            for (var side : Sides.BOTH) suffer(working, side, space, before.units(side, space) / 2);
        }
    }

    private static void suffer(WorkingPosition working, Side side, Space space, int units) {
        if (units == 0) return;
        var lost = WhichUnits.lost(working, side, space, working.now().troops(space), units, "11.0");
        working.rule("11.0", "Winter takes %s in %s.", lost.named(), space);
        working.remove(space, lost);
    }
}
