package postrider.gateway.signing;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.text.Lists;

/**
 * A letter as DKIM signs it (RFC 6376, 3.4, 3.7): the header fields that are signed, that of the signature without its value last, and
 * the body, each in its canonical form. Written one above the other with a blank line between them they are what is filed, and what
 * is read: nothing of it can be changed but what the signature does not fit any more.
 *
 * @param fields a character a byte, without their last line ends
 * @param body likewise
 */
record DkimLetter(List<String> fields, String body) {
    private static final String BLANK = "\r\n\r\n";
    private static final String SIGNATURE = "dkim-signature";
    private static final String RELAXED = "relaxed";

    /** Reads what is filed; empty if it is none. */
    static Optional<DkimLetter> filed(String signed) {
        int end = signed.indexOf(BLANK);
        return end < 0
                ? Optional.empty()
                : Optional.of(new DkimLetter(fields(signed.substring(0, end)), signed.substring(end + BLANK.length())))
                        .filter(letter -> name(letter.fields.getLast()).equals(SIGNATURE));
    }

    /** The fields of a header, whole. */
    static List<String> fields(String header) {
        return List.of(header.split("\r\n(?![ \t])"));
    }

    /** What this signature in the header of a letter signs. */
    static Optional<DkimLetter> of(List<String> header, String body, String signature, Tags tags) {
        var how = (tags.get("c", "simple/simple").toLowerCase(Locale.ROOT) + "/simple").split("/");
        if (!List.of("simple", RELAXED).containsAll(List.of(how[0], how[1]))) return Optional.empty();
        var left = header.stream().collect(Collectors.groupingBy(DkimLetter::name));
        var signed = Stream.<String>builder();
        for (var name : tags.list("h", "")) { // from the last of a name up; those that are not there sign nothing
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
                how[1].equals(RELAXED) ? relaxedBody(body) : simple(body)));
    }

    /** 3.4.2. */
    private static String relaxed(String field) {
        var value = field.substring(field.indexOf(':') + 1).replace("\r\n", "");
        return name(field) + ":" + squeezed(value).replaceAll("^ | $", "");
    }

    /** 3.4.3. */
    private static String simple(String body) {
        return trimmed(body) + "\r\n";
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

    /** Of a field, in small letters. */
    static String name(String field) {
        int colon = field.indexOf(':');
        return (colon < 0 ? field : field.substring(0, colon)).strip().toLowerCase(Locale.ROOT);
    }

    /** How often each field stands in a header. */
    static Map<String, Long> counted(List<String> fields) {
        return fields.stream().collect(Collectors.groupingBy(DkimLetter::name, Collectors.counting()));
    }

    /** The value of a field that is signed. */
    Optional<String> value(String name) {
        return Lists.find(
                        fields.subList(0, fields.size() - 1),
                        field -> name(field).equals(name))
                .map(field -> field.substring(field.indexOf(':') + 1)
                        .replace("\r\n", "")
                        .strip());
    }

    /** The tags of the signature. */
    Optional<Tags> tags() {
        return Tags.of(fields.getLast().substring(fields.getLast().indexOf(':') + 1));
    }

    /** What the signature itself is over. */
    String head() {
        return String.join("\r\n", fields);
    }

    /** As it is filed. */
    String signed() {
        return head() + BLANK + body;
    }
}
