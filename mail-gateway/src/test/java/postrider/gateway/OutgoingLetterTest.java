package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.files.Hash;
import postrider.gateway.Incoming.Reason;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.Authenticator;
import postrider.gateway.signing.Gpg;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.SecretKey;
import postrider.gateway.signing.SignatureCheck;
import postrider.letters.LetterRenderer.Attachment;
import postrider.letters.LetterRenderer.Printed;
import postrider.needs.Need;
import postrider.needs.Needs;

class OutgoingLetterTest {
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
    private static final SecretKey KEY =
            SecretKey.make("Referee <referee@example.org>", Instant.parse("2026-11-01T00:00:00Z"), new byte[32]);
    private static final MailAddress REFEREE = new MailAddress("Postrider, the referee", "referee@example.org");
    private static final MailAddress RENE = new MailAddress("René", "rene@example.org");
    private static final String TEXT =
            """
            Burgoyne at Saratoga: é, 7 + 2 = 9.
            From here on  \n.
            -- a dash
            """ + "A line that is a good deal longer than the seventy-six columns of quoted-printable text.\n";

    private static final OutgoingLetter LAST = new OutgoingLetter(
            "<ww-017.23.report.american@example.org>",
            REFEREE,
            RENE,
            "[ww-017] Washington's War",
            NOON,
            Cause.ANSWER,
            List.of("<one@example.org>", "<two@example.org>"),
            new Printed(TEXT, "<!doctype html><title>é</title><p>Burgoyne at Saratoga")
                    .with(List.of(new Attachment("verify.py", "text/x-python", "print('é')\n"))));

    @Test
    void aMailProgramReadsItAsItWasWritten() throws MessagingException, IOException {
        var letter = new MimeMessage((Session) null, new ByteArrayInputStream(LAST.signed(KEY)));
        assertEquals("[ww-017] Washington's War", letter.getSubject());
        assertEquals("<two@example.org>", letter.getHeader("In-Reply-To", null));
        assertEquals("<one@example.org>\r\n <two@example.org>", letter.getHeader("References", null));
        assertEquals("auto-replied", letter.getHeader("Auto-Submitted", null));
        assertEquals(NOON, letter.getSentDate().toInstant());
        assertTrue(letter.getFrom()[0].toString().startsWith("\"Postrider, the referee\""));
        var all = (MimeMultipart)
                ((MimeMultipart) letter.getContent()).getBodyPart(0).getContent();
        var both = (MimeMultipart) all.getBodyPart(0).getContent();
        assertEquals(TEXT, both.getBodyPart(0).getContent().toString().replace("\r\n", "\n"));
        assertEquals(LAST.printed().html(), both.getBodyPart(1).getContent());
        assertEquals("verify.py", all.getBodyPart(1).getFileName());
        var program = all.getBodyPart(1).getInputStream().readAllBytes();
        assertEquals("print('é')\n", new String(program, StandardCharsets.UTF_8));
    }

    @Test
    @Needs(Need.GPG)
    void gpgSaysItsSignatureIsGood() throws IOException {
        var parts = MimePart.of(LAST.signed(KEY)).children();
        try (var gpg = new Gpg()) {
            gpg.importKey(KEY.publicKey().armored());
            var signature = new String(parts.get(1).content(), StandardCharsets.ISO_8859_1);
            assertTrue(gpg.verify(parts.get(0).wire(), signature).contains("GOODSIG"));
        }
    }

