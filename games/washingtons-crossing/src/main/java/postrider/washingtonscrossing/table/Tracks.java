package postrider.washingtonscrossing.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Turn;

/** The tracks of the map (2.3), and other facts a side must keep in mind. */
record Tracks(Position now, Side side) implements AtPosition {
    Map<String, String> facts() {
        var facts = new LinkedHashMap<String, String>();
        var turn = now.turn();
        facts.put("Turn", "%s, %d of %d".formatted(named(turn), turn.number(), Turn.LAST.number()));
        if (turn.compareTo(Turn.LAST) < 0) facts.put("Next turn", named(turn.next()));
        facts.put("Weather", track().weather().word());
        facts.put("Rivers, creeks and marshes", turn.isFrozen() ? "frozen" : "open");
        track().toMove().ifPresent(mover -> facts.put("To move", mover.word()));
        for (var one : Sides.BOTH) {
            facts.put(one + " activation points", "" + track().points().of(one));
            facts.put(one + " victory points", "" + track().victory().of(one));
            facts.put(one + " entrenchments used", "" + board().markersUsed(one));
        }
        facts.put("British reinforcements", has(Mark.REINFORCEMENTS_ACCELERATED) ? "accelerated (9.1)" : "on time");
        if (turn.isBefore("Dec 26 12 pm")) early(facts);
        facts.put("Dawn attack (17.2.3)", has(Mark.DAWN_ATTACK_USED) ? "used" : "to come");
        if (!board().watched().isEmpty()) facts.put("No dawn attack today on", Wording.list(board().watched()));
        var march = side == Sides.AMERICAN ? Mark.WASHINGTON_HAS_MARCHED : Mark.CORNWALLIS_HAS_MARCHED;
        facts.put("Free forced march (11.2)", track().has(march) ? "used" : "to come");
        if (side == Sides.BRITISH && has(Mark.CORNWALLIS_COMMANDS))
            facts.put("Grant", has(Mark.GRANT_SUBORDINATE) ? "a subordinate leader" : "a commanding leader");
        var optional = Lists.filter(List.of(OptionalRule.values()), track()::has);
        if (!optional.isEmpty()) facts.put("Optional rules", Wording.list(Lists.map(optional, OptionalRule::word)));
        return facts;
    }

    /** "Dec 26 7 am, day". */
    private static String named(Turn turn) {
        return "%s, %s".formatted(turn, turn.isNight() ? "night" : "day");
    }

    /** 10.3, 17.2.3: facts about the first night. */
    private void early(Map<String, String> facts) {
        facts.put("Trenton (17.2.3)", has(Mark.TRENTON_WARNED) ? "warned" : "not warned");
        if (has(Mark.LOWER_FERRIES_CROSSED)) facts.put("Bristol or Dunks ferry (10.3)", "crossed");
        var alarmed = board().alarmed();
        if (side == Sides.BRITISH && !alarmed.isEmpty()) facts.put("Alarmed (10.3)", Wording.list(alarmed));
    }
}
