package postrider.wethepeople.rules;

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
import postrider.americanwar.rules.Whereabouts;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.PerGroup;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.text.Lists;
import postrider.wethepeople.EventStep;

/**
 * The steps of an event that leave something to a player (6.2): which markers is up to whoever plays the card. What the text
 * does not call voluntary is done as far as it can be.
 */
record EventChoices(Position now, Side side, Card card, EventStep step) {
    Effect place() {
        return new Effect.Picks<>(
                () -> spaces(where(markers(step.owner()).byEvent()), "place %s PC markers in"),
                (working, spaces) -> Markers.put(working, "6.2", step.owner(), spaces));
    }

    Effect remove() {
        return new Effect.Picks<>(
                () -> spaces(
                        where(EventSpaces.marked(new Occupancy(now), "6.2", step.owner())),
                        "remove %s PC markers from"),
                (working, spaces) -> Markers.lift(working, "6.2", "", step.owner(), spaces));
    }

    /** Dispersal and mutiny do not hinder it (10.1). */
    Effect declaration() {
        return OneEach.declaration("6.2", card.title(), this::inThirteen);
    }

    /** After the alliance British CUs go to Europe (R7). */
    Effect europeanWar() {
        return new Effect.Picks<>(
                this::leaving, (working, picks) -> CombatUnits.remove(working, "6.2", Nation.BRITISH, picks));
    }

    private Choice<CombatUnits.Some> leaving() {
        var leaving = CombatUnits.of(now, Nation.BRITISH, now.country().spaces(), step.count());
        var text = "European War takes %d British CU from the map. From which spaces?".formatted(leaving.count());
        return leaving.question(new Asking(side, "6.2", WarTopic.EUROPEAN_WAR, text)
                .knowing(new Whereabouts(now).of(Lists.map(leaving.there(), CombatUnits.Some::space))));
    }

    private Bars<Space> inThirteen() {
        return markers(Sides.AMERICAN)
                .byEvent()
                .bar("6.2", now.country().spacesOf(Space.CANADA), "%s is not in the thirteen colonies.");
    }

    private MarkerRules markers(Side whose) {
        return new MarkerRules(new Occupancy(now), whose);
    }

    private Bars<Space> where(Bars<Space> bars) {
        return bars.also(EventSpaces.on(new Occupancy(now), "6.2", step.colonies(), step.ports()));
    }

    private Choice<Space> spaces(Bars<Space> bars, String what) {
        var fitting = bars.open();
        var some = new PerGroup<>(fitting, step.count(), fitting.size(), Space::colony, "");
        var upTo = step.optional() ? "up to " : "";
        var text = "You %s %s%d of these spaces. Which?"
                .formatted(what.formatted(step.owner()), upTo, some.first().size());
        return some.question(new Asking(side, "6.2", WarTopic.EVENT, card.title(), text), step.optional())
                .explaining(bars::named);
    }
}
