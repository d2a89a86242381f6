package postrider.washingtonscrossing.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.box.Grid;
import postrider.box.Key;
import postrider.box.Omissible;
import postrider.box.OneOf;
import postrider.box.Range;
import postrider.box.Section;
import postrider.washingtonscrossing.Chart.Line;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Charts.BattleWorth;
import postrider.washingtonscrossing.Charts.RaidResult;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Nation;
import postrider.washingtonscrossing.Place;
import postrider.washingtonscrossing.River;
import postrider.washingtonscrossing.Terrain;
import postrider.washingtonscrossing.Weather;

/** The sections and fields of our box files. */
final class BoxFacts {
    /** In the order of a worksheet: what matters most if it is wrong comes first, hexes last. */
    private static final List<Section<?>> SECTIONS = new ArrayList<>();

    static final Section<ResultFacts> RESULTS = section("combat-results", "roll", "roll", ResultFacts.class);
    static final Section<OddsFacts> ODDS = section("odds", "ratio", "name", OddsFacts.class);
    static final Section<ModifierFacts> COMBAT = modifiers("combat");
    static final Section<Charts.Surprise> SURPRISES = section("surprise", "roll", "roll", Charts.Surprise.class);
    static final Section<ModifierFacts> SURPRISE = modifiers("surprise");
    static final Section<CrossingFacts> CROSSINGS = section("crossings", "roll", "roll", CrossingFacts.class);
    static final Section<ModifierFacts> CROSSING = modifiers("crossing");
    static final Section<CostFacts> TERRAIN = section("terrain-costs", "terrain", "name", CostFacts.class);
    static final Section<CostFacts> SIDES = section("side-costs", "hexside", "name", CostFacts.class);
    static final Section<MatrixFacts> MATRIX = section("movement-matrix", "roll", "roll", MatrixFacts.class);
    static final Section<ModifierFacts> MOVEMENT = modifiers("movement");
    static final Section<ContinuingFacts> CONTINUING = section("weather", "roll", "roll", ContinuingFacts.class);
    static final Section<WeatherFacts> WEATHER = section("new-weather", "roll", "roll", WeatherFacts.class);
    static final Section<RaidFacts> RAID = section("raids", "roll", "roll", RaidFacts.class);
    static final Section<RaiderFacts> RAIDERS = section("raid-leaders", "roll", "roll", RaiderFacts.class);
    static final Section<RaidResult> RAIDED = section("raid-results", "roll", "roll", RaidResult.class);
    static final Section<ObjectiveFacts> DAILY = section("daily-points", "place", "place", ObjectiveFacts.class);
    static final Section<ObjectiveFacts> FINAL = section("final-points", "place", "place", ObjectiveFacts.class);
    static final Section<BattleWorth> BATTLES = section("battle-points", "victory", "name", BattleWorth.class);
    static final Section<LeaderFacts> LEADERS = section("leaders", "leader", "name", LeaderFacts.class);
    static final Section<ShipFacts> SHIPS = section("ships", "naval unit", "name", ShipFacts.class);
    static final Section<ScenarioFacts> SCENARIOS = section("scenarios", "scenario", "name", ScenarioFacts.class);
    static final Section<PostFacts> CAMPAIGN = section("campaign", "leader", "leader", PostFacts.class);
    static final Section<PostFacts> QUICK_START = section("quick-start", "leader", "leader", PostFacts.class);
    static final Section<MooringFacts> MOORINGS = section("moorings", "mooring", "name", MooringFacts.class);
    static final Section<ReinforcementFacts> REINFORCEMENTS =
            section("reinforcements", "reinforcement", "name", ReinforcementFacts.class);
    static final Section<PlaceFacts> PLACES = section("places", "place", "name", PlaceFacts.class);
    static final Section<FerryFacts> FERRIES = section("ferries", "ferry", "name", FerryFacts.class);
    static final Section<ZoneFacts> ZONES = section("zones", "zone", "name", ZoneFacts.class);
    static final Section<RoadFacts> ROADS = section("roads", "road", "name", RoadFacts.class);
    static final Section<RiverFacts> RIVERS = section("rivers", "river", "name", RiverFacts.class);
    static final Section<HexFacts> HEXES = section("hexes", "hex", "hex", HexFacts.class);
    static final Section<Grid.Column> COLUMNS = section("columns", "column", "column", Grid.Column.class);

