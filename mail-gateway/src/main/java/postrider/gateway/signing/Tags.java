package postrider.gateway.signing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A list of tags with values (RFC 6376, 3.2), as in a DKIM signature and in the record of its key. */
record Tags(Map<String, String> values) {
    /** Reads them; empty if it is no such list, or one of them stands there twice. */
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

    /** The text without the value of a tag. */
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

    /** The parts of a value with colons. */
    List<String> list(String name, String otherwise) {
        return Stream.of(get(name, otherwise).split(":")).map(String::strip).toList();
    }

    /** What it says without blanks and line ends. */
    String solid(String name) {
        return get(name).replaceAll("\\s", "");
    }
}
