package postrider.americanwar.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.ColonyNames;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Nation;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Place;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.PerGroup;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * The steps of an event that both books carry out alike (6.31 / 6.2). Whoever plays the card chooses the markers and units. Whatever the
 * card does not call voluntary must be done as far as possible.
 */
public record EventChoices(Occupancy occupancy, Side side, Card card, CardStep step) {
    /** The effect of a step that its book does not carry out itself. */
    public Effect effect() {
        var now = occupancy.now();
        var war = now.track().war();
        return switch (step.procedure()) {
            case CONDITION_NO_ALLIANCE -> condition(war == Track.War.NEUTRAL, "France is in the war");
            case CONDITION_EUROPEAN_WAR -> condition(war == Track.War.EUROPEAN_WAR, "there is no European War");
            case CONDITION_NO_EUROPEAN_WAR -> condition(war != Track.War.EUROPEAN_WAR, "the European War is on");
            case CONDITION_NAVY_ON_MAP ->
                condition(now.board().navy().isPresent(), "the French Navy is not on the map");
            case REMOVE_PC -> remove();
            case REMOVE_PC_OR_FLIP_ONE -> removeOrFlipOne();
            case REMOVE_CU -> removeUnits();
            case REMOVE_ARNOLD -> new Effect.Happens(this::removeArnold);
            case ACTIVATE_GENERAL -> new Effect.Happens(working -> {}); // 7.3.C / 7.1: an order of its own
            case BATTLE_CARDS, CANCEL_BOMBARDMENT -> new Effect.Happens(working -> {}); // counted by the battle
            case PLACE_PC, DISCARD_RANDOM_CARD, TAKE_RANDOM_CARD, DRAW_CARDS, DECLARATION_OF_INDEPENDENCE ->
                throw new AssertionError(step);
            case FRENCH_ALLIANCE, EUROPEAN_WAR, WAR_ENDS, END_REGULARS, BAR_PLACING, MOVE_NAVY_AWAY ->
                throw new AssertionError(step);
        };
    }

    private Effect condition(boolean holds, String otherwise) {
        return new Effect.Condition(law(Subject.EVENT_CONDITION), holds, otherwise);
    }

    /** Wherever he is (6.33 / 6.2). */
    private void removeArnold(WorkingPosition working) {
        working.place(working.country().general(General.ARNOLD), Place.Box.REMOVED);
        working.rule(law(Subject.ARNOLD_LEAVES), "Arnold leaves the game.");
    }

    /** @param where the rules allow a marker, apart from what the card says */
    public Effect place(Supplier<Bars<Space>> where) {
        return new Effect.Picks<>(
                () -> spaces(asTheCardSays(where.get()), "place %s PC markers in"),
                (working, spaces) -> Markers.put(working, law(Subject.MARKERS_BY_EVENT), step.owner(), spaces));
    }

    private Effect remove() {
        return new Effect.Picks<>(
                () -> spaces(marked(), "remove %s PC markers from"),
                (working, spaces) -> Markers.lift(working, law(Subject.MARKERS_BY_EVENT), "", step.owner(), spaces));
    }

    /** What is done with a marker. */
    private record Deed(boolean flip, Space space) {
        @Override
        public String toString() {
            return (flip ? "flip " : "remove ") + space;
        }
    }

    /** As many removals as possible, or one flip (10.12.A); not in the elder book. */
    private Effect removeOrFlipOne() {
        return new Effect.Picks<>(this::removalsOrOneFlip, (working, deeds) -> {
            var spaces = Lists.map(deeds, Deed::space);
            if (deeds.stream().anyMatch(Deed::flip))
                Markers.put(working, law(Subject.MARKERS_BY_EVENT), Sides.enemy(step.owner()), spaces);
            else Markers.lift(working, law(Subject.MARKERS_BY_EVENT), "", step.owner(), spaces);
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
        return Lists.map(marked().open(), space -> new Deed(flip, space));
    }

    private Optional<Refusal> fault(List<Deed> picks, int removals) {
        long flips = picks.stream().filter(Deed::flip).count();
        return flips == 1 && picks.size() == 1 || flips == 0 && picks.size() == removals
                ? Optional.empty()
                : Optional.of(
                        new Refusal(law(Subject.EVENT_CHOICE), "Name %d removals, or one flip.".formatted(removals)));
    }

    /** 6.31; not in the elder book. */
    private Effect removeUnits() {
        var nation = step.nation().orElseThrow();
        return new Effect.Picks<>(
                () -> units(nation),
                (working, units) -> CombatUnits.remove(working, law(Subject.EVENT_CHOICE), nation, units));
    }

    private Choice<CombatUnits.Some> units(Nation nation) {
        var where = asTheCardSays(occupancy.bars());
        var units = CombatUnits.of(occupancy.now(), nation, where.open(), step.count());
        return units.question(asking("You remove %d %s CU. From which spaces?".formatted(units.count(), nation)));
    }

    private Bars<Space> marked() {
        var unmarked = occupancy.everywhere().minus(occupancy.of(step.owner()).markers());
        return asTheCardSays(
                occupancy.bars().bar(law(Subject.MARKERS_BY_EVENT), unmarked, "%s has no %s PC marker.", step.owner()));
    }

    /** Limits these to the spaces that the card names. */
    private Bars<Space> asTheCardSays(Bars<Space> bars) {
        var everywhere = occupancy.everywhere();
        var ports = occupancy.now().country().ports();
        var colonies = step.colonies();
        var others = everywhere.where(space -> !colonies.contains(space.colony()));
        var rule = law(Subject.EVENT_CHOICE);
        bars.bar(rule, everywhere.minus(nearGenerals()), "%s is more than %d spaces from your generals.", step.within())
                .barIf(!colonies.isEmpty(), rule, others, "%s is not in %s.", Wording.or(colonies))
                .barIf(step.ports() == CardStep.Harbours.ONLY, rule, occupancy.inland(), "%s is no port.")
                .barIf(step.ports() == CardStep.Harbours.NONE, rule, ports, "%s is a port.");
        return switch (step.clearOf()) {
            case NOTHING -> bars;
            case AMERICAN_UNIT -> bars.bar(rule, occupancy.americanUnits(), "An American unit is in %s.");
            case BRITISH_CU -> bars.bar(rule, occupancy.of(Sides.BRITISH).units(), "British CU are in %s.");
        };
    }

    /** Spaces near enough to a general of the card's player; all spaces if the card sets no limit. */
    private SpaceSet<Space> nearGenerals() {
        if (step.within() == 0) return occupancy.everywhere();
        var connections = occupancy.now().country().connections();
        var near = occupancy.of(side).generals();
        for (int spaces = 0; spaces < step.within(); spaces++) near = near.or(connections.nextTo(near));
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
        var asking = new Asking(side, law(Subject.EVENT_CHOICE), WarTopic.EVENT, card.title(), text);
        return ColonyNames.withoutColonies(occupancy.now(), asking);
    }

    private String law(Subject subject) {
        return occupancy.now().law(subject);
    }
}
