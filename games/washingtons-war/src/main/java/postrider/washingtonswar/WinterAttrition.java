package postrider.washingtonswar;

import postrider.kernel.Side;

/** Chapter 11. */
final class WinterAttrition {
    /** 11.2: so many CUs with Washington may be exempt. */
    private static final int WITH_WASHINGTON = 5;

    private WinterAttrition() {}

    /** 11.0 */
    static void phase(Table table) {
        var spaces = table.now().board().troops().keySet();
        for (var space : spaces) if (table.now().units(Side.BRITISH, space) > 0) british(table, space);
        for (var space : spaces)
            if (table.now().units(Side.AMERICAN, space) > 0) {
                if (table.now().troops(space).american() > 0) american(table, space);
                else french(table, space);
            }
    }

    /** 11.1 */
    private static void british(Table table, Space space) {
        if (sheltered(space)) return;
        int lost = losses(table, "11.1", Side.BRITISH, space, table.now().units(Side.BRITISH, space), true);
        lose(table, "11.1", space, Troops.of(Side.BRITISH, lost));
    }

    /** 11.3: French CUs alone suffer like British ones. */
    private static void french(Table table, Space space) {
        if (sheltered(space)) return;
        int lost = losses(
                table, "11.3", Side.FRENCH, space, table.now().troops(space).french(), true);
        lose(table, "11.3", space, Troops.of(Side.FRENCH, lost));
    }

    /** 11.2, 11.3: French CUs beside American ones count as American. */
    private static void american(Table table, Space space) {
        int units = table.now().units(Side.AMERICAN, space);
        int exempt = sheltered(space) && washingtonIn(table.now(), space) ? Math.min(WITH_WASHINGTON, units) : 0;
        if (exempt > 0) table.umpire().rule("11.2", "Washington keeps %d CU in %s.", exempt, space);
        if (exempt == units) return;
        int lost = losses(table, "11.2", Side.AMERICAN, space, units - exempt, exempt == 0);
        var there = table.now().troops(space).only(Side.AMERICAN);
        lose(table, "11.2", space, Losses.choose(table, there, lost, "11.3", WarTopic.CU_TO_LOSE, "in", space));
    }

    /** 11.1: in Winter Quarters, or south of the Winter Attrition Line. */
    private static boolean sheltered(Space space) {
        return space.winterQuarters() || space.south();
    }

    private static boolean washingtonIn(Position now, Space space) {
        return now.space(now.box().washington()).filter(space::equals).isPresent();
    }

    /**
     * Half of the units, rounded down; a lone one is safe with a general and rolls without.
     *
     * @param withGeneral whether a general in the space counts: he does not for those beyond Washington's five (11.2)
     */
    private static int losses(Table table, String rule, Side nation, Space space, int units, boolean withGeneral) {
        if (units > 1) return units / 2;
        var owner = nation == Side.BRITISH ? Side.BRITISH : Side.AMERICAN;
        if (withGeneral && table.now().general(owner, space).isPresent()) return 0;
        int die = table.umpire().roll(rule, "the lone %s CU in %s".formatted(nation, space));
        if (die > 3) table.umpire().rule(rule, "The lone %s CU stays in %s.", nation, space);
        return die > 3 ? 0 : 1;
    }

    private static void lose(Table table, String rule, Space space, Troops lost) {
        if (lost.isEmpty()) return;
        table.umpire().rule(rule, "Winter takes %s in %s.", lost.named(), space);
        table.remove(space, lost);
    }
}
