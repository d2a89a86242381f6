package postrider.washingtonscrossing.box;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.box.Grid;
import postrider.box.Key;
import postrider.box.Omissible;
import postrider.box.OneOf;
import postrider.box.Range;
import postrider.box.Section;

/** What the files of our box say, field by field; first what a doubt of decides most. */
public final class BoxFacts {
    public static final Section<Results> COMBAT_RESULTS =
            new Section<>("combat-results", "combat result", "roll", Results.class);
    public static final Section<Odds> ODDS = new Section<>("odds", "ratio", "name", Odds.class);
    public static final Section<Modifier> COMBAT_MODIFIERS =
            new Section<>("combat-modifiers", "combat modifier", "name", Modifier.class);
    public static final Section<Surprise> SURPRISE = new Section<>("surprise", "surprise", "roll", Surprise.class);
    public static final Section<Modifier> SURPRISE_MODIFIERS =
            new Section<>("surprise-modifiers", "surprise modifier", "name", Modifier.class);
    public static final Section<Crossing> CROSSINGS = new Section<>("crossings", "crossing", "roll", Crossing.class);
    public static final Section<Modifier> CROSSING_MODIFIERS =
            new Section<>("crossing-modifiers", "crossing modifier", "name", Modifier.class);
    public static final Section<TerrainCost> TERRAIN_COSTS =
            new Section<>("terrain-costs", "terrain cost", "name", TerrainCost.class);
    public static final Section<SideCost> SIDE_COSTS =
            new Section<>("side-costs", "hexside cost", "name", SideCost.class);
    public static final Section<Points> MOVEMENT_MATRIX =
            new Section<>("movement-matrix", "movement roll", "roll", Points.class);
    public static final Section<Modifier> MOVEMENT_MODIFIERS =
            new Section<>("movement-modifiers", "movement modifier", "name", Modifier.class);
    public static final Section<Continuing> CONTINUING = new Section<>("weather", "weather", "roll", Continuing.class);
    public static final Section<NewWeather> NEW_WEATHER =
            new Section<>("new-weather", "new weather", "roll", NewWeather.class);
    public static final Section<Raid> RAIDS = new Section<>("raids", "raid", "roll", Raid.class);
    public static final Section<Raider> RAIDERS = new Section<>("raid-leaders", "raid leader", "roll", Raider.class);
    public static final Section<RaidResult> RAID_RESULTS =
            new Section<>("raid-results", "raid result", "roll", RaidResult.class);
    public static final Section<PlacePoints> DAILY_POINTS =
            new Section<>("daily-points", "daily points of", "place", PlacePoints.class);
    public static final Section<PlacePoints> FINAL_POINTS =
            new Section<>("final-points", "final points of", "place", PlacePoints.class);
    public static final Section<BattlePoints> BATTLE_POINTS =
            new Section<>("battle-points", "victory", "name", BattlePoints.class);
    public static final Section<Number> NUMBERS = new Section<>("numbers", "number", "name", Number.class);
    public static final Section<LeaderFacts> LEADERS = new Section<>("leaders", "leader", "name", LeaderFacts.class);
    public static final Section<ShipFacts> SHIPS = new Section<>("ships", "ship", "name", ShipFacts.class);
    public static final Section<ScenarioFacts> SCENARIOS =
            new Section<>("scenarios", "scenario", "name", ScenarioFacts.class);
    public static final Section<Placement> CAMPAIGN =
            new Section<>("campaign", "in the campaign", "leader", Placement.class);
    public static final Section<Placement> QUICK_START =
            new Section<>("quick-start", "in the quick start", "leader", Placement.class);
    public static final Section<Mooring> MOORINGS = new Section<>("moorings", "mooring", "name", Mooring.class);
    public static final Section<Garrison> GARRISONS = new Section<>("garrisons", "garrison of", "place", Garrison.class);
    public static final Section<Reinforcement> REINFORCEMENTS =
            new Section<>("reinforcements", "reinforcement", "name", Reinforcement.class);
    public static final Section<Withdrawal> WITHDRAWALS =
            new Section<>("withdrawals", "withdrawal of", "ship", Withdrawal.class);
    public static final Section<Loss> LOSSES = new Section<>("losses", "loss of the", "side", Loss.class);
    public static final Section<LossLimit> LOSS_LIMITS =
            new Section<>("loss-limits", "loss of", "leader", LossLimit.class);
    public static final Section<TurnFacts> TURNS = new Section<>("turns", "turn", "name", TurnFacts.class);
    public static final Section<PlaceFacts> PLACES = new Section<>("places", "place", "name", PlaceFacts.class);
    public static final Section<FerryFacts> FERRIES = new Section<>("ferries", "ferry", "name", FerryFacts.class);
    public static final Section<Falls> FALLS = new Section<>("falls", "falls", "name", Falls.class);
    public static final Section<Zone> ZONES = new Section<>("zones", "zone", "name", Zone.class);
    public static final Section<Line> LINES = new Section<>("lines", "line", "name", Line.class);
    public static final Section<Exit> EXITS = new Section<>("exits", "exit of the", "side", Exit.class);
    public static final Section<RoadFacts> ROADS = new Section<>("roads", "road", "name", RoadFacts.class);
    public static final Section<RiverFacts> RIVERS = new Section<>("rivers", "river", "name", RiverFacts.class);
    public static final Section<HexFacts> HEXES = new Section<>("hexes", "hex", "hex", HexFacts.class);
    public static final Section<Grid.Column> COLUMNS = new Section<>("columns", "column", "column", Grid.Column.class);

