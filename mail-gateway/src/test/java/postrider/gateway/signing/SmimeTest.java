package postrider.gateway.signing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.bouncycastle.asn1.ASN1Integer;
import org.bouncycastle.asn1.ASN1Sequence;
import org.bouncycastle.asn1.DERSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.SignatureCheck.Bad;
import postrider.gateway.signing.SignatureCheck.Fault;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.signing.SignatureCheck.UnknownKey;
import postrider.log.Event;
import postrider.log.Signatures;
import postrider.log.SigningTime;
import postrider.needs.Need;
import postrider.needs.Needs;

/** Letters signed with S/MIME by openssl, Outlook and Apple Mail. */
class SmimeTest {
    private static final Instant THEN = Instant.parse("2026-11-25T15:57:32Z");
    private static final Instant NOW = Instant.parse("2026-11-26T08:00:00Z");
    private static final Path LETTERS = Path.of("src/test/resources/smime");
    private static final PublicKey JANE = key("jane.pem");
    private static final PublicKey ELLIPTIC = key("jane-ec.pem");
    private final Signatures filed = Signatures.installed().orElseThrow();

    @TempDir
    Path folder;

    private static PublicKey key(String certificate) {
        return PublicKey.read(text(LETTERS.resolve(certificate)), NOW);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, ISO_8859_1);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    static Stream<String> good() throws IOException {
        try (var all = Files.list(LETTERS)) {
            return all
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("ok-"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("good")
    void signedTextIsReadAndStaysGoodOnFile(String name) {
        var signed = assertInstanceOf(Signed.class, examine(text(LETTERS.resolve(name)), JANE, ELLIPTIC));
        var key = name.contains("-ec-") ? ELLIPTIC : JANE;
        assertEquals(key.fingerprint(), signed.fingerprint());
        assertTrue(signed.text().startsWith("game ww-017\nimpulse 1\ncommittees: Concord, Falmouth\n"), signed.text());
        assertTrue(
                THEN.plusSeconds(3).isAfter(signed.at()) && !THEN.isAfter(signed.at()),
                signed.at().toString());
        assertEquals(Optional.of(signed.at()), SigningTime.of(signed.written().signature()));
        assertEquals(Optional.empty(), Filed.fault(signed.written(), key));
        assertEquals(Optional.of(signed.text()), filed.text(signed.written()));
        assertEquals(
                Optional.of("the signature does not fit the text"),
                Filed.fault(
                        signed.written().signed().replace("Falmouth", "Hartford"),
                        signed.written().signature(),
                        key));
    }

    @ParameterizedTest
    @CsvSource({
        "no-changed, ALTERED",
        "no-opaque-changed, ALTERED",
        "no-md5, WEAK",
        "no-sha1, WEAK",
        "no-time-inside, UNDATED",
        "no-part-before, DAMAGED",
        "no-data-only, DAMAGED",
        "no-encrypted-only, ENCRYPTED",
        "no-expired-certificate, EXPIRED"
    })
    void faultsAreReported(String name, Fault fault) {
        assertEquals(new Bad(fault), examine(text(LETTERS.resolve(name + ".eml")), JANE));
    }

    /** Whatever a list or anybody else puts around the signed part is not read, and two signed texts are one too many. */
    @Test
    void onlyTheSignedPartIsRead() {
        var letter = text(LETTERS.resolve("ok-detached.eml")).replace("\r\n", "\n");
        var entity = letter.substring(letter.indexOf("Content-Type:"));
        var around = SignedForm.HEADER
                + SignedForm.multipart(
                        "multipart/mixed",
                        "=list",
                        SignedForm.part("text/plain", "7bit", "impulse 1\ncommittees: Hartford\n"),
                        SignedForm.crlf(entity),
                        SignedForm.part("text/plain", "7bit", "committees: Hartford\n"));
        var signed = assertInstanceOf(Signed.class, examine(around, JANE));
        assertFalse(signed.text().contains("Hartford"), signed.text());
        var twice = SignedForm.HEADER
                + SignedForm.multipart("multipart/mixed", "=two", SignedForm.crlf(entity), SignedForm.crlf(entity));
        assertEquals(new Bad(Fault.SEVERAL), examine(twice, JANE));
    }

    @Test
    void anotherKeyIsUnknownWhateverItsCertificateSays() {
        assertInstanceOf(UnknownKey.class, examine(text(LETTERS.resolve("no-other-certificate.eml")), JANE));
        assertInstanceOf(UnknownKey.class, examine(text(LETTERS.resolve("ok-detached.eml")), ELLIPTIC));
    }

    @Test
    void aLetterCountsOnlyForAMonthAndNotBeforeItsTime() {
        var letter = text(LETTERS.resolve("ok-detached.eml"));
        assertEquals(new Bad(Fault.OLD), examine(letter, THEN.plus(Duration.ofDays(31)), JANE));
        assertEquals(new Bad(Fault.FUTURE), examine(letter, THEN.minus(Duration.ofDays(2)), JANE));
    }

    /** Otherwise anyone who handles a letter could change its unsigned parts, and the referee could choose the dice that way. */
    @Test
    void aSignatureIsRecordedInCanonicalForm() {
        var bare = assertInstanceOf(Signed.class, examine(text(LETTERS.resolve("ok-no-certificate-inside.eml")), JANE));
        var rest = bare.written().signature().replace("-----BEGIN CMS-----", "-----BEGIN CMS-----\n");
        assertEquals(
                Optional.of("its signature has more than one spelling"),
                Filed.fault(bare.written().signed(), rest, JANE));
        var whole = CmsSeal.read(signature("ok-detached.eml")).seals().getFirst();
        var alone = whole.by(JANE).orElseThrow().canonical();
        assertEquals(
                alone, CmsSeal.filed(alone).getFirst().by(JANE).orElseThrow().canonical());
        assertTrue(Base64.getMimeDecoder().decode(alone.replaceAll("-----.*-----", "")).length < 700, alone);
    }

    /** From r and s anybody can compute r and n - s, which is just as valid: only one of the two is stored. */
    @Test
    void theMirrorImageOfAnEllipticSignatureIsTheSameSignature() throws IOException {
        var found = assertInstanceOf(Signed.class, examine(text(LETTERS.resolve("ok-ec-detached.eml")), ELLIPTIC));
        var file = Base64.getMimeDecoder().decode(found.written().signature().replaceAll("-----.*-----", ""));
        var order = new BigInteger("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", 16);
        var seal = CmsSeal.read(file).seals().getFirst();
        var pair = ASN1Sequence.getInstance(seal.signer().getSignature());
        var s = ASN1Integer.getInstance(pair.getObjectAt(1)).getValue();
        assertTrue(s.compareTo(order.shiftRight(1)) <= 0);
        var mirrored = new DERSequence(new ASN1Integer[] {
                    ASN1Integer.getInstance(pair.getObjectAt(0)), new ASN1Integer(order.subtract(s))
                })
                .getEncoded();
        var text = new String(file, ISO_8859_1);
        var before = new String(seal.signer().getSignature(), ISO_8859_1);
        var at = text.lastIndexOf(before);
        assertEquals(text.length(), at + before.length());
        assertEquals(before.length() + 1, mirrored.length, "a byte more");
        var other = lengthened(text.substring(0, at), 1) + new String(mirrored, ISO_8859_1);
        var twin = CmsSeal.read(other.getBytes(ISO_8859_1))
                .seals()
                .getFirst()
                .by(ELLIPTIC)
                .orElseThrow();
        assertEquals(Optional.empty(), twin.fault(found.written().signed().getBytes(ISO_8859_1)));
        assertEquals(found.written().signature(), twin.canonical());
        assertEquals(
                Optional.of("its signature has more than one spelling"),
                Filed.fault(found.written().signed(), Pem.write("CMS", other.getBytes(ISO_8859_1)), ELLIPTIC));
    }

    /** Increases each enclosing length on the path to the end of a DER structure. */
    private static String lengthened(String der, int more) {
        var bytes = new StringBuilder(der);
        for (int at = 0; at < bytes.length(); ) {
            int tag = bytes.charAt(at), first = bytes.charAt(at + 1);
            int size = first < 128 ? 0 : first & 127;
            int length = size == 0 ? first : 0;
            for (int i = 0; i < size; i++) length = length << 8 | bytes.charAt(at + 2 + i);
            int end = at + 2 + size + length;
            if (end < der.length()) {
                at = end;
                continue;
            }
            int longer = length + more;
            if (size == 0) bytes.setCharAt(at + 1, (char) longer);
            for (int i = 0; i < size; i++) bytes.setCharAt(at + 2 + i, (char) (longer >> 8 * (size - 1 - i) & 255));
            at += 2 + size;
            if (tag == 2 && at == bytes.length()) at += 1;
        }
        return bytes.toString();
    }

    private static byte[] signature(String name) {
        return MimePart.of(text(LETTERS.resolve(name)).getBytes(ISO_8859_1))
                .children()
                .getLast()
                .content();
    }

    /** Any damaged signature is refused without an exception. */
    @Test
    void aDamagedSignatureIsNeverGood() {
        var found = assertInstanceOf(Signed.class, examine(text(LETTERS.resolve("ok-ec-detached.eml")), ELLIPTIC));
        var good = signature("ok-ec-detached.eml");
        var random = new Random(1775);
        for (int i = 0; i < 1500; i++) {
            var bytes = good.clone();
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            if (i % 4 == 0) bytes = java.util.Arrays.copyOf(bytes, random.nextInt(bytes.length));
            for (var seal : CmsSeal.read(bytes).seals())
                seal.by(ELLIPTIC).ifPresent(by -> {
                    if (by.fault(found.written().signed().getBytes(ISO_8859_1)).isEmpty())
                        assertEquals(found.written().signature(), by.canonical());
                });
        }
    }

    @Test
    void deeplyNestedStructuresAreRefused() {
        var deep = new byte[150_000];
        for (int i = 0; i < deep.length; i += 2) {
            deep[i] = 0x30;
            deep[i + 1] = (byte) 0x80;
        }
        assertEquals(List.of(), CmsSeal.read(deep).seals());
        assertFalse(CmsSeal.hides(deep));
    }

    @Test
    void onlyTheKeyIsEnrolledSoARenewedCertificateWorks() {
        assertEquals(JANE, PublicKey.read(JANE.armored(), NOW));
        assertTrue(JANE.armored().startsWith("-----BEGIN PUBLIC KEY-----\n"), JANE.armored());
        assertTrue(JANE.fingerprint().matches("[0-9a-f]{64}"), JANE.fingerprint());
        assertSentence(
                "This certificate is not valid today: send one that is.",
                text(LETTERS.resolve("jane.pem")),
                THEN.plus(Duration.ofDays(400)));
        assertSentence(
                "This is a secret key: keep it to yourself, and send the public one.",
                "-----BEGIN PRIVATE KEY-----\n",
                NOW);
        assertSentence(
                "This certificate cannot be read.",
                "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
                NOW);
        assertSentence(
                "This is no RSA key and no key of a NIST curve.",
                "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n",
                NOW);
        assertEquals(Optional.empty(), filed.fault(new Event.Player("Jane", "", JANE.fingerprint(), JANE.armored())));
        assertEquals(
                Optional.of("the fingerprint of Jane is not that of their key"),
                filed.fault(new Event.Player("Jane", "", JANE.fingerprint(), ELLIPTIC.armored())));
    }

    private static void assertSentence(String sentence, String file, Instant now) {
        assertEquals(
                sentence,
                assertThrows(IllegalArgumentException.class, () -> PublicKey.read(file, now))
                        .getMessage());
    }

    /** The installed openssl: keys that it makes and letters that it signs, and it accepts what we store. */
    @Test
    @Needs(Need.OPENSSL)
    void opensslsSignaturesAreReadAndOpensslVerifiesStoredOnes() throws Exception {
        assertSignedByOpenssl("text/plain\r\n\r\ngame ww-017\r\npass\r\n");
        assertSignedByOpenssl("text/html\r\n\r\n<div>game ww-017<br>\r\npass</div>\r\n");
    }

    private void assertSignedByOpenssl(String body) throws Exception {
        Files.write(folder.resolve("body"), ("Content-Type: " + body).getBytes(US_ASCII));
        for (var kind :
                Map.of("rsa:2048", "", "ec", "-pkeyopt ec_paramgen_curve:P-384").entrySet()) {
            openssl("req -x509 -newkey %s %s -nodes -keyout key -out cert -days 2 -subj /CN=jane"
                    .formatted(kind.getKey(), kind.getValue()));
            var now = InstantSource.system().instant().plusSeconds(2);
            var jane = PublicKey.read(text(folder.resolve("cert")), now);
            for (var how : List.of("cms -sign", "smime -sign", "cms -sign -nodetach", "cms -sign -md sha512 -keyid")) {
                openssl(
                        how
                                + " -in body -binary -signer cert -inkey key -from jane@example.com -to r@example.com -out letter");
                var signed = assertInstanceOf(Signed.class, examine(text(folder.resolve("letter")), now, jane), how);
                assertEquals("game ww-017\npass\n", signed.text());
                Files.writeString(folder.resolve("signed"), signed.written().signed(), ISO_8859_1);
                Files.writeString(folder.resolve("signature"), signed.written().signature());
                openssl(
                        "cms -verify -binary -inform PEM -in signature -content signed -certfile cert -noverify -out same");
                assertEquals(signed.written().signed(), text(folder.resolve("same")));
            }
        }
        assertNotEquals("", text(folder.resolve("letter")));
    }

    private void openssl(String command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(Stream.concat(Stream.of("openssl"), Stream.of(command.split(" +")))
                        .toList())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        var said = new String(process.getInputStream().readAllBytes(), US_ASCII);
        assertEquals(0, process.waitFor(), command + ": " + said);
    }

    private static SignatureCheck examine(String letter, PublicKey... keys) {
        return examine(letter, NOW, keys);
    }

    private static SignatureCheck examine(String letter, Instant now, PublicKey... keys) {
        return new Authenticator(new Keyring(List.of(keys)), InstantSource.fixed(now), Duration.ofDays(30))
                .examine(MimePart.of(letter.getBytes(ISO_8859_1)));
    }
}
