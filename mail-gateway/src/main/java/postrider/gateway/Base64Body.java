package postrider.gateway;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Pattern;

/**
 * Decodes base64 (RFC 2045, 6.8) as it arrives: in pieces, each padded, and with a banner above it or a footer below it that a mailing
 * list or a gateway added as plain text. Lines that are no base64 stand for themselves.
 */
final class Base64Body {
    private static final Pattern WHOLE = Pattern.compile("[A-Za-z0-9+/\\s]*[=\\s]*");
    private static final Pattern LINE = Pattern.compile("[A-Za-z0-9+/]+={0,2}");

    /** A shorter line beside plain ones may be a word. */
    private static final int WORD = 16;

    private Base64Body() {}

    /** @param body characters standing for bytes, line ends CRLF */
    static byte[] decode(String body) {
        if (WHOLE.matcher(body).matches()) return Base64.getMimeDecoder().decode(body.replaceAll("[=\\s]", ""));
        var bytes = new ByteArrayOutputStream(body.length());
        var piece = new StringBuilder();
        for (var line : body.split("\r\n", -1)) {
            var data = Blanks.stripped(line);
            boolean goesOn = LINE.matcher(data).matches()
                    && (!piece.isEmpty() || data.length() >= WORD && data.length() % 4 == 0);
            if (goesOn) piece.append(data);
            if (goesOn && !data.endsWith("=")) continue;
            write(piece, bytes);
            if (!goesOn) bytes.writeBytes((line + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
        }
        write(piece, bytes);
        return bytes.toByteArray();
    }

    /** A last line that completes no group of four is a word under it. */
    private static void write(StringBuilder piece, ByteArrayOutputStream bytes) {
        var data = piece.toString().replace("=", "");
        if (data.length() % 4 == 1) data = data.substring(0, data.length() - 1);
        bytes.writeBytes(Base64.getDecoder().decode(data));
        piece.setLength(0);
    }
}
