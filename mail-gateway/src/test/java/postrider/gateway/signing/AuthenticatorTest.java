package postrider.gateway.signing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.gateway.signing.SignedForm.CLEAR_8BIT;
import static postrider.gateway.signing.SignedForm.MUTT;
import static postrider.gateway.signing.SignedForm.crlf;
import static postrider.gateway.signing.SignedForm.header;
import static postrider.gateway.signing.SignedForm.multipart;
import static postrider.gateway.signing.SignedForm.part;
import static postrider.gateway.signing.SignedForm.signed;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.SignatureCheck.Bad;
import postrider.gateway.signing.SignatureCheck.Fault;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.signing.SignatureCheck.UnknownKey;
import postrider.gateway.signing.SignatureCheck.Unsigned;
import postrider.needs.Need;
import postrider.needs.Needs;

/** Letters signed by the real gpg, as mail programs send them. */
@Needs(Need.GPG)
class AuthenticatorTest {
    private static final String ORDERS = """
            game ww-017
            impulse 23
            play 77: activate Burgoyne with 5 CU; to Saratoga
              if asked battle card: discard 31, and if that is not possible lay down nothing at all
            - a dash, an é and an ü
            From here on, Lévis
            """;
    private static final String WIRE = wire(ORDERS);
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-20T13:00:00Z"));
    private static final Gpg GPG = new Gpg();
    private static Keyring enrolled;

    @BeforeAll
    static void keys() {
        GPG.key("ed", "ed25519", "sign", "never");
        GPG.key("rsa", "rsa3072", "sign", "never");
        GPG.key("sub", "ed25519", "cert", "never");
        GPG.signingSubkey("sub", "ed25519");
        GPG.key("stranger", "ed25519", "sign", "never");
        enrolled = new Keyring(Stream.of("ed", "rsa", "sub").map(GPG::enrolled).toList());
    }

    @AfterAll
    static void close() throws IOException {
        GPG.close();
    }

    static Stream<Arguments> everyKeyAndProgram() {
        return Stream.of("ed", "rsa", "sub")
                .flatMap(key -> Stream.of(SignedForm.values()).map(program -> Arguments.of(key, program)));
    }

