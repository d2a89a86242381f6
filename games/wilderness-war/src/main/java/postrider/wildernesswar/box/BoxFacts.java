package postrider.wildernesswar.box;

import java.util.List;
import java.util.Optional;
import postrider.box.Omissible;
import postrider.box.OneOf;
import postrider.box.Range;
import postrider.box.Section;
import postrider.kernel.ruling.Side;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.UnitType;

/** The records in the files of our box, field by field. */
public final class BoxFacts {
    public static final Section<SpaceFacts> SPACES = new Section<>("spaces", "space", "name", SpaceFacts.class);
    static final Section<ConnectionFacts> CONNECTIONS =
            new Section<>("connections", "connection", "name", ConnectionFacts.class);
    static final Section<WaterFacts> WATERS = new Section<>("waters", "water", "name", WaterFacts.class);
    public static final Section<UnitFacts> UNITS = new Section<>("units", "unit", "name", UnitFacts.class);
    public static final Section<LeaderFacts> LEADERS = new Section<>("leaders", "leader", "name", LeaderFacts.class);
    public static final Section<CardFacts> CARDS = new Section<>("cards", "card", "number", CardFacts.class);
    static final Section<ScenarioFacts> SCENARIOS = new Section<>("scenarios", "scenario", "name", ScenarioFacts.class);
    static final List<Section<?>> ALL = List.of(SPACES, CONNECTIONS, WATERS, UNITS, LEADERS, CARDS, SCENARIOS);

    private BoxFacts() {}

    /** A side, as the files write it. */
    enum Nation {
        FRENCH,
        BRITISH;

        Side side() {
            return this == FRENCH ? Sides.FRENCH : Sides.BRITISH;
        }
    }

    /**
     * @param settlement the tribes whose settlement it is (5.531)
     * @param at where it is drawn, across and down, on a canvas 1000 wide and 647 high
     */
    record SpaceFacts(
            String name,
            Space.Terrain terrain,
            Optional<Department> department,
            Optional<Nation> friendlyTo,
            @Omissible boolean fortress,
            @Omissible boolean port,
            List<String> settlement,
            List<Integer> at) {}

    /** How one space is connected to another (2.0). */
    enum Connection {
        LAND,
        RIVER,
        LAKESHORE,
        ARROW,
        AMPHIBIOUS
    }

    record ConnectionFacts(String name, @OneOf("spaces") List<String> between, Connection kind) {}

    /** @param shore for a lake, in order around it */
    record WaterFacts(
            String name,
            @Omissible boolean lake,
            @OneOf("spaces") List<String> shore) {}

    record UnitFacts(
            String name,
            Nation side,
            UnitType kind,
            Unit.Group group,
            @Range(from = 1, to = 4) int full,
            @Range(from = 0, to = 3) int reduced,
            @Range(from = 0, to = 6) int move,
            Optional<String> tribe) {}

    record LeaderFacts(
            String name,
            Nation side,
            @Range(from = 1, to = 3) int initiative,
            @Range(from = 1, to = 7) int command,
            @Range(from = 0, to = 2) int tactics) {}

    /** @param early whether it is only in the deck of 1755 */
    record CardFacts(
            @Range(from = 1, to = 70) int number,
            String title,
            @Range(from = 1, to = 3) int value,
            Optional<Nation> side,
            Event event,
            @Omissible boolean response,
            @Omissible boolean removed,
            @Omissible int units,
            @Omissible int leaders,
            @Omissible boolean early) {}

    record ScenarioFacts(String name, String text) {}
}
