package postrider.washingtonswar;

import java.util.LinkedHashMap;
import java.util.Optional;
import postrider.kernel.Choice;
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
        var occupancy = new Occupancy(table.now());
        var marked = occupancy.of(Side.AMERICAN).markers().minus(occupancy.americanUnits());
        var five = new PerColony("7.6.B", marked, 5, 1);
        var text = "Washington is captured. Which %d American PC markers are removed, one in a colony at most?"
                .formatted(five.first().size());
        Decision.of(
                        five.question(Side.BRITISH, WarTopic.MARKERS_TO_REMOVE, "", text, false),
                        (on, picks) -> Markers.lift(on, "7.6.B", "", Side.AMERICAN, picks))
                .settle(table, Optional.empty());
    }

    /** 7.7: a British army stands in the Congress's space and no American CU does. */
    static void disperseCongress(Table table, Space space) {
        if (!table.now().congressIn(space) || table.now().units(Side.AMERICAN, space) > 0) return;
        table.board(board -> board.withCongress(Optional.empty()));
        table.track(track -> track.with(Track.Mark.CONGRESS_DISPERSED, true));
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
                                        WarTopic.GENERAL_TO_SEND_BACK,
                                        "from " + space,
                                        "Two of your generals are in %s. Which of them goes to the Reinforcements Box?"
                                                .formatted(space),
                                        options)
                                .given(new Forces(space, 0, 0)));
        table.place(leaves, Place.Box.REINFORCEMENTS);
        table.umpire().rule("7.4.C", "%s goes to the Reinforcements Box.", leaves);
    }
}