    @ParameterizedTest
    @MethodSource("everyKeyAndProgram")
    void aSignedLetterIsReadWithEitherLineEnd(String key, SignedForm program) {
        var letter = program.letter(GPG, key, WIRE);
        for (var sent : List.of(letter, letter.replace("\r\n", "\n"))) {
            var signed = assertInstanceOf(Signed.class, examine(sent), sent);
            assertEquals(GPG.fingerprint(key).toLowerCase(), signed.fingerprint());
            assertEquals(
                    ORDERS.strip(),
                    signed.text().replace(" An indented first line.\n", "").strip());
            assertEquals(Instant.parse("2026-11-20T12:00:00Z"), signed.at());
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "FILE_.*(PACKED|CLEAR).*")
    void oneChangedCharacterIsNoticed(SignedForm program) {
        var letter = program.letter(GPG, "ed", "impulse 23\npass\n");
        var changed = letter.replace("impulse 23", "impulse 33").replace("aW1wdWxzZSAyM", "aW1wdWxzZSAzM");
        assertNotEquals(letter, changed);
        assertEquals(new Bad(Fault.ALTERED), examine(changed));
    }

    @Test
    void anotherKeyIsUnknown() {
        var id = GPG.fingerprint("stranger").substring(24).toLowerCase();
        assertEquals(new UnknownKey(id), examine(MUTT.letter(GPG, "stranger", WIRE)));
        assertEquals(new UnknownKey(id), examine(CLEAR_8BIT.letter(GPG, "stranger", WIRE)));
    }

    @Test
    void anExpiredKeyCountsForNothing() {
        GPG.key("late", "ed25519", "sign", "10d");
        var text = part("text/plain", "7bit", "pass\n");
        var after = detached(text, GPG.signAt("20261110T000000", "late", text));
        var keyring = new Keyring(List.of(GPG.enrolled("late")));
        assertInstanceOf(Signed.class, examine(after, keyring, CLOCK));

        // gpg itself will not sign with an expired key: the key is enrolled as it was before it was prolonged
        var old = GPG.enrolled("late");
        GPG.prolong("late");
        var signed = detached(text, GPG.sign("late", text));
        assertEquals(new Bad(Fault.EXPIRED), examine(signed, new Keyring(List.of(old)), CLOCK));
        assertInstanceOf(Signed.class, examine(signed, new Keyring(List.of(GPG.enrolled("late"))), CLOCK));
    }

    @Test
    void aRevokedKeyCountsForNothingInAnyGame() {
        GPG.key("gone", "ed25519", "sign", "never");
        var letter = MUTT.letter(GPG, "gone", WIRE);
        var before = GPG.enrolled("gone");
        GPG.revoke("gone");
        assertInstanceOf(Signed.class, examine(letter, new Keyring(List.of(before)), CLOCK));
        assertEquals(new Bad(Fault.REVOKED), examine(letter, new Keyring(List.of(GPG.enrolled("gone"))), CLOCK));
        assertEquals(
                new Bad(Fault.REVOKED), examine(letter, new Keyring(List.of(before, GPG.enrolled("gone"))), CLOCK));
    }

    @Test
    void aSignatureHasItsTime() {
        var text = part("text/plain", "7bit", "pass\n");
        assertEquals(new Bad(Fault.FUTURE), examine(detached(text, GPG.signAt("20261122T120000", "ed", text))));
        assertInstanceOf(Signed.class, examine(detached(text, GPG.signAt("20261121T120000", "ed", text))));
        var inJanuary = InstantSource.fixed(Instant.parse("2027-01-20T12:00:00Z"));
        assertEquals(new Bad(Fault.OLD), examine(MUTT.letter(GPG, "ed", WIRE), enrolled, inJanuary));
    }

    @Test
    void anOutdatedDigestIsRefused() {
        var text = part("text/plain", "7bit", "pass\n");
        var letter = detached(text, GPG.sign("rsa", text, "--digest-algo", "SHA1"));
        assertEquals(new Bad(Fault.WEAK), examine(letter));
    }

    /** Everything in it is available from a key server. */
    @Test
    void aSubkeyPutUnderAnotherKeyLocksNobodyOut() {
        var hers = PublicKey.ring(GPG.publicKey("sub"));
        var thief = PublicKey.ring(GPG.publicKey("stranger"));
        var stolen = Stream.concat(
                        Stream.of(thief.getPublicKey()),
                        StreamSupport.stream(hers.spliterator(), false).skip(1))
                .toArray(PGPPublicKey[]::new);
        var keyring = new Keyring(List.of(Forge.enrolled(stolen), GPG.enrolled("sub")));
        var found = assertInstanceOf(Signed.class, examine(MUTT.letter(GPG, "sub", WIRE), keyring, CLOCK));
        assertEquals(GPG.fingerprint("sub").toLowerCase(), found.fingerprint());
        assertTrue(refusal(Forge.armored(stolen)).contains("is not bound to it by a good signature"));
    }

    @Test
    void aSignatureExpiryDateFromGpgIsRead() {
        var text = part("text/plain", "7bit", "pass\n");
        var letter = detached(text, GPG.sign("ed", text, "--default-sig-expire", "1d"));
        assertInstanceOf(Signed.class, examine(letter));
        var tomorrow = InstantSource.fixed(CLOCK.instant().plus(Duration.ofDays(1)));
        assertEquals(new Bad(Fault.LAPSED), examine(letter, enrolled, tomorrow));
        var noted = detached(text, GPG.sign("ed", text, "--sig-notation", "!game@example.org=chess"));
        assertEquals(new Bad(Fault.CRITICAL), examine(noted));
    }

    @Test
    void severalSignedTextsAreRefused() {
        var block = GPG.clearsign("ed", WIRE);
        var twice = header("text/plain; charset=UTF-8", "8bit") + crlf(block + "\n" + block);
        assertEquals(new Bad(Fault.SEVERAL), examine(twice));
        var one = signed(GPG, "ed", part("text/plain", "7bit", "pass\n")).substring(SignedForm.HEADER.length());
        var two = signed(GPG, "ed", part("text/plain", "7bit", "play 77\n")).substring(SignedForm.HEADER.length());
        assertEquals(
                new Bad(Fault.SEVERAL),
                examine(SignedForm.HEADER + multipart("multipart/mixed", "=mixed", one, two.replace("_1", "_2"))));
    }

    @Test
    void aTornOrDoctoredClearTextIsDamaged() {
        var whole = header("text/plain; charset=UTF-8", "8bit") + crlf(GPG.clearsign("ed", WIRE));
        assertInstanceOf(Signed.class, examine(whole));
        for (var doctored : List.of(
                whole.substring(0, whole.length() - 60),
                whole.replace("Hash: ", "Order: pass\r\nHash: "),
                whole.replace("- - a dash", "- a dash").replace("- a dash", "-a dash"),
                whole.replace("-----BEGIN PGP SIGNATURE-----", "")))
            assertEquals(new Bad(Fault.DAMAGED), examine(doctored), doctored);
    }

    @Test
    void aSignedLetterWithAThirdPartIsRefused() {
        var letter = MUTT.letter(GPG, "ed", WIRE).replaceFirst("--=_sig_1--", "--=_sig_1\r\n\r\npass\r\n--=_sig_1--");
        assertEquals(new Bad(Fault.DAMAGED), examine(letter));
    }

    @Test
    void anUnsignedLetterIsReportedAsSuch() {
        assertEquals(new Unsigned(), examine(header("text/plain", "7bit") + crlf(ORDERS)));
        assertEquals(new Unsigned(), examine(SignedForm.HEADER));
        assertEquals(new Unsigned(), examine(header("text/html", "7bit") + "<p>pass"));
        assertEquals(
                new Bad(Fault.HTML),
                examine(header("text/html", "7bit") + "<pre>" + crlf(GPG.clearsign("ed", "pass\n")) + "</pre>"));
        assertEquals(new Bad(Fault.NO_TEXT), examine(signed(GPG, "ed", part("application/msword", "7bit", "pass\n"))));
        assertEquals(
                new Bad(Fault.ENCRYPTED),
                examine(header("text/plain", "7bit") + "-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA1234567890\r\n"));
        assertEquals(
                new Bad(Fault.DAMAGED),
                examine(SignedForm.HEADER
                        + multipart(
                                "multipart/signed; protocol=\"application/pkcs7-signature\"",
                                "b",
                                part("text/plain", "7bit", "pass"),
                                part("application/pkcs7-signature", "base64", "abc"))));
    }

    @Test
    void aKeyIsEnrolledWithASentenceOrNotAtAll() {
        var now = CLOCK.instant();
        var key = PublicKey.read(GPG.publicKey("sub"), now);
        assertEquals(GPG.fingerprint("sub").toLowerCase(), key.fingerprint());
        assertEquals(key, PublicKey.read(key.armored(), now));
        assertEquals(
                "This is a secret key: keep it to yourself, and send the public one.", refusal(GPG.secretKey("ed")));
        assertEquals("This is not an OpenPGP public key (gpg --armor --export).", refusal("rubbish"));
    }

    private static String refusal(String armored) {
        try {
            return PublicKey.read(armored, CLOCK.instant()).toString();
        } catch (IllegalArgumentException refused) {
            return refused.getMessage();
        }
    }

    private static String detached(String part, String signature) {
        return SignedForm.HEADER
                + multipart(
                        "multipart/signed; protocol=\"application/pgp-signature\"",
                        "=_sig_1",
                        part,
                        "Content-Type: application/pgp-signature\r\n\r\n" + crlf(signature));
    }

    private static String wire(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    private static SignatureCheck examine(String letter) {
        return examine(letter, enrolled, CLOCK);
    }

    private static SignatureCheck examine(String letter, Keyring keyring, InstantSource clock) {
        return new Authenticator(keyring, clock, Duration.ofDays(30))
                .examine(MimePart.of(letter.getBytes(StandardCharsets.ISO_8859_1)));
    }
}
