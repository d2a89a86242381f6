package postrider.wethepeople.rules;

import java.util.List;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.orders.Encounter;
import postrider.americanwar.orders.March;
import postrider.americanwar.orders.Movement;
import postrider.americanwar.rules.OneGeneral;
import postrider.map.Bars;

/** A march enters a space: 7.2, then 9.0, then 7.1. */
record Entering(CardPlay play, Movement move, Space to) implements Encounter {
    /** 7.2: armies that come together become one. */
    @Override
    public List<String> joined() {
        var army = "Who joins the Americans in %s becomes one army with them, which stands and fights.".formatted(to);
        return now().units(Sides.AMERICAN, to) > 0 ? List.of(army) : List.of();
    }

    @Override
    public March battle(March next, boolean intercepted) {
        new Battle(play, to, march().at(), intercepted).fight();
        if (!working().isOver()) OneGeneral.stays(working(), play.side(), to);
        return next.over();
    }

    @Override
    public List<String> odds() {
        var battle = new Battle(play, to, march().at(), false);
        return battle.units(Sides.AMERICAN) > 0 ? BattleCards.facts(battle) : List.of();
    }

    @Override
    public void capture(General general) {
        Captures.capture(working(), "7.1", general);
    }

    @Override
    public Bars<Space> waysOut() {
        return Retreat.of(working(), Sides.AMERICAN, to).byLand("9.0", march().at());
    }

    @Override
    public void retreat(Troops troops, Space away) {
        Retreat.of(working(), Sides.AMERICAN, to).go("9.0", troops, away);
    }
}
