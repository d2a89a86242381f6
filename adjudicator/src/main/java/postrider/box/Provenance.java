package postrider.box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/**
 * How we know what a record says.
 *
 * @param grounds by field; the empty name stands for all fields not listed
 * @param alternative another version, if somebody remembers it differently
 */
public record Provenance(SequencedMap<String, Ground> grounds, Optional<String> alternative) {
    /** The name that stands for all fields not listed. */
    public static final String ALL = "";

    /** More than any record has fields. A file's provenance is copied to each of its records, so it must be bounded. */
    private static final int MOST = 100;

    private static final String TITLE = "title";

    public Provenance {
        grounds = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(grounds));
    }

    /** Reads the provenance of a record, and removes it and any notes, so that only facts are left. */
    static Provenance take(ObjectNode record, String where, Faults faults) {
        var given = record.path("provenance");
        var words = new LinkedHashMap<String, String>();
        if (given.isString()) words.put(ALL, given.stringValue());
        else if (given.size() > MOST)
            faults.add(where, "has provenance of %d things; of %d at most it may have", given.size(), MOST);
        else if (given.isObject()) given.forEachEntry((what, why) -> words.put(what, why.asString("")));
        if (words.isEmpty()) faults.add(where, "has no provenance");
        var grounds = new LinkedHashMap<String, Ground>();
        words.forEach((what, why) -> Ground.of(why)
                .ifPresentOrElse(
                        ground -> grounds.put(what, ground),
                        () -> faults.add(
                                where,
                                "provenance '%s' does not begin with 'rulebook', 'source:', 'copy:', 'second hand:', a year such as '1993:',"
                                        + " 'recalled: high|medium|low', 'reconstructed', 'guess' or 'unknown:'",
                                why)));
        var alternative = record.path("alternative").stringValueOpt();
        record.remove(List.of("provenance", "alternative", "note"));
        return new Provenance(grounds, alternative);
    }

    /** The provenance after a correction, which replaces all grounds if it covers the whole record, otherwise those it names. */
    Provenance correctedBy(Provenance change) {
        var both = new LinkedHashMap<>(grounds);
        if (change.grounds.containsKey(ALL)) both.clear();
        both.putAll(change.grounds);
        return new Provenance(both, change.alternative);
    }

    /** The ground for a field; empty if none is given. */
    public Optional<Ground> of(String field) {
        return Optional.ofNullable(grounds.getOrDefault(field, grounds.get(ALL)));
    }

    /** The name under which the grounds cover the title. */
    String titled() {
        return grounds.containsKey(TITLE) ? TITLE : ALL;
    }

    /** The unconfirmed ground for the title, if nobody has seen it, so that the thing itself may not exist. */
    public Optional<Ground> existence() {
        return of(TITLE).filter(ground -> !ground.certainty().isConfirmed());
    }

    /** This provenance, with one more field unknown. */
    public Provenance unknown(String field) {
        var more = new LinkedHashMap<>(grounds);
        more.put(field, new Ground(Ground.Certainty.UNKNOWN, "unknown: " + field));
        return new Provenance(more, alternative);
    }

    public Provenance withoutUnknown() {
        var known = new LinkedHashMap<>(grounds);
        known.values().removeIf(ground -> ground.certainty() == Ground.Certainty.UNKNOWN);
        return new Provenance(known, alternative);
    }

    /** The unconfirmed fields, grouped by reason; empty if everything is confirmed. */
    public List<String> doubts() {
        return doubts(Ground::words);
    }

    /** The unconfirmed fields, with reasons of a word or two. */
    List<String> briefly() {
        return doubts(ground -> ground.certainty().word());
    }

    private List<String> doubts(Function<Ground, String> why) {
        var byReason = new LinkedHashMap<String, List<String>>();
        grounds.forEach((what, ground) -> {
            if (!ground.certainty().isConfirmed())
                byReason.computeIfAbsent(why.apply(ground), reason -> new ArrayList<>())
                        .add(what.equals(ALL) && grounds.size() > 1 ? "the rest" : what);
        });
        var doubts = new ArrayList<String>();
        byReason.forEach((reason, what) -> doubts.add((String.join(", ", what) + " " + reason).strip()));
        if (!doubts.isEmpty()) alternative.ifPresent(other -> doubts.add("or: " + other));
        return doubts;
    }
}
