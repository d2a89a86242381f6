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
 * @param grounds what it speaks of, and how we know that; the empty word stands for the whole record
 * @param alternative what it may be instead, if somebody remembers it otherwise
 */
public record Provenance(SequencedMap<String, Ground> grounds, Optional<String> alternative) {
    /** What speaks of the whole record. */
    public static final String ALL = "";

    /** More things than a record has fields; the provenance of a whole file stands for each of its records. */
    private static final int MOST = 100;

    private static final String TITLE = "title";

    public Provenance {
        grounds = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(grounds));
    }

    /** Takes provenance and remarks out of a record and leaves the facts. */
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

    /** A correction that speaks of the whole record replaces all; else it answers for what it names. */
    Provenance correctedBy(Provenance change) {
        var both = new LinkedHashMap<>(grounds);
        if (change.grounds.containsKey(ALL)) both.clear();
        both.putAll(change.grounds);
        return new Provenance(both, change.alternative);
    }

    /** How we know this, or else the whole record; empty if that is not said. */
    public Optional<Ground> of(String what) {
        return Optional.ofNullable(grounds.getOrDefault(what, grounds.get(ALL)));
    }

    /** Which of the grounds speaks of the title: its own, or the one of the whole record. */
    String titled() {
        return grounds.containsKey(TITLE) ? TITLE : ALL;
    }

    /** Why we are not sure that there is such a thing: nobody has seen its title. */
    public Optional<Ground> existence() {
        return of(TITLE).filter(ground -> !ground.certainty().isConfirmed());
    }

    /** Where this is unknown, too. */
    public Provenance unknown(String what) {
        var more = new LinkedHashMap<>(grounds);
        more.put(what, new Ground(Ground.Certainty.UNKNOWN, "unknown: " + what));
        return new Provenance(more, alternative);
    }

    /** Only what is known in some way. */
    public Provenance withoutUnknown() {
        var known = new LinkedHashMap<>(grounds);
        known.values().removeIf(ground -> ground.certainty() == Ground.Certainty.UNKNOWN);
        return new Provenance(known, alternative);
    }

    /** What nobody has confirmed, by its reason; empty if all is. */
    public List<String> doubts() {
        return doubts(Ground::words);
    }

    /** In a word or two each, without where it was found. */
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
