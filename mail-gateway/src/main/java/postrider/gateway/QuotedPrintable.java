package postrider.gateway;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Quoted-printable (RFC 2045, 6.7) in one pass; the mail library's own decoder can be driven out of its stack. */
final class QuotedPrintable {
    /** Characters of a line before the "=" of a line that goes on. */
    private static final int LENGTH = 75;

    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private QuotedPrintable() {}

    /** A line without its end; a long one goes on after "=" and CRLF. */
    static String encode(String line) {
        var bytes = line.getBytes(StandardCharsets.UTF_8);
        var encoded = new StringBuilder(bytes.length + 8);
        int room = LENGTH;
        for (int at = 0; at < bytes.length; at++) {
            boolean stands = stands(bytes[at], at == bytes.length - 1);
            int width = stands ? 1 : 3;
            if (width > room) {
                encoded.append("=\r\n");
                room = LENGTH;
            }
            room -= width;
            if (stands) encoded.append((char) bytes[at]);
            else encoded.append('=').append(HEX.toHexDigits(bytes[at]));
        }
        return encoded.toString();
    }

    /** Whether this byte may stand as it is. A blank at the end of a line could get lost. */
    private static boolean stands(byte one, boolean last) {
        return one >= ' ' && one <= '~' && one != '=' && !(last && one == ' ');
    }

    /** @param text characters standing for bytes, line ends CRLF; what is not well-formed stands for itself */
    static byte[] decode(String text) {
        var bytes = new ByteArrayOutputStream(text.length());
        var lines = text.split("\r\n", -1);
        for (var i = 0; i < lines.length; i++) {
            var line = lines[i].stripTrailing();
            var soft = line.endsWith("=");
            decode(soft ? line.substring(0, line.length() - 1) : line, bytes);
            if (!soft && i < lines.length - 1) bytes.writeBytes(new byte[] {'\r', '\n'});
        }
        return bytes.toByteArray();
    }

    private static void decode(String line, ByteArrayOutputStream bytes) {
        for (var at = 0; at < line.length(); at++) {
            if (line.charAt(at) == '=' && hex(line, at + 1) && hex(line, at + 2)) {
                bytes.write(HexFormat.fromHexDigits(line, at + 1, at + 3));
                at += 2;
            } else {
                bytes.write(line.charAt(at));
            }
        }
    }

    private static boolean hex(String line, int at) {
        return at < line.length() && HexFormat.isHexDigit(line.charAt(at));
    }
}
