package postrider.gateway.signing;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import postrider.gateway.mime.MimePart;
import postrider.words.OpenedLetter;

/** Letters written by Thunderbird 153, with a key it made: what a player typed there is what is read. */
class ThunderbirdTest {
    private static final Instant SOON = Instant.parse("2026-11-23T09:00:00Z");

    /** A plain-text reply that quotes our whole letter from its HTML. The player put an x between two brackets and sent it. */
    @Test
    void aWholeReportIsSentBackWithOneMark() throws IOException {
        var said = read("thunderbird.eml").said();
        assertEquals(List.of("game ww-3", "impulse 1"), said.subList(0, 2));
        assertEquals(3, said.size());
        assertTrue(
                said.getLast().startsWith("(x) committees: Concord, Falmouth, Newport, Hartford, New York, "),
                said::toString);
        assertTrue(said.getLast().endsWith(", Yorktown, New Bern, Camden, Augusta"), said::toString);
    }

    /** With Thunderbird's default settings the player writes HTML, one word of it in bold. */
    @Test
    void anHtmlLetterIsReadToo() throws IOException {
        assertEquals(
                List.of("game ww-3", "status"), read("thunderbird-html.eml").said());
    }

    private static OpenedLetter read(String name) throws IOException {
        var key = PublicKey.read(new String(bytes("thunderbird.asc"), US_ASCII), SOON);
        var authenticator =
                new Authenticator(new Keyring(List.of(key)), InstantSource.fixed(SOON), Duration.ofDays(30));
        var letter = authenticator.examine(MimePart.of(bytes(name)));
        return OpenedLetter.open(
                assertInstanceOf(SignatureCheck.Signed.class, letter).text());
    }

    private static byte[] bytes(String name) throws IOException {
        try (var file = ThunderbirdTest.class.getResourceAsStream("/programs/" + name)) {
            return file.readAllBytes();
        }
    }
}
