package postrider.gateway.signing;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.text.Lists;

/**
 * A letter as DKIM signs it (RFC 6376, 3.4, 3.7): the signed header fields, the last of which is the signature's own without its value, and
 * the body, each in canonical form. This, with a blank line between header and body, is what is stored and read, so any change to it breaks
 * the signature.
 *
 * @param fields one character a byte, without the line end of each
 * @param body one character a byte
 */
record DkimLetter(List<String> fields, String body) {
    private static final String BLANK = "\r\n\r\n";
    private static final String SIGNATURE = "dkim-signature";
    private static final String RELAXED = "relaxed";

    /** Reads a stored letter; empty if it is not one. */
    static Optional<DkimLetter> filed(String signed) {
        int end = signed.indexOf(BLANK);
        return end < 0
                ? Optional.empty()
                : Optional.of(new DkimLetter(fields(signed.substring(0, end)), signed.substring(end + BLANK.length())))
                        .filter(letter -> name(letter.fields.getLast()).equals(SIGNATURE));
    }

    /** The fields of a header, still folded. */
    static List<String> fields(String header) {
        return List.of(header.split("\r\n(?![ \t])"));
    }

    /** What one of the signatures in a header covers; empty if it names an unknown canonicalization. */
    static Optional<DkimLetter> of(List<String> header, String body, String signature, Tags tags) {
        var how = (tags.get("c", "simple/simple").toLowerCase(Locale.ROOT) + "/simple").split("/");
        if (!List.of("simple", RELAXED).containsAll(List.of(how[0], how[1]))) return Optional.empty();
        var left = header.stream().collect(Collectors.groupingBy(DkimLetter::name));
        var signed = Stream.<String>builder();
        // of several with one name the last first (5.4.2); a missing field is signed as absent
        for (var name : tags.list("h", "")) {
            var same = left.getOrDefault(name.toLowerCase(Locale.ROOT), List.of());
            if (same.isEmpty()) continue;
            signed.add(same.getLast());
            left.put(name.toLowerCase(Locale.ROOT), same.subList(0, same.size() - 1));
        }
        int colon = signature.indexOf(':') + 1;
        signed.add(signature.substring(0, colon) + Tags.without("b", signature.substring(colon)));
        var fields = signed.build().toList();
        return Optional.of(new DkimLetter(
                how[0].equals(RELAXED) ? Lists.map(fields, DkimLetter::relaxed) : fields,
                how[1].equals(RELAXED) ? relaxedBody(body) : trimmed(body) + "\r\n"));
    }

    /** 3.4.2. */
    private static String relaxed(String field) {
        var value = field.substring(field.indexOf(':') + 1).replace("\r\n", "");
        return name(field) + ":" + squeezed(value).replaceAll("^ | $", "");
    }

    /** 3.4.4. */
    private static String relaxedBody(String body) {
        var lines = Stream.of(body.split("\r\n", -1))
                .map(DkimLetter::squeezed)
                .map(line -> line.endsWith(" ") ? line.substring(0, line.length() - 1) : line);
        var trimmed = trimmed(lines.collect(Collectors.joining("\r\n")));
        return trimmed.isEmpty() ? "" : trimmed + "\r\n";
    }

    private static String trimmed(String body) {
        int end = body.length();
        while (end >= 2 && body.startsWith("\r\n", end - 2)) end -= 2;
        return body.substring(0, end);
    }

    private static String squeezed(String line) {
        return line.replaceAll("[ \t]+", " ");
    }

    /** The name of a field, in lower case. */
    static String name(String field) {
        int colon = field.indexOf(':');
        return (colon < 0 ? field : field.substring(0, colon)).strip().toLowerCase(Locale.ROOT);
    }

    /** How often each field occurs in a header. */
    static Map<String, Long> counted(List<String> fields) {
        return fields.stream().collect(Collectors.groupingBy(DkimLetter::name, Collectors.counting()));
    }

    Optional<String> value(String name) {
        return Lists.find(
                        fields.subList(0, fields.size() - 1),
                        field -> name(field).equals(name))
                .map(field -> field.substring(field.indexOf(':') + 1)
                        .replace("\r\n", "")
                        .strip());
    }

    Optional<Tags> tags() {
        return Tags.of(fields.getLast().substring(fields.getLast().indexOf(':') + 1));
    }

    /** The header as hashed for the signature. */
    String head() {
        return String.join("\r\n", fields);
    }

    /** As it is stored. */
    String signed() {
        return head() + BLANK + body;
    }
}
