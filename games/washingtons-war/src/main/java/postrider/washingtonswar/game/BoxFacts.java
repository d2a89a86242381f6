package postrider.washingtonswar.game;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.Nation;
import postrider.americanwar.Space;
import postrider.americanwar.box.CountryFacts;
import postrider.americanwar.box.CountryFacts.Known;
import postrider.box.Omissible;
import postrider.box.OneOf;
import postrider.box.Range;
import postrider.box.Section;

/** The records in the files of our box, field by field. */
public final class BoxFacts {
    static final Section<Zone> ZONES = new Section<>("zones", "zone", "name", Zone.class);
    public static final Section<SpaceFacts> SPACES = new Section<>("spaces", "space", "name", SpaceFacts.class);
    public static final Section<CardFacts> CARDS = new Section<>("cards", "card", "number", CardFacts.class);
    public static final List<Section<?>> ALL = List.of(
            CountryFacts.COLONIES,
            ZONES,
            SPACES,
            CountryFacts.LINES,
            CountryFacts.GENERALS,
            CountryFacts.TURNS,
            CountryFacts.SCENARIOS,
            CARDS);

    private BoxFacts() {}

    /** 12.3 */
    record Zone(String name) {}

    /**
     * @param printed its name on the map, if that is not enough to distinguish it
     * @param at where it is drawn, across and down, on a canvas 1000 wide and 1400 high
     */
    record SpaceFacts(
            String name,
            Optional<String> printed,
            List<String> aliases,
            @OneOf("colonies") String colony,
            Space.Shape kind,
            @OneOf("zones") Optional<String> zone,
            List<Integer> at)
            implements CountryFacts.SpaceFacts {}

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
            @Omissible @Range(from = 1775, to = 1783) int endYear)
            implements CountryFacts.CardFacts {}
}
