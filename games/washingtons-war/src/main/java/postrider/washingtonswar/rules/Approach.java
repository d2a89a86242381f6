package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WarTopic;
import postrider.americanwar.orders.Interception;
import postrider.americanwar.rules.OneGeneral;
import postrider.americanwar.rules.RetreatBeforeBattle;
import postrider.americanwar.rules.WhichUnits;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.view.Scene;

/**
 * What the Americans may do about a British army that has just entered a space: 7.8 Interception, 7.9 Retreat before battle.
 *
 * @param with the CUs with the mover
 * @param from where he came from
 */
record Approach(CardPlay play, General mover, Troops with, Space from, Space space) {
    private WorkingPosition working() {
        return play.working();
    }

    /**
     * 7.8: armies try one after the other, until one succeeds or no other can or will (7.8.E, R64). Where each may go, 7.3.D and
     * 7.4.D say.
     *
     * @param british British CUs were in the space before
     */
    boolean isIntercepted(boolean british) {
        if (!mayBeIntercepted(british)) return false;
        var sections = new Interception.Sections("7.8", "7.8.A", "7.8.E", "7.4.C");
        var who = new Interception(play, mover, with, space, General.Rating.AGILITY, true, sections).attempt(List.of());
        who.ifPresent(this::meet);
        return who.isPresent();
    }

    /** 7.8.A, B: a British army with CUs, by land; an American PC marker, and no British CU before it came. */
    private boolean mayBeIntercepted(boolean british) {
        var umpire = working().umpire();
        return umpire.applies(play.side() == Sides.BRITISH, "7.8.A", "%s is no British general.", mover)
                && umpire.applies(
                        working().now().controls(Sides.AMERICAN, space),
                        "7.8.A",
                        "There is no American PC marker in %s.",
                        space)
                && umpire.applies(!british, "7.8.B", "British CUs were in %s before %s came.", space, mover)
                && umpire.applies(!with.isEmpty(), "7.8.B", "%s comes to %s without a CU.", mover, space);
    }

    /** 7.8.C: with five CUs at most; 7.8.D: perhaps to others; 7.8.F: he counts as there before the British. */
    private void meet(Interception.Army army) {
        var general = army.general();
        for (var other : working().now().generals(Sides.BRITISH, space))
            if (!other.equals(mover)) Captures.capture(working(), "7.6.A", other); // 7.8.F
        var at = working().now().space(general).orElseThrow();
        var rule = working().now().units(Sides.AMERICAN, space) > 0 ? "7.8.D" : "7.8.C";
        var troops = WhichUnits.going(working(), at, army.most(), "7.8.C", WarTopic.CU_TO_INTERCEPT_WITH);
        working().march(Sides.AMERICAN, Optional.of(general), troops, at, space, Scene.Way.INTERCEPTION);
        working().rule(rule, "%s comes from %s with %s.", general, at, troops.words());
        OneGeneral.stays(working(), "7.4.C", Sides.AMERICAN, space); // 7.8.D
    }

    /**
     * 7.9, after all interceptions (7.9.B): the American says whether his army tries to get away, and where to. Nothing is
     * remembered of it, for there is no limit on attempts (7.9.C). Washington and Greene have their Special Rule (7.9.A).
     */
    void offerRetreat() {
        var umpire = working().umpire();
        if (!umpire.applies(play.side() == Sides.BRITISH, "7.9.A", "%s is no British general.", mover)) return;
        var retreat = Retreat.of(working(), Sides.AMERICAN, space);
        if (!umpire.applies(retreat.general().isPresent(), "7.9.A", "No American general is in %s.", space)) return;
        var general = retreat.general().orElseThrow();
        boolean tried = play.triedToIntercept(general);
        if (!umpire.applies(!tried, "7.8.E", "The army of %s has tried to intercept on this card.", general)) return;
        var bars = retreat.byLand(from); // 7.9.B, 9.61
        if (!umpire.applies(!bars.open().isEmpty(), "7.9.B", "No space next to %s is open to %s.", space, general))
            return;
        var attempt = new RetreatBeforeBattle(working(), mover, with, general, space, General.Rating.AGILITY, true);
        var chosen = attempt.whereTo("7.9", bars, "7.4.C", odds());
        if (chosen.isEmpty() || !attempt.succeeds("7.9.A")) return;
        var away = chosen.get();
        var troops = WhichUnits.going(working(), space, away.most(), "7.9.B", WarTopic.CU_TO_RETREAT_WITH);
        retreat.go("7.9.B", troops, away.to());
    }

    /** Of the battle that is to come. */
    private List<String> odds() {
        var battle = new Battle(play, space, from, false);
        return battle.units(Sides.AMERICAN) > 0
                ? new BattleOdds(battle, BattleCards.Laid.NOTHING).facts(Sides.AMERICAN, false)
                : List.of();
    }
}
