package postrider.wethepeople.game;

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
import postrider.wethepeople.rules.BattleCard;

/** The records in the files of our box, field by field. */
public final class BoxFacts {
    public static final Section<SpaceFacts> SPACES = new Section<>("spaces", "space", "name", SpaceFacts.class);
    static final Section<BattleCardFacts> BATTLE_CARDS =
            new Section<>("battle-cards", "battle card", "type", BattleCardFacts.class);
    public static final Section<CardFacts> CARDS = new Section<>("cards", "card", "number", CardFacts.class);
    public static final List<Section<?>> ALL = List.of(
            CountryFacts.COLONIES,
            SPACES,
            CountryFacts.LINES,
            CountryFacts.GENERALS,
            CountryFacts.TURNS,
            CountryFacts.SCENARIOS,
            BATTLE_CARDS,
            CARDS);

    private BoxFacts() {}

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
            @Omissible boolean port,
            List<Integer> at)
            implements CountryFacts.SpaceFacts {

        @Override
        public Optional<String> zone() {
            return port ? Optional.of(name) : Optional.empty();
        }
    }

    /** 9.1 */
    record BattleCardFacts(
            BattleCard type, @Range(from = 0, to = 64) int copies) {}

    public record CardFacts(
            @Range(from = 1, to = 96) int number,
            String title,
            Card.Kind kind,
            @Omissible @Range(from = 1, to = 3) int ops,
            Optional<Nation> playableBy,
            @Omissible Known event,
            List<CardStep> steps,
            Optional<Known> removeAfterPlay,
            @Omissible @Range(from = 1775, to = 1783) int endYear)
            implements CountryFacts.CardFacts {}
}
