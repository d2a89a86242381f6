package postrider.kit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.log.Written;
import tools.jackson.databind.json.JsonMapper;

/** Changes game files as their owner could, with all hashes made anew. Files are texts of one character a byte. */
public final class Rechained {
    private static final String NOTHING_BEFORE = "0".repeat(64);

    private Rechained() {}

    /** The documents of a game file. */
    public static List<String> documents(String file) {
        return Stream.of(file.split("(?m)^(?=---\n)"))
                .filter(text -> !text.isEmpty())
                .toList();
    }

    /** A file of these documents, with every digest and hash recomputed. */
    public static String file(List<String> documents) {
        var chained = new StringBuilder();
        var previous = NOTHING_BEFORE;
        for (var document : documents) {
            var body =
                    document.replaceFirst("previous: \"\\w+\"\nhash: \"\\w+\"\n$", "previous: \"" + previous + "\"\n");
            if (body.contains("\nkind: \"letter\"\n")) body = digested(body);
            previous = hash(body);
            chained.append(body).append("hash: \"").append(previous).append("\"\n");
        }
        return chained.toString();
    }

    private static String digested(String letter) {
        var digest = new Written(text(letter, "signed"), text(letter, "signature")).digest();
        return letter.replaceFirst("\ndigest: \"\\w+\"", "\ndigest: \"" + digest + "\"");
    }

    private static String text(String document, String field) {
        var value =
                Pattern.compile("(?m)^" + field + ":(?: (.*)|((?:\n- .*)+))$").matcher(document);
        if (!value.find()) throw new AssertionError("there is no " + field);
        return value.group(1) != null
                ? unquoted(value.group(1))
                : value.group(2)
                        .lines()
                        .skip(1)
                        .map(line -> unquoted(line.substring(2)))
                        .collect(Collectors.joining("\n"));
    }

    private static String unquoted(String json) {
        var utf8 = new String(json.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        return JsonMapper.shared().readValue(utf8, String.class);
    }

    private static String hash(String text) {
        try {
            var bytes = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.ISO_8859_1));
            return HexFormat.of().formatHex(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }
}
