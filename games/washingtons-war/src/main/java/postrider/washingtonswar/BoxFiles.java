package postrider.washingtonswar;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * The files of the box as records, not yet understood, with an owner's corrections laid over ours. A correction names a
 * record by its key and gives only what differs; with {@code gone: true} it takes the record away. Each needs a provenance
 * of its own.
 */
final class BoxFiles {
    private static final List<String> OURS =
            List.of("map.yaml", "generals.yaml", "cards.yaml", "turns.yaml", "scenarios.yaml");

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
            return name().toLowerCase(Locale.ROOT);
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
        var ours = BoxLayer.of(files.ourTexts(), faults);
        var over = BoxLayer.of(overlay.map(files::textsOf).orElse(Map.of()), faults);
        var merged = new EnumMap<Section, List<Item>>(Section.class);
        for (var section : Section.values())
            merged.put(section, files.merge(ours.records(section), over.records(section)));
        return merged;
    }

    private SequencedMap<String, String> ourTexts() {
        var texts = new LinkedHashMap<String, String>();
        for (var name : OURS) {
            try (var in = BoxFiles.class.getResourceAsStream("/games/washingtons-war/box/" + name)) {
                if (in == null) throw new IOException("it is not there");
                texts.put(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
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

    private List<Item> merge(SequencedMap<String, Item> ours, SequencedMap<String, Item> over) {
        var merged = new LinkedHashMap<>(ours);
        new TreeMap<>(over).forEach((key, change) -> {
            var said = change.facts().remove("gone");
            boolean gone = said != null && said.asBoolean(false);
            if (said != null && !gone) faults.add(change.where(), "'gone' is true, or left out");
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
