package postrider.gateway.signing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A tag list (RFC 6376, 3.2), as in a DKIM signature and a key record. */
record Tags(Map<String, String> values) {
    /** Reads a tag list; empty if it is malformed or has a duplicate tag. */
    static Optional<Tags> of(String text) {
        var values = new LinkedHashMap<String, String>();
        for (var tag : text.split(";")) {
            if (tag.isBlank()) continue;
            int equals = tag.indexOf('=');
            if (equals < 1
                    || values.put(
                                    tag.substring(0, equals).strip(),
                                    tag.substring(equals + 1).strip())
                            != null) return Optional.empty();
        }
        return Optional.of(new Tags(values));
    }

    /** The text with the value of one tag removed. */
    static String without(String name, String text) {
        var kept = new StringBuilder();
        for (var tag : text.split("(?<=;)")) {
            int equals = tag.indexOf('=');
            boolean isIt = equals > 0 && tag.substring(0, equals).strip().equals(name);
            kept.append(isIt ? tag.substring(0, equals + 1) + (tag.endsWith(";") ? ";" : "") : tag);
        }
        return kept.toString();
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    String get(String name) {
        return values.getOrDefault(name, "");
    }

    String get(String name, String otherwise) {
        return values.getOrDefault(name, otherwise);
    }

    /** The values of a colon-separated list. */
    List<String> list(String name, String otherwise) {
        return Stream.of(get(name, otherwise).split(":")).map(String::strip).toList();
    }

    /** A value without whitespace. */
    String solid(String name) {
        return get(name).replaceAll("\\s", "");
    }
}
