package postrider.wethepeople.rules;

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
import postrider.wethepeople.WarTopic;

/**
 * What the Americans may do about a British army that has just entered a space: 7.2 Interception, 9.0 Retreat before battle.
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
     * 7.2: armies try one after the other, until one succeeds or no other can or will (R16).
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

    /** 7.2: an army next to the space that has not tried on this card. */
    private Interceptors interceptors() {
        return new Interceptors(play, space, "7.2", "7.2");
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
                            Odds.onAtMost(general.battle())));
            facts.addAll(OneGeneral.warnings(working().now(), "7.1", general, List.of(space)));
            strongest = Math.max(strongest, Math.min(MOST_UNITS, working().now().units(Sides.AMERICAN, at)));
        }
        if (working().now().units(Sides.AMERICAN, space) > 0)
            facts.add("Who joins the Americans in %s becomes one army with them, which stands and fights."
                    .formatted(space));
        options.put("no", Optional.empty());
        var text = "%s enters %s with %s. Which army tries to intercept?".formatted(mover, space, with.words());
        var asking = new Asking(Sides.AMERICAN, "7.2", WarTopic.INTERCEPT, "into " + space, text).knowing(facts);
        return working()
                .umpire()
                .askOne(asking.one(options)
                        .barring(interceptors()::barred)
                        .given(new Forces(space.name(), strongest, with.total(), Troops.UNIT)));
    }

    /** 7.2: once a card, and no retreat before battle after it. */
    private boolean intercepts(General general) {
        play.tryToIntercept(general);
        int die = working().umpire().roll("7.2", general + " to intercept");
        int rating = general.battle();
        var outcome = die <= rating ? "intercepts" : "does not intercept";
        var sentence = "%s rolls %d against battle rating %d and %s in %s.";
        working().rule("7.2", sentence, general, die, rating, outcome, space);
        return die <= rating;
    }

    /** 7.2: with five CUs at most, perhaps to others. */
    private void meet(General general) {
        for (var other : working().now().generals(Sides.BRITISH, space))
            if (!other.equals(mover)) Captures.capture(working(), "7.1", other);
        var at = working().now().space(general).orElseThrow();
        var troops = WhichUnits.going(working(), at, MOST_UNITS, "7.2", WarTopic.CU_TO_INTERCEPT_WITH);
        working().march(Sides.AMERICAN, Optional.of(general), troops, at, space, Scene.Way.INTERCEPTION);
        working().rule("7.2", "%s comes from %s with %s.", general, at, troops.words());
        OneGeneral.stays(working(), "7.1", WarTopic.GENERAL_TO_SEND_BACK, Sides.AMERICAN, space);
    }

    /**
     * 9.0 Retreat Before Battle, after all interceptions: the American says whether his army tries to get away, and where to. Nothing is
     * remembered of it, for there is no limit on attempts.
     */
    void offerRetreat() {
        var umpire = working().umpire();
        if (!umpire.applies(play.side() == Sides.BRITISH, "9.0", "%s is no British general.", mover)) return;
        var retreat = Retreat.of(working(), Sides.AMERICAN, space);
        if (!umpire.applies(retreat.general().isPresent(), "9.0", "No American general is in %s.", space)) return;
        var general = retreat.general().orElseThrow();
        boolean tried = play.triedToIntercept(general);
        if (!umpire.applies(!tried, "9.0", "%s has tried to intercept on this card.", general)) return;
        var bars = retreat.byLand("9.0", from);
        if (!umpire.applies(!bars.open().isEmpty(), "9.0", "No space next to %s is open to %s.", space, general))
            return;
        var chosen = whereToRetreat(general, bars);
        if (chosen.isEmpty() || !retreats(general)) return;
        var troops = WhichUnits.going(working(), space, MOST_UNITS, "9.0", WarTopic.CU_TO_RETREAT_WITH);
        retreat.go("9.0", troops, chosen.get());
    }

    private Optional<Space> whereToRetreat(General general, Bars<Space> bars) {
        var options = new LinkedHashMap<String, Optional<Space>>();
        bars.open().forEach(place -> options.put("to " + place, Optional.of(place)));
        options.put("stand", Optional.empty());
        var text = "%s attacks %s in %s with %s. Does %s try to retreat before battle, and where to?"
                .formatted(mover, general, space, with.words(), general);
        var facts = new ArrayList<String>();
        facts.add("%s gets away %s.".formatted(general, Odds.onAtMost(ratingToRetreat(general))));
        facts.addAll(OneGeneral.warnings(working().now(), "7.1", general, bars.open()));
        var battle = new Battle(play, space, from, false);
        if (battle.units(Sides.AMERICAN) > 0) facts.addAll(BattleCards.facts(battle));
        var asking =
                new Asking(Sides.AMERICAN, "9.0", WarTopic.RETREAT_BEFORE_BATTLE, "from " + space, text).knowing(facts);
        var forces = working().now().forces(Sides.AMERICAN, space, false);
        return working()
                .umpire()
                .askOne(asking.one(options).barring(bars::named).given(forces));
    }

    /** 9.0, with its Special Rule: two off the die is two on the rating. */
    private static int ratingToRetreat(General general) {
        boolean special = general.is(General.WASHINGTON) || general.is(General.GREENE);
        return general.battle() + (special ? 2 : 0);
    }

    private boolean retreats(General general) {
        int rating = ratingToRetreat(general);
        int die = working().umpire().roll("9.0", general + " to retreat before battle");
        var outcome = die <= rating ? "retreats before battle" : "must stand";
        working().rule("9.0", "%s rolls %d against %d and %s.", general, die, rating, outcome);
        return die <= rating;
    }
}
