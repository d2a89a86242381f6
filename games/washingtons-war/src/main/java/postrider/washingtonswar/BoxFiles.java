package postrider.washingtonswar;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * The files of the box as records, not yet understood, with an owner's corrections laid over ours. A correction names a
 * record by its key and gives only what differs; with {@code gone: true} it takes the record away. Each needs a provenance
 * of its own.
 */
final class BoxFiles {
    private static final List<String> OURS =
            List.of("map.yaml", "generals.yaml", "cards.yaml", "turns.yaml", "scenarios.yaml");
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** The kinds of record; each may stand in any file under its name in small letters. */
    enum Section {
        COLONIES("colony", "name"),
        ZONES("zone", "name"),
        SPACES("space", "name"),
        LINES("line", "between"),
        GENERALS("general", "name"),
        CARDS("card", "number"),
        TURNS("turn", "year"),
        SCENARIOS("scenario", "name");

        final String one;
        final String key;

        Section(String one, String key) {
            this.one = one;
            this.key = key;
        }

        String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /**
     * One record.
     *
     * @param facts without its provenance and remarks
     */
    record Item(Section section, String key, String file, ObjectNode facts, Provenance provenance) {
        /** File and record, for a message. */
        String where() {
            return file + ", " + label();
        }

        String label() {
            return section.one + " " + key;
        }
    }

    private final Faults faults;

    private BoxFiles(Faults faults) {
        this.faults = faults;
    }

    /** Our records in our order, then the added ones by key. */
    static Map<Section, List<Item>> read(Optional<Path> overlay, Faults faults) {
        var files = new BoxFiles(faults);
        var ours = files.layer(files.ourTexts());
        var over = files.layer(overlay.map(files::textsOf).orElse(Map.of()));
        var merged = new EnumMap<Section, List<Item>>(Section.class);
        for (var section : Section.values()) merged.put(section, files.merge(ours.get(section), over.get(section)));
        return merged;
    }

    private SequencedMap<String, String> ourTexts() {
        var texts = new LinkedHashMap<String, String>();
        for (var name : OURS) {
            try (var in = BoxFiles.class.getResourceAsStream("/games/washingtons-war/box/" + name)) {
                if (in == null) throw new IOException("it is not there");
                texts.put(name, new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
            } catch (IOException unreadable) {
                faults.add(name, "cannot be read: %s", unreadable.getMessage());
            }
        }
        return texts;
    }

    private Map<String, String> textsOf(Path folder) {
        var texts = new TreeMap<String, String>();
        try (Stream<Path> files = Files.list(folder)) {
            for (var file :
                    files.filter(f -> f.toString().matches(".*\\.ya?ml")).toList())
                texts.put(file.getFileName().toString(), Files.readString(file));
        } catch (IOException unreadable) {
            faults.add(folder.toString(), "cannot be read: %s", unreadable.getMessage());
        }
        if (texts.isEmpty()) faults.add(folder.toString(), "there is no .yaml file in this folder");
        return texts;
    }

    private Map<Section, SequencedMap<String, Item>> layer(Map<String, String> texts) {
        var layer = new EnumMap<Section, SequencedMap<String, Item>>(Section.class);
        for (var section : Section.values()) layer.put(section, new LinkedHashMap<>());
        texts.forEach((file, text) -> {
            try {
                var tree = YAML.readTree(text);
                if (tree.isObject()) tree.forEachEntry((word, list) -> section(file, word, list, layer));
                else if (!tree.isMissingNode() && !tree.isNull()) faults.add(file, "is no list of sections");
            } catch (JacksonException broken) {
                var line =
                        broken.getLocation() == null ? 0 : broken.getLocation().getLineNr();
                faults.add(
                        file,
                        "line %d: %s",
                        line,
                        broken.getOriginalMessage().lines().findFirst().orElse(""));
            }
        });
        return layer;
    }

    private void section(String file, String word, JsonNode list, Map<Section, SequencedMap<String, Item>> layer) {
        if (word.equals("notes")) return;
        var section =
                Stream.of(Section.values()).filter(s -> s.word().equals(word)).findFirst();
        if (section.isEmpty()) {
            var known = Stream.of(Section.values()).map(Section::word).toList();
            faults.add(file, "'%s' is no section; there are %s and notes", word, String.join(", ", known));
        } else if (!list.isArray()) {
            faults.add(file, "'%s' is no list of records", word);
        } else {
            for (var record : list)
                for (var item : items(section.get(), file, record))
                    if (layer.get(section.get()).putIfAbsent(item.key(), item) != null)
                        faults.add(item.where(), "is there twice");
        }
    }

    /** One record, or one for each card of a range such as {@code 1-18}. */
    private List<Item> items(Section section, String file, JsonNode record) {
        var place = file + ", " + section.word();
        if (!(record instanceof ObjectNode node)) {
            faults.add(place, "'%s' is no record", record.asString(""));
            return List.of();
        }
        var key = node.path(section.key);
        var provenance = Provenance.take(node, place + " " + key.asString("?"), faults);
        var numbers = section == Section.CARDS ? key.asString("").split("-", 2) : new String[0];
        if (numbers.length == 2 && Stream.of(numbers).allMatch(n -> n.matches("\\d{1,3}")))
            return IntStream.rangeClosed(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]))
                    .mapToObj(
                            n -> new Item(section, "" + n, file, node.deepCopy().put("number", n), provenance))
                    .toList();
        var ends = new ArrayList<String>();
        if (key.isArray()) key.forEach(end -> ends.add(end.asString("?")));
        else if (key.isValueNode() && !key.isNull()) ends.add(key.asString());
        if (ends.isEmpty()) faults.add(place, "a record has no '%s'", section.key);
        else
            return List.of(
                    new Item(section, String.join(" - ", ends.stream().sorted().toList()), file, node, provenance));
        return List.of();
    }

    private List<Item> merge(SequencedMap<String, Item> ours, SequencedMap<String, Item> over) {
        var merged = new LinkedHashMap<>(ours);
        new TreeMap<>(over).forEach((key, change) -> {
            boolean gone = change.facts().path("gone").asBoolean(false);
            change.facts().remove("gone");
            if (gone && !ours.containsKey(key)) faults.add(change.where(), "is not there to be taken away");
            else if (gone) merged.remove(key);
            else merged.merge(key, change, BoxFiles::laidOver);
        });
        return List.copyOf(merged.values());
    }

    private static Item laidOver(Item ours, Item change) {
        var facts = ours.facts().deepCopy().setAll(change.facts());
        return new Item(
                ours.section(),
                ours.key(),
                change.file(),
                facts,
                ours.provenance().correctedBy(change.provenance()));
    }
}
