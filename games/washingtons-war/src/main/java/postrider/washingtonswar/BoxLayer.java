package postrider.washingtonswar;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.washingtonswar.BoxFiles.Item;
import postrider.washingtonswar.BoxFiles.Section;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The records of some files, each section by key. A record that stands there twice is a fault. */
final class BoxLayer {
    private static final Pattern RANGE = Pattern.compile("(\\d{1,3})-(\\d{1,3})");
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private final Map<Section, SequencedMap<String, Item>> sections = new EnumMap<>(Section.class);
    private final Faults faults;

    private BoxLayer(Faults faults) {
        this.faults = faults;
        for (var section : Section.values()) sections.put(section, new LinkedHashMap<>());
    }

    /**
     * @param texts file name to what it holds
     */
    static BoxLayer of(Map<String, String> texts, Faults faults) {
        var layer = new BoxLayer(faults);
        texts.forEach(layer::file);
        return layer;
    }

    SequencedMap<String, Item> records(Section section) {
        return sections.get(section);
    }

    private void file(String file, String text) {
        try {
            var tree = YAML.readTree(text);
            if (tree.isObject()) tree.forEachEntry((word, list) -> section(file, word, list));
            else if (!tree.isMissingNode() && !tree.isNull()) faults.add(file, "is no list of sections");
        } catch (JacksonException broken) {
            var line = broken.getLocation() == null ? 0 : broken.getLocation().getLineNr();
            faults.add(file, "line %d: %s", line, plain(broken.getOriginalMessage()));
        }
    }

    private static String plain(String message) {
        if (message.startsWith("Trailing token")) return "a second document; a file holds one";
        return message.lines().findFirst().orElse("");
    }

    private void section(String file, String word, JsonNode list) {
        if (word.equals("notes")) return;
        var known = Stream.of(Section.values()).map(Section::word).toList();
        if (!known.contains(word))
            faults.add(file, "'%s' is no section; there are %s and notes", word, String.join(", ", known));
        else if (!list.isArray()) faults.add(file, "'%s' is no list of records", word);
        else for (var record : list) record(Section.values()[known.indexOf(word)], file, record);
    }

    private void record(Section section, String file, JsonNode record) {
        var place = file + ", " + section.word();
        if (!(record instanceof ObjectNode node)) {
            faults.add(place, "'%s' is no record", record.asString(""));
            return;
        }
        var keys = keys(section, node.path(section.key));
        if (keys.isEmpty()) faults.add(place, "a record has no '%s'", section.key);
        var provenance = Provenance.take(
                node, "%s, %s %s".formatted(file, section.one, keys.isEmpty() ? "?" : keys.getFirst()), faults);
        for (var key : keys) {
            var facts = section == Section.CARDS ? numbered(node, key) : node;
            var item = new Item(section, key, file, facts, provenance);
            if (sections.get(section).putIfAbsent(key, item) != null) faults.add(item.where(), "is there twice");
        }
    }

    /** One key; one for each card of a range such as {@code 1-18}; for a line both ends, whichever comes first. */
    private static List<String> keys(Section section, JsonNode key) {
        if (key.isArray())
            return List.of(String.join(
                    " - ",
                    key.valueStream().map(end -> end.asString("?")).sorted().toList()));
        if (key.isNull() || !key.isValueNode()) return List.of();
        var range = RANGE.matcher(key.asString());
        if (section != Section.CARDS || !range.matches()) return List.of(key.asString());
        return IntStream.rangeClosed(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)))
                .mapToObj(Integer::toString)
                .toList();
    }

    private static ObjectNode numbered(ObjectNode card, String number) {
        return number.matches("\\d{1,3}") ? card.deepCopy().put("number", Integer.parseInt(number)) : card;
    }
}
