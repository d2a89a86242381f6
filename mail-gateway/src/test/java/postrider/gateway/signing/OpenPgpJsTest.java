package postrider.gateway.signing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.gateway.mime.MimePart;
import postrider.log.Signatures;
import postrider.log.SigningTime;
import postrider.words.OpenedLetter;

/**
 * Texts signed by OpenPGP.js with each kind of key that it makes: version 5.11.3 as Mailvelope 6.2.1 uses it, and 6.3.2 with RFC 9580 keys.
 */
class OpenPgpJsTest {
    private static final Instant SOON = Instant.parse("2026-11-23T09:00:00Z");

    @ParameterizedTest
    @ValueSource(strings = {"mailvelope-ed25519", "mailvelope-rsa", "openpgpjs-ed25519", "openpgpjs-version-6"})
    void typedTextIsReadAndStaysGood(String kind) throws IOException {
        var key = PublicKey.read(text(kind + ".asc"), SOON);
        var authenticator =
                new Authenticator(new Keyring(List.of(key)), InstantSource.fixed(SOON), Duration.ofDays(30));
        var found = assertInstanceOf(
                SignatureCheck.Signed.class,
                authenticator.examine(MimePart.of(text(kind + ".eml").getBytes(UTF_8))));
        assertEquals(
                List.of("game ww-3", "impulse 2", "a dash at the line, trailing blanks", "status", "L\u00e9vis"),
                OpenedLetter.open(found.text()).said());
        assertEquals(Optional.of(found.at()), SigningTime.of(found.written().signature()));
        assertEquals(Optional.empty(), Signatures.installed().orElseThrow().fault(found.written(), key.armored()));
    }

    private static String text(String file) throws IOException {
        try (var stream = OpenPgpJsTest.class.getResourceAsStream("/programs/" + file)) {
            return new String(stream.readAllBytes(), UTF_8);
        }
    }
}