    private BoxFacts() {}

    static List<Section<?>> all() {
        return List.copyOf(SECTIONS);
    }

    private static <T extends Record> Section<T> section(String word, String one, String key, Class<T> type) {
        var section = new Section<>(word, one, key, type);
        SECTIONS.add(section);
        return section;
    }

    private static Section<ModifierFacts> modifiers(String table) {
        return section(table + "-modifiers", "modifier", "name", ModifierFacts.class);
    }

    /** Movement points; empty where movement is prohibited. */
    record CostFacts(String name, Optional<Integer> normal, Optional<Integer> rain, Optional<Integer> frozen) {}

    record MatrixFacts(
            int roll,
            @Key("2-4") int low,
            @Key("5-6") int middle,
            @Key("7-8") int high) implements Line {}

    record ModifierFacts(
            String name, @Range(from = -9, to = 9) int modifier) {}

    record ContinuingFacts(int roll, List<Weather> continues) implements Line {}

    record WeatherFacts(int roll, Weather weather) implements Line {}

    record RaidFacts(int roll, @Omissible boolean raid) implements Line {}

    record RaiderFacts(int roll, @OneOf("leaders") String leader) implements Line {}

    record CrossingFacts(int roll, int noFerry, int oneFerry, int twoFerry) implements Line {}

    record OddsFacts(
            String name,
            int attackers,
            @Range(from = 1, to = 99) int defenders,
            int modifier) {}

    /** Results as printed: {@code 20/60!}. */
    record ResultFacts(
            int roll,
            @Key("2-4") String low,
            @Key("5-6") String middle,
            @Key("7-8") String high) implements Line {
        List<String> columns() {
            return List.of(low, middle, high);
        }
    }

    enum SideFacts {
        AMERICAN,
        BRITISH
    }

    record ObjectiveFacts(
            @OneOf("places") String place,
            SideFacts side,
            @Range(from = 1, to = 50) int points) {}

    record LeaderFacts(
            String name,
            Nation nation,
            Leader.Kind kind,
            @Range(from = 1, to = 4) int cost,
            @Omissible int span,
            @Range(from = 0, to = 9) int rating,
            @Omissible int radius,
            @Range(from = 0, to = 3000) int limit,
            int points) {}

    /** @param first hexside of the Delaware where the ship may be */
    record ShipFacts(String name, int upstream, int downstream, String first, String last) {}

    record ScenarioFacts(
            String name, String first, String last, Weather weather, int americanPoints, int britishPoints) {}

    /**
     * @param within the owner may choose a hex at most this far away on the same bank of the Delaware
     * @param in the owner may choose any hex on this bank of the Delaware
     * @param begins the hex if the owner does not choose
     */
    record PostFacts(
            @OneOf("leaders") String leader,
            Optional<String> at,
            Optional<Integer> within,
            Optional<String> in,
            Optional<String> begins,
            int troops,
            @Omissible int fatigue) {}

    record MooringFacts(String name, @OneOf("ships") String ship, List<String> sides) {}

    record ReinforcementFacts(
            String name,
            SideFacts side,
            @OneOf("leaders") Optional<String> leader,
            int troops,
            String turn,
            Optional<String> accelerated,
            @OneOf("zones") Optional<String> zone,
            @OneOf("places") Optional<String> place,
            @OneOf("leaders") Optional<String> replaces,
            @OneOf("leaders") Optional<String> from) {}

    record PlaceFacts(String name, String hex, Place.Kind kind) {}

    record FerryFacts(String name, String side, @Omissible int arrows) {}

    record RiverFacts(String name, River kind, List<String> sides) {}

    record RoadFacts(String name, String along) {}

    record ZoneFacts(String name, List<String> hexes) {}

    record HexFacts(String hex, Terrain terrain) {}
}
