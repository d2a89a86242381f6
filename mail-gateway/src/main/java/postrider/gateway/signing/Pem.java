package postrider.gateway.signing;

import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads and writes PEM (RFC 7468). */
final class Pem {
    private static final int COLUMNS = 64;

    private Pem() {}

    /** The first block of this kind in a text; empty if there is none or it cannot be read. */
    static Optional<byte[]> read(String text, String kind) {
        var whole = Pattern.compile("-----BEGIN %1$s-----([A-Za-z0-9+/=\\s]*)-----END %1$s-----".formatted(kind))
                .matcher(text);
        try {
            return whole.find()
                    ? Optional.of(Base64.getDecoder().decode(whole.group(1).replaceAll("\\s", "")))
                    : Optional.empty();
        } catch (IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    /** The same bytes always give the same text. */
    static String write(String kind, byte[] bytes) {
        return write(kind, bytes, COLUMNS);
    }

    static String write(String kind, byte[] bytes, int columns) {
        var lines = Base64.getEncoder().encodeToString(bytes).replaceAll("(.{%d})(?=.)".formatted(columns), "$1\n");
        return "-----BEGIN %1$s-----\n%2$s\n-----END %1$s-----\n".formatted(kind, lines);
    }
}
