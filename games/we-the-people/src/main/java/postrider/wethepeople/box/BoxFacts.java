package postrider.wethepeople.box;

import java.util.List;
import java.util.Optional;
import postrider.box.Omissible;
import postrider.box.OneOf;
import postrider.box.Range;
import postrider.box.Section;
import postrider.kernel.Lists;
import postrider.wethepeople.BattleCard;
import postrider.wethepeople.Card;
import postrider.wethepeople.EventStep;
import postrider.wethepeople.Nation;
import postrider.wethepeople.Space;

/** What the files of our box say, field by field. */
public final class BoxFacts {
    static final Section<Colony> COLONIES = new Section<>("colonies", "colony", "name", Colony.class);
    public static final Section<SpaceFacts> SPACES = new Section<>("spaces", "space", "name", SpaceFacts.class);
    public static final Section<Line> LINES = new Section<>("lines", "line", "between", Line.class);
    public static final Section<GeneralFacts> GENERALS =
            new Section<>("generals", "general", "name", GeneralFacts.class);
    static final Section<Turn> TURNS = new Section<>("turns", "turn", "year", Turn.class);
    static final Section<Scenario> SCENARIOS = new Section<>("scenarios", "scenario", "name", Scenario.class);
    static final Section<BattleCardFacts> BATTLE_CARDS =
            new Section<>("battle-cards", "battle card", "type", BattleCardFacts.class);
    public static final Section<CardFacts> CARDS = new Section<>("cards", "card", "number", CardFacts.class);
    static final List<Section<?>> ALL =
            List.of(COLONIES, SPACES, LINES, GENERALS, TURNS, SCENARIOS, BATTLE_CARDS, CARDS);

    private BoxFacts() {}

    /**
     * @param south of the Winter Attrition Line (5.4)
     */
    record Colony(String name, boolean south) {}

    /**
     * @param printed its name on the map, where that is not enough to tell it from another
     * @param at where it is drawn, across and down, on a canvas 1000 wide and 1400 high
     */
    record SpaceFacts(
            String name,
            Optional<String> printed,
            List<String> aliases,
            @OneOf("colonies") String colony,
            Space.Kind kind,
            @Omissible boolean port,
            List<Integer> at) {

        List<String> names() {
            return Lists.with(aliases, name);
        }
    }

    enum LineKind {
        SOLID,
        ARNOLD
    }

    record Line(
            @OneOf("spaces") List<String> between,
            @Omissible LineKind kind) {}

    /** 2.2 */
    record GeneralFacts(
            String name,
            Nation side,
            @Range(from = 1, to = 3) int strategy,
            @Range(from = 1, to = 6) int battle) {}

    /** 5.1 */
    record Turn(
            @Range(from = 1775, to = 1783) int year,
            @Range(from = 0, to = 20) int arrivals) {}

    /**
     * @param text a position in our notation
     */
    record Scenario(String name, String text) {}

    /** 9.1 */
    record BattleCardFacts(
            BattleCard type, @Range(from = 0, to = 64) int copies) {}

    /** What we do not know about a card is said, not left out. */
    enum Known {
        YES,
        NO,
        UNKNOWN
    }

    public record CardFacts(
            @Range(from = 1, to = 96) int number,
            String title,
            Card.Kind kind,
            @Omissible @Range(from = 1, to = 3) int ops,
            Optional<Nation> playableBy,
            @Omissible Known event,
            List<EventStep> steps,
            Optional<Known> removeAfterPlay,
            @Omissible @Range(from = 1775, to = 1783) int endYear) {

        boolean does(EventStep.Procedure procedure) {
            return steps.stream().anyMatch(step -> step.procedure() == procedure);
        }

        boolean eventKnown() {
            return event == Known.YES;
        }

        /** Nobody knows whether the card leaves the game; it is run as if it did not. */
        boolean removalUnknown() {
            return removeAfterPlay.equals(Optional.of(Known.UNKNOWN));
        }
    }
}
