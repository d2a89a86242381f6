package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Optional;
import postrider.americanwar.AtTable;
import postrider.americanwar.ColonyNames;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.OneGeneral;
import postrider.americanwar.rules.WhichUnits;
import postrider.kernel.Odds;
import postrider.kernel.question.Asking;
import postrider.map.Bars;

/** 7.9 / 9.0: an American general who is attacked may try to retreat. */
public record RetreatBeforeBattle(Encounter met, WorkingPosition working, General general) implements AtTable {
    /** Where he goes, and the most CUs he takes. */
    private record Away(Space to, int most) {}

    /** Comes after all interceptions. There is no limit on attempts, so none is remembered. */
    static void offer(Encounter met) {
        var working = met.working();
        var who = met.law(Subject.RETREATING_ARMY);
        var mover = met.march().general();
        var led = met.now().general(Sides.AMERICAN, met.to());
        if (!met.applies(met.play().side() == Sides.BRITISH, who, "%s is no British general.", mover)
                || !met.applies(led.isPresent(), who, "No American general is in %s.", met.to())) return;
        var general = led.orElseThrow();
        boolean tried = met.play().triedToIntercept(general);
        var once = "The army of %s has tried to intercept on this card.";
        if (met.applies(!tried, met.law(Subject.RETREAT_AFTER_INTERCEPTION), once, general))
            new RetreatBeforeBattle(met, working, general).offer();
    }

    private void offer() {
        var bars = met.waysOut();
        var closed = "No space next to %s is open to %s.";
        boolean open = !bars.open().isEmpty();
        if (!applies(open, law(Subject.RETREATING_UNITS), closed, met.to(), general)) return;
        var chosen = whereTo(bars);
        if (chosen.isEmpty() || !succeeds()) return;
        var away = chosen.get();
        var troops = WhichUnits.going(
                working, met.to(), away.most(), law(Subject.RETREATING_UNITS), WarTopic.CU_TO_RETREAT_WITH);
        met.retreat(troops, away.to());
    }

    private Optional<Away> whereTo(Bars<Space> bars) {
        var space = met.to();
        var options = new LinkedHashMap<String, Optional<Away>>();
        var army = now().troops(Sides.AMERICAN, space);
        bars.open().forEach(place -> options.put("to " + place, Optional.of(new Away(place, General.MOST_UNITS))));
        if (!met.play().book().all())
            for (var place : bars.open())
                for (int units : WhichUnits.fewer(army))
                    options.put("only %d CU to %s".formatted(units, place), Optional.of(new Away(place, units)));
        options.put("stand", Optional.empty());
        var mover = met.march().general();
        var with = met.march().with().words();
        var text = "%s attacks %s in %s with %s. Does %s try to retreat before battle, and where to?"
                .formatted(mover, general, space, with, general);
        var facts = new ArrayList<String>();
        facts.add("%s gets away %s.".formatted(general, Odds.onAtMost(most())));
        facts.addAll(OneGeneral.warnings(now(), general, bars.open()));
        facts.addAll(met.odds());
        var asking = new Asking(
                        Sides.AMERICAN,
                        law(Subject.RETREAT_BEFORE_BATTLE),
                        WarTopic.RETREAT_BEFORE_BATTLE,
                        "from " + space,
                        text)
                .knowing(facts);
        var forces = now().forces(Sides.AMERICAN, space, false);
        var spelled = ColonyNames.withoutColonies(now(), asking);
        return umpire().askOne(spelled.reading(said -> spelled.plain().apply(WhichUnits.fewer(said, options.keySet())))
                .one(options)
                .explaining(bars::named)
                .withFacts(forces));
    }

    /** The Special Rule subtracts 2 from the die of Washington and Greene, which is the same as adding 2 to the rating. */
    private int most() {
        boolean special = general.is(General.WASHINGTON) || general.is(General.GREENE);
        return general.rating(met.play().book().rating()) + (special ? 2 : 0);
    }

    private boolean succeeds() {
        int die = umpire().roll(law(Subject.RETREATING_ARMY), general + " to retreat before battle");
        var outcome = die <= most() ? "retreats before battle" : "must stand";
        rule(law(Subject.RETREATING_ARMY), "%s rolls %d against %d and %s.", general, die, most(), outcome);
        return die <= most();
    }
}
