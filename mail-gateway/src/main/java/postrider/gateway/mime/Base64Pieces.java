package postrider.gateway.mime;

import java.io.ByteArrayOutputStream;
import java.util.Base64;
import java.util.regex.Pattern;

/** Decodes base64 (RFC 2045, 6.8) as it arrives: lists add plain text, and programs join several bodies with padding of their own. */
final class Base64Pieces {
    private static final Pattern ENCODED = Pattern.compile("[A-Za-z0-9+/]+={0,2}");

    /** Shorter lines may be words, unless they follow encoded lines. */
    private static final int TELLING = 40;

    private Base64Pieces() {}

    /** Decodes what is encoded and keeps the rest. Throws IllegalArgumentException if it cannot be read. */
    static byte[] decode(String body) {
        var decoded = new ByteArrayOutputStream();
        var piece = new StringBuilder();
        boolean alone = alone(body);
        for (var line : body.split("\r\n", -1)) {
            var text = line.strip();
            if (alone && text.isEmpty()) continue;
            boolean encoded =
                    alone || ENCODED.matcher(text).matches() && (text.length() >= TELLING || !piece.isEmpty());
            if (encoded) piece.append(text);
            if (!encoded || text.endsWith("=")) decoded.writeBytes(taken(piece));
            if (!encoded && !text.isEmpty()) decoded.writeBytes(Latin.bytes(line + "\r\n"));
        }
        decoded.writeBytes(taken(piece));
        return decoded.toByteArray();
    }

    /** Whether everything in the body is encoded. */
    private static boolean alone(String body) {
        return body.lines().map(String::strip).filter(line -> !line.isEmpty()).allMatch(ENCODED.asMatchPredicate());
    }

    private static byte[] taken(StringBuilder piece) {
        var bytes = Base64.getMimeDecoder().decode(piece.toString());
        piece.setLength(0);
        return bytes;
    }
}
