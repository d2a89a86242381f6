package postrider.wildernesswar.rules;

import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;

/** 5.56, 8.231: Massacre! after Indians and Drilled Troops have taken a place. */
final class Massacre {
    private Massacre() {}

    static void after(WorkingPosition table, Side taker, Space space) {
        var units = table.board().units(taker, space);
        var indians = Lists.filter(units, Unit::isIndian);
        if (indians.isEmpty() || units.stream().noneMatch(Unit::isDrilled)) return;
        var loser = Sides.enemy(taker);
        var text = "%s have taken %s. Do you play Massacre!?";
        var moment = "at the fall of " + space;
        if (!new Responses(table, loser).plays(Event.MASSACRE, "5.56", space, moment, text, Sides.the(taker), space))
            return;
        indians.forEach(table::eliminate);
        table.rule("5.56", "The Indians in %s go home for good.", space);
        table.award(loser, 1, "13.21", "Massacre!");
    }
}
