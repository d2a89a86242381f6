package postrider.gateway;

import jakarta.mail.internet.MimeUtility;
import java.io.UnsupportedEncodingException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Optional;
import java.util.stream.Stream;

/** Bytes to text, whatever a letter says about itself. */
final class Charsets {
    private static final Charset LAST_RESORT = Charset.forName("windows-1252");

    private Charsets() {}

    /** Decodes by the charset named, else UTF-8, else windows-1252, whichever fits first; {@code named} may be null. */
    static String decode(byte[] bytes, String named) {
        return Stream.of(charset(named), Optional.of(StandardCharsets.UTF_8))
                .flatMap(Optional::stream)
                .flatMap(charset -> strictly(bytes, charset).stream())
                .findFirst()
                .orElseGet(() -> new String(bytes, LAST_RESORT));
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
