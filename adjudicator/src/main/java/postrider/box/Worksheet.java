package postrider.box;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A worksheet with which an owner of the printed game confirms or corrects the box: a checklist to print, and a file of corrections to
 * fill in. The filled-in file is the owner's corrections; records left as they are change nothing.
 */
public final class Worksheet {
    private static final String CHECKLIST = "checklist.html";
    private static final String CORRECTIONS = "corrections.yaml";

    private final String title;
    private final SequencedMap<Section<?>, List<Entry>> open = new LinkedHashMap<>();

    /** A doubtful record, or several consecutive ones with equal facts. Records with unknown fields are never combined. */
    record Entry(
            Section<?> section,
            String first,
            String last,
            SequencedMap<String, JsonNode> facts,
            String doubts,
            String briefly) {
        String keys() {
            return first.equals(last) ? first : first + "-" + last;
        }

        private boolean continuesWith(Entry next) {
            return section.isNumbered()
                    && Integer.parseInt(last) + 1 == Integer.parseInt(next.first)
                    && facts.containsKey("title")
                    && !doubts.contains("unknown")
                    && doubts.equals(next.doubts)
                    && facts.equals(next.facts);
        }
    }

    private Worksheet(String title, BoxData data, Set<String> unprinted) {
        this.title = title;
        data.sections().forEach(section -> {
            var entries = new ArrayList<Entry>();
            for (var record : data.records(section)) {
                var entry = entry(record, record.key(), unprinted);
                if (entry.doubts.isEmpty()) continue;
                if (!entries.isEmpty() && entries.getLast().continuesWith(entry))
                    entry = entry(record, entries.removeLast().first, unprinted);
                entries.add(entry);
            }
            if (!entries.isEmpty()) open.put(section, entries);
        });
    }

    /**
     * The files of a worksheet, by name; empty if nothing is in doubt.
     *
     * @param title the name on the box
     * @param unprinted fields of our own that no printed copy can confirm
     */
    public static Map<String, String> of(String title, BoxData data, Set<String> unprinted) {
        var sheet = new Worksheet(title, data, unprinted);
        if (sheet.open.isEmpty()) return Map.of();
        return Map.of(
                CHECKLIST, new Checklist(title, sheet.open).text(),
                CORRECTIONS, sheet.corrections());
    }

    private static Entry entry(Item<ObjectNode> record, String first, Set<String> unprinted) {
        return new Entry(
                record.section(),
                first,
                record.key(),
                facts(record, unprinted),
                doubts(record, record.provenance().doubts()),
                doubts(record, record.provenance().briefly()));
    }

    private static String doubts(Item<ObjectNode> record, List<String> known) {
        var unsaid = record.facts()
                .propertyStream()
                .filter(field -> field.getValue().asString("").equals("unknown"))
                .map(field -> field.getKey() + " unknown");
        return Stream.concat(known.stream(), unsaid).collect(Collectors.joining("; "));
    }

    /** The printed fields of a record without its key, with omitted defaults filled in. */
    private static SequencedMap<String, JsonNode> facts(Item<ObjectNode> record, Set<String> unprinted) {
        var said = record.facts().deepCopy();
        for (var field : record.section().type().getRecordComponents())
            FactReader.unsaidWord(field).ifPresent(word -> {
                if (!said.has(FactReader.name(field))) said.put(FactReader.name(field), word);
            });
        var facts = new LinkedHashMap<String, JsonNode>();
        for (var field : record.section().type().getRecordComponents()) {
            var name = FactReader.name(field);
            boolean shown = !name.equals(record.section().key()) && !unprinted.contains(name);
            if (shown && said.has(name)) facts.put(name, without(unprinted, said.get(name)));
        }
        return facts;
    }

    private static JsonNode without(Set<String> unprinted, JsonNode value) {
        if (value.isArray()) value.forEach(each -> without(unprinted, each));
        if (value instanceof ObjectNode record) record.remove(unprinted);
        return value;
    }

    private String corrections() {
        var text = new StringBuilder("""
                # %s: what nobody has confirmed, to be filled in from a printed copy.
                # Compare each record with your copy. If it is right, or once you have corrected it, write
                # "confirmed: yes". Records left at "confirmed: no" are ignored. If your copy does not have a record
                # at all, add "gone: true" as well. To add a missing one, copy a record of its kind and change it.
                # This folder is then a corrected box: --box DIR.

                # Whose copy, and which printing:
                provenance: 'copy: mine'
                """.formatted(title));
        open.forEach((section, entries) -> {
            text.append("\n%s:\n".formatted(section.word()));
            for (var entry : entries) text.append(correction(entry));
        });
        return text.toString();
    }

    private static String correction(Entry entry) {
        var fields = new ArrayList<String>();
        fields.add("- {confirmed: no");
        fields.add(entry.section.key() + ": " + key(entry));
        entry.facts.forEach((name, value) -> fields.add(name + ": " + Flow.of(value)));
        return "# " + entry.doubts + "\n" + Flow.wrapped(fields) + "}\n";
    }

    /** The key as a file has it. {@link Layer} joins the members of a list with " - ". */
    private static String key(Entry entry) {
        boolean list = !entry.section.isNumbered() && entry.first.contains(" - ");
        return list
                ? "[" + Stream.of(entry.first.split(" - ")).map(Flow::text).collect(Collectors.joining(", ")) + "]"
                : entry.section.isNumbered() ? entry.keys() : Flow.text(entry.first);
    }
}
