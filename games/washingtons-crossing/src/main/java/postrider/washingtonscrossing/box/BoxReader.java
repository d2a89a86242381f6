package postrider.washingtonscrossing.box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.box.BoxData;
import postrider.box.BoxFiles;
import postrider.box.Section;
import postrider.kernel.Edition;
import postrider.kernel.Layers;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.washingtonscrossing.Box;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Reinforcement;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.StepCosts;
import postrider.washingtonscrossing.Turn;
import postrider.washingtonscrossing.box.BoxFacts.ObjectiveFacts;
import postrider.washingtonscrossing.box.BoxFacts.PostFacts;
import postrider.washingtonscrossing.box.BoxFacts.ScenarioFacts;
import postrider.washingtonscrossing.box.BoxFacts.SideFacts;
import postrider.washingtonscrossing.notation.CrossingNotation;

/** Reads the box. */
public final class BoxReader {
    private static final String FOLDER = "/games/washingtons-crossing/box/";
    private static final List<String> FILES = List.of("charts.yaml", "leaders.yaml", "map.yaml", "setup.yaml");
    private static final Map<String, Section<PostFacts>> POSTS =
            Map.of("campaign", BoxFacts.CAMPAIGN, "quick-start", BoxFacts.QUICK_START);

    /** The default hex of leaders who may begin anywhere on a bank. */
    private static final String HOME = "Newtown";

    private final BoxData data;

    private BoxReader(BoxData data) {
        this.data = data;
    }

    /**
     * Reads a box.
     *
     * @param layers our files, present or past, and corrections to them
     * @param edition of the rules
     * @throws IllegalArgumentException listing all faults, one per line, with file and record
     */
    public static Box read(Layers layers, Edition edition) {
        var data = data(layers);
        var box = new BoxReader(data).build(edition);
        var notation = new CrossingNotation(box);
        data.checkReadable(
                BoxFacts.SCENARIOS,
                scenario -> notation.position(box.scenarios().get(scenario.key())));
        data.faults().throwIfAny();
        return box;
    }

    /** The records of the box, for a worksheet. */
    public static BoxData data(Layers layers) {
        return new BoxData(BoxFacts.all(), layers.ours(), layers.corrections());
    }

    /** The shipped files. */
    public static Layers layers() {
        return new Layers(BoxFiles.shipped(BoxReader.class, FOLDER, FILES), Collections.emptySortedMap());
    }

    private Box build(Edition edition) {
        data.faultIf(BoxFacts.SCENARIOS, one -> !POSTS.containsKey(one.name()), "nobody is placed for it");
        data.faultIf(BoxFacts.MOORINGS, one -> one.sides().isEmpty(), "it lies nowhere");
        data.faultIf(
                BoxFacts.REINFORCEMENTS,
                one -> !Turn.isOne(one.turn())
                        || !one.accelerated().map(Turn::isOne).orElse(true),
                "there is no such turn: Dec 26 7 am");
        data.checkKeys(BoxFacts.SCENARIOS, POSTS.keySet());
        var map = new MapReader(data);
        var chartsReader = new ChartsReader(data);
        data.faults().throwIfAny();
        var country = map.country();
        var charts = chartsReader.charts();
        var leaders = leaders();
        return new Box(
                country,
                leaders,
                charts,
                new StepCosts(country, charts),
                deployment(country, leaders),
                moorings(country),
                reinforcements(leaders),
                objectives(country, BoxFacts.DAILY),
                objectives(country, BoxFacts.FINAL),
                scenarios(),
                data.hash(),
                edition,
                data.unconfirmed());
    }

    static Side side(SideFacts side) {
        return side == SideFacts.AMERICAN ? Sides.AMERICAN : Sides.BRITISH;
    }

    private List<Leader> leaders() {
        var leaders = new ArrayList<Leader>();
        for (var item : data.all(BoxFacts.LEADERS)) {
            var facts = item.facts();
            leaders.add(new Leader(
                    leaders.size(),
                    facts.name(),
                    facts.nation(),
                    facts.kind(),
                    facts.cost(),
                    facts.span(),
                    facts.rating(),
                    facts.radius(),
                    facts.limit(),
                    facts.points(),
                    ChartsReader.doubts(item, printed(facts.kind()))));
        }
        return List.copyOf(leaders);
    }

