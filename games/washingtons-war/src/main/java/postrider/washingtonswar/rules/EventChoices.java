package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Nation;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WarTopic;
import postrider.americanwar.rules.CombatUnits;
import postrider.americanwar.rules.Effect;
import postrider.americanwar.rules.EventSpaces;
import postrider.americanwar.rules.Markers;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.OneEach;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.PerGroup;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.washingtonswar.EventStep;

/**
 * The steps of an event that leave something to a player (6.31): which markers and units is up to whoever plays the card.
 * What the text does not call voluntary is done as far as it can be.
 */
record EventChoices(Position now, Side side, Card card, EventStep step) {

    /** 10.12.A */
    Effect place() {
        return new Effect.Picks<>(
                () -> spaces(where(unmarked()), "place %s PC markers in"),
                (working, spaces) -> Markers.put(working, "10.12.A", step.owner(), spaces));
    }

    /** 10.12.A */
    Effect remove() {
        return new Effect.Picks<>(
                () -> spaces(where(marked()), "remove %s PC markers from"),
                (working, spaces) -> Markers.lift(working, "10.12.A", "", step.owner(), spaces));
    }

    /** A marker and what is done with it. */
    record Deed(boolean flip, Space space) {
        @Override
        public String toString() {
            return (flip ? "flip " : "remove ") + space;
        }
    }

    /** 10.12.A: as many removals as there can be, or one flip. */
    Effect removeOrFlipOne() {
        return new Effect.Picks<>(this::removalsOrOneFlip, (working, deeds) -> {
            var spaces = Lists.map(deeds, Deed::space);
            if (deeds.stream().anyMatch(Deed::flip)) Markers.put(working, "10.12.A", Sides.enemy(step.owner()), spaces);
            else Markers.lift(working, "10.12.A", "", step.owner(), spaces);
        });
    }

    private Choice<Deed> removalsOrOneFlip() {
        var removals = deeds(false);
        int most = Math.min(step.count(), removals.size());
        var text = "Do you remove %d %s PC markers, or flip one?".formatted(most, step.owner());
        return asking(text)
                .some(Lists.concat(removals, deeds(true)), Math.min(1, most), most)
                .constrainedBy(picks -> fault(picks, most))
                .defaultingTo(removals.subList(0, most));
    }

    private List<Deed> deeds(boolean flip) {
        return Lists.map(where(marked()).open(), space -> new Deed(flip, space));
    }

    private static Optional<Refusal> fault(List<Deed> picks, int removals) {
        long flips = picks.stream().filter(Deed::flip).count();
        return flips == 1 && picks.size() == 1 || flips == 0 && picks.size() == removals
                ? Optional.empty()
                : Optional.of(new Refusal("6.31", "Name %d removals, or one flip.".formatted(removals)));
    }

    /** 6.31 */
    Effect removeUnits() {
        var nation = step.nation().orElseThrow();
        return new Effect.Picks<>(
                () -> units(nation), (working, units) -> CombatUnits.remove(working, "6.31", nation, units));
    }

    private Choice<CombatUnits.Some> units(Nation nation) {
        var units = CombatUnits.of(now, nation, where(new Occupancy(now).bars()).open(), step.count());
        return units.question(asking("You remove %d %s CU. From which spaces?".formatted(units.count(), nation)));
    }

    /** 6.34.C.i: dispersal and mutinies do not hinder it. */
    Effect declaration() {
        return OneEach.declaration("6.34.C.i", card.title(), this::inThirteen);
    }

    private Bars<Space> inThirteen() {
        var occupancy = new Occupancy(now);
        return occupancy
                .bars()
                .bar("6.34.C.i", occupancy.everywhere().minus(occupancy.free()), "%s has a PC marker already.")
                .bar("6.34.C.i", occupancy.of(Sides.BRITISH).units(), "British CU are in %s.")
                .bar("6.34.C.i", now.country().spacesOf(Space.CANADA), "%s is not in the thirteen colonies.");
    }

    private Bars<Space> unmarked() {
        var occupancy = new Occupancy(now);
        return occupancy
                .bars()
                .bar("10.12.A", occupancy.everywhere().minus(occupancy.free()), "%s has a PC marker already.");
    }

    private Bars<Space> marked() {
        return EventSpaces.marked(new Occupancy(now), "10.12.A", step.owner());
    }

    private Bars<Space> where(Bars<Space> bars) {
        var occupancy = new Occupancy(now);
        var far = occupancy.everywhere().minus(nearGenerals());
        bars.bar("6.31", far, "%s is more than %d spaces from your generals.", step.within())
                .also(EventSpaces.on(occupancy, "6.31", step.colonies(), step.ports()));
        return switch (step.clearOf()) {
            case NOTHING -> bars;
            case AMERICAN_UNIT -> bars.bar("6.31", occupancy.americanUnits(), "An American unit is in %s.");
            case BRITISH_CU -> bars.bar("6.31", occupancy.of(Sides.BRITISH).units(), "British CU are in %s.");
        };
    }

    /** Spaces near enough to a general of the card's player; all of them if the card does not say. */
    private SpaceSet<Space> nearGenerals() {
        if (step.within() == 0) return now.country().everywhere();
        var near = new Occupancy(now).of(side).generals();
        for (int step = 0; step < this.step.within(); step++)
            near = near.or(now.country().lines().nextTo(near));
        return near;
    }

    private Choice<Space> spaces(Bars<Space> bars, String what) {
        var fitting = bars.open();
        boolean limited = step.perColony() > 0;
        int each = limited ? step.perColony() : fitting.size();
        var some = new PerGroup<>(
                fitting, step.count(), each, Space::colony, "Name no more than %d in a colony.".formatted(each));
        var upTo = step.optional() ? "up to " : "";
        var limit = limited ? ", no more than %d in a colony".formatted(each) : "";
        var text = "You %s %s%d of these spaces%s. Which?"
                .formatted(what.formatted(step.owner()), upTo, some.first().size(), limit);
        return some.question(asking(text), step.optional()).explaining(bars::named);
    }

    private Asking asking(String text) {
        return new Asking(side, "6.31", WarTopic.EVENT, card.title(), text);
    }
}
