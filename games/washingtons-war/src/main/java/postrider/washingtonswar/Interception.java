package postrider.washingtonswar;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Choice;
import postrider.kernel.Side;

/** 7.8 Interception and 7.9 Retreat before battle: what American armies may do while the British move. */
final class Interception {
    private Interception() {}

    /**
     * 7.8: a British army has just entered the space, which held no British CU. Armies may try one after the other until
     * one succeeds.
     *
     * @return whether the army was intercepted
     */
    static boolean into(CardPlay play, General mover, Troops with, Space space) {
        var table = play.table();
        if (!table.now().controls(Side.AMERICAN, space)) return false;
        while (true) {
            var able = able(play, space);
            if (able.isEmpty()) return false;
            var chosen = ask(table, mover, with, space, able);
            if (chosen.isEmpty()) return false;
            var general = chosen.get();
            play.tryToIntercept(general);
            int die = table.umpire().roll("7.8.A", general + " to intercept");
            boolean succeeds = die <= general.agility();
            table.umpire()
                    .rule(
                            "7.8.A",
                            "%s rolls %d against agility %d and %s in %s.",
                            general,
                            die,
                            general.agility(),
                            succeeds ? "intercepts" : "does not intercept",
                            space);
            if (succeeds) {
                arrive(table, mover, general, space);
                return true;
            }
        }
    }

    /** 7.8.A, E; 7.3.D; 7.4.D: armies next to the space that have not tried on this card. */
    private static List<General> able(CardPlay play, Space space) {
        var now = play.table().now();
        return now.box().generals(Side.AMERICAN).stream()
                .filter(general -> !play.triedToIntercept(general))
                .filter(general -> now.space(general)
                        .filter(from -> now.units(Side.AMERICAN, from) > 0
                                && now.box().lines().adjacent(general, from).has(space))
                        .isPresent())
                .toList();
    }

    private static Optional<General> ask(Table table, General mover, Troops with, Space space, List<General> able) {
        var options = new LinkedHashMap<String, Optional<General>>();
        int strongest = 0;
        for (var general : able) {
            var from = table.now().space(general).orElseThrow();
            options.put(general + " from " + from, Optional.of(general));
            strongest = Math.max(strongest, Math.min(5, table.now().units(Side.AMERICAN, from)));
        }
        options.put("no", Optional.empty());
        return table.umpire()
                .askOne(Choice.one(
                                Side.AMERICAN,
                                "7.8",
                                WarTopic.INTERCEPT,
                                "into " + space,
                                "%s enters %s with %s. Which army tries to intercept?"
                                        .formatted(mover, space, with.words()),
                                options)
                        .given(new Forces(space, strongest, with.total())));
    }

    /** 7.8.C, D, F */
    private static void arrive(Table table, General mover, General general, Space space) {
        table.now().generals(Side.BRITISH, space).stream()
                .filter(other -> !other.equals(mover))
                .forEach(other -> Captures.capture(table, "7.6.A", other));
        var from = table.now().space(general).orElseThrow();
        var rule = table.now().units(Side.AMERICAN, space) > 0 ? "7.8.D" : "7.8.C";
        var troops = Losses.choose(table, table.now().troops(from), 5, "7.8.C", WarTopic.CU_TO_INTERCEPT_WITH, "from", from);
        table.march(Optional.of(general), troops, from, space);
        table.umpire().rule(rule, "%s comes from %s with %s.", general, from, troops.words());
        Captures.oneGeneralOnly(table, Side.AMERICAN, space);
    }

    /** 7.9: a British army has entered the space of an American army; its general and up to five CU may get away. */
    static void retreat(CardPlay play, General mover, Troops with, Space from, Space space) {
        var table = play.table();
        var general = table.now().general(Side.AMERICAN, space);
        if (general.isEmpty() || play.triedToIntercept(general.get())) return;
        var places = Retreat.byLand(table.now(), Side.AMERICAN, general, true, space, from);
        if (places.isEmpty()) return;
        var chosen = ask(table, mover, with, general.get(), space, places);
        if (chosen.isEmpty()) return;
        int agility = agility(general.get());
        int die = table.umpire().roll("7.9.A", general.get() + " to retreat before battle");
        boolean succeeds = die <= agility;
        table.umpire()
                .rule(
                        "7.9.A",
                        "%s rolls %d against %d and %s.",
                        general.get(),
                        die,
                        agility,
                        succeeds ? "retreats before battle" : "must stand");
        if (succeeds) {
            var there = table.now().troops(space).only(Side.AMERICAN);
            var troops = Losses.choose(table, there, 5, "7.9.B", WarTopic.CU_TO_RETREAT_WITH, "from", space);
            Retreat.go(table, "7.9.B", Side.AMERICAN, general, troops, space, chosen.get());
        }
    }

    private static Optional<Space> ask(
            Table table, General mover, Troops with, General general, Space space, List<Space> places) {
        var options = new LinkedHashMap<String, Optional<Space>>();
        places.forEach(place -> options.put("to " + place, Optional.of(place)));
        options.put("stand", Optional.empty());
        return table.umpire()
                .askOne(Choice.one(
                                Side.AMERICAN,
                                "7.9",
                                WarTopic.RETREAT_BEFORE_BATTLE,
                                "from " + space,
                                "%s attacks %s in %s with %s. Does %s try to retreat before battle, and where to?"
                                        .formatted(mover, general, space, with.words(), general),
                                options)
                        .given(new Forces(
                                space,
                                Optional.of(general),
                                table.now().units(Side.AMERICAN, space),
                                with.total(),
                                false)));
    }

    /** 7.9.A Special Rule. */
    private static int agility(General general) {
        return general.agility() + (general.is(General.WASHINGTON) || general.is(General.GREENE) ? 2 : 0);
    }
}
