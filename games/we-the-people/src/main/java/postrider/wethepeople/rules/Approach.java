package postrider.wethepeople.rules;

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
 * What the Americans may do about a British army that has just entered a space: 7.2 Interception, 9.0 Retreat before battle.
 *
 * @param with the CUs with the mover
 * @param from where he came from
 */
record Approach(CardPlay play, General mover, Troops with, Space from, Space space) {
    private WorkingPosition working() {
        return play.working();
    }

    /**
     * 7.2: armies try one after the other, until one succeeds or no other can or will (R16).
     *
     * @param british British CUs were in the space before
     */
    boolean isIntercepted(boolean british) {
        if (!mayBeIntercepted(british)) return false;
        var sections = new Interception.Sections("7.2", "7.2", "7.2", "7.1");
        var who = new Interception(play, mover, with, space, General.Rating.BATTLE, false, sections).attempt(joined());
        who.ifPresent(this::meet);
        return who.isPresent();
    }

    /** 7.2, R15: a British army with CUs, by land; an American PC marker, and no British CU before it came. */
    private boolean mayBeIntercepted(boolean british) {
        var umpire = working().umpire();
        return umpire.applies(play.side() == Sides.BRITISH, "7.2", "%s is no British general.", mover)
                && umpire.applies(
                        working().now().controls(Sides.AMERICAN, space),
                        "7.2",
                        "There is no American PC marker in %s.",
                        space)
                && umpire.applies(!british, "7.2", "British CUs were in %s before %s came.", space, mover)
                && umpire.applies(!with.isEmpty(), "7.2", "%s comes to %s without a CU.", mover, space);
    }

    /** 7.2: who comes to other Americans is one army with them. */
    private List<String> joined() {
        var army =
                "Who joins the Americans in %s becomes one army with them, which stands and fights.".formatted(space);
        return working().now().units(Sides.AMERICAN, space) > 0 ? List.of(army) : List.of();
    }

    /** 7.2: with one to five CUs (R40), perhaps to others. */
    private void meet(Interception.Army army) {
        var general = army.general();
        for (var other : working().now().generals(Sides.BRITISH, space))
            if (!other.equals(mover)) Captures.capture(working(), "7.1", other);
        var at = working().now().space(general).orElseThrow();
        var troops = WhichUnits.going(working(), at, army.most(), "7.2", WarTopic.CU_TO_INTERCEPT_WITH);
        working().march(Sides.AMERICAN, Optional.of(general), troops, at, space, Scene.Way.INTERCEPTION);
        working().rule("7.2", "%s comes from %s with %s.", general, at, troops.words());
        OneGeneral.stays(working(), "7.1", Sides.AMERICAN, space);
    }

    /**
     * 9.0 Retreat Before Battle, with its Special Rule, after all interceptions: the American says whether his army tries to get
     * away, and where to. Nothing is remembered of it, for there is no limit on attempts.
     */
    void offerRetreat() {
        var umpire = working().umpire();
        if (!umpire.applies(play.side() == Sides.BRITISH, "9.0", "%s is no British general.", mover)) return;
        var retreat = Retreat.of(working(), Sides.AMERICAN, space);
        if (!umpire.applies(retreat.general().isPresent(), "9.0", "No American general is in %s.", space)) return;
        var general = retreat.general().orElseThrow();
        boolean tried = play.triedToIntercept(general);
        if (!umpire.applies(!tried, "9.0", "The army of %s has tried to intercept on this card.", general)) return;
        var bars = retreat.byLand("9.0", from);
        if (!umpire.applies(!bars.open().isEmpty(), "9.0", "No space next to %s is open to %s.", space, general))
            return;
        var attempt = new RetreatBeforeBattle(working(), mover, with, general, space, General.Rating.BATTLE, false);
        var chosen = attempt.whereTo("9.0", bars, "7.1", odds());
        if (chosen.isEmpty() || !attempt.succeeds("9.0")) return;
        var away = chosen.get();
        var troops = WhichUnits.going(working(), space, away.most(), "9.0", WarTopic.CU_TO_RETREAT_WITH);
        retreat.go("9.0", troops, away.to());
    }

    /** Of the battle that is to come. */
    private List<String> odds() {
        var battle = new Battle(play, space, from, false);
        return battle.units(Sides.AMERICAN) > 0 ? BattleCards.facts(battle) : List.of();
    }
}
