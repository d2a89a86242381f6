package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/**
 * How we know what a record says.
 *
 * @param grounds what it speaks of and how we know it; the empty word stands for the whole record
 * @param alternative what it may be instead, if somebody remembers it otherwise
 */
record Provenance(Map<String, String> grounds, Optional<String> alternative) {
    private static final Pattern CONFIRMED = Pattern.compile("(rulebook |source: |copy: ).+", Pattern.DOTALL);
    private static final Pattern KNOWN =
            Pattern.compile("(1993: |recalled: (high|medium|low)|unknown: ).*", Pattern.DOTALL);

    /** Takes provenance and remarks out of a record and leaves the facts. */
    static Provenance take(ObjectNode record, String where, Faults faults) {
        var given = record.path("provenance");
        var grounds = new LinkedHashMap<String, String>();
        if (given.isString()) grounds.put("", given.stringValue());
        else if (given.isObject()) given.forEachEntry((what, why) -> grounds.put(what, why.asString("")));
        if (grounds.isEmpty()) faults.add(where, "has no provenance");
        grounds.forEach((what, why) -> {
            if (!CONFIRMED.matcher(why).matches() && !KNOWN.matcher(why).matches())
                faults.add(
                        where,
                        "provenance '%s' does not begin with 'rulebook', 'source:', 'copy:', '1993:',"
                                + " 'recalled: high|medium|low' or 'unknown:'",
                        why);
        });
        var alternative = record.path("alternative").stringValueOpt();
        record.remove(List.of("provenance", "alternative", "note"));
        return new Provenance(grounds, alternative);
    }

    /** A correction that speaks of the whole record replaces all; else it answers for what it names. */
    Provenance correctedBy(Provenance change) {
        var both = new LinkedHashMap<>(grounds);
        if (change.grounds.containsKey("")) both.clear();
        both.putAll(change.grounds);
        return new Provenance(both, change.alternative);
    }

    /** What nobody has confirmed, in a line; empty if all is. */
    Optional<String> doubts() {
        var byReason = new LinkedHashMap<String, List<String>>();
        grounds.forEach((what, why) -> {
            if (!CONFIRMED.matcher(why).matches())
                byReason.computeIfAbsent(why, w -> new ArrayList<>()).add(what);
        });
        if (byReason.isEmpty()) return Optional.empty();
        var told = byReason.entrySet().stream()
                .map(e -> (String.join(", ", e.getValue()) + " " + e.getKey()).strip())
                .toList();
        return Optional.of(String.join("; ", told)
                + alternative.map(other -> "; or: " + other).orElse(""));
    }
}
