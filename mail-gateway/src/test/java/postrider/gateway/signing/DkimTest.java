package postrider.gateway.signing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.SignatureCheck.NotNow;
import postrider.gateway.signing.SignatureCheck.NotVouched;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.signing.SignatureCheck.Unsigned;
import postrider.log.Event;
import postrider.log.Signatures;

/** Letters of players without a key, signed by the domain of their mailbox. */
class DkimTest {
    private static final Instant NOW = Instant.ofEpochSecond(1_795_622_200);
    private static final Path LETTERS = Path.of("src/test/resources/dkim");
    private static final Map<String, List<String>> DNS = records();
    private static final PublicKey JANE = PublicKey.read("dkim:jane@example.com", NOW);
    private static final PublicKey JOE = PublicKey.read("dkim:joe@football.example.com", NOW);
    private final Signatures filed = Signatures.installed().orElseThrow();

    private static Map<String, List<String>> records() {
        return text("dns.txt")
                .lines()
                .map(line -> line.split("\t"))
                .collect(Collectors.toMap(record -> record[0], record -> List.of(record[1])));
    }

    private static String text(String name) {
        try {
            return Files.readString(LETTERS.resolve(name), ISO_8859_1);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    static Stream<String> all() throws IOException {
        try (var files = Files.list(LETTERS)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".eml"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void onlyWhatTheDomainSignsWholeIsGoodAndStaysSo(String name) {
        var found = examine(text(name));
        if (name.contains("second-from")) { // the first of them is not hers
            assertInstanceOf(Unsigned.class, found);
            return;
        }
        if (name.contains("-no-")) {
            assertInstanceOf(NotVouched.class, found);
            return;
        }
        if (name.contains("empty-body") || name.contains("changed")) { // valid DKIM, but nothing that can be read
            assertInstanceOf(NotVouched.class, found);
            return;
        }
        var signed = assertInstanceOf(Signed.class, found, () -> ((NotVouched) found).sentence());
        var key = name.contains("rfc8463") ? JOE : JANE;
        assertEquals(key.fingerprint(), signed.fingerprint());
        assertEquals(Optional.empty(), Filed.fault(signed.written(), key));
        assertEquals(Optional.of(signed.text()), filed.text(signed.written()));
        assertEquals(
                Optional.of("the signature does not fit the text"),
                Filed.fault(
                        signed.written().signed() + "committees: Hartford\r\n",
                        signed.written().signature(),
                        key));
        assertEquals(
                Optional.of("the signature does not fit the text"),
                Filed.fault(
                        signed.written().signed().replaceFirst("(?i)subject:", "subject:x"),
                        signed.written().signature(),
                        key));
        assertEquals(
                Optional.of("another domain than that of the mailbox has signed it"),
                Filed.fault(signed.written(), PublicKey.read("dkim:jane@evil.test", NOW)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "16-no-body-changed | the signature does not fit the text",
                "17-no-subject-changed | the signature does not fit the text",
                "18-no-length-tag | what stands at its end is not signed",
                "22-no-second-subject | 'subject' stands twice in its header",
                "23-no-other-domain | another domain than that of the mailbox has signed it",
                "24-no-revoked | its key was revoked",
                "25-no-rsa768 | the key of its domain is weak",
                "26-no-sha1 | the signature uses an outdated digest such as SHA-1",
                "27-no-strict-subdomain | another domain than that of the mailbox has signed it",
                "28-no-key-unknown | its key is not published",
                "29-no-key-for-sha1-only | its key is not for SHA-256",
                "30-no-key-for-tlsrpt | its key is not for mail",
                "31-no-subject-unsigned | sender, subject and date are not signed",
                "32-no-unsigned | it has no DKIM signature",
                "35-no-from-not-signed | sender, subject and date are not signed",
                "36-no-expired | the signature had an end, and it was past when the letter came",
                "38-no-t-tomorrow | the signature bears a date in the future",
                "40-no-identity-mismatch | another domain than that of the mailbox has signed it",
                "41-no-twice-tag | the signature cannot be read"
            })
    void faultsAreReported(String name, String why) {
        assertEquals(new NotVouched("jane@example.com", why), examine(text(name + ".eml")));
    }

    /** Expiry is judged when a letter comes in and never again: a stored signature stays good for ever. */
    @Test
    void anExpiredSignatureIsStillGoodOnFile() {
        var letter = text("34-ok-by-hand.eml");
        var signed = assertInstanceOf(Signed.class, examine(letter));
        assertEquals(Optional.empty(), Filed.fault(signed.written(), JANE));
        assertInstanceOf(NotVouched.class, examine(letter, NOW.plus(Duration.ofDays(30)), DNS::get));
    }

    /** The key from the DNS is stored: the domain may change or withdraw it any day. */
    @Test
    void aRotatedKeySignsNoNewLettersAndOldOnesStayGood() {
        var letter = text("01-ok-relaxed.eml");
        var signed = assertInstanceOf(Signed.class, examine(letter));
        KeyRecords rotated = name -> DNS.get("r1._domainkey.example.com");
        assertEquals(
                new NotVouched("jane@example.com", "the signature does not fit the text"),
                examine(letter, NOW, rotated));
        assertEquals(Optional.empty(), Filed.fault(signed.written(), JANE));
        assertTrue(
                signed.written().signature().contains("-----BEGIN PUBLIC KEY-----\n"),
                signed.written().signature());
    }

    @Test
    void aLetterWaitsWhileTheDnsIsSilent() {
        assertInstanceOf(NotNow.class, examine(text("01-ok-relaxed.eml"), NOW, KeyRecords.NONE));
        assertInstanceOf(NotVouched.class, examine(text("32-no-unsigned.eml"), NOW, KeyRecords.NONE));
    }

    @ParameterizedTest
    @CsvSource({
        "From: Jane Doe <jane@example.com>, From: Jane Doe <jane@examp1e.com>",
        "From: Jane Doe <jane@example.com>, From: \"jane@example.com\" <eve@evil.test>",
        "From: Jane Doe <jane@example.com>, From: jane@example.com.evil.test"
    })
    void aLookalikeIsNobody(String from, String other) {
        assertInstanceOf(Unsigned.class, examine(text("01-ok-relaxed.eml").replace(from, other)));
    }

    @Test
    void twoSendersInOneFieldAreNotOne() {
        var one = text("01-ok-relaxed.eml");
        assertInstanceOf(
                NotVouched.class, examine(one.replace("<jane@example.com>", "<jane@example.com>, eve@evil.test")));
        assertEquals(
                new NotVouched("jane@example.com", "'from' stands twice in its header"),
                examine(one.replace("From: Jane", "From: jane@example.com\r\nFrom: Jane")));
    }

    /** Relaxed canonicalization does not sign all whitespace, which is neither stored nor read. */
    @Test
    void textThatIsNotSignedIsNotFiled() {
        var letter = text("01-ok-relaxed.eml");
        var once = assertInstanceOf(Signed.class, examine(letter));
        var spread = letter.replace("Concord,  Falmouth ", "Concord, \t   Falmouth     ")
                .replace("Subject: Re:", "Subject:   Re:")
                .replace("To:", "X-Spam: no\r\nReceived: by evil.test\r\nTo:");
        var again = assertInstanceOf(Signed.class, examine(spread));
        assertEquals(once, again);
        assertTrue(once.text().contains("committees: Concord, Falmouth\n"), once.text());
    }

    /** Gmail does not sign Content-Type and encoding: a letter in which these were changed is refused. */
    @Test
    void typeAndEncodingAreSignedOrInferredFromTheBody() {
        var changed = text("33-ok-content-type-unsigned-and-changed.eml");
        assertEquals(
                new NotVouched("jane@example.com", "what is signed does not tell how it is to be read"),
                examine(changed));
        assertInstanceOf(Signed.class, examine(changed.replace("text/html", "text/plain")));
    }

    /** Masses of whitespace cost no more than any other letter of that length. */
    @Test
    void endlessWhitespaceIsReadQuickly() {
        var letter = text("01-ok-relaxed.eml")
                + (" ".repeat(999) + "x").repeat(400)
                + "\r\n--".repeat(30_000)
                + " ".repeat(200_000);
        long began = System.nanoTime();
        assertInstanceOf(NotVouched.class, examine(letter));
        assertTrue(Duration.ofNanos(System.nanoTime() - began).toSeconds() < 10);
    }

    @Test
    void aDamagedLetterIsNeverReadDifferently() {
        for (var name : List.of("01-ok-relaxed.eml", "02-ok-simple.eml")) {
            var letter = text(name).getBytes(ISO_8859_1);
            var good = assertInstanceOf(Signed.class, examine(text(name)));
            var random = new Random(1775);
            for (int i = 0; i < 1500; i++) {
                var bytes = letter.clone();
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
                if (examine(new String(bytes, ISO_8859_1)) instanceof Signed signed) assertEquals(good, signed);
            }
        }
    }

    @Test
    void aMailboxIsEnrolledByItsAddress() {
        assertEquals(new PublicKey("dkim:jane@example.com", "dkim:jane@example.com\n"), JANE);
        assertEquals(JANE, PublicKey.read("dkim: Jane@Example.com", NOW));
        assertThrows(IllegalArgumentException.class, () -> PublicKey.read("dkim:jane", NOW));
        var other = new Event.Player("Jane", "jane@example.org", "", "dkim:jane@example.com");
        assertThrows(IllegalArgumentException.class, () -> PublicKey.enrolled(other, NOW));
        assertEquals(
                Optional.empty(),
                filed.fault(new Event.Player("Jane", "jane@example.com", JANE.fingerprint(), JANE.armored())));
    }

    /** The JDK's real resolver asks a name server that answers with one record in two strings, and then falls silent. */
    @Test
    void theDnsIsAskedOnceAndNotWaitedForLong() throws Exception {
        var record = DNS.get("r._domainkey.example.com").getFirst();
        var asked = new AtomicInteger();
        try (var server = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            var serving = Thread.ofVirtual().start(() -> serve(server, record, asked));
            var dns = new DnsKeys("dns://127.0.0.1:" + server.getLocalPort(), InstantSource.fixed(NOW));
            for (int i = 0; i < 3; i++) assertEquals(List.of(record), dns.under("r._domainkey.example.com"));
            assertEquals(1, asked.get());
            assertEquals(List.of(), dns.under("none._domainkey.example.com"));
            assertThrows(IOException.class, () -> dns.under("silent._domainkey.example.com"));
            int before = asked.get();
            assertThrows(IOException.class, () -> dns.under("another._domainkey.example.com"));
            assertEquals(before, asked.get());
            assertEquals(List.of(record), dns.under("r._domainkey.example.com"));
            assertTrue(serving.isAlive());
        }
        assertEquals("v=DKIM1; p=abc", DnsKeys.joined("\"v=DKIM1; p=a\" bc"));
        assertEquals("a\"b\\c", DnsKeys.joined("\"a\\\"b\\\\c\""));
    }

    /** As much of RFC 1035, 4.1, as one question needs. */
    private static void serve(DatagramSocket server, String record, AtomicInteger asked) {
        try {
            for (var packet = new DatagramPacket(new byte[512], 512); ; ) {
                server.receive(packet);
                asked.incrementAndGet();
                var question = new String(packet.getData(), 0, packet.getLength(), ISO_8859_1);
                if (question.contains("silent")) continue;
                boolean known = question.contains("\u0001r\n_domainkey");
                int end = 12;
                while (packet.getData()[end] != 0) end += packet.getData()[end] + 1;
                var answer = ByteBuffer.allocate(1024)
                        .put(packet.getData(), 0, 2)
                        .putShort((short) (known ? 0x8180 : 0x8183))
                        .putShort((short) 1)
                        .putShort((short) (known ? 1 : 0))
                        .putInt(0)
                        .put(packet.getData(), 12, end + 5 - 12);
                if (known)
                    answer.putShort((short) 0xc00c)
                            .putShort((short) 16)
                            .putShort((short) 1)
                            .putInt(60)
                            .putShort((short) (record.length() + 2))
                            .put((byte) 200)
                            .put(record.substring(0, 200).getBytes(US_ASCII))
                            .put((byte) (record.length() - 200))
                            .put(record.substring(200).getBytes(US_ASCII));
                server.send(new DatagramPacket(answer.array(), answer.position(), packet.getSocketAddress()));
            }
        } catch (IOException closed) {
            // the test is over
        }
    }

    private static SignatureCheck examine(String letter) {
        return examine(letter, NOW, name -> DNS.getOrDefault(name, List.of()));
    }

    private static SignatureCheck examine(String letter, Instant now, KeyRecords records) {
        return new Authenticator(
                        new Keyring(List.of(JANE, JOE)), InstantSource.fixed(now), Duration.ofDays(30), records)
                .examine(MimePart.of(letter.getBytes(ISO_8859_1)));
    }
}
