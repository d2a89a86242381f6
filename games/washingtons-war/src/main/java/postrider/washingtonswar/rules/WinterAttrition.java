package postrider.washingtonswar.rules;

import postrider.americanwar.Nation;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.WhichUnits;

/** Chapter 11. */
public final class WinterAttrition {
    /** 11.2: the most CUs with Washington that are exempt. */
    private static final int WITH_WASHINGTON = 5;

    private WinterAttrition() {}

    /** 11.0 */
    public static void phase(WorkingPosition working) {
        var before = working.now();
        var spaces = before.board().troops().keySet();
        for (var space : spaces)
            if (before.troops(space).british() > 0) regulars(working, "11.1", Nation.BRITISH, space);
        for (var space : spaces)
            if (before.troops(space).american() > 0) american(working, space);
            else if (before.troops(space).french() > 0) regulars(working, "11.3", Nation.FRENCH, space);
    }

    /** 11.1; 11.3: French CUs alone suffer like British ones. */
    private static void regulars(WorkingPosition working, String rule, Nation nation, Space space) {
        if (!suffers(working, rule, space)) return;
        int units = working.now().troops(space).of(nation);
        lose(working, rule, space, Troops.of(nation, losses(working, rule, nation, space, units, true)));
    }

    /** 11.2, 11.3: French CUs with American ones count as American. */
    private static void american(WorkingPosition working, Space space) {
        int units = working.now().units(Sides.AMERICAN, space);
        boolean led = working.occupancy().washington(Sides.AMERICAN).has(space);
        working.applies(led, "11.2", "Washington is not in %s.", space);
        int exempt = led && !suffers(working, "11.2", space) ? Math.min(WITH_WASHINGTON, units) : 0;
        if (exempt > 0) working.rule("11.2", "Washington keeps %d CU in %s.", exempt, space);
        if (exempt == units) return;
        int lost = losses(working, "11.2", Nation.AMERICAN, space, units - exempt, exempt == 0);
        var chosen =
                WhichUnits.lost(working, Sides.AMERICAN, space, working.now().troops(space), lost, "11.3");
        lose(working, "11.2", space, chosen);
    }

    /** 11.1: not in Winter Quarters, nor south of the Winter Attrition Line. */
    private static boolean suffers(WorkingPosition working, String rule, Space space) {
        return working.applies(!space.winterQuarters(), rule, "%s has Winter Quarters.", space)
                && working.applies(!space.south(), rule, "%s is south of the Winter Attrition Line.", space);
    }

    /**
     * Half of the units, rounded down. A lone CU is safe with a general and rolls without one.
     *
     * @param withGeneral whether a general in the space counts: not for CUs beyond Washington's five (11.2)
     */
    private static int losses(
            WorkingPosition working, String rule, Nation nation, Space space, int units, boolean withGeneral) {
        if (units > 1) return units / 2;
        boolean alone =
                !withGeneral || working.now().general(nation.side(), space).isEmpty();
        if (!working.applies(alone, rule, "The lone %s CU in %s has a general.", nation, space)) return 0;
        int die = working.umpire().roll(rule, "the lone %s CU in %s".formatted(nation, space));
        if (die > 3) working.rule(rule, "The lone %s CU stays in %s.", nation, space);
        return die > 3 ? 0 : 1;
    }

    private static void lose(WorkingPosition working, String rule, Space space, Troops lost) {
        if (lost.isEmpty()) return;
        working.rule(rule, "Winter takes %s in %s.", lost.named(), space);
        working.remove(space, lost);
    }
}
