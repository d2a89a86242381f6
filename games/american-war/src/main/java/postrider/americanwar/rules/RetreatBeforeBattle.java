package postrider.americanwar.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WarTopic;
import postrider.kernel.Odds;
import postrider.kernel.question.Asking;
import postrider.map.Bars;

/**
 * An American general who is attacked may try to get away (7.9 / 9.0).
 *
 * @param mover the British general, with his CUs
 * @param rating of the American, which the die must not exceed
 * @param all he takes all the CUs that he can; else the American may leave some behind
 */
public record RetreatBeforeBattle(
        WorkingPosition working,
        General mover,
        Troops with,
        General general,
        Space space,
        General.Rating rating,
        boolean all) {
    /**
     * Where he goes.
     *
     * @param most of his CUs go with him
     */
    public record Away(Space to, int most) {}

    /**
     * Whether he tries, and where to.
     *
     * @param second the rule that forbids a second general there
     * @param odds of the battle, if he stands
     */
    public Optional<Away> whereTo(String rule, Bars<Space> bars, String second, List<String> odds) {
        var options = new LinkedHashMap<String, Optional<Away>>();
        var army = working.now().troops(space).only(Sides.AMERICAN);
        bars.open().forEach(place -> options.put("to " + place, Optional.of(new Away(place, General.MOST_UNITS))));
        if (!all)
            for (var place : bars.open())
                for (int units : WhichUnits.fewer(army))
                    options.put("only %d CU to %s".formatted(units, place), Optional.of(new Away(place, units)));
        options.put("stand", Optional.empty());
        var text = "%s attacks %s in %s with %s. Does %s try to retreat before battle, and where to?"
                .formatted(mover, general, space, with.words(), general);
        var facts = new ArrayList<String>();
        facts.add("%s gets away %s.".formatted(general, Odds.onAtMost(most())));
        facts.addAll(OneGeneral.warnings(working.now(), second, general, bars.open()));
        facts.addAll(odds);
        var asking =
                new Asking(Sides.AMERICAN, rule, WarTopic.RETREAT_BEFORE_BATTLE, "from " + space, text).knowing(facts);
        var forces = working.now().forces(Sides.AMERICAN, space, false);
        return working.umpire()
                .askOne(asking.one(options).explaining(bars::named).withFacts(forces));
    }

    /** The Special Rule takes two off the die of Washington and Greene; that is two on the rating. */
    private int most() {
        boolean special = general.is(General.WASHINGTON) || general.is(General.GREENE);
        return general.rating(rating) + (special ? 2 : 0);
    }

    public boolean succeeds(String rule) {
        int die = working.umpire().roll(rule, general + " to retreat before battle");
        var outcome = die <= most() ? "retreats before battle" : "must stand";
        working.rule(rule, "%s rolls %d against %d and %s.", general, die, most(), outcome);
        return die <= most();
    }
}
