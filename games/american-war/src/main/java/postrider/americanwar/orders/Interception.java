package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WarTopic;
import postrider.americanwar.rules.OneGeneral;
import postrider.americanwar.rules.WhichUnits;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Odds;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Forces;
import postrider.kernel.ruling.Fault;
import postrider.text.Lists;
import postrider.text.Match;

/**
 * American armies that may try to intercept a British one in the space that it has just entered (7.8 / 7.2).
 *
 * @param with the CUs with the mover
 * @param rating of the general who intercepts, which the die must not exceed
 * @param all he brings all the CUs that he can; else the American may leave some behind
 */
public record Interception(
        PlayedCard play,
        General mover,
        Troops with,
        Space space,
        General.Rating rating,
        boolean all,
        Sections sections) {
    /**
     * An army that intercepts.
     *
     * @param most of its CUs come with the general
     */
    public record Army(General general, int most) {}

    /**
     * Where a book has it.
     *
     * @param asked the American is asked
     * @param army it takes an army next to the space, and a die
     * @param once each has a single attempt on a card
     * @param stacking no two generals of a side stay in a space
     */
    public record Sections(String asked, String army, String once, String stacking) {}

    private WorkingPosition working() {
        return play.working();
    }

    /**
     * Armies try one after the other, until one succeeds or no other can or will.
     *
     * @param more what else the American needs to decide
     * @return which succeeds; it is still where it was
     */
    public Optional<Army> attempt(List<String> more) {
        for (var able = able(); !able.isEmpty(); able = able()) {
            var chosen = who(able, more);
            if (chosen.isEmpty() || succeeds(chosen.get().general())) return chosen;
        }
        return Optional.empty();
    }

    private List<General> able() {
        return Lists.filter(
                generals(),
                general -> working()
                        .now()
                        .space(general)
                        .filter(at -> working().umpire().applies(fault(general, at)))
                        .isPresent());
    }

    private List<General> generals() {
        return working().country().generals(Sides.AMERICAN);
    }

    private Optional<Fault> fault(General general, Space at) {
        if (!working().country().lines().adjacent(general, at).has(space))
            return Fault.no(sections.army, "%s, in %s, is not adjacent to %s.", general, at, space);
        if (working().now().units(Sides.AMERICAN, at) == 0)
            return Fault.no(sections.army, "%s has no CU in %s.", general, at);
        return play.triedToIntercept(general)
                ? Fault.no(sections.once, "The army of %s has tried to intercept on this card.", general)
                : Optional.empty();
    }

    private Optional<Army> who(List<General> able, List<String> more) {
        var options = new LinkedHashMap<String, Optional<Army>>();
        var fewer = new LinkedHashMap<String, Optional<Army>>();
        var facts = new ArrayList<String>();
        facts.add("%s has battle rating %d and %s.".formatted(mover, mover.battle(), with.words()));
        int strongest = 0;
        for (var general : able) {
            var at = working().now().space(general).orElseThrow();
            var army = working().now().troops(at).only(Sides.AMERICAN);
            options.put(general + " from " + at, Optional.of(new Army(general, General.MOST_UNITS)));
            if (!all)
                WhichUnits.fewer(army)
                        .forEach(units -> fewer.put(
                                "only %d CU with %s".formatted(units, general), Optional.of(new Army(general, units))));
            facts.add("%s in %s, with %s and battle rating %d, intercepts %s."
                    .formatted(general, at, army.words(), general.battle(), Odds.onAtMost(general.rating(rating))));
            facts.addAll(OneGeneral.warnings(working().now(), sections.stacking, general, List.of(space)));
            strongest = Math.max(strongest, army.led().total());
        }
        options.putAll(fewer);
        options.put("no", Optional.empty());
        var text = "%s enters %s with %s. Which army tries to intercept?".formatted(mover, space, with.words());
        var asking = new Asking(Sides.AMERICAN, sections.asked, WarTopic.INTERCEPT, "into " + space, text)
                .knowing(Lists.concat(facts, more));
        return working()
                .umpire()
                .askOne(asking.one(options)
                        .explaining(this::barred)
                        .withFacts(new Forces(space.name(), strongest, with.total(), Troops.UNIT)));
    }

    /** Why the general whom these words name may not; empty if they name none, or he may. */
    private Optional<Fault> barred(String words) {
        if (!(Match.of(words, Lists.map(generals(), General::name)) instanceof Match.One(var name)))
            return Optional.empty();
        var general = working().country().general(name);
        return working().now().space(general).flatMap(at -> fault(general, at));
    }

    /** Once a card, and no retreat before battle after it. */
    private boolean succeeds(General general) {
        play.tryToIntercept(general);
        int die = working().umpire().roll(sections.army, general + " to intercept");
        boolean succeeds = die <= general.rating(rating);
        var outcome = succeeds ? "intercepts" : "does not intercept";
        var sentence = "%s rolls %d against %s %d and %s in %s.";
        working().rule(sections.army, sentence, general, die, rating, general.rating(rating), outcome, space);
        return succeeds;
    }
}
