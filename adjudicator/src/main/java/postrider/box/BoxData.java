package postrider.box;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.files.Hash;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The records of a box, as typed Java records. A game names its sections, gets their records with {@link #all}, checks that they fit
 * together, and finally calls {@link Faults#throwIfAny}. Each check adds its faults to {@link #faults}.
 */
public final class BoxData {
    private static final JsonMapper CANONICAL = JsonMapper.builder()
            .enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)
            .disable(JsonNodeFeature.WRITE_NULL_PROPERTIES)
            .build();
    private final SequencedMap<Section<?>, List<Item<ObjectNode>>> records = new LinkedHashMap<>();
    private final Map<String, Set<String>> keys = new HashMap<>();
    private final Map<Section<?>, List<? extends Item<?>>> typed = new LinkedHashMap<>();
    private final Faults faults = new Faults();

    /**
     * Reads a box.
     *
     * @param ours our files by name
     * @param corrections an owner's files. A record with the key of one of ours gives only what differs, or removes it with {@code gone:
     *     true}; a record with a new key is added. Each must say how it is known
     */
    public BoxData(List<Section<?>> sections, SortedMap<String, String> ours, SortedMap<String, String> corrections) {
        var merged = new Layer(sections, ours, faults);
        merged.correct(new Layer(sections, corrections, faults));
        sections.forEach(section -> records.put(section, merged.of(section)));
        records.forEach((section, items) ->
                keys.put(section.word(), items.stream().map(Item::key).collect(Collectors.toSet())));
        sections.forEach(section -> typed.put(section, typed(section)));
    }

    private <T extends Record> List<Item<T>> typed(Section<T> section) {
        return records.get(section).stream()
                .map(record -> FactReader.read(record, section.type(), this))
                .flatMap(Optional::stream)
                .toList();
    }

    /** The well-formed records of a section: ours in our order, then added ones by key. */
    @SuppressWarnings("unchecked")
    public <T extends Record> List<Item<T>> all(Section<T> section) {
        return (List<Item<T>>) typed.get(section);
    }

    public <T extends Record> List<T> facts(Section<T> section) {
        return all(section).stream().map(Item::facts).toList();
    }

    /** All keys of a section, even those of malformed records, so that one fault does not cause others. */
    public List<String> keys(Section<?> section) {
        return records.get(section).stream().map(Item::key).toList();
    }

    List<Section<?>> sections() {
        return List.copyOf(records.keySet());
    }

    List<Item<ObjectNode>> records(Section<?> section) {
        return records.get(section);
    }

    /** The faults found so far. */
    public Faults faults() {
        return faults;
    }

    /** Adds a fault to {@code item} unless the section of this name has a record with this key. */
    void checkKnown(String word, String key, Item<?> item) {
        if (keys.get(word).contains(key)) return;
        var section = records.keySet().stream()
                .filter(one -> one.word().equals(word))
                .findFirst()
                .orElseThrow();
        faults.add(item, "'%s' is no %s of this box", key, section.one());
    }

    /** Adds a fault to each record for which {@code wrong} holds. */
    public <T extends Record> void faultIf(Section<T> section, Predicate<T> wrong, String fault) {
        for (var item : all(section)) if (wrong.test(item.facts())) faults.add(item, fault);
    }

    /**
     * Adds a fault to each record for everything in it that cannot be read.
     *
     * @param read throws IllegalArgumentException with a line for each fault
     */
    public <T extends Record> void checkReadable(Section<T> section, Consumer<Item<T>> read) {
        for (var item : all(section))
            try {
                read.accept(item);
            } catch (IllegalArgumentException notUnderstood) {
                notUnderstood.getMessage().lines().forEach(fault -> faults.add(item, "%s", fault));
            }
    }

    /** Adds a fault to each record whose key is not among {@code names}. */
    public void checkUsed(Section<?> section, Stream<String> names, String fault) {
        var used = names.collect(Collectors.toSet());
        for (var item : records.get(section)) if (!used.contains(item.key())) faults.add(item, fault);
    }

    /**
     * Adds a fault to each record that shares a name with an earlier one.
     *
     * @param fault its placeholders are the name and the key of the earlier record
     */
    public <T extends Record> void checkUnique(Section<T> section, Function<T, List<?>> names, String fault) {
        var bearers = new HashMap<Object, String>();
        for (var item : all(section))
            for (var name : names.apply(item.facts())) {
                var other = bearers.putIfAbsent(name, item.key());
                if (other != null) faults.add(item, fault, name, other);
            }
    }

    /** Adds a fault for each missing key. */
    public void checkKeys(Section<?> section, String... keys) {
        checkKeys(section, List.of(keys));
    }

    /** Adds a fault for each missing key. */
    public void checkKeys(Section<?> section, Collection<String> keys) {
        for (var key : keys) if (!keys(section).contains(key)) faults.add(section.word(), "%s is missing", key);
    }

    /** Adds a fault for each missing number from {@code first} to {@code last}. */
    public void checkNumbers(Section<?> section, int first, int last, String rule) {
        var keys = keys(section);
        for (int number = first; number <= last; number++)
            if (!keys.contains(Integer.toString(number)))
                faults.add(section.word(), "%s %d is missing (%s)", section.one(), number, rule);
    }

    /** Adds a fault unless the section has the wanted number of records. */
    public void checkCount(Section<?> section, int wanted, String rule) {
        checkCount(section.word(), keys(section).size(), wanted, rule);
    }

    /** Adds a fault unless {@code such} holds for the wanted number of records. */
    public <T extends Record> void checkCount(
            Section<T> section, Predicate<T> such, String what, int wanted, String rule) {
        checkCount(what, facts(section).stream().filter(such).count(), wanted, rule);
    }

    private void checkCount(String what, long found, long wanted, String rule) {
        if (found != wanted) faults.add(what, "there are %d, not %d (%s)", found, wanted, rule);
    }

    /** A hash of all facts in order, in hex. It does not depend on the files they came from, nor on how we know them. */
    public String hash() {
        var all = CANONICAL.createObjectNode();
        records.forEach((section, items) -> {
            var list = all.putArray(section.word());
            items.forEach(item -> list.add(item.facts()));
        });
        return Hash.sha256(CANONICAL.writeValueAsString(all));
    }

    /** What nobody has confirmed, by section. */
    public SequencedMap<String, List<String>> unconfirmed() {
        var all = new LinkedHashMap<String, List<String>>();
        for (var section : records.keySet()) all.put(section.word(), unconfirmed(section));
        all.values().removeIf(List::isEmpty);
        return all;
    }

    /** What nobody has confirmed in a section, a line for each record. Consecutive numbers with one title share a line. */
    public List<String> unconfirmed(Section<?> section) {
        return Unconfirmed.lines(all(section), item -> item.provenance().doubts());
    }

    /** @param doubts the doubts about a record; empty if all of it is confirmed */
    public <T extends Record> List<String> unconfirmed(Section<T> section, Function<Item<T>, List<String>> doubts) {
        return Unconfirmed.lines(all(section), doubts);
    }
}
