package postrider.box;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The untyped records of some files: each section by key. */
final class Layer {
    private static final Pattern RANGE = Pattern.compile("(\\d{1,3})-(\\d{1,3})");

    /** The length limit for a record that stands for a range of numbers, in characters, since it is copied for each. */
    private static final int SHARED = 2_000;

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private final Map<Section<?>, SequencedMap<String, Item<ObjectNode>>> sections = new LinkedHashMap<>();
    private final Faults faults;

    /** Reads the files in order of their names. A repeated key is a fault. */
    Layer(List<Section<?>> sections, SortedMap<String, String> texts, Faults faults) {
        sections.forEach(section -> this.sections.put(section, new LinkedHashMap<>()));
        this.faults = faults;
        var files = texts.entrySet().parallelStream()
                .map(text -> Read.of(text.getKey(), text.getValue()))
                .toList();
        files.forEach(this::file);
    }

    /** A parsed file, or why it is not valid YAML. */
    private record Read(String file, JsonNode tree, Optional<String> broken) {
        static Read of(String file, String text) {
            try {
                return new Read(file, YAML.readTree(text), Optional.empty());
            } catch (JacksonException broken) {
                return new Read(file, MissingNode.getInstance(), Optional.of(YamlProblem.of(broken)));
            }
        }
    }

    List<Item<ObjectNode>> of(Section<?> section) {
        return List.copyOf(sections.get(section).values());
    }

    /** Applies corrections. A changed record keeps its place; added ones come last, by key. */
    void correct(Layer corrections) {
        corrections.sections.forEach((section, changes) ->
                new TreeMap<>(changes).values().forEach(change -> correct(sections.get(section), change)));
    }

    private void correct(SequencedMap<String, Item<ObjectNode>> records, Item<ObjectNode> change) {
        var said = change.facts().remove("gone");
        boolean gone = said != null && said.asBoolean(false);
        if (said != null && !gone) faults.add(change, "'gone' is true, or left out");
        if (!gone) records.merge(change.key(), change, Layer::laidOver);
        else if (records.remove(change.key()) == null) faults.add(change, "is not there to be taken away");
    }

    private static Item<ObjectNode> laidOver(Item<ObjectNode> ours, Item<ObjectNode> change) {
        var facts = ours.facts().deepCopy();
        change.facts().remove(ours.section().key());
        facts.setAll(change.facts());
        return item(
                ours.section(),
                ours.key(),
                change.file(),
                facts,
                ours.provenance().correctedBy(change.provenance()));
    }

    private void file(Read read) {
        var tree = read.tree();
        read.broken().ifPresent(why -> faults.add(read.file(), "%s", why));
        if (tree.isObject())
            tree.forEachEntry((word, list) -> section(read.file(), word, list, tree.path("provenance")));
        else if (!tree.isMissingNode() && !tree.isNull()) faults.add(read.file(), "is no list of sections");
    }

    private void section(String file, String word, JsonNode list, JsonNode provenance) {
        if (word.equals("notes") || word.equals("provenance")) return;
        var words = sections.keySet().stream().map(Section::word).toList();
        var meant = sections.keySet().stream()
                .filter(section -> section.word().equals(word))
                .findFirst();
        if (meant.isEmpty())
            faults.add(file, "'%s' is no section; there are %s and notes", word, String.join(", ", words));
        else if (!list.isArray()) faults.add(file, "'%s' is no list of records", word);
        else
            for (var record : list) {
                if (faults.areMany()) return;
                record(meant.get(), file, record, provenance);
            }
    }

    /** @param provenance the file's default for records without their own */
    private void record(Section<?> section, String file, JsonNode record, JsonNode provenance) {
        var place = file + ", " + section.word();
        if (!(record instanceof ObjectNode node)) {
            faults.add(place, "'%s' is no record", record.asString(""));
            return;
        }
        var confirmed = Optional.ofNullable(node.remove("confirmed")).map(JsonNode::asString);
        if (confirmed.equals(Optional.of("no"))) return;
        if (!node.has("provenance")) node.set("provenance", provenance);
        var keys = keys(section, node);
        if (keys.isEmpty()) faults.add(place, "a record has no '%s'", section.key());
        var named = file + ", " + section.one() + " " + (keys.isEmpty() ? "?" : keys.getFirst());
        if (keys.size() > 1 && node.toString().length() > SHARED) {
            faults.add(named, "is too long to stand for %d records", keys.size());
            return;
        }
        if (!confirmed.orElse("yes").equals("yes")) faults.add(named, "'confirmed' is yes or no");
        var known = Provenance.take(node, named, faults);
        for (var key : keys) {
            var facts = keys.size() == 1 ? node : node.deepCopy().put(section.key(), Integer.parseInt(key));
            var item = item(section, key, file, facts, known);
            if (sections.get(section).putIfAbsent(key, item) != null) faults.add(item, "is there twice");
        }
    }

    /** The key of a record, or each number of a range. The members of a list are sorted, so that their order does not matter. */
    private static List<String> keys(Section<?> section, ObjectNode record) {
        var key = record.path(section.key());
        if (key.isArray())
            return List.of(String.join(
                    " - ",
                    key.valueStream().map(end -> end.asString("?")).sorted().toList()));
        if (key.isNull() || !key.isValueNode()) return List.of();
        var range = RANGE.matcher(key.asString());
        if (!section.isNumbered() || !range.matches()) return List.of(key.asString());
        return IntStream.rangeClosed(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)))
                .mapToObj(Integer::toString)
                .toList();
    }

    private static Item<ObjectNode> item(
            Section<?> section, String key, String file, ObjectNode facts, Provenance provenance) {
        return new Item<>(section, key, facts.path("title").asString(""), file, facts, provenance);
    }
}
