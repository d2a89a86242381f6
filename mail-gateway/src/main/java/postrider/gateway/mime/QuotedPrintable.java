package postrider.gateway.mime;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;

/** Decodes quoted-printable (RFC 2045, 6.7) in one pass; input can make the mail library's decoder overflow the stack. */
final class QuotedPrintable {
    private QuotedPrintable() {}

    /** @param text one character a byte, line ends CRLF; malformed sequences are kept as they are */
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
