package postrider.americanwar;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.NameIndex;

/** The names of a country, and lists of them, as players and positions write them. */
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
            if (space.name().startsWith("Fort ")) names.putIfAbsent(space.name().replaceFirst("Fort", "Ft"), space);
        }
        return new Names(
                new NameIndex<>("space", names),
                new NameIndex<>("colony", Lists.grouped(spaces, Space::colony)),
                NameIndex.of("zone", Country.zones(spaces)),
                NameIndex.of("general", generals, General::name));
    }

    /** Spaces by name; {@code all of Georgia} are those of the colony. */
    public List<Space> spaces(String list) {
        return spaces.parts(list).stream().flatMap(this::spacesOf).distinct().toList();
    }

    private Stream<Space> spacesOf(String part) {
        var colony = COLONY.matcher(part);
        return colony.matches() ? colonies.require(colony.group(1)).stream() : Stream.of(spaces.require(part));
    }

    public List<General> generals(String list) {
        return generals.parts(list).stream().map(generals::require).toList();
    }
}
