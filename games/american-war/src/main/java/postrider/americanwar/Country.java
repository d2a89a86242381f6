package postrider.americanwar;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.NameIndex;

/**
 * The country the war is fought over: its map and its generals.
 *
 * @param spaces in the order of the box
 * @param byColony the spaces of Canada and of each of the thirteen colonies
 * @param fortified 2.1.C; none in the elder book
 * @param bySide the generals of each player
 */
public record Country(
        List<Space> spaces,
        SpaceSet<Space> everywhere,
        SequencedMap<String, SpaceSet<Space>> byColony,
        SpaceSet<Space> ports,
        SpaceSet<Space> fortified,
        Connections connections,
        List<General> generals,
        PerSide<List<General>> bySide,
        Names names) {

    public static Country of(List<Space> spaces, Connections connections, List<General> generals) {
        var everywhere = SpaceSet.all(spaces);
        var byColony = new LinkedHashMap<String, SpaceSet<Space>>();
        for (var space : spaces)
            byColony.merge(space.colony(), everywhere.none().with(space), SpaceSet::or);
        return new Country(
                spaces,
                everywhere,
                byColony,
                everywhere.where(Space::port),
                everywhere.where(Space::fortified),
                connections,
                generals,
                new PerSide<>(Sides.AMERICAN, of(Sides.AMERICAN, generals), Sides.BRITISH, of(Sides.BRITISH, generals)),
                Names.of(spaces, generals));
    }

    private static List<General> of(Side side, List<General> generals) {
        return Lists.filter(generals, general -> general.side() == side);
    }

    public SpaceSet<Space> nowhere() {
        return everywhere.none();
    }

    /** In the order of the box. */
    public List<String> colonies() {
        return List.copyOf(byColony.keySet());
    }

    public SpaceSet<Space> spacesOf(String colony) {
        return byColony.get(colony);
    }

    /** The ports of a zone, or the one port it stands for ({@link Space#zone}). */
    public List<Space> portsOf(String zone) {
        return Lists.filter(ports, port -> port.zone().equals(Optional.of(zone)));
    }

    public List<String> zones() {
        return zones(spaces);
    }

    static List<String> zones(List<Space> spaces) {
        return spaces.stream()
                .flatMap(space -> space.zone().stream())
                .distinct()
                .toList();
    }

    public List<General> generals(Side side) {
        return bySide.of(side);
    }

    /** Throws if there is no such general. */
    public General general(String name) {
        return names.generals().require(name);
    }

    public General washington() {
        return general(General.WASHINGTON);
    }

    /** Reads names, and lists of them, as players and positions write them. */
    public record Names(
            NameIndex<Space> spaces,
            NameIndex<List<Space>> colonies,
            NameIndex<String> zones,
            NameIndex<General> generals) {
        private static final Pattern COLONY = LineReader.pattern("all of (.+)");

        static Names of(List<Space> spaces, List<General> generals) {
            var names = new LinkedHashMap<String, Space>();
            for (var space : spaces) {
                names.put(space.name(), space);
                space.aliases().forEach(alias -> names.putIfAbsent(alias, space));
                if (space.name().startsWith("Fort "))
                    names.putIfAbsent(space.name().replaceFirst("Fort", "Ft"), space);
            }
            return new Names(
                    new NameIndex<>("space", names),
                    new NameIndex<>("colony", Lists.grouped(spaces, Space::colony)),
                    NameIndex.of("zone", Country.zones(spaces)),
                    NameIndex.of("general", generals, General::name));
        }

        /** Spaces by name; {@code all of Georgia} means those of the colony. */
        public List<Space> spaces(String list) {
            return spaces.parts(list).stream()
                    .flatMap(this::spacesOf)
                    .distinct()
                    .toList();
        }

        private Stream<Space> spacesOf(String part) {
            var colony = COLONY.matcher(part);
            return colony.matches() ? colonies.require(colony.group(1)).stream() : Stream.of(spaces.require(part));
        }

        public List<General> generals(String list) {
            return Lists.map(generals.parts(list), generals::require);
        }
    }
}
