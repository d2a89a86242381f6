package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.gateway.Incoming.Letter;
import postrider.gateway.Incoming.Reason;
import postrider.gateway.Incoming.Silent;
import postrider.gateway.Incoming.Unread;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.Authenticator;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.SecretKey;
import postrider.gateway.signing.SignatureCheck;
import postrider.gateway.signing.SignedForm;

class IncomingTest {
    private static final MailAddress SELF = new MailAddress("Postrider", "referee@example.org");
    private static final String LETTER = """
            Received: from somewhere
            From: =?utf-8?Q?Ren=C3=A9?= <rene@example.org>
            Subject: Re: [ww-017]
             Washington's War
            Date: Fri, 20 Nov 2026 12:00:00 +0100
            Message-ID: <two@example.org>
            In-Reply-To: <one@example.net>
            References: <zero@example.net>
             <one@example.net>
            """;

    @Test
    void theHeaderIsRead() {
        var letter = assertInstanceOf(Letter.class, sort(LETTER + "\npass\n"));
        assertEquals(
                Optional.of(new MailAddress("René", "rene@example.org")),
                letter.envelope().from());
        assertEquals("Re: [ww-017] Washington's War", letter.envelope().subject());
        assertEquals(
                Optional.of(Instant.parse("2026-11-20T11:00:00Z")),
                letter.envelope().date());
        assertEquals(
                List.of("<zero@example.net>", "<one@example.net>", "<two@example.org>"),
                letter.envelope().thread());
        assertEquals("pass\n", letter.part().text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-Postrider: ww-017",
                "Content-Type: multipart/mixed; boundary=x~~--x~X-Postrider: 1~~",
                "From: Me <Referee@Example.org>",
            })
    void ourOwnLettersAreNeverAnswered(String field) {
        assertEquals(
                Reason.OURS,
                assertInstanceOf(Silent.class, sort(field.replace("~", "\n") + "\n" + LETTER + "\npass\n"))
                        .reason());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Auto-Submitted: auto-replied|AUTO_REPLY",
                "Auto-Submitted: auto-generated (rejected)|AUTO_REPLY",
                "Precedence: auto_reply|AUTO_REPLY",
                "Precedence: Auto-Reply|AUTO_REPLY",
                "X-Autoreply: yes|AUTO_REPLY",
                "X-Auto-Reply-From: rene@example.org|AUTO_REPLY",
                "X-Mail-Autoreply: yes|AUTO_REPLY",
                "X-Apple-Action: VACATION|AUTO_REPLY",
                "Delivered-To: Autoresponder|AUTO_REPLY",
                "X-POST-MessageClass: 9; Autoresponder|AUTO_REPLY",
                "Subject: Automatic reply: [ww-017] 3 report|AUTO_REPLY",
                "Subject: Automatische Antwort: [ww-017] 3 report|AUTO_REPLY",
                "Subject: =?utf-8?Q?R=C3=A9ponse_automatique_:?= [ww-017] 3 report|AUTO_REPLY",
                "Subject: Out of Office: [ww-017] 3 report|AUTO_REPLY",
                "Precedence: Bulk|NO_REPLY",
                "X-Auto-Response-Suppress: DR, OOF, AutoReply|NO_REPLY",
                "From: Shop <no-reply@example.org>|NO_REPLY",
                "From: do_not.reply@example.org|NO_REPLY",
                "From: war-request@example.org|NO_REPLY",
                "Return-Path: <>|BOUNCE",
                "Return-Path: <#@[]>|BOUNCE",
                "Return-Path: <MAILER-DAEMON@mx.example.org>|BOUNCE",
                "X-Failed-Recipients: howe@example.org|BOUNCE",
                "Content-Type: multipart/report; boundary=x|BOUNCE",
                "From: MAILER-DAEMON@example.org|BOUNCE",
                "From: Mailer_Daemon@example.org|BOUNCE",
                "From: Postmaster@example.org|BOUNCE",
                "From: post_master@example.org|BOUNCE",
                "From: MDaemon@example.org|BOUNCE",
                "From: Mail Delivery Subsystem <x17@example.org>|BOUNCE",
                "From: bounces+17@example.org|BOUNCE",
                "From: MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.org|BOUNCE",
                "Sender: Mailer-Daemon@example.org|BOUNCE",
                "Content-Type: multipart/mixed; boundary=x~~--x~Content-Type: multipart/report~~|BOUNCE",
                "Content-Type: multipart/mixed; boundary=x~~--x~Content-Type: message/delivery-status~~|BOUNCE",
                "Precedence: list|LIST",
                "Precedence: bulk~List-Id: <war.example.org>|LIST",
                "List-Id: The war <war.example.org>|LIST",
                "List-Unsubscribe: <mailto:war-leave@example.org>|LIST",
                "Mailing-List: list war@example.org|LIST",
                "From: nobody|NO_SENDER",
                "From: a..b@example.org|NO_SENDER",
                "From: undisclosed-recipients:;|NO_SENDER",
                "From: the players: howe@example.org, rene@example.org;|NO_SENDER",
                "From: \"a\\r\\nBcc: x\"@example.org|NO_SENDER",
            })
    void someLettersAreAnsweredOnlyIfTheyAreSigned(String field, Reason reason) {
        var letter = field.replace("~", "\n") + "\n" + LETTER + "\npass\n";
        assertEquals(
                Optional.of(reason),
                assertInstanceOf(Letter.class, sort(letter)).unlessSigned());
        var raw = letter.getBytes(StandardCharsets.ISO_8859_1);
        assertEquals(
                reason,
                assertInstanceOf(Silent.class, Incoming.sort(raw, 30_000_000, 1_000_000, SELF))
                        .reason());
    }

    /** Even if they write about failures, holidays and machines. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Out of office|I am away until May 5 and send my orders then.",
                "Delivery failure?|My last order could not be delivered, I think. Did you get it?~~René~rene@example.org",
                "Undeliverable|The supplies to Montréal are undeliverable, I know.",
                "Re: [ww-017] 3 report|I am on vacation. An automatic reply would be kind.",
                "Re: [ww-017] 3 report|~-----Original Message-----~From: Postrider~Date: today~Subject: [ww-017] 3 report~To: me",
                "Fwd: [ww-017] 3 report|What is this?~~Message-ID: <ww-017.3.british.report@example.org>~X-Postrider: 1",
                "[referee@example.org: [ww-017] 3 report]|Message-ID: <ww-017.3.british.report@example.org>",
                "Please confirm my order|I have sent it twice.",
                "Autumn campaign: an order|pass",
                "a warning|message received: 550 men marched to 5.1.1",
            })
    void peopleAreAnswered(String subject, String text) {
        var letter = "Subject: %s~%s~%s~".formatted(subject, LETTER, text).replace("~", "\n");
        var sorted = assertInstanceOf(
                Letter.class, Incoming.sort(letter.getBytes(StandardCharsets.UTF_8), 999, 30_000_000, SELF));
        assertEquals(Optional.empty(), sorted.unlessSigned());
    }

    @Test
    void aVacationSubjectAloneIsNoReasonForSilence() {
        assertInstanceOf(Letter.class, sort("Subject: Out of office\nAuto-Submitted: no\n" + LETTER + "\npass\n"));
    }

    @Test
    void rubbishIsNotAnswered() {
        for (var rubbish : List.of("", "\r\n", "\0\1\2\377", "no header at all", "\n\n\n", ": :\n"))
            assertEquals(
                    Optional.of(Reason.NO_SENDER),
                    assertInstanceOf(Letter.class, sort(rubbish)).unlessSigned());
    }

    @Test
    void aLargeLetterIsKnownByItsHeader() {
        var beginning = (LETTER + "\npass").getBytes(StandardCharsets.ISO_8859_1);
        var unread = assertInstanceOf(Unread.class, Incoming.sort(beginning, 30_000_000, 1_000_000, SELF));
        assertTrue(unread.why().startsWith("Your letter has 30,000,000 bytes"), unread.why());
    }

    @Test
    void twoDeliveriesOfALetterHaveOneDigest() {
        var one = sort(LETTER + "\npass\n").envelope().digest();
        var again = sort("Delivered-To: referee@example.org\n" + LETTER.replace("somewhere", "elsewhere") + "\npass\n");
        assertEquals(one, again.envelope().digest());
        assertEquals(
                one,
                sort((LETTER + "\npass\n").replace("\n", "\r\n")).envelope().digest());
        assertNotEquals(one, sort(LETTER + "\npass!\n").envelope().digest());
    }

    @Test
    void textIsDecodedWhateverItsCharset() {
        assertEquals("é", text("text/plain; charset=utf-8", "é".getBytes(StandardCharsets.UTF_8)));
        assertEquals("é", text("text/plain; charset=iso-8859-1", "é".getBytes(StandardCharsets.ISO_8859_1)));
        assertEquals("é", text("text/plain; charset=klingon", "é".getBytes(StandardCharsets.UTF_8)));
        assertEquals("é", text("text/plain; charset=utf-8", "é".getBytes(StandardCharsets.ISO_8859_1)));
        assertEquals("é", text("text/plain; charset=us-ascii", "é".getBytes(StandardCharsets.UTF_8)));
        assertEquals("é", text("text/plain; charset=\"\"", "é".getBytes(StandardCharsets.UTF_8)));
        assertEquals("é", text("text", "é".getBytes(StandardCharsets.UTF_8)));
    }

    private static String text(String type, byte[] body) {
        return MimePart.of(("Content-Type: " + type + "\n\n" + new String(body, StandardCharsets.ISO_8859_1))
                        .getBytes(StandardCharsets.ISO_8859_1))
                .text();
    }

    @Test
    void quotedPrintableIsDecodedAndMalformedSequencesAreKept() {
        var letter = part("Content-Transfer-Encoding: Quoted-Printable\n\n"
                + "L=C3=A9vis=\n, 7 =3D 7=20\nblanks at the end \t\n=3d =zz\n=");
        assertEquals("Lévis, 7 = 7 \nblanks at the end\n= =zz\n", letter.text());
    }

    @Test
    void nestingAndPartsAreBounded() {
        var nested = IntStream.range(0, 2000)
                .mapToObj("Content-Type: multipart/mixed; boundary=b%1$d\n\n--b%1$d\n"::formatted)
                .collect(Collectors.joining());
        assertEquals(MimePart.DEPTH + 1, part(nested).all().count());
        var many = "Content-Type: multipart/mixed; boundary=b\n\n" + "--b\n\npass\n".repeat(100_000);
        assertEquals(MimePart.PARTS, part(many).children().size());
        var flood = "X-Flood: %s\n".formatted("x".repeat(40)).repeat(20_000) + LETTER + "\npass\n";
        assertEquals(
                Optional.of(Reason.NO_SENDER),
                assertInstanceOf(Letter.class, sort(flood)).unlessSigned());
    }

    @Test
    void aMultipartWithoutBoundaryHasNoParts() {
        assertTrue(
                part("Content-Type: multipart/mixed\n\n--\n\npass\n").children().isEmpty());
        assertTrue(part("Content-Type: multipart/mixed; boundary=\"\n\n--\n\npass\n")
                .children()
                .isEmpty());
    }

    /** Randomly damaged letters are always sorted somehow. */
    @Test
    void nothingThatArrivesThrows() {
        var key = SecretKey.make("Red <red@example.org>", Instant.EPOCH, new byte[32]);
        var keyring = new Keyring(List.of(key.publicKey()));
        var authenticator = new Authenticator(keyring, InstantSource.system(), Duration.ofDays(30));
        var part = "Content-Type: text/plain; charset=utf-8; format=flowed\r\n\r\nimpulse 23\r\npass\r\n";
        var whole = LETTER.replace("\n", "\r\n")
                + SignedForm.multipart(
                        "multipart/signed; protocol=\"application/pgp-signature\"",
                        "b",
                        part,
                        "Content-Type: application/pgp-signature\r\nContent-Transfer-Encoding: base64\r\n\r\n"
                                + java.util.Base64.getMimeEncoder()
                                        .encodeToString(key.sign(part.getBytes(), Instant.now())
                                                .getBytes()));
        assertInstanceOf(SignatureCheck.Signed.class, authenticator.examine(part(whole)));
        var random = new SplittableRandom(1775);
        for (var i = 0; i < 5_000; i++) {
            var damaged = new StringBuilder(whole);
            for (var wound = 0; wound <= random.nextInt(4); wound++) damage(damaged, random);
            var sorted = sort(damaged.toString());
            if (sorted instanceof Letter letter)
                assertFalse(authenticator.examine(letter.part()).sentence().isBlank());
        }
    }

    private static void damage(StringBuilder letter, SplittableRandom random) {
        var at = random.nextInt(letter.length());
        switch (random.nextInt(4)) {
            case 0 -> letter.setCharAt(at, (char) random.nextInt(256));
            case 1 -> letter.delete(at, Math.min(letter.length(), at + random.nextInt(1, 40)));
            case 2 -> letter.insert(at, letter.substring(random.nextInt(letter.length())));
            default -> letter.insert(at, "\r\n".repeat(random.nextInt(1, 3)));
        }
    }

    private static MimePart part(String text) {
        return MimePart.of(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static Incoming sort(String text) {
        var raw = text.getBytes(StandardCharsets.ISO_8859_1);
        return Incoming.sort(raw, raw.length, 30_000_000, SELF);
    }
}
