package postrider.washingtonswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.Choice;
import postrider.kernel.Refusal;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.EventStep;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.WarTopic;

/**
 * The steps of an event that leave something to a player (6.31): which markers and units is up to whoever plays the card.
 * What the text does not call voluntary is done as far as it can be.
 */
record EventChoices(Position now, Side side, Card card, EventStep step) {

    /** 10.12.A */
    Decision<Space> place() {
        var owner = step.owner();
        var spaces = where(space -> now.control(space).isEmpty());
        return Decision.of(
                spaces(spaces, "place %s PC markers in".formatted(owner)),
                (working, picks) -> Markers.put(working, "10.12.A", owner, picks));
    }

    /** 10.12.A */
    Decision<Space> remove() {
        var owner = step.owner();
        return Decision.of(
                spaces(marked(), "remove %s PC markers from".formatted(owner)),
                (working, picks) -> Markers.lift(working, "10.12.A", "", owner, picks));
    }

    /** A marker and what is done with it. */
    record Deed(boolean flip, Space space) {}

    /** 10.12.A: as many removals as there can be, or one flip. */
    Decision<Deed> removeOrFlipOne() {
        var owner = step.owner();
        int removals = Math.min(step.count(), marked().size());
        var menu = new LinkedHashMap<String, Deed>();
        marked().forEach(space -> menu.put("remove " + space, new Deed(false, space)));
        marked().forEach(space -> menu.put("flip " + space, new Deed(true, space)));
        var silent = marked().stream()
                .limit(removals)
                .map(space -> "remove " + space)
                .toList();
        var question = Choice.some(
                        side,
                        "6.31",
                        WarTopic.EVENT,
                        card.title(),
                        "Do you remove %d %s PC markers, or flip one?".formatted(removals, owner),
                        menu,
                        Math.min(1, removals),
                        removals)
                .fitting(picks -> removalsOrOneFlip(picks, removals), String.join(", ", silent));
        return Decision.of(question, (working, picks) -> {
            var spaces = picks.stream().map(Deed::space).toList();
            if (picks.stream().anyMatch(Deed::flip)) Markers.put(working, "10.12.A", Sides.enemy(owner), spaces);
            else Markers.lift(working, "10.12.A", "", owner, spaces);
        });
    }

    private static Optional<Refusal> removalsOrOneFlip(List<Deed> picks, int removals) {
        long flips = picks.stream().filter(Deed::flip).count();
        return flips == 1 && picks.size() == 1 || flips == 0 && picks.size() == removals
                ? Optional.empty()
                : Optional.of(new Refusal("6.31", "Name %d removals, or one flip.".formatted(removals)));
    }

    /** 6.31 */
    Decision<CombatUnits> removeUnits() {
        var nation = step.nation().orElseThrow();
        return CombatUnits.decision(
                now,
                where(space -> true),
                side,
                "6.31",
                WarTopic.EVENT,
                card.title(),
                "You remove %d " + nation + " CU. From which spaces?",
                nation,
                step.count());
    }

    /** 6.34.C.i: the American chooses, whoever plays the card. Dispersal and mutinies do not hinder it. */
    Decision<Space> declaration() {
        var occupancy = new Occupancy(now);
        var legal = occupancy
                .free()
                .minus(occupancy.of(Sides.BRITISH).units())
                .minus(now.box().spacesOf(Space.CANADA));
        var each = new OneEach("6.34.C.i", legal);
        var question = each.question(
                WarTopic.EVENT, card.title(), "In which space of each colony is an American PC marker placed?");
        return new Decision<>(
                question,
                question.least() == 0 ? Optional.of(List.of()) : Optional.empty(),
                (working, picks) -> Markers.put(working, "6.34.C.i", Sides.AMERICAN, each.complete(picks)));
    }

    private List<Space> marked() {
        return where(space -> now.controls(step.owner(), space));
    }

    private List<Space> where(Predicate<Space> fits) {
        return nearGenerals().stream()
                .filter(space -> step.colonies().isEmpty() || step.colonies().contains(space.colony()))
                .filter(space -> switch (step.ports()) {
                    case ANY -> true;
                    case ONLY -> space.port();
                    case NONE -> !space.port();
                })
                .filter(space -> switch (step.clearOf()) {
                    case NOTHING -> true;
                    case AMERICAN_UNIT -> !now.americanUnit(space);
                    case BRITISH_CU -> now.units(Sides.BRITISH, space) == 0;
                })
                .filter(fits)
                .toList();
    }

    /** Spaces near enough to a general of the card's player; all of them if the card does not say. */
    private SpaceSet<Space> nearGenerals() {
        if (step.within() == 0) return now.box().everywhere();
        var near = new Occupancy(now).of(side).generals();
        for (int step = 0; step < this.step.within(); step++)
            near = near.or(now.box().lines().nextTo(near));
        return near;
    }

    private Choice<Space> spaces(List<Space> fitting, String what) {
        int perColony = step.perColony() == 0 ? fitting.size() : step.perColony();
        var some = new PerColony("6.31", fitting, step.count(), perColony);
        var limit = step.perColony() == 0 ? "" : ", no more than %d in a colony".formatted(perColony);
        var text = "You %s %s%d of these spaces%s. Which?"
                .formatted(what, step.optional() ? "up to " : "", some.first().size(), limit);
        return some.question(side, WarTopic.EVENT, card.title(), text, step.optional());
    }
}
