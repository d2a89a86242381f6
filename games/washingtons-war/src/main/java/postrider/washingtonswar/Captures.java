package postrider.washingtonswar;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Choice;
import postrider.kernel.Refusal;
import postrider.kernel.Side;

/** 7.6 Capturing generals, 7.7 dispersing the Continental Congress, 7.4.C two generals in one space. */
final class Captures {
    private Captures() {}

    /** 7.6.A: an army of {@code side} is now in the space; enemy generals without CUs there are captured. */
    static void lone(Table table, Side side, Space space) {
        var enemy = Box.enemy(side);
        if (table.now().units(enemy, space) > 0) return;
        table.now().generals(enemy, space).forEach(general -> capture(table, "7.6.A", general));
    }

    /** 7.6, 9.63: into the Captured Generals Box; Washington leaves the game. */
    static void capture(Table table, String rule, General general) {
        table.umpire().rule(rule, "%s is captured.", general);
        if (general.is(General.WASHINGTON)) washington(table, general);
        else table.place(general, Place.Box.CAPTURED);
    }

    /** 7.6.B */
    private static void washington(Table table, General washington) {
        table.place(washington, Place.Box.REMOVED);
        table.umpire().rule("7.6.B", "Washington leaves the game.");
        removeFive(table);
        FrenchAlliance.advance(table, "7.6.B", -3);
    }

    private static void removeFive(Table table) {
        var options = new LinkedHashMap<String, Space>();
        for (var space : table.box().spaces())
            if (table.now().controls(Side.AMERICAN, space) && !table.now().americanUnit(space))
                options.put(space.name(), space);
        int colonies = colonies(List.copyOf(options.values()));
        int count = Math.min(5, colonies);
        if (count == 0) return;
        var first = new LinkedHashMap<String, Space>();
        options.values().forEach(space -> first.putIfAbsent(space.colony(), space));
        var silent = String.join(
                ", ", first.values().stream().limit(count).map(Space::name).toList());
        var question = Choice.some(
                        Side.BRITISH,
                        "7.6.B",
                        "markers to remove",
                        "",
                        "Washington is captured. Which %d American PC markers are removed, one in a colony at most?"
                                .formatted(count),
                        options,
                        count,
                        count)
                .fitting(
                        picks -> colonies(picks) == picks.size()
                                ? Optional.empty()
                                : Optional.of(new Refusal("7.6.B", "Name no more than one space in a colony.")),
                        silent);
        Decision.of(question, Captures::remove).settle(table, Optional.empty());
    }

    private static void remove(Table table, List<Space> picks) {
        picks.forEach(table::removeControl);
        table.umpire().rule("7.6.B", "American PC markers are removed from %s.", Names.list(picks));
    }

    private static int colonies(List<Space> spaces) {
        return (int) spaces.stream().map(Space::colony).distinct().count();
    }

    /** 7.7: a British army stands in the Congress's space and no American CU does. */
    static void disperseCongress(Table table, Space space) {
        if (!table.now().congressIn(space) || table.now().units(Side.AMERICAN, space) > 0) return;
        table.board(board -> board.withCongress(Optional.empty()));
        table.track(track -> track.withCongressDispersed(true));
        table.umpire().rule("7.7", "The Continental Congress is dispersed from %s.", space);
    }

    /** 7.4.C: where a side has two generals in a space, one of them, its choice, goes to the Reinforcements Box. */
    static void oneGeneralOnly(Table table, Side side, Space space) {
        var generals = table.now().generals(side, space);
        if (generals.size() < 2) return;
        var options = new LinkedHashMap<String, General>();
        generals.stream()
                .filter(general -> !general.is(General.WASHINGTON))
                .forEach(general -> options.put(general.name(), general));
        var leaves = options.size() == 1
                ? options.values().iterator().next()
                : table.umpire()
                        .askOne(Choice.one(
                                side,
                                "7.4.C",
                                "general to send back",
                                "from " + space,
                                "Two of your generals are in %s. Which of them goes to the Reinforcements Box?"
                                        .formatted(space),
                                options));
        table.place(leaves, Place.Box.REINFORCEMENTS);
        table.umpire().rule("7.4.C", "%s goes to the Reinforcements Box.", leaves);
    }
}
