package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WarTopic;
import postrider.americanwar.rules.OneGeneral;
import postrider.americanwar.rules.RetreatBeforeBattle;
import postrider.americanwar.rules.WhichUnits;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Umpire;
import postrider.kernel.view.Scene;
import postrider.map.Bars;

/**
 * A march enters a space: the Americans may intercept it (7.8 / 7.2) or retreat before battle (7.9 / 9.0); else it fights (9.1 /
 * 9.0) or finds whoever is there (7.6, 7.7 / 7.1).
 */
public abstract class Encounter {
    /**
     * Where a book has it.
     *
     * @param step by a line
     * @param wilderness by a line through the wilderness
     * @param interception who may intercept, and how
     * @param unopposed when nobody may: British CUs were there, or none come
     * @param come the army that intercepts
     * @param join others who are there
     * @param retreat before battle, and where to
     * @param general who may retreat
     * @param tried they have tried to intercept
     * @param away who retreats, and who then stops
     * @param battle CUs to fight
     * @param rating of an American general, which the die must not exceed
     * @param all they bring and take all the CUs that they can; else they may leave some behind
     */
    public record Sections(
            String step,
            String wilderness,
            Interception.Sections interception,
            String unopposed,
            String come,
            String join,
            String retreat,
            String general,
            String tried,
            String away,
            String battle,
            General.Rating rating,
            boolean all) {}

    private final PlayedCard play;
    private final Movement move;
    private final March march;
    private final Space to;
    private final Sections sections;

    /** @param to where he goes whom the move has brought next to it */
    protected Encounter(PlayedCard play, Movement move, Space to, Sections sections) {
        this.play = play;
        this.move = move;
        this.march = move.march();
        this.to = to;
        this.sections = sections;
    }

    /** The march as it is after the battle. */
    protected abstract March battle(March next, boolean intercepted);

    /** Of the battle that is to come. */
    protected abstract List<String> odds();

    /** 9.7: overruns a single CU; nothing in the elder book. */
    protected boolean overruns() {
        return false;
    }

    /** The army takes what it finds. */
    protected abstract void occupy();

    protected abstract void capture(General general);

    /** Where the Americans may retreat. */
    protected abstract Bars<Space> waysOut();

    protected abstract void retreat(Troops troops, Space to);

    /** What else the American needs to decide on an interception. */
    protected List<String> joined() {
        return List.of();
    }

    /** The march before. */
    protected final March march() {
        return march;
    }

    protected final Space to() {
        return to;
    }

    protected final WorkingPosition working() {
        return play.working();
    }

    private Umpire umpire() {
        return working().umpire();
    }

    final March enter(March next) {
        var general = march.general();
        var with = march.with();
        var enemy = Sides.enemy(play.side());
        boolean british = working().now().units(Sides.BRITISH, to) > 0;
        working().march(play.side(), Optional.of(general), with, march.at(), to, Scene.Way.MARCH);
        var rule = march.lines().isWilderness(march.at(), to) ? sections.wilderness : sections.step;
        move.tell(rule, "%s goes to %s%s.", general, to, with.isEmpty() ? "" : " with " + with.words());
        if (with.isEmpty()) return next;
        if (isIntercepted(british)) return battle(next, true);
        if (overruns()) return next;
        boolean met = working().now().units(enemy, to) > 0;
        if (!umpire().applies(met, sections.battle, "There is no %s CU in %s to fight.", enemy, to)) {
            occupy();
            return next;
        }
        offerRetreat();
        boolean overrun = overruns();
        if (!overrun && working().now().units(enemy, to) > 0) return battle(next, false);
        occupy();
        working().rule(sections.away, "%s stops in %s.", general, to);
        play.markMoved(to, with);
        OneGeneral.stays(working(), sections.interception.stacking(), play.side(), to);
        return next.over();
    }

    /** Armies try one after the other, until one succeeds or no other can or will (7.8.E, R64 / 7.2, R16). */
    private boolean isIntercepted(boolean british) {
        if (!mayBeIntercepted(british)) return false;
        var interception = new Interception(
                play, march.general(), march.with(), to, sections.rating, sections.all, sections.interception);
        var who = interception.attempt(joined());
        who.ifPresent(this::meet);
        return who.isPresent();
    }

    /** A British army with CUs, by land; an American PC marker, and no British CU before it came (7.8.A, B / 7.2, R15). */
    private boolean mayBeIntercepted(boolean british) {
        var mover = march.general();
        var army = sections.interception.army();
        boolean marked = working().now().controls(Sides.AMERICAN, to);
        boolean led = !march.with().isEmpty();
        return umpire().applies(play.side() == Sides.BRITISH, army, "%s is no British general.", mover)
                && umpire().applies(marked, army, "There is no American PC marker in %s.", to)
                && umpire().applies(!british, sections.unopposed, "British CUs were in %s before %s came.", to, mover)
                && umpire().applies(led, sections.unopposed, "%s comes to %s without a CU.", mover, to);
    }

    /** With one to five CUs (7.8.C / 7.2, R40), perhaps to others (7.8.D / 7.2); he counts as there before the British (7.8.F). */
    private void meet(Interception.Army army) {
        var general = army.general();
        for (var other : working().now().generals(Sides.BRITISH, to))
            if (!other.equals(march.general())) capture(other);
        var at = working().now().space(general).orElseThrow();
        var rule = working().now().units(Sides.AMERICAN, to) > 0 ? sections.join : sections.come;
        var troops = WhichUnits.going(working(), at, army.most(), sections.come, WarTopic.CU_TO_INTERCEPT_WITH);
        working().march(Sides.AMERICAN, Optional.of(general), troops, at, to, Scene.Way.INTERCEPTION);
        working().rule(rule, "%s comes from %s with %s.", general, at, troops.words());
        OneGeneral.stays(working(), sections.interception.stacking(), Sides.AMERICAN, to);
    }

    /**
     * After all interceptions the American says whether his army tries to get away, and where to (7.9 / 9.0, with its Special
     * Rule). Nothing is remembered of it, for there is no limit on attempts.
     */
    private void offerRetreat() {
        var mover = march.general();
        var rule = sections.general;
        if (!umpire().applies(play.side() == Sides.BRITISH, rule, "%s is no British general.", mover)) return;
        var led = working().now().general(Sides.AMERICAN, to);
        if (!umpire().applies(led.isPresent(), rule, "No American general is in %s.", to)) return;
        var general = led.orElseThrow();
        boolean tried = play.triedToIntercept(general);
        var once = "The army of %s has tried to intercept on this card.";
        if (!umpire().applies(!tried, sections.tried, once, general)) return;
        var bars = waysOut();
        boolean open = !bars.open().isEmpty();
        if (!umpire().applies(open, sections.away, "No space next to %s is open to %s.", to, general)) return;
        var attempt =
                new RetreatBeforeBattle(working(), mover, march.with(), general, to, sections.rating, sections.all);
        var chosen = attempt.whereTo(sections.retreat, bars, sections.interception.stacking(), odds());
        if (chosen.isEmpty() || !attempt.succeeds(rule)) return;
        var away = chosen.get();
        var troops = WhichUnits.going(working(), to, away.most(), sections.away, WarTopic.CU_TO_RETREAT_WITH);
        retreat(troops, away.to());
    }
}