    private static List<String> printed(Leader.Kind kind) {
        return kind == Leader.Kind.COMMANDING
                ? List.of("cost", "rating", "span", "radius", "limit")
                : List.of("cost", "rating", "limit");
    }

    /** Hexes of leaders who may choose in the campaign: around a hex on its bank, or on a whole bank. */
    private Map<Leader, SpaceSet<Hex>> deployment(Country country, List<Leader> leaders) {
        var free = new LinkedHashMap<Leader, SpaceSet<Hex>>();
        for (var post : data.facts(BoxFacts.CAMPAIGN)) {
            if (post.within().isEmpty() && post.in().isEmpty()) continue;
            var leader = Lists.find(leaders, one -> one.is(post.leader())).orElseThrow();
            var home = country.hex(post.at().orElse(HOME));
            var round = post.within().map(hexes -> country.grid().within(home, hexes));
            free.put(leader, round.orElse(country.pennsylvania()).where(hex -> !country.hasDelawareBetween(home, hex)));
        }
        return free;
    }

    private Map<Ship, List<Hexside>> moorings(Country country) {
        var free = new LinkedHashMap<Ship, List<Hexside>>();
        for (var facts : data.facts(BoxFacts.MOORINGS))
            if (facts.name().startsWith("campaign ") && facts.sides().size() > 1)
                free.put(
                        Lists.find(Ship.ALL, ship -> ship.toString().equals(facts.ship()))
                                .orElseThrow(),
                        Lists.filter(
                                country.delaware(),
                                side -> facts.sides().contains(side.toString().replace('|', '-'))));
        return free;
    }

    private List<Reinforcement> reinforcements(List<Leader> leaders) {
        return Lists.map(
                data.facts(BoxFacts.REINFORCEMENTS),
                facts -> new Reinforcement(
                        facts.name(),
                        side(facts.side()),
                        facts.leader().flatMap(name -> Lists.find(leaders, leader -> leader.is(name))),
                        facts.troops(),
                        Turn.of(facts.turn()),
                        facts.accelerated().map(Turn::of)));
    }

    private List<Box.Objective> objectives(Country country, Section<ObjectiveFacts> section) {
        return Lists.map(
                data.facts(section),
                facts -> new Box.Objective(country.hex(facts.place()), side(facts.side()), facts.points()));
    }

    private Map<String, String> scenarios() {
        var texts = new LinkedHashMap<String, String>();
        for (var facts : data.facts(BoxFacts.SCENARIOS)) texts.put(facts.name(), text(facts));
        return texts;
    }

    /** A scenario in our notation, with freely placed leaders as in the example of play. */
    private String text(ScenarioFacts facts) {
        boolean campaign = facts.name().equals("campaign");
        var moorings = data.facts(BoxFacts.MOORINGS).stream()
                .filter(one -> one.name().startsWith(facts.name() + " "))
                .map(one ->
                        "%s at %s".formatted(one.ship(), one.sides().getFirst().replace('-', '|')));
        var posts = data.facts(POSTS.get(facts.name())).stream().map(BoxReader::post);
        var tracks = Stream.of(
                "turn " + facts.first(),
                "weather " + facts.weather().word(),
                campaign ? Mark.WEATHER_TO_COME.word() : "",
                campaign ? Mark.AMERICANS_DEPLOY.word() : "",
                "American points " + facts.americanPoints(),
                "British points " + facts.britishPoints());
        return Stream.of(tracks, moorings, posts).flatMap(all -> all).collect(Collectors.joining("\n"));
    }

    private static String post(PostFacts post) {
        return "%s%s%s in %s"
                .formatted(
                        post.leader(),
                        post.troops() > 0 ? " " + post.troops() : "",
                        post.fatigue() > 0 ? " fatigue " + post.fatigue() : "",
                        post.begins().or(post::at).orElse(HOME));
    }
}
