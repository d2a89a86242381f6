package postrider.washingtonscrossing.box;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import postrider.box.BoxData;
import postrider.box.Grid;
import postrider.box.Item;
import postrider.box.Section;
import postrider.map.Graph;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.map.Hexsides;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.Ferry;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Place;
import postrider.washingtonscrossing.River;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Terrain;
import postrider.washingtonscrossing.Unconfirmed;
import postrider.washingtonscrossing.box.BoxFacts.FerryFacts;
import postrider.washingtonscrossing.box.BoxFacts.RiverFacts;

/** Reads the map of a box. */
final class MapReader {
    private static final String DELAWARE = "Delaware River";
    private static final String AMBOY = "Amboy Ferry";
    private static final String BRUNSWICK = "Brunswick Ferry";

    /** Places named in the rules. */
    private static final List<String> NAMED = List.of(
            "Amboy", "Brunswick", "Philadelphia", "Trenton", "Newtown", "Princeton", "Burlington", "Bordentown");

    private static final Map<Character, Terrain> LEGEND = Map.of(
            'C', Terrain.CLEAR, 'W', Terrain.WOODS, 'M', Terrain.MARSH, 'H', Terrain.MOUNTAIN, 'O', Terrain.OCEAN);

    private final BoxData data;
    private final Grid<Terrain> grid;
    private final Hexes hexes;

    MapReader(BoxData data) {
        this.data = data;
        this.grid = new Grid<>(data, BoxFacts.COLUMNS, LEGEND);
        grid.override(BoxFacts.HEXES, BoxFacts.HexFacts::hex, BoxFacts.HexFacts::terrain);
        this.hexes = new Hexes(grid.hexes());
        grid.checkHexes(BoxFacts.PLACES, place -> List.of(place.hex()));
        for (var posts : List.of(BoxFacts.CAMPAIGN, BoxFacts.QUICK_START))
            grid.checkHexes(posts, post -> Lists.concat(Lists.of(post.at()), Lists.of(post.begins())));
        grid.checkHexes(BoxFacts.ZONES, BoxFacts.ZoneFacts::hexes);
        grid.checkChains(BoxFacts.ROADS, road -> List.of(road.along()), this::areNeighbours);
        grid.checkChains(BoxFacts.RIVERS, RiverFacts::sides, this::areNeighbours);
        grid.checkChains(BoxFacts.FERRIES, ferry -> List.of(ferry.side()), this::areNeighbours);
        data.checkKeys(BoxFacts.RIVERS, DELAWARE);
        data.checkKeys(BoxFacts.FERRIES, AMBOY, BRUNSWICK);
        data.checkKeys(BoxFacts.ZONES, "British entry", "McDougall's entry");
        data.checkKeys(BoxFacts.SHIPS, Lists.map(Ship.ALL, Ship::toString));
        data.checkKeys(BoxFacts.PLACES, NAMED);
    }

    private boolean areNeighbours(String one, String other) {
        return Hexes.direction(hex(one), hex(other)).isPresent();
    }

    private Hex hex(String number) {
        return hexes.at(number).orElseThrow();
    }

    private List<Hex> chain(String along) {
        return Lists.map(Grid.chain(along), this::hex);
    }

    private Hexside side(String ends) {
        var both = chain(ends);
        return new Hexside(both.getFirst(), both.getLast());
    }

    private <T extends Record> T named(Section<T> section, String name) {
        return Lists.find(data.all(section), item -> item.key().equals(name))
                .orElseThrow()
                .facts();
    }

    Country country() {
        var all = hexes.all();
        var rivers = Hexsides.<River>none(hexes);
        for (var river : data.facts(BoxFacts.RIVERS))
            rivers = rivers.with(Lists.map(river.sides(), this::chain), river.kind());
        var delaware = Lists.map(named(BoxFacts.RIVERS, DELAWARE).sides(), this::side);
        var places = IndexMap.<Hex, Place>none(all);
        for (var facts : data.facts(BoxFacts.PLACES))
            places = places.with(hex(facts.hex()), new Place(facts.name(), hex(facts.hex()), facts.kind()));
        var ferries =
                Lists.filter(data.all(BoxFacts.FERRIES), ferry -> ferry.facts().arrows() > 0);
        return new Country(
                hexes,
                IndexMap.of(all, hex -> grid.at(hex.toString())),
                rivers,
                roads(),
                pennsylvania(delaware),
                places,
                delaware,
                Ship.ALL.stream().collect(Collectors.toMap(ship -> ship, ship -> waters(delaware, ship))),
                Lists.map(ferries, this::ferry),
                ends(AMBOY),
                ends(BRUNSWICK),
                zone("British entry"),
                zone("McDougall's entry"),
                Country.named(hexes, places),
                unconfirmed());
    }

