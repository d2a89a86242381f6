package postrider.gateway.signing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.gateway.Incoming;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.mime.MailAddress;
import postrider.letters.LetterRenderer.Printed;

/** Letters of the largest size that is read, made to be slow or to exhaust the memory. */
class HostileLetterTest {
    private static final int LIMIT = 1_000_000;
    private static final SecretKey KEY = SecretKey.make("Red <red@example.org>", Instant.EPOCH, new byte[32]);
    private static final MailAddress SELF = new MailAddress("Postrider", "referee@example.org");
    private static final Authenticator AUTHENTICATOR =
            new Authenticator(new Keyring(List.of(KEY.publicKey())), InstantSource.system(), Duration.ofDays(30));
    private static final String FROM = "From: red@example.org\n";

    static Stream<Arguments> letters() throws IOException {
        var signed =
                FROM + "Content-Type: multipart/signed; protocol=\"application/pgp-signature\"; boundary=b\n\n--b\n";
        return Stream.of(
                Arguments.of("brackets in an address", "From: " + full("(")),
                Arguments.of("addresses", "From: " + full("a@b,")),
                Arguments.of("group in group", "From: " + full("a:")),
                Arguments.of("quoted words", FROM + "Subject: " + full("=?utf-8?q?=41?= ")),
                Arguments.of("nested encoded words", FROM + "Subject: " + full("=?")),
                Arguments.of("references", FROM + "References: " + full("<a@b> ")),
                Arguments.of("open references", FROM + "References: " + full("<a")),
                Arguments.of("parameters", FROM + "Content-Type: text/plain; " + full("a*0*=x; ")),
                Arguments.of("header fields", FROM + full("X-A: b\n")),
                Arguments.of("folded lines", FROM + "X-A:" + full("\n ")),
                Arguments.of("delimiters", FROM + "Content-Type: multipart/mixed; boundary=b\n\n" + full("--b\n")),
                Arguments.of("near delimiters", FROM + "Content-Type: multipart/mixed; boundary=b\n\n" + full("--b-")),
                Arguments.of("blank lines", FROM + "\n" + full("\n")),
                Arguments.of("blanks before a word", FROM + "\n" + " ".repeat(LIMIT - 100) + "x"),
                Arguments.of("carriage returns", FROM + "\n" + full("\r")),
                Arguments.of("beginnings", FROM + "\n" + full("-----BEGIN PGP SIGNED MESSAGE-----\n")),
                Arguments.of(
                        "a long clear text",
                        FROM + "\n-----BEGIN PGP SIGNED MESSAGE-----\n\n" + full("- -\n")
                                + "-----BEGIN PGP SIGNATURE-----\n\nabc\n-----END PGP SIGNATURE-----"),
                Arguments.of("soft breaks", FROM + "Content-Type: text/plain; format=flowed\n\n" + full("> \n")),
                Arguments.of("quote marks", FROM + "Content-Type: text/plain; format=flowed\n\n" + full(">")),
                Arguments.of(
                        "soft line breaks", FROM + "Content-Transfer-Encoding: quoted-printable\n\n" + full("=\n")),
                Arguments.of("bad base64", FROM + "Content-Transfer-Encoding: base64\n\n" + full("=A")),
                Arguments.of("uuencode", FROM + "Content-Transfer-Encoding: x-uuencode\n\nbegin 644 a\n" + full("M\n")),
                Arguments.of("an odd charset", FROM + "Content-Type: text/plain; charset=utf-32\n\n" + full("abc")),
                Arguments.of("a folded signed part", signed + "X:" + full("\n ") + "\n\npass\n--b\n\n--b--\n"),
                Arguments.of(
                        "a long signature",
                        signed + "\npass\n--b\nContent-Type: application/pgp-signature\n\n"
                                + "-----BEGIN PGP SIGNATURE-----\n\n" + full("A")),
                Arguments.of(
                        "a zip bomb",
                        signed + "\npass\n--b\nContent-Type: application/pgp-signature\n\n" + armor(compressed())));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("letters")
    @Timeout(60)
    void aHugeLetterIsReadQuickly(String name, String letter) {
        var raw = letter.substring(0, Math.min(letter.length(), LIMIT)).getBytes(ISO_8859_1);
        if (Incoming.sort(raw, raw.length, LIMIT, SELF) instanceof Incoming.Letter sorted)
            assertFalse(AUTHENTICATOR.examine(sorted.part()) instanceof SignatureCheck.Signed);
    }

    /** Packets with random damage, some of which the library takes for something else entirely. */
    @Test
    @Timeout(60)
    void damagedPacketsAreNoSignatures() throws IOException {
        var good = OpenPgp.signatures(KEY.sign(new byte[0], Instant.EPOCH)).getFirst();
        assertEquals(1, OpenPgp.signatures(armor(good.getEncoded())).size());
        var key = PublicKey.certificate(KEY.publicKey().armored());
        var random = new SplittableRandom(1776);
        for (var i = 0; i < 10_000; i++) {
            var packet = good.getEncoded();
            for (var wound = 0; wound <= random.nextInt(3); wound++)
                packet[random.nextInt(packet.length)] = (byte) random.nextInt(256);
            for (var signature : OpenPgp.signatures(armor(packet)))
                OpenPgp.fault(signature, key, "pass".getBytes(ISO_8859_1)).orElseThrow();
        }
    }

    /** A broken connection, a full disk or an attempt to cheat: the letter is sorted, and nothing acts. */
    @Test
    @Timeout(60)
    void aLetterThatIsCutOffOrDamagedActsForNobody() {
        var whole = new OutgoingLetter(
                        "<1@example.org>",
                        new MailAddress("Red", "red@example.org"),
                        SELF,
                        "orders",
                        Instant.now(),
                        OutgoingLetter.Cause.PERSON,
                        List.of(),
                        new Printed("game ww-017\npass\n", "<p>pass"))
                .signed(KEY);
        assertTrue(acts(whole));
        var signed = new String(whole, ISO_8859_1).indexOf("game ww-017");
        for (int end = 0; end < whole.length - 300; end++) assertFalse(acts(Arrays.copyOf(whole, end)));
        var random = new SplittableRandom(1777);
        for (var i = 0; i < 3_000; i++) {
            var damaged = whole.clone();
            for (var wound = 0; wound <= random.nextInt(9); wound++)
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            damaged[signed + random.nextInt(11)] ^= 4;
            assertFalse(acts(damaged));
        }
    }

    private static boolean acts(byte[] raw) {
        return Incoming.sort(raw, raw.length, LIMIT, SELF) instanceof Incoming.Letter sorted
                && AUTHENTICATOR.examine(sorted.part()) instanceof SignatureCheck.Signed;
    }

    private static String full(String piece) {
        return piece.repeat(LIMIT / piece.length());
    }

    /** OpenPGP compressed data (RFC 9580, 5.6) that would expand to a gigabyte. */
    private static byte[] compressed() throws IOException {
        var bytes = new ByteArrayOutputStream();
        bytes.write(new byte[] {(byte) 0xA3, 1});
        try (var zip = new GZIPOutputStream(bytes)) {
            for (var i = 0; i < 1000; i++) zip.write(new byte[40_000]);
        }
        return bytes.toByteArray();
    }

    private static String armor(byte[] packets) {
        return "-----BEGIN PGP SIGNATURE-----\n\n" + Base64.getMimeEncoder().encodeToString(packets)
                + "\n-----END PGP SIGNATURE-----\n";
    }
}
