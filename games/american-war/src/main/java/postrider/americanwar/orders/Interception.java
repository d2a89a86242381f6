package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.AtTable;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.OneGeneral;
import postrider.americanwar.rules.WhichUnits;
import postrider.kernel.Odds;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Forces;
import postrider.kernel.ruling.Fault;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.text.Match;

/** 7.8 / 7.2: American armies may try to intercept a British army in the space it has just entered. */
public record Interception(Encounter met, WorkingPosition working, General mover, Space space) implements AtTable {
    /** A general who intercepts, and the most CUs he brings. */
    private record Army(General general, int most) {}

    Interception(Encounter met) {
        this(met, met.working(), met.march().general(), met.to());
    }

    /**
     * Armies try one after another until one succeeds, or no other can or wants to (7.8.E, R64 / 7.2, R16).
     *
     * @param british British CUs were in the space before
     */
    boolean succeeds(boolean british) {
        if (!mayBeTried(british)) return false;
        for (var able = able(); !able.isEmpty(); able = able()) {
            var chosen = who(able);
            if (chosen.isEmpty()) return false;
            if (succeeds(chosen.get().general())) {
                come(chosen.get());
                return true;
            }
        }
        return false;
    }

    /** Against a British army with CUs that came by land, to an American PC marker where no British CU was (7.8.A, B / 7.2, R15). */
    private boolean mayBeTried(boolean british) {
        var army = law(Subject.INTERCEPTING_ARMY);
        var unopposed = law(Subject.INTERCEPTION_UNOPPOSED);
        boolean marked = now().controls(Sides.AMERICAN, space);
        boolean led = !met.march().with().isEmpty();
        return applies(met.play().side() == Sides.BRITISH, army, "%s is no British general.", mover)
                && applies(marked, army, "There is no American PC marker in %s.", space)
                && applies(!british, unopposed, "British CUs were in %s before %s came.", space, mover)
                && applies(led, unopposed, "%s comes to %s without a CU.", mover, space);
    }

    /** With up to five CUs (7.8.C / 7.2, R40), perhaps joining others (7.8.D / 7.2); he counts as there before the British (7.8.F). */
    private void come(Army army) {
        var general = army.general();
        for (var other : now().generals(Sides.BRITISH, space)) if (!other.equals(mover)) met.capture(other);
        var at = at(general);
        var come = law(Subject.INTERCEPTING_UNITS);
        var rule = now().units(Sides.AMERICAN, space) > 0 ? law(Subject.INTERCEPTION_JOINING) : come;
        var troops = WhichUnits.going(working, at, army.most(), come, WarTopic.CU_TO_INTERCEPT_WITH);
        working.march(Sides.AMERICAN, Optional.of(general), troops, at, space, Scene.Way.INTERCEPTION);
        rule(rule, "%s comes from %s with %s.", general, at, troops.words());
        OneGeneral.stays(working, Sides.AMERICAN, space);
    }

    private List<General> able() {
        var able = new ArrayList<General>();
        for (var general : country().generals(Sides.AMERICAN))
            for (var at : Lists.of(now().space(general))) if (umpire().applies(fault(general, at))) able.add(general);
        return able;
    }

    private Optional<Fault> fault(General general, Space at) {
        var army = law(Subject.INTERCEPTING_ARMY);
        if (!country().connections().adjacent(general, at).has(space))
            return Fault.no(army, "%s, in %s, is not adjacent to %s.", general, at, space);
        if (now().units(Sides.AMERICAN, at) == 0) return Fault.no(army, "%s has no CU in %s.", general, at);
        boolean tried = met.play().triedToIntercept(general);
        return Fault.when(
                tried, law(Subject.INTERCEPTION_ONCE), "The army of %s has tried to intercept on this card.", general);
    }

    private Optional<Army> who(List<General> able) {
        var with = met.march().with();
        var text = "%s enters %s with %s. Which army tries to intercept?".formatted(mover, space, with.words());
        var asking = new Asking(Sides.AMERICAN, law(Subject.INTERCEPTION), WarTopic.INTERCEPT, "into " + space, text)
                .knowing(Lists.concat(facts(able), met.joined()));
        int strongest = Lists.highest(able, general -> troops(general).led().total());
        var options = options(able);
        return umpire().askOne(asking.reading(said -> WhichUnits.fewer(said, options.keySet()))
                .one(options)
                .explaining(this::barred)
                .withFacts(new Forces(space.name(), strongest, with.total(), Troops.UNIT)));
    }

    /** Each general with all the CUs he can bring, then each with fewer, then nobody. */
    private Map<String, Optional<Army>> options(List<General> able) {
        var options = new LinkedHashMap<String, Optional<Army>>();
        for (var general : able)
            options.put(general + " from " + at(general), Optional.of(new Army(general, General.MOST_UNITS)));
        if (!met.play().book().all())
            for (var general : able)
                for (int units : WhichUnits.fewer(troops(general)))
                    options.put("only %d CU with %s".formatted(units, general), Optional.of(new Army(general, units)));
        options.put("no", Optional.empty());
        return options;
    }

    private List<String> facts(List<General> able) {
        var rating = met.play().book().rating();
        var facts = new ArrayList<String>();
        facts.add("%s has battle rating %d and %s."
                .formatted(mover, mover.battle(), met.march().with().words()));
        for (var general : able) {
            var with = troops(general).words();
            var odds = Odds.onAtMost(general.rating(rating));
            facts.add("%s in %s, with %s and battle rating %d, intercepts %s."
                    .formatted(general, at(general), with, general.battle(), odds));
            facts.addAll(OneGeneral.warnings(now(), general, List.of(space)));
        }
        return facts;
    }

    private Space at(General general) {
        return now().space(general).orElseThrow();
    }

    private Troops troops(General general) {
        return now().troops(Sides.AMERICAN, at(general));
    }

    /** Why the general these words name may not intercept; empty if they name none, or he may. */
    private Optional<Fault> barred(String words) {
        if (!(Match.of(words, Lists.map(country().generals(Sides.AMERICAN), General::name))
                instanceof Match.One(var name))) return Optional.empty();
        var general = country().general(name);
        return now().space(general).flatMap(at -> fault(general, at));
    }

    /** Rolls the die. The attempt counts against the army until the card is done, for retreats before battle too. */
    private boolean succeeds(General general) {
        met.play().tryToIntercept(general);
        var rating = met.play().book().rating();
        int die = umpire().roll(law(Subject.INTERCEPTING_ARMY), general + " to intercept");
        boolean succeeds = die <= general.rating(rating);
        var outcome = succeeds ? "intercepts" : "does not intercept";
        var sentence = "%s rolls %d against %s %d and %s in %s.";
        rule(law(Subject.INTERCEPTING_ARMY), sentence, general, die, rating, general.rating(rating), outcome, space);
        return succeeds;
    }
}