    @Test
    @Needs(Need.GPG)
    void theFirstLetterBringsTheRefereesKey() throws IOException {
        var letter = MimePart.of(LAST.introducing(KEY));
        var autocrypt = letter.field("Autocrypt").orElseThrow();
        assertTrue(autocrypt.startsWith("addr=referee@example.org; keydata="), autocrypt);
        var data = Base64.getMimeDecoder().decode(autocrypt.split("keydata=")[1]);
        var attached = letter.all()
                .filter(part -> part.field("Content-Disposition").orElse("").contains("filename=\"referee.asc\""))
                .findFirst();
        var file = new String(attached.orElseThrow().content(), StandardCharsets.US_ASCII);
        var signature = new String(letter.children().get(1).content(), StandardCharsets.ISO_8859_1);
        for (var key : List.of(data, file.getBytes(StandardCharsets.US_ASCII)))
            try (var gpg = new Gpg()) {
                gpg.importKey(key);
                assertTrue(
                        gpg.verify(letter.children().get(0).wire(), signature).contains("GOODSIG"));
            }
    }

    @Test
    void nothingOnTheWayNeedsToChangeIt() {
        var wire = new String(LAST.introducing(KEY), StandardCharsets.ISO_8859_1);
        assertTrue(wire.chars().allMatch(c -> c == '\r' || c == '\n' || c >= ' ' && c < 127));
        assertTrue(wire.lines().allMatch(line -> line.length() <= 78 && !line.startsWith("From ")));
        assertTrue(wire.lines().noneMatch(line -> line.endsWith(" ")), wire);
    }

    @Test
    void theSameLetterIsTheSameBytes() {
        assertArrayEquals(LAST.signed(KEY), LAST.signed(KEY));
        assertEquals("997f37d72bfd484489c7e8ccadc72a761928d91c8b06c4626d72894bd83a73da", Hash.sha256(LAST.signed(KEY)));
    }

    @Test
    void weRecognizeOurOwn() {
        var raw = LAST.signed(KEY);
        var someoneElse = new MailAddress("", "other@example.org");
        var sorted = Incoming.sort(raw, raw.length, raw.length, someoneElse);
        assertEquals(
                Reason.OURS, assertInstanceOf(Incoming.Silent.class, sorted).reason());
    }

    @Test
    void aPlayersLetterIsReadAsTheirOrders() {
        var orders = "game ww-017\nimpulse 23\nplay 77: activate Lévis\n";
        var raw = new OutgoingLetter("<x@example.org>", RENE, REFEREE, "Réponse", NOON, Cause.PERSON, List.of(), orders)
                .signed(KEY);
        var letter = assertInstanceOf(Incoming.Letter.class, Incoming.sort(raw, raw.length, raw.length, REFEREE));
        assertEquals(RENE, letter.envelope().from().orElseThrow());
        assertEquals("Réponse", letter.envelope().subject());
        var keyring = new Keyring(List.of(KEY.publicKey()));
        var finding = new Authenticator(keyring, InstantSource.fixed(NOON), Duration.ofDays(1)).examine(letter.part());
        assertEquals(
                orders, assertInstanceOf(SignatureCheck.Signed.class, finding).text());
    }

    @Test
    void noLineOfAHeaderCanBeSmuggledIn() {
        assertThrows(IllegalArgumentException.class, () -> new MailAddress("", "a@b\r\nBcc: c@d"));
        assertEquals("a b", new MailAddress("a\r\nb", "a@example.org").name());
        var bytes = new OutgoingLetter("<a@b>", REFEREE, RENE, "s\r\nBcc: c@d", NOON, Cause.EVENT, List.of(), "t")
                .signed(KEY);
        assertEquals(Optional.empty(), MimePart.of(bytes).field("Bcc"));
        assertThrows(IllegalArgumentException.class, () -> letter("<a@b>\r\nBcc: <c@d>", List.of()));
        assertThrows(IllegalArgumentException.class, () -> letter("<a@b>", List.of("<a@b>\r\nBcc: <c@d>")));
    }

    @Test
    void aLongThreadKeepsItsRecentLetters() {
        var references =
                IntStream.range(0, 100).mapToObj("<%d@example.org>"::formatted).toList();
        assertEquals(references.subList(80, 100), letter("<a@b>", references).references());
    }

    private static OutgoingLetter letter(String messageId, List<String> references) {
        return new OutgoingLetter(messageId, REFEREE, RENE, "s", NOON, Cause.EVENT, references, "t");
    }
}
