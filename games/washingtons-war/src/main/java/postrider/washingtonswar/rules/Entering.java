package postrider.washingtonswar.rules;

import java.util.List;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.orders.Encounter;
import postrider.americanwar.orders.March;
import postrider.americanwar.orders.Movement;
import postrider.map.Bars;

/** A march enters a space: 7.8, then 7.6, 9.7, 7.9, 9.1, 7.7. */
record Entering(CardPlay play, Movement move, Space to) implements Encounter {
    /** 9.7 */
    @Override
    public boolean overruns() {
        var enemy = Sides.enemy(play.side());
        if (now().units(enemy, to) == 0) return false;
        boolean overruns = march().overruns().has(to);
        var with = march().with().words();
        var battle = new Battle(play, to, march().at(), false);
        applies(
                overruns,
                "9.7",
                () -> "%s with %s meets %s in %s.".formatted(march().general(), with, battle.force(enemy), to));
        if (overruns) Overruns.carryOut(working(), play.side(), to);
        return overruns;
    }

    @Override
    public March battle(March next, boolean intercepted) {
        var from = march().at();
        var stayed = now().troops(play.side(), from);
        var ended = new Battle(play, to, from, intercepted).fight();
        ended.ifPresent(space -> {
            var there = now().troops(play.side(), space);
            play.markMoved(space, space.equals(from) ? there.minus(stayed) : there); // 7.4.E
        });
        return next.over();
    }

    @Override
    public List<String> odds() {
        var battle = new Battle(play, to, march().at(), false);
        return battle.units(Sides.AMERICAN) > 0
                ? new BattleOdds(battle, BattleCards.Laid.NOTHING).facts(Sides.AMERICAN, false)
                : List.of();
    }

    @Override
    public void capture(General general) {
        Captures.capture(working(), "7.6.A", general);
    }

    /** 7.9.B, 9.61. Attempts are not remembered, because there is no limit on them (7.9.C). */
    @Override
    public Bars<Space> waysOut() {
        return Retreat.of(working(), Sides.AMERICAN, to).byLand(march().at());
    }

    @Override
    public void retreat(Troops troops, Space away) {
        Retreat.of(working(), Sides.AMERICAN, to).go("7.9.B", troops, away);
    }
}
