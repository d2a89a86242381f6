package postrider.gateway.mime;

import java.nio.charset.StandardCharsets;

/** Bytes as text of one character a byte (ISO 8859-1), so that nothing is lost either way. */
public final class Latin {
    private Latin() {}

    public static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