    /** A worksheet asks for them in this order: charts, leaders and set-up before the map, and its hexes last. */
    public static final List<Section<?>> ALL = List.of(
            COMBAT_RESULTS,
            ODDS,
            COMBAT_MODIFIERS,
            SURPRISE,
            SURPRISE_MODIFIERS,
            CROSSINGS,
            CROSSING_MODIFIERS,
            TERRAIN_COSTS,
            SIDE_COSTS,
            MOVEMENT_MATRIX,
            MOVEMENT_MODIFIERS,
            CONTINUING,
            NEW_WEATHER,
            RAIDS,
            RAIDERS,
            RAID_RESULTS,
            DAILY_POINTS,
            FINAL_POINTS,
            BATTLE_POINTS,
            NUMBERS,
            LEADERS,
            SHIPS,
            SCENARIOS,
            CAMPAIGN,
            QUICK_START,
            MOORINGS,
            GARRISONS,
            REINFORCEMENTS,
            WITHDRAWALS,
            LOSSES,
            LOSS_LIMITS,
            TURNS,
            PLACES,
            FERRIES,
            FALLS,
            ZONES,
            LINES,
            EXITS,
            ROADS,
            RIVERS,
            HEXES,
            COLUMNS);

    public static final List<String> FILES =
            List.of("map.yaml", "charts.yaml", "leaders.yaml", "setup.yaml", "turns.yaml");

    /** The letters of the columns. */
    public static final Map<Character, Terrain> LEGEND = Map.of(
            'C', Terrain.CLEAR,
            'W', Terrain.WOODS,
            'M', Terrain.MARSH,
            'H', Terrain.MOUNTAIN,
            'O', Terrain.OCEAN);

    private BoxFacts() {}

    public enum Terrain {
        CLEAR,
        WOODS,
        MARSH,
        MOUNTAIN,
        OCEAN
    }

    public enum Ground {
        ROAD,
        CLEAR,
        WOODS,
        MARSH,
        MOUNTAIN,
        OCEAN
    }

    public enum River {
        CREEK,
        MINOR_RIVER,
        MAJOR_RIVER,
        OCEAN
    }

    public enum Weather {
        FAIR,
        FREEZE,
        SNOW,
        RAIN
    }

    public enum Party {
        AMERICAN,
        BRITISH
    }

    public enum Nation {
        CONTINENTAL,
        MILITIA,
        BRITISH,
        HESSIAN
    }

    public enum Rank {
        COMMANDING,
        SUBORDINATE,
        DETACHMENT
    }

    public enum Settlement {
        TOWN,
        CITY,
        VILLAGE
    }

    public enum Edge {
        TOP,
        BOTTOM,
        LEFT,
        RIGHT
    }

    public enum Bank {
        PENNSYLVANIA,
        NEW_JERSEY
    }

    public enum Hours {
        DAY,
        NIGHT
    }

    /** What is in a hex otherwise than its column says (2.1.1). */
    public record HexFacts(String hex, Terrain terrain) {}

    public record PlaceFacts(String name, String hex, Settlement kind) {}

    /**
     * @param sides the two hexes each, such as {@code 2029-2129}; of the Delaware from up the river, Pennsylvania first
     */
    public record RiverFacts(String name, River kind, List<String> sides) {}

    /** @param along the hexes it goes through, such as {@code 2029-1929-1928} */
    public record RoadFacts(String name, String along) {}

    public record Falls(String name, String side) {}

    /**
     * @param arrows over the Delaware (11.4.2); none elsewhere
     * @param cost of a crossing in all (11.4.1), or beside the hex
     */
    public record FerryFacts(
            String name,
            String side,
            @Omissible @Range(from = 1, to = 2) int arrows,
            @Omissible int cost,
            @Omissible int extra,
            @Key("for") Optional<Party> only) {}

    /** Hexes where somebody comes in (9.1.1, 9.3.1). */
    public record Zone(String name, List<String> hexes) {}

