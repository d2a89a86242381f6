package postrider.washingtonscrossing.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
 * @param doubts cells of charts that nobody is sure of
 */
record Surprise(Charts.Surprise says, List<Addition> added, List<Optional<String>> doubts) {
    static Surprise roll(Attack attack, Defence defence) {
        var table = attack.turn().table;
        var added = added(attack, defence);
        int die = table.roll("17.1", "surprise at " + table.name(attack.target()));
        int total = die + Lists.sum(added, Addition::value);
        var row = table.charts().surprise().at(total);
        var text = "Surprise: %d%s makes %d: %+d on the combat roll, %+d%% on the attacker's loss.";
        var says = row.says();
        table.rule("17.2.3", text, die, Charts.told(added), total, says.combat(), says.loss());
        if (attack.dawn()) table.mark(Mark.DAWN_ATTACK_USED);
        var doubts = new ArrayList<>(Lists.map(added, Addition::doubted));
        doubts.add(row.doubt());
        return new Surprise(says, added, doubts);
    }

    private static List<Addition> added(Attack attack, Defence defence) {
        var table = attack.turn().table;
        var reasons = new ArrayList<String>();
        reasons.add(attack.kind().reason());
        if (Attack.isTrentonMorning(attack.turn(), attack.target()))
            reasons.add("Trenton on the morning of 26 December");
        if (attack.dawn()) reasons.add("dawn attack");
        boolean snow = table.track().weather() == Weather.SNOW;
        if (snow && attack.side() == Sides.AMERICAN) reasons.add("Americans in snow");
        defence.condition().ifPresent(reasons::add);
        if (!table.turn().isFrozen()) {
            if (defence.isBehind(River.MINOR_RIVER)) reasons.add("across a minor river");
            else if (defence.isBehind(River.CREEK)) reasons.add("across a creek");
        }
        var terrain = defence.terrain();
        if (terrain == Terrain.WOODS || terrain == Terrain.MOUNTAIN) reasons.add(terrain.word());
        if (defence.works().filter(Works::complete).isPresent()) reasons.add("defender entrenched");
        return table.charts().additions(Roll.SURPRISE, reasons);
    }
}
