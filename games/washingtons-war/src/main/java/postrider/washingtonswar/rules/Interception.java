package postrider.washingtonswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Asking;
import postrider.kernel.Lists;
import postrider.washingtonswar.Forces;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Troops;
import postrider.washingtonswar.WarTopic;

/** 7.8 Interception: a British army has just entered a space, and American armies may come to meet it there. */
final class Interception {
    private static final int MOST_UNITS = 5;

    private final CardPlay play;
    private final WorkingPosition working;
    private final General mover;
    private final Troops with;
    private final Space space;
    private final boolean british;

    /**
     * @param with the CUs with the mover
     * @param british British CUs were in the space before
     */
    Interception(CardPlay play, General mover, Troops with, Space space, boolean british) {
        this.play = play;
        this.working = play.working();
        this.mover = mover;
        this.with = with;
        this.space = space;
        this.british = british;
    }

    /** Armies try one after the other, until one succeeds or no other can or will (7.8.E, R64). */
    boolean isMade() {
        if (!mayBeTried()) return false;
        for (var able = able(); !able.isEmpty(); able = able()) {
            var chosen = ask(able);
            if (chosen.isEmpty()) return false;
            if (succeeds(chosen.get())) {
                arrive(chosen.get());
                return true;
            }
        }
        return false;
    }

    /** 7.8.A, B: a British army with CUs, by land; an American PC marker, and no British CU before it came. */
    private boolean mayBeTried() {
        return play.side() == Sides.BRITISH // 7.8.A
                && working.now().controls(Sides.AMERICAN, space) // 7.8.A
                && !british // 7.8.B
                && !with.isEmpty(); // 7.8.B
    }

    /** Armies that may try. */
    private List<General> able() {
        var now = working.now();
        return Lists.those(
                now.box().generals(Sides.AMERICAN),
                general -> now.space(general)
                        .filter(from -> now.units(Sides.AMERICAN, from) > 0) // 7.8.A
                        .filter(from ->
                                now.box().lines().adjacent(general, from).has(space)) // 7.8.A, 7.3.D, 7.4.D
                        .filter(from -> !play.triedToIntercept(general)) // 7.8.E
                        .isPresent());
    }

    private Optional<General> ask(List<General> able) {
        var options = new LinkedHashMap<String, Optional<General>>();
        int strongest = 0;
        for (var general : able) {
            var from = working.now().space(general).orElseThrow();
            options.put(general + " from " + from, Optional.of(general));
            strongest = Math.max(strongest, Math.min(MOST_UNITS, working.now().units(Sides.AMERICAN, from)));
        }
        options.put("no", Optional.empty());
        var text = "%s enters %s with %s. Which army tries to intercept?".formatted(mover, space, with.words());
        return working.umpire()
                .askOne(new Asking(Sides.AMERICAN, "7.8", WarTopic.INTERCEPT, "into " + space, text)
                        .one(options)
                        .given(new Forces(space, strongest, with.total())));
    }

    /** 7.8.A; once a card, and no retreat before battle after it (7.8.E). */
    private boolean succeeds(General general) {
        play.tryToIntercept(general); // 7.8.E
        int die = working.umpire().roll("7.8.A", general + " to intercept");
        boolean succeeds = die <= general.agility();
        working.umpire()
                .rule(
                        "7.8.A",
                        "%s rolls %d against agility %d and %s in %s.",
                        general,
                        die,
                        general.agility(),
                        succeeds ? "intercepts" : "does not intercept",
                        space);
        return succeeds;
    }

    /** 7.8.C: with five CUs at most; 7.8.D: perhaps to others; 7.8.F: he counts as there before the British. */
    private void arrive(General general) {
        working.now().generals(Sides.BRITISH, space).stream()
                .filter(other -> !other.equals(mover))
                .forEach(other -> Captures.capture(working, "7.6.A", other)); // 7.8.F
        var from = working.now().space(general).orElseThrow();
        var rule = working.now().units(Sides.AMERICAN, space) > 0 ? "7.8.D" : "7.8.C";
        var troops = Losses.choose(
                working, working.now().troops(from), MOST_UNITS, "7.8.C", WarTopic.CU_TO_INTERCEPT_WITH, "from", from);
        working.march(Optional.of(general), troops, from, space);
        working.umpire().rule(rule, "%s comes from %s with %s.", general, from, troops.words());
        Captures.oneGeneralOnly(working, Sides.AMERICAN, space); // 7.8.D
    }
}
