package postrider.washingtonswar.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.Interceptors;
import postrider.americanwar.rules.OneGeneral;
import postrider.americanwar.rules.WhichUnits;
import postrider.kernel.Asking;
import postrider.kernel.Forces;
import postrider.kernel.Odds;
import postrider.kernel.Scene;
import postrider.map.Bars;
import postrider.washingtonswar.WarTopic;

/**
 * What the Americans may do about a British army that has just entered a space: 7.8 Interception, 7.9 Retreat before battle.
 *
 * @param with the CUs with the mover
 * @param from where he came from
 */
record Approach(CardPlay play, General mover, Troops with, Space from, Space space) {
    private static final int MOST_UNITS = 5;

    private WorkingPosition working() {
        return play.working();
    }

    /**
     * 7.8: armies try one after the other, until one succeeds or no other can or will (7.8.E, R64).
     *
     * @param british British CUs were in the space before
     */
    boolean isIntercepted(boolean british) {
        if (!mayBeIntercepted(british)) return false;
        var interceptors = interceptors();
        for (var able = interceptors.able(); !able.isEmpty(); able = interceptors.able()) {
            var chosen = whoIntercepts(able);
            if (chosen.isEmpty()) return false;
            if (intercepts(chosen.get())) {
                meet(chosen.get());
                return true;
            }
        }
        return false;
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

    /** 7.8.A, with 7.3.D and 7.4.D; 7.8.E */
    private Interceptors interceptors() {
        return new Interceptors(play, space, "7.8.A", "7.8.E");
    }

    private Optional<General> whoIntercepts(List<General> able) {
        var options = new LinkedHashMap<String, Optional<General>>();
        var facts = new ArrayList<String>();
        facts.add("%s has battle rating %d and %s.".formatted(mover, mover.battle(), with.words()));
        int strongest = 0;
        for (var general : able) {
            var at = working().now().space(general).orElseThrow();
            options.put(general + " from " + at, Optional.of(general));
            facts.add("%s in %s, with %s and battle rating %d, intercepts %s."
                    .formatted(
                            general,
                            at,
                            working().now().troops(at).only(Sides.AMERICAN).words(),
                            general.battle(),
                            Odds.onAtMost(general.agility())));
            facts.addAll(OneGeneral.warnings(working().now(), "7.4.C", general, List.of(space)));
            strongest = Math.max(strongest, Math.min(MOST_UNITS, working().now().units(Sides.AMERICAN, at)));
        }
        options.put("no", Optional.empty());
        var text = "%s enters %s with %s. Which army tries to intercept?".formatted(mover, space, with.words());
        var asking = new Asking(Sides.AMERICAN, "7.8", WarTopic.INTERCEPT, "into " + space, text).knowing(facts);
        return working()
                .umpire()
                .askOne(asking.one(options)
                        .barring(interceptors()::barred)
                        .given(new Forces(space.name(), strongest, with.total(), Troops.UNIT)));
    }

    /** 7.8.A; once a card, and no retreat before battle after it (7.8.E). */
    private boolean intercepts(General general) {
        play.tryToIntercept(general); // 7.8.E
        int die = working().umpire().roll("7.8.A", general + " to intercept");
        int agility = general.agility();
        var outcome = die <= agility ? "intercepts" : "does not intercept";
        var sentence = "%s rolls %d against agility %d and %s in %s.";
        working().rule("7.8.A", sentence, general, die, agility, outcome, space);
        return die <= agility;
    }

    /** 7.8.C: with five CUs at most; 7.8.D: perhaps to others; 7.8.F: he counts as there before the British. */
    private void meet(General general) {
        for (var other : working().now().generals(Sides.BRITISH, space))
            if (!other.equals(mover)) Captures.capture(working(), "7.6.A", other); // 7.8.F
        var at = working().now().space(general).orElseThrow();
        var rule = working().now().units(Sides.AMERICAN, space) > 0 ? "7.8.D" : "7.8.C";
        var troops = WhichUnits.going(working(), at, MOST_UNITS, "7.8.C", WarTopic.CU_TO_INTERCEPT_WITH);
        working().march(Sides.AMERICAN, Optional.of(general), troops, at, space, Scene.Way.INTERCEPTION);
        working().rule(rule, "%s comes from %s with %s.", general, at, troops.words());
        OneGeneral.stays(working(), "7.4.C", WarTopic.GENERAL_TO_SEND_BACK, Sides.AMERICAN, space); // 7.8.D
    }

    /**
     * 7.9, after all interceptions (7.9.B): the American says whether his army tries to get away, and where to. Nothing is
     * remembered of it, for there is no limit on attempts (7.9.C).
     */
    void offerRetreat() {
        var umpire = working().umpire();
        if (!umpire.applies(play.side() == Sides.BRITISH, "7.9.A", "%s is no British general.", mover)) return;
        var retreat = Retreat.of(working(), Sides.AMERICAN, space);
        if (!umpire.applies(retreat.general().isPresent(), "7.9.A", "No American general is in %s.", space)) return;
        var general = retreat.general().orElseThrow();
        boolean tried = play.triedToIntercept(general);
        if (!umpire.applies(!tried, "7.8.E", "%s has tried to intercept on this card.", general)) return;
        var bars = retreat.byLand(from); // 7.9.B, 9.61
        if (!umpire.applies(!bars.open().isEmpty(), "7.9.B", "No space next to %s is open to %s.", space, general))
            return;
        var chosen = whereToRetreat(general, bars);
        if (chosen.isEmpty() || !retreats(general)) return;
        var troops =
                WhichUnits.going(working(), space, MOST_UNITS, "7.9.B", WarTopic.CU_TO_RETREAT_WITH); // 7.9.B, 9.61
        retreat.go("7.9.B", troops, chosen.get());
    }

    private Optional<Space> whereToRetreat(General general, Bars<Space> bars) {
        var options = new LinkedHashMap<String, Optional<Space>>();
        bars.open().forEach(place -> options.put("to " + place, Optional.of(place)));
        options.put("stand", Optional.empty());
        var text = "%s attacks %s in %s with %s. Does %s try to retreat before battle, and where to?"
                .formatted(mover, general, space, with.words(), general);
        var facts = new ArrayList<String>();
        facts.add("%s gets away %s.".formatted(general, Odds.onAtMost(agilityToRetreat(general))));
        facts.addAll(OneGeneral.warnings(working().now(), "7.4.C", general, bars.open()));
        var battle = new Battle(play, space, from, false);
        if (battle.units(Sides.AMERICAN) > 0)
            facts.addAll(new BattleOdds(battle, BattleCards.Laid.NOTHING).facts(Sides.AMERICAN, false));
        var asking =
                new Asking(Sides.AMERICAN, "7.9", WarTopic.RETREAT_BEFORE_BATTLE, "from " + space, text).knowing(facts);
        var forces = working().now().forces(Sides.AMERICAN, space, false);
        return working()
                .umpire()
                .askOne(asking.one(options).barring(bars::named).given(forces));
    }

    /** 7.9.A, with its Special Rule. */
    private static int agilityToRetreat(General general) {
        boolean special = general.is(General.WASHINGTON) || general.is(General.GREENE);
        return general.agility() + (special ? 2 : 0);
    }

    private boolean retreats(General general) {
        int agility = agilityToRetreat(general);
        int die = working().umpire().roll("7.9.A", general + " to retreat before battle");
        var outcome = die <= agility ? "retreats before battle" : "must stand";
        working().rule("7.9.A", "%s rolls %d against %d and %s.", general, die, agility, outcome);
        return die <= agility;
    }
}
