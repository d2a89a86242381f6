package postrider.gateway;

import jakarta.mail.internet.MimeUtility;
import java.io.UnsupportedEncodingException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** Bytes to text, whatever a letter says about itself. */
final class Charsets {
    /** Windows puts it before a text. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private static final Charset LAST_RESORT = Charset.forName("windows-1252");

    private Charsets() {}

    /**
     * Decodes by its byte order mark, else by the charset named, else UTF-8, else windows-1252, whichever fits first; {@code named} may
     * be null.
     */
    static String decode(byte[] bytes, String named) {
        var text = Stream.of(marked(bytes), charset(named), Optional.of(StandardCharsets.UTF_8))
                .flatMap(Optional::stream)
                .flatMap(charset -> strictly(bytes, charset).stream())
                .findFirst()
                .orElseGet(() -> new String(bytes, LAST_RESORT));
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    /** UTF-16 where a text says so itself, as what PowerShell writes. */
    static Optional<Charset> marked(byte[] bytes) {
        if (bytes.length < 2) return Optional.empty();
        int mark = (bytes[0] & 0xff) << 8 | bytes[1] & 0xff;
        return mark == 0xfeff || mark == 0xfffe ? Optional.of(StandardCharsets.UTF_16) : Optional.empty();
    }

    /** A text in UTF-16 as UTF-8, and no byte order mark before it; everything else as it is. */
    static byte[] plain(byte[] bytes) {
        if (marked(bytes).isPresent()) return decode(bytes, null).getBytes(StandardCharsets.UTF_8);
        var mark = BYTE_ORDER_MARK.getBytes(StandardCharsets.UTF_8);
        return Arrays.mismatch(bytes, mark) == mark.length
                ? Arrays.copyOfRange(bytes, mark.length, bytes.length)
                : bytes;
    }

    /** The words of a field (RFC 2047); as they stand where they cannot be read. */
    static String words(String field) {
        try {
            return MimeUtility.decodeText(field);
        } catch (UnsupportedEncodingException unknown) {
            return field;
        }
    }

    private static Optional<Charset> charset(String named) {
        try {
            return Optional.ofNullable(named).map(Charset::forName);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return Optional.empty();
        }
    }

    private static Optional<String> strictly(byte[] bytes, Charset charset) {
        try {
            return Optional.of(
                    charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException another) {
            return Optional.empty();
        }
    }
}
