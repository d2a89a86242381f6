package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Charts.Addition;
import postrider.washingtonscrossing.Charts.Roll;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.River;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Terrain;
import postrider.washingtonscrossing.Weather;
import postrider.washingtonscrossing.Works;

/**
 * 17.1 step 1, 17.2.3: how far the defender is surprised.
 *
 * @param doubts about cells of charts
 */
record Surprise(Charts.Surprise effect, List<Addition> added, List<Optional<String>> doubts) {
    private static final String TRENTON_MORNING = "Dec 26 7 am";

    static Surprise roll(Attack attack, Defence defence) {
        var table = attack.table();
        var added = added(attack, defence);
        int die = table.roll("17.1", "surprise at " + table.name(attack.target()));
        int total = die + Lists.sum(added, Addition::value);
        var row = table.charts().surprise().at(total);
        var text = "Surprise: %d%s makes %d: %+d on the combat roll, %+d%% on the attacker's loss.";
        var effect = row.value();
        table.rule("17.2.3", text, die, Charts.words(added), total, effect.combat(), effect.loss());
        if (attack.dawn()) table.mark(Mark.DAWN_ATTACK_USED);
        return new Surprise(effect, added, Lists.with(Lists.map(added, Addition::doubted), row.doubt()));
    }

    private static List<Addition> added(Attack attack, Defence defence) {
        var table = attack.table();
        var reasons = new ArrayList<String>();
        reasons.add(attack.kind().reason());
        if (isTrentonMorning(attack.turn(), attack.target())) reasons.add("Trenton on the morning of 26 December");
        if (attack.dawn()) reasons.add("dawn attack");
        boolean snow = table.track().weather() == Weather.SNOW;
        if (snow && attack.side() == Sides.AMERICAN) reasons.add("Americans in snow");
        defence.condition().ifPresent(reasons::add);
        defence.river()
                .filter(river -> river != River.MAJOR_RIVER)
                .ifPresent(river -> reasons.add("across a " + river.word()));
        var terrain = defence.terrain();
        if (terrain == Terrain.WOODS || terrain == Terrain.MOUNTAIN) reasons.add(terrain.word());
        if (defence.works().filter(Works::complete).isPresent()) reasons.add("defender entrenched");
        return table.charts().additions(Roll.SURPRISE, reasons);
    }

    /** 17.2.3 */
    private static boolean isTrentonMorning(PlayerTurn turn, Hex target) {
        var table = turn.table();
        return turn.side() == Sides.AMERICAN
                && table.turn().is(TRENTON_MORNING)
                && table.name(target).equals("Trenton")
                && !table.has(Mark.TRENTON_WARNED);
    }

    /** 17.2.3: why there is no dawn attack, as far as the player knows beforehand. */
    static Optional<Fault> noDawn(PlayerTurn turn, Hex target) {
        var table = turn.table();
        boolean trenton = isTrentonMorning(turn, target);
        return when(turn.side() != Sides.AMERICAN, "17.2.3", "Only the Americans attack at dawn.")
                .or(() -> when(!table.turn().isDawn(), "17.2.3", "A dawn attack is made at 7 am."))
                .or(() -> when(table.has(Mark.DAWN_ATTACK_USED), "17.2.3", "There is one dawn attack in a game."))
                .or(() -> when(trenton, "17.2.3", "The surprise at Trenton is not combined with a dawn attack."));
    }

    /** The same, with what the player may not know. */
    static Optional<Fault> noDawnNow(PlayerTurn turn, Hex target) {
        var board = turn.board();
        boolean watched = board.in(turn.enemy(), target).stream().anyMatch(board.watched()::has);
        return noDawn(turn, target)
                .or(() -> when(watched, "17.2.3", "Americans were next to %s before midnight.", turn.name(target)));
    }
}
