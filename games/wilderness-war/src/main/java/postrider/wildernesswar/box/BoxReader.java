package postrider.wildernesswar.box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import postrider.box.BoxData;
import postrider.box.BoxFiles;
import postrider.cards.CardNames;
import postrider.kernel.Edition;
import postrider.kernel.Layers;
import postrider.kernel.view.Picture;
import postrider.map.Graph;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.wildernesswar.Box;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Country;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.box.BoxFacts.Connection;
import postrider.wildernesswar.notation.WarNotation;

/** Opens the box. */
public final class BoxReader {
    private static final String FOLDER = "/games/wilderness-war/box/";
    private static final List<String> FILES = List.of("map.yaml", "pieces.yaml", "cards.yaml", "scenarios.yaml");

    private BoxReader() {}

    /**
     * Reads a box.
     *
     * @param layers our files or an earlier copy of them, with corrections on top
     * @param edition the edition of the rules
     * @throws IllegalArgumentException with every fault, a line each, naming file and record
     */
    public static Box read(Layers layers, Edition edition) {
        var data = data(layers);
        new BoxCheck(data).all();
        data.faults().throwIfAny();
        var box = build(data, edition);
        var notation = new WarNotation(box);
        data.checkReadable(
                BoxFacts.SCENARIOS,
                scenario -> notation.position(scenario.facts().text()));
        data.faults().throwIfAny();
        return box;
    }

    /** The records of a box, not yet checked against each other. */
    public static BoxData data(Layers layers) {
        return new BoxData(BoxFacts.ALL, layers.ours(), layers.corrections());
    }

    /** The files it is read from. */
    public static Layers layers() {
        return new Layers(BoxFiles.shipped(BoxReader.class, FOLDER, FILES), Collections.emptySortedMap());
    }

    private static Box build(BoxData data, Edition edition) {
        var cards = data.facts(BoxFacts.CARDS).stream()
                .map(BoxReader::card)
                .sorted(Comparator.comparing(Card::number))
                .toList();
        var scenarios = new LinkedHashMap<String, String>();
        data.facts(BoxFacts.SCENARIOS).forEach(scenario -> scenarios.put(scenario.name(), scenario.text()));
        return new Box(
                country(data),
                cards,
                new CardNames<>(cards),
                SpaceSet.all(cards).where(Card::response),
                scenarios,
                data.hash(),
                edition,
                data.unconfirmed());
    }

    private static Country country(BoxData data) {
        var spaces = new ArrayList<Space>();
        for (var facts : data.facts(BoxFacts.SPACES))
            spaces.add(new Space(
                    spaces.size(),
                    facts.name(),
                    facts.terrain(),
                    facts.department(),
                    facts.friendlyTo().map(BoxFacts.Nation::side),
                    facts.fortress(),
                    facts.port(),
                    facts.settlement(),
                    new Picture.Point(facts.at().getFirst(), facts.at().getLast())));
        var all = List.copyOf(spaces);
        var lines = new Connections(all, data.facts(BoxFacts.CONNECTIONS));
        var roads = lines.both(Connection.LAND, Connection.RIVER, Connection.LAKESHORE);
        var water = lines.both(Connection.RIVER, Connection.LAKESHORE);
        var arrows = lines.oneWay(Connection.ARROW);
        var everywhere = SpaceSet.all(all);
        var units = units(data);
        var leaders = leaders(data, units.size());
        var pieces = Lists.<Piece>concat(units, leaders);
        return new Country(
                all,
                roads,
                water,
                lines.both(Connection.LAKESHORE),
                arrows,
                lines.oneWay(Connection.AMPHIBIOUS),
                Lists.map(
                        data.facts(BoxFacts.WATERS),
                        named -> new Country.Water(named.name(), named.lake(), Lists.map(named.shore(), lines::space))),
                pieces,
                units,
                leaders,
                NameIndex.of("space", all, Space::name),
                NameIndex.of("unit or leader", pieces, Piece::name),
                roads.or(arrows),
                water.or(arrows),
                SpaceSet.none(all),
                everywhere,
                everywhere.where(Space::isCultivated),
                everywhere.where(Space::port),
                everywhere.where(
                        space -> List.of(Country.NIAGARA, Country.OHIO_FORKS).contains(space.name())),
                Sides.each(side -> new Country.Own(
                        everywhere.where(space -> space.isFriendlyTo(side) && space.isCultivated()),
                        Lists.filter(units, unit -> unit.side() == side),
                        Lists.filter(leaders, leader -> leader.side() == side))));
    }

    private record Connections(List<Space> spaces, List<BoxFacts.ConnectionFacts> all) {
        private Space space(String name) {
            return Lists.find(spaces, space -> space.name().equals(name)).orElseThrow();
        }

        Graph<Space> both(Connection... kinds) {
            var pairs = new ArrayList<List<Space>>();
            for (var line : all)
                if (List.of(kinds).contains(line.kind())) pairs.add(Lists.map(line.between(), this::space));
            return Graph.joining(spaces, pairs);
        }

        Graph<Space> oneWay(Connection kind) {
            return Graph.of(
                    spaces,
                    from -> all.stream()
                            .filter(line -> line.kind() == kind
                                    && line.between().getFirst().equals(from.name()))
                            .map(line -> space(line.between().getLast()))
                            .toList());
        }
    }

    private static List<Unit> units(BoxData data) {
        var units = new ArrayList<Unit>();
        for (var facts : data.facts(BoxFacts.UNITS))
            units.add(new Unit(
                    units.size(),
                    facts.name(),
                    facts.side().side(),
                    facts.kind(),
                    facts.group(),
                    facts.full(),
                    facts.reduced(),
                    facts.move(),
                    facts.tribe()));
        return List.copyOf(units);
    }

    private static List<Leader> leaders(BoxData data, int first) {
        var leaders = new ArrayList<Leader>();
        for (var facts : data.facts(BoxFacts.LEADERS))
            leaders.add(new Leader(
                    first + leaders.size(),
                    facts.name(),
                    facts.side().side(),
                    facts.initiative(),
                    facts.command(),
                    facts.tactics()));
        return List.copyOf(leaders);
    }

    private static Card card(BoxFacts.CardFacts facts) {
        return new Card(
                facts.number(),
                facts.title(),
                facts.value(),
                facts.side().map(BoxFacts.Nation::side),
                facts.event(),
                facts.response(),
                facts.removed(),
                facts.units(),
                facts.leaders());
    }
}
