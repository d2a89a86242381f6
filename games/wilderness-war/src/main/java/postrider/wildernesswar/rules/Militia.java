package postrider.wildernesswar.rules;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.UnitType;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.orders.PlainWords;

/** 7.3: the militia of a side that may join in this space. */
record Militia(WorkingPosition table, Side side, Space space) implements AtTable.OfSide {

    /** The department's militia that is ready; none if the side does not defend this department. */
    List<Unit> ready() {
        return space.department()
                .filter(where -> where.side() == side)
                .map(where -> table.inPlace(new Place.MilitiaBox(where), side))
                .orElse(List.of());
    }

    /** The militia that joins a battle. */
    List<Unit> called() {
        var ready = ready();
        if (ready.isEmpty() || isRaided()) return List.of();
        var text = "Battle in %s: which militia take part?";
        var picks = umpire().ask(table.asking(side, "7.3", WarTopic.MILITIA, "in " + space, text, space)
                .reading(PlainWords.MILITIA::of)
                .some(ready, 0, ready.size())
                .withFacts(table.seen(side, space)));
        table.move(picks, space);
        if (!picks.isEmpty()) rule("7.3", "%s to %s.", Wording.verb(picks, "comes", "come"), space);
        return picks;
    }

    private boolean isRaided() {
        var raided = board().raided().keySet().where(where -> where.department().equals(space.department()));
        return Lists.sum(raided, where -> board().raids(where).of(enemy())) > 0;
    }

    /** Sends all militia, of either side, back to its box. */
    static void home(WorkingPosition table, Space space) {
        for (var piece : table.board().pieces(space))
            if (piece instanceof Unit unit && unit.is(UnitType.MILITIA))
                table.move(
                        List.of(unit),
                        space.department().map(Place.MilitiaBox::new).orElseThrow());
    }
}
