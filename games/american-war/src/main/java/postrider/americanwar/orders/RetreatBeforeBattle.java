package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Optional;
import postrider.americanwar.ColonyNames;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WarTopic;
import postrider.americanwar.rules.AtTable;
import postrider.americanwar.rules.OneGeneral;
import postrider.americanwar.rules.WhichUnits;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Odds;
import postrider.kernel.question.Asking;
import postrider.map.Bars;

/** 7.9 / 9.0: an American general who is attacked may try to retreat. */
public record RetreatBeforeBattle(Encounter met, WorkingPosition working, Sections sections, General general)
        implements AtTable {
    /**
     * The sections of a book.
     *
     * @param asked whether they try, and where to
     * @param who who may try, and the die roll
     * @param tried not an army that has tried to intercept
     * @param away with how many CUs; the attacker then stops
     */
    public record Sections(String asked, String who, String tried, String away) {}

    /** Where he goes, and the most CUs he takes. */
    private record Away(Space to, int most) {}

    /** Comes after all interceptions. There is no limit on attempts, so none is remembered. */
    static void offer(Encounter met) {
        var working = met.working();
        var sections = met.sections().retreat();
        var mover = met.march().general();
        var led = met.now().general(Sides.AMERICAN, met.to());
        if (!met.applies(met.play().side() == Sides.BRITISH, sections.who, "%s is no British general.", mover)
                || !met.applies(led.isPresent(), sections.who, "No American general is in %s.", met.to())) return;
        var general = led.orElseThrow();
        boolean tried = met.play().triedToIntercept(general);
        var once = "The army of %s has tried to intercept on this card.";
        if (met.applies(!tried, sections.tried, once, general))
            new RetreatBeforeBattle(met, working, sections, general).offer();
    }

    private void offer() {
        var bars = met.waysOut();
        var closed = "No space next to %s is open to %s.";
        boolean open = !bars.open().isEmpty();
        if (!applies(open, sections.away, closed, met.to(), general)) return;
        var chosen = whereTo(bars);
        if (chosen.isEmpty() || !succeeds()) return;
        var away = chosen.get();
        var troops = WhichUnits.going(working, met.to(), away.most(), sections.away, WarTopic.CU_TO_RETREAT_WITH);
        met.retreat(troops, away.to());
    }

    private Optional<Away> whereTo(Bars<Space> bars) {
        var space = met.to();
        var options = new LinkedHashMap<String, Optional<Away>>();
        var army = now().troops(Sides.AMERICAN, space);
        bars.open().forEach(place -> options.put("to " + place, Optional.of(new Away(place, General.MOST_UNITS))));
        if (!met.sections().all())
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
        facts.addAll(OneGeneral.warnings(now(), met.stacking(), general, bars.open()));
        facts.addAll(met.odds());
        var asking = new Asking(Sides.AMERICAN, sections.asked, WarTopic.RETREAT_BEFORE_BATTLE, "from " + space, text)
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
        return general.rating(met.sections().rating()) + (special ? 2 : 0);
    }

    private boolean succeeds() {
        int die = umpire().roll(sections.who, general + " to retreat before battle");
        var outcome = die <= most() ? "retreats before battle" : "must stand";
        rule(sections.who, "%s rolls %d against %d and %s.", general, die, most(), outcome);
        return die <= most();
    }
}
