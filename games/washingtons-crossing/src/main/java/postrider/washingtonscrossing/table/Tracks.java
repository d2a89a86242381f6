package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View.Fact;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Track;
import postrider.washingtonscrossing.Turn;

/** What stands on the tracks of the map (2.3), and what a side must keep in mind besides. */
record Tracks(Position now, Side side) {
    private Track track() {
        return now.track();
    }

    List<Fact> facts() {
        var facts = new ArrayList<Fact>();
        var turn = track().turn();
        facts.add(new Fact("Turn", "%s, %d of %d".formatted(named(turn), turn.number(), Turn.LAST.number())));
        if (turn.compareTo(Turn.LAST) < 0) facts.add(new Fact("Next turn", named(turn.next())));
        facts.add(new Fact("Weather", track().weather().word()));
        facts.add(new Fact("Rivers, creeks and marshes", turn.isFrozen() ? "frozen" : "open"));
        track().toMove().ifPresent(mover -> facts.add(new Fact("To move", mover.word())));
        for (var one : Sides.BOTH) {
            facts.add(new Fact(one + " activation points", "" + track().points().of(one)));
            facts.add(new Fact(one + " victory points", "" + track().victory().of(one)));
            facts.add(new Fact(one + " entrenchments used", "" + now.board().markersUsed(one)));
        }
        facts.add(new Fact(
                "British reinforcements",
                track().has(Mark.REINFORCEMENTS_ACCELERATED) ? "accelerated (9.1)" : "on time"));
        if (turn.isBefore("Dec 26 12 pm")) early(facts);
        facts.add(new Fact("Dawn attack (17.2.3)", track().has(Mark.DAWN_ATTACK_USED) ? "used" : "to come"));
        if (!now.board().watched().isEmpty())
            facts.add(new Fact(
                    "No dawn attack today on",
                    Wording.list(List.copyOf(now.board().watched()))));
        facts.add(new Fact("Free forced march (11.2)", track().has(march()) ? "used" : "to come"));
        if (side == Sides.BRITISH && track().has(Mark.CORNWALLIS_COMMANDS))
            facts.add(new Fact(
                    "Grant", track().has(Mark.GRANT_SUBORDINATE) ? "a subordinate leader" : "a commanding leader"));
        var optional = Lists.filter(List.of(OptionalRule.values()), track()::has);
        if (!optional.isEmpty())
            facts.add(new Fact("Optional rules", Wording.list(Lists.map(optional, OptionalRule::word))));
        return List.copyOf(facts);
    }

    /** "Dec 26 7 am, day". */
    private static String named(Turn turn) {
        return "%s, %s".formatted(turn, turn.isNight() ? "night" : "day");
    }

    /** 10.3, 17.2.3: of the first night. */
    private void early(List<Fact> facts) {
        facts.add(new Fact("Trenton (17.2.3)", track().has(Mark.TRENTON_WARNED) ? "warned" : "not warned"));
        if (track().has(Mark.LOWER_FERRIES_CROSSED)) facts.add(new Fact("Bristol or Dunks ferry (10.3)", "crossed"));
        var alarmed = List.copyOf(now.board().alarmed());
        if (side == Sides.BRITISH && !alarmed.isEmpty()) facts.add(new Fact("Alarmed (10.3)", Wording.list(alarmed)));
    }

    private Mark march() {
        return side == Sides.AMERICAN ? Mark.WASHINGTON_HAS_MARCHED : Mark.CORNWALLIS_HAS_MARCHED;
    }
}
