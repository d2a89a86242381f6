package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.AtTable;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.OneGeneral;
import postrider.kernel.view.Scene;
import postrider.map.Bars;

/**
 * A march enters a space. The Americans may intercept it (7.8 / 7.2) or retreat before battle (7.9 / 9.0); otherwise it fights (9.1 /
 * 9.0) or takes what it finds there (7.6, 7.7 / 7.1).
 */
public interface Encounter extends AtTable {
    PlayedCard play();

    /** The move that brought the general next to the space. */
    Movement move();

    Space to();

    /** Fights a battle; returns the march after it. */
    March battle(March next, boolean intercepted);

    /** Facts about the battle that is about to begin. */
    List<String> odds();

    /** 9.7: overruns a single CU if it can, and says whether it did; never in the elder book. */
    default boolean overruns() {
        return false;
    }

    void capture(General general);

    /** Where the Americans may retreat. */
    Bars<Space> waysOut();

    void retreat(Troops troops, Space to);

    /** Further facts that the American needs to decide on an interception. */
    default List<String> joined() {
        return List.of();
    }

    /** The march before it entered the space. */
    default March march() {
        return move().march();
    }

    @Override
    default WorkingPosition working() {
        return play().working();
    }

    /** @param next the march in the space, unless it meets the enemy */
    default March enter(March next) {
        var play = play();
        var to = to();
        var march = march();
        var general = march.general();
        var with = march.with();
        var enemy = Sides.enemy(play.side());
        boolean british = now().units(Sides.BRITISH, to) > 0;
        working().march(play.side(), Optional.of(general), with, march.at(), to, Scene.Way.MARCH);
        boolean wild = march.connections().isWilderness(march.at(), to);
        move().tell(law(wild ? Subject.WILDERNESS : Subject.STEP), "%s goes to %s%s.", general, to, with.with());
        if (with.isEmpty()) return next;
        if (new Interception(this).succeeds(british)) return battle(next, true);
        if (overruns()) return next;
        boolean met = now().units(enemy, to) > 0;
        if (!applies(met, law(Subject.BATTLE), "There is no %s CU in %s to fight.", enemy, to)) {
            play.occupy(to);
            return next;
        }
        RetreatBeforeBattle.offer(this);
        if (!overruns() && now().units(enemy, to) > 0) return battle(next, false);
        play.occupy(to);
        rule(law(Subject.RETREATING_UNITS), "%s stops in %s.", general, to);
        play.markMoved(to, with);
        OneGeneral.stays(working(), play.side(), to);
        return next.over();
    }
}
