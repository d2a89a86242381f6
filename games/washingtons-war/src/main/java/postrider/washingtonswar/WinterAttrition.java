package postrider.washingtonswar;

import java.util.LinkedHashMap;
import postrider.kernel.Choice;
import postrider.kernel.Side;

/** Chapter 11. */
final class WinterAttrition {
    /** 11.2: so many CUs with Washington may be exempt. */
    private static final int WITH_WASHINGTON = 5;

    private WinterAttrition() {}

    /** 11.0 */
    static void phase(Table table) {
        var spaces = table.box().spaces();
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
        lose(table, "11.2", space, whichAreLost(table, space, lost));
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

    /** 11.3: the American decides which nationality suffers. */
    private static Troops whichAreLost(Table table, Space space, int lost) {
        var there = table.now().troops(space);
        int least = Math.max(0, lost - there.american());
        int most = Math.min(lost, there.french());
        if (least == most) return new Troops(0, lost - least, least);
        var menu = new LinkedHashMap<String, Integer>();
        for (int french = least; french <= most; french++) menu.put(french + " French CU", french);
        var question = Choice.one(
                Side.AMERICAN,
                "11.3",
                "winter losses",
                "in " + space,
                "Winter takes %d CU in %s, where %s are. How many of the lost are French?"
                        .formatted(lost, space, there.words()),
                menu);
        int french = table.umpire().askOne(question);
        return new Troops(0, lost - french, french);
    }

    private static void lose(Table table, String rule, Space space, Troops lost) {
        if (lost.isEmpty()) return;
        table.umpire().rule(rule, "Winter takes %s in %s.", named(lost), space);
        table.remove(space, lost);
    }

    /** "2 British CU", "1 American CU and 1 French CU". */
    private static String named(Troops troops) {
        if (troops.british() > 0) return troops.british() + " British CU";
        return troops.french() == 0 ? troops.american() + " American CU" : troops.words();
    }
}
