package postrider.gateway.mime;

import jakarta.mail.internet.MimeUtility;
import java.io.UnsupportedEncodingException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Stream;

/** Decodes bytes to text, whatever charset a letter claims. */
public final class Charsets {
    /** The byte order mark, which Windows puts before a text. */
    private static final String MARK = "\uFEFF";

    private static final Charset LAST_RESORT = Charset.forName("windows-1252");

    private Charsets() {}

    /** Converts text with a byte order mark to UTF-8 without one; leaves anything else alone. */
    public static byte[] unmarked(byte[] bytes) {
        if (marked(bytes).isEmpty()) return bytes;
        var text = marked(bytes).get().decode(ByteBuffer.wrap(bytes)).toString();
        return text.substring(text.startsWith(MARK) ? 1 : 0).getBytes(StandardCharsets.UTF_8);
    }

    /** The charset that a byte order mark stands for. */
    private static Optional<Charset> marked(byte[] bytes) {
        var head = HexFormat.of().formatHex(Arrays.copyOf(bytes, 3));
        if (head.startsWith("fffe") || head.startsWith("feff")) return Optional.of(StandardCharsets.UTF_16);
        return Optional.of(StandardCharsets.UTF_8).filter(utf8 -> head.equals("efbbbf"));
    }

    /** Decodes by the named charset if the bytes allow it, else as UTF-8, else as windows-1252; {@code named} may be null. */
    public static String decode(byte[] bytes, String named) {
        if (marked(bytes).isPresent()) return new String(unmarked(bytes), StandardCharsets.UTF_8);
        var utf8 = Optional.of(StandardCharsets.UTF_8);
        return Stream.of(utf8.filter(its -> isWide(bytes)).filter(its -> isNarrow(named)), charset(named), utf8)
                .flatMap(Optional::stream)
                .flatMap(charset -> strictly(bytes, charset).stream())
                .findFirst()
                .orElseGet(() -> new String(bytes, LAST_RESORT));
    }

    private static boolean isWide(byte[] bytes) {
        for (var one : bytes) if (one < 0) return true;
        return false;
    }

    /** Whether it has one byte a character: text that is valid UTF-8 is then mislabelled. */
    private static boolean isNarrow(String named) {
        return charset(named)
                .filter(Charset::canEncode)
                .filter(charset -> charset.newEncoder().maxBytesPerChar() == 1)
                .isPresent();
    }

    /** Decodes the encoded words of a field (RFC 2047); unchanged if that fails. */
    static String words(String field) {
        try {
            return MimeUtility.decodeText(field);
        } catch (UnsupportedEncodingException unknown) {
            return field;
        }
    }

    /** ISO 8859-1 is read as windows-1252, as browsers do: they differ only in control characters, which nobody writes. */
    private static Optional<Charset> charset(String named) {
        try {
            return Optional.ofNullable(named)
                    .map(Charset::forName)
                    .map(known -> known.equals(StandardCharsets.ISO_8859_1) ? LAST_RESORT : known);
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
