package postrider.americanwar.box;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Connections;
import postrider.americanwar.General;
import postrider.americanwar.Nation;
import postrider.americanwar.Space;
import postrider.box.Omissible;
import postrider.box.OneOf;
import postrider.box.Range;
import postrider.box.Section;

/** The records of a box about the country, its generals, years and cards, field by field. */
public final class CountryFacts {
    public static final Section<Colony> COLONIES = new Section<>("colonies", "colony", "name", Colony.class);
    public static final Section<SpaceFacts> SPACES = new Section<>("spaces", "space", "name", SpaceFacts.class);
    public static final Section<ConnectionFacts> LINES =
            new Section<>("lines", "line", "between", ConnectionFacts.class);
    public static final Section<GeneralFacts> GENERALS =
            new Section<>("generals", "general", "name", GeneralFacts.class);
    public static final Section<CardFacts> CARDS = new Section<>("cards", "card", "number", CardFacts.class);
    public static final Section<Turn> TURNS = new Section<>("turns", "turn", "year", Turn.class);
    public static final Section<Scenario> SCENARIOS = new Section<>("scenarios", "scenario", "name", Scenario.class);

    private CountryFacts() {}

    /** @param south of the Winter Attrition Line (2.1.B / 5.4) */
    public record Colony(String name, boolean south) {}

    /**
     * A space (2.1).
     *
     * @param printed its name on the map, if that is not enough to distinguish it
     * @param zone the Blockade Zone of a port (12.3); not in the elder book
     * @param port whether it is one; the newer book gives the zone instead
     * @param at where it is drawn, across and down, on a canvas 1000 wide and 1400 high; may be empty
     */
    public record SpaceFacts(
            String name,
            Optional<String> printed,
            List<String> aliases,
            @OneOf("colonies") String colony,
            Space.Shape kind,
            Optional<String> zone,
            @Omissible boolean port,
            List<Integer> at) {
        /** See {@link Space#zone}. */
        Optional<String> closedZone() {
            return port ? Optional.of(name) : zone;
        }
    }

    public record ConnectionFacts(
            @OneOf("spaces") List<String> between,
            @Omissible Connections.Kind kind) {}

    /**
     * A general (2.2.C / 2.2).
     *
     * @param agility not in the elder book
     */
    public record GeneralFacts(
            String name,
            Nation side,
            @Range(from = 1, to = 3) int strategy,
            @Range(from = 1, to = 6) int battle,
            @Omissible @Range(from = 1, to = 3) int agility) {
        Map<General.Rating, Integer> ratings() {
            var ratings = new EnumMap<General.Rating, Integer>(
                    Map.of(General.Rating.STRATEGY, strategy, General.Rating.BATTLE, battle));
            if (agility > 0) ratings.put(General.Rating.AGILITY, agility);
            return ratings;
        }
    }

    /** 5.1 */
    public record Turn(
            @Range(from = 1775, to = 1783) int year,
            @Range(from = 0, to = 20) int arrivals) {}

    /** @param text a position in our notation */
    public record Scenario(String name, String text) {}

    /** The box says so where we do not know something about a card. */
    public enum Known {
        YES,
        NO,
        UNKNOWN
    }

    /**
     * A strategy card of either book.
     *
     * @param printed the number printed on the card, if we know it; never in the elder book
     * @param event whether we know what it does
     * @param reshuffle never in the elder book
     * @param setAsideUntil never in the elder book
     */
    public record CardFacts(
            @Range(from = 1, to = 110) int number,
            String title,
            @Range(from = 1, to = 110) Optional<Integer> printed,
            Card.Kind kind,
            @Omissible @Range(from = 1, to = 3) int ops,
            Optional<Nation> playableBy,
            @Omissible Known event,
            List<CardStep> steps,
            Optional<Known> removeAfterPlay,
            @Omissible Card.Reshuffle reshuffle,
            @Omissible @Range(from = 1776, to = 1783) int setAsideUntil,
            @Omissible @Range(from = 1775, to = 1783) int endYear) {
        public boolean eventKnown() {
            return event == Known.YES;
        }

        /** We do not know whether the card leaves the game; it is played as if it did not. */
        boolean removalUnknown() {
            return removeAfterPlay.equals(Optional.of(Known.UNKNOWN));
        }

        public boolean does(CardStep.Procedure procedure) {
            return steps.stream().anyMatch(step -> step.procedure() == procedure);
        }

        /** Whether part of what it does is a guess. */
        boolean guessed() {
            return steps.stream().anyMatch(CardStep::guess);
        }
    }
}