    public record Line(String name, @Range(from = 0, to = 99) int row) {}

    /** 11.5 */
    public record Exit(Party side, List<Edge> edges) {}

    /** Movement points; none where nobody goes (2.1.1, 11.0). */
    public record TerrainCost(
            Ground name, Optional<Integer> normal, Optional<Integer> rain, Optional<Integer> frozen) {}

    public record SideCost(River name, Optional<Integer> normal, Optional<Integer> rain, Optional<Integer> frozen) {}

    /** By the column of the rating (11.0). */
    public record Points(
            int roll,
            @Key("2-4") int low,
            @Key("5-6") int middle,
            @Key("7-8") int high) {}

    public record Modifier(String name, int modifier) {}

    /** The weathers that go on (7.0). */
    public record Continuing(int roll, List<Weather> continues) {}

    public record NewWeather(int roll, Weather weather) {}

    public record Raid(int roll, @Omissible boolean raid) {}

    public record Raider(int roll, @OneOf("leaders") String leader) {}

    public record RaidResult(
            int roll,
            @Omissible int attackerLoss,
            @Omissible int defenderLoss,
            @Omissible int fatigue,
            @Omissible int points) {}

    /** How many troops may cross (11.4.2, 11.4.3). */
    public record Crossing(int roll, int noFerry, int oneFerry, int twoFerry) {}

    /** What is added to the combat roll and to the attacker's loss in percent (17.1). */
    public record Surprise(int roll, int combat, int loss) {}

    /** So many attackers to so many defenders at least (17.1). */
    public record Odds(String name, int attackers, int defenders, int modifier) {}

    /** The cells of a row as they are printed: {@code 20/60!} (17.1). */
    public record Results(
            int roll,
            @Key("2-4") String low,
            @Key("5-6") String middle,
            @Key("7-8") String high) {}

    public record PlacePoints(@OneOf("places") String place, Party side, int points) {}

    /** The loser's least loss, and what part of the loser's percentage the victor may lose at most (22.2). */
    public record BattlePoints(String name, int loss, int victor, int of, int points) {}

    public record Number(String name, int value) {}

    /**
     * @param limit the most troops he may have; 0 for whoever is not on the display (2.3.1)
     * @param points for capturing him (22.3)
     */
    public record LeaderFacts(
            String name,
            Nation nation,
            Rank kind,
            @Range(from = 1, to = 4) int cost,
            @Omissible int span,
            @Range(from = 2, to = 8) int rating,
            @Omissible int radius,
            @Range(from = 0, to = 3000) int limit,
            int points) {}

    /** @param first the sides of the Delaware between which it moves (11.6) */
    public record ShipFacts(String name, int upstream, int downstream, String first, String last) {}

    public record ScenarioFacts(
            String name,
            @OneOf("turns") String first,
            @OneOf("turns") String last,
            Weather weather,
            int americanPoints,
            int britishPoints) {}

    /** @param within how many hexes from there its owner may choose, on the same bank; or anywhere on a bank */
    public record Placement(
            @OneOf("leaders") String leader,
            Optional<String> at,
            @Omissible int within,
            @Key("in") Optional<Bank> bank,
            int troops,
            @Omissible @Range(from = 0, to = 6) int fatigue) {}

    /** @param sides one of which its owner chooses */
    public record Mooring(String name, @OneOf("ships") String ship, List<String> sides) {}

    /** 20.0 */
    public record Garrison(@OneOf("places") String place, Party side, int troops) {}

    /**
     * @param leader none for a detachment
     * @param replaces whose counter it takes (9.1.1)
     * @param from whom its troops come
     */
    public record Reinforcement(
            String name,
            Party side,
            @OneOf("leaders") Optional<String> leader,
            int troops,
            @OneOf("turns") String turn,
            @OneOf("turns") Optional<String> accelerated,
            @OneOf("zones") Optional<String> zone,
            @OneOf("places") Optional<String> place,
            @OneOf("leaders") Optional<String> replaces,
            @OneOf("leaders") Optional<String> from) {}

    public record Withdrawal(@OneOf("ships") String ship, @OneOf("turns") String turn) {}

    /** Who goes home on January 1 (9.2.4, 9.4.1). */
    public record Loss(
            Party side,
            int troops,
            @OneOf("turns") String turn,
            @OneOf("leaders") List<String> exempt,
            @OneOf("leaders") List<String> leave) {}

    public record LossLimit(@OneOf("leaders") String leader, int troops) {}

    /** @param objectives whether victory points are scored for places (22.1) */
    public record TurnFacts(
            String name,
            Hours kind,
            @Omissible boolean frozen,
            @Omissible int americanPoints,
            @Omissible int britishPoints,
            @Omissible boolean objectives) {}
}