    private Ferry ferry(Item<FerryFacts> item) {
        var facts = item.facts();
        var doubt = ChartsReader.doubt(item, "side").or(() -> ChartsReader.doubt(item, "arrows"));
        return new Ferry(facts.name(), side(facts.side()), facts.arrows(), doubt);
    }

    private Unconfirmed unconfirmed() {
        var ground = new HashMap<Hex, String>();
        for (var hex : hexes.all()) {
            var item = grid.record(hex.toString());
            var field = item.section().equals(BoxFacts.HEXES) ? "terrain" : "letters";
            ChartsReader.doubt(item, field).ifPresent(why -> ground.put(hex, why));
        }
        var places = new HashMap<Hex, String>();
        for (var item : data.all(BoxFacts.PLACES))
            ChartsReader.doubt(item, "hex")
                    .ifPresent(why -> places.put(hex(item.facts().hex()), why));
        var roads = new LinkedHashMap<List<Hex>, Optional<String>>();
        for (var item : data.all(BoxFacts.ROADS))
            for (var step : steps(item.facts().along()))
                roads.merge(step, doubt(item, "along", step), (one, other) -> one.flatMap(why -> other));
        var rivers = new LinkedHashMap<List<Hex>, Optional<String>>();
        for (var item : data.all(BoxFacts.RIVERS))
            for (var side : item.facts().sides())
                for (var step : steps(side)) rivers.put(step, doubt(item, "sides", step));
        return new Unconfirmed(ground, places, between(roads), between(rivers));
    }

    /** Why a step is uncertain, by the stretch that provenance names, or else by the field. */
    private static Optional<String> doubt(Item<?> item, String field, List<Hex> step) {
        var ends = Lists.map(step, Hex::toString);
        var named = Lists.find(item.provenance().grounds().keySet(), what -> {
            var hexes = Grid.chain(what);
            return IntStream.range(1, hexes.size())
                    .mapToObj(i -> hexes.subList(i - 1, i + 1))
                    .anyMatch(two -> two.equals(ends) || two.equals(ends.reversed()));
        });
        return ChartsReader.doubt(item, named.orElse(field));
    }

    private Hexsides<String> between(Map<List<Hex>, Optional<String>> doubts) {
        var all = Hexsides.<String>none(hexes);
        for (var steps : Lists.grouped(doubts.keySet(), doubts::get).entrySet())
            if (steps.getKey().isPresent())
                all = all.with(steps.getValue(), steps.getKey().get());
        return all;
    }

    private Graph<Hex> roads() {
        var pairs = new LinkedHashSet<List<Hex>>();
        for (var road : data.facts(BoxFacts.ROADS)) pairs.addAll(steps(road.along()));
        return Graph.joining(hexes.all(), List.copyOf(pairs));
    }

    /** The steps of a chain of hexes, each in the order of the map. */
    private List<List<Hex>> steps(String along) {
        var chain = chain(along);
        return IntStream.range(1, chain.size())
                .mapToObj(i -> Lists.sorted(chain.subList(i - 1, i + 1), Comparator.comparing(Hex::index)))
                .toList();
    }

    /** Hexes connected to the first hexside's first hex without crossing the Delaware. */
    private SpaceSet<Hex> pennsylvania(List<Hexside> delaware) {
        var river =
                Graph.joining(hexes.all(), Lists.map(delaware, side -> List.of(side.pennsylvania(), side.newJersey())));
        var banks = Graph.of(hexes.all(), hex -> Lists.filter(hexes.neighbours(hex), next -> !river.joins(hex, next)));
        var start = delaware.getFirst().pennsylvania();
        return Lists.find(banks.groups(SpaceSet.all(hexes.all())), bank -> bank.has(start))
                .orElseThrow();
    }

    private Country.Waters waters(List<Hexside> delaware, Ship ship) {
        var facts = named(BoxFacts.SHIPS, ship.toString());
        return new Country.Waters(
                delaware.indexOf(side(facts.first())),
                delaware.indexOf(side(facts.last())),
                facts.upstream(),
                facts.downstream());
    }

    private List<Hex> ends(String ferry) {
        return chain(named(BoxFacts.FERRIES, ferry).side());
    }

    private SpaceSet<Hex> zone(String name) {
        return SpaceSet.of(hexes.all(), Lists.map(named(BoxFacts.ZONES, name).hexes(), this::hex));
    }
}
