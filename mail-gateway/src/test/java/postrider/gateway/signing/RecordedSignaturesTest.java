package postrider.gateway.signing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.bouncycastle.asn1.x9.ECNamedCurveTable;
import org.bouncycastle.bcpg.BCPGInputStream;
import org.bouncycastle.bcpg.BCPGOutputStream;
import org.bouncycastle.bcpg.ECDSAPublicBCPGKey;
import org.bouncycastle.bcpg.MPInteger;
import org.bouncycastle.bcpg.PacketFormat;
import org.bouncycastle.bcpg.SignaturePacket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.gateway.mime.MimePart;
import postrider.log.Signatures;
import postrider.log.SigningTime;
import postrider.log.Written;
import postrider.needs.Need;
import postrider.needs.Needs;

/** A signature that was good when its letter came in is good in the game file. */
@Needs(Need.GPG)
class RecordedSignaturesTest {
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
    private static final Gpg GPG = new Gpg();
    private final Signatures signatures = Signatures.installed().orElseThrow();

    @TempDir
    Path folder;

    @BeforeAll
    static void keys() {
        GPG.key("red", "ed25519", "sign", "20d");
        GPG.key("blue", "rsa3072", "sign", "never");
    }

    @AfterAll
    static void close() throws IOException {
        GPG.close();
    }

    @ParameterizedTest
    @EnumSource
    void aRecordedLetterStaysGood(SignedForm program) {
        var found = found(program, "red", "impulse 23\npass, L\u00c3\u00a9vis\n");
        assertEquals(Optional.of(found.text()), SignedText.of(found.written().signed()));
        assertEquals(Optional.empty(), fault(found.written(), GPG.publicKey("red")));
        assertEquals(
                Optional.of("the signature does not fit the text"),
                fault(
                        found.written().signed().replace("3", "4"),
                        found.written().signature(),
                        GPG.publicKey("red")));
    }

    /** Read by two readers: the adjudicator's knows nothing about keys. */
    @ParameterizedTest
    @EnumSource
    void aSignatureHasItsTime(SignedForm program) {
        var found = found(program, "red", "pass\n");
        assertEquals(Optional.of(found.at()), SigningTime.of(found.written().signature()));
    }

    /** A player's own letters contain their orders: verify.py finds the signed text by itself (docs/dice.md, 9). */
    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"CLEAR_FLOWED", "EXCHANGE"})
    @Needs({Need.GPG, Need.PYTHON})
    void theScriptFindsWhatIsSigned(SignedForm program) throws Exception {
        for (var name : List.of("red", "blue")) {
            var letter = program.letter(GPG, name, "impulse 23\npass, L\u00c3\u00a9vis\n");
            var file = Files.writeString(folder.resolve("sent.eml"), letter, StandardCharsets.ISO_8859_1);
            var found = found(letter, name);
            assertTrue(digests(file).contains(found.written().digest()), letter);
        }
    }

    private static List<String> digests(Path letter) throws IOException, InterruptedException {
        var script = Files.readString(Path.of("../adjudicator/verify/verify.py"));
        var functions = script.substring(0, script.indexOf("\npaths = "));
        var call = "\nprint(*signed(Path(sys.argv[1]).read_bytes().replace(b'\\r\\n', b'\\n')))";
        var python = new ProcessBuilder("python3", "-c", functions + call, letter.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, python.waitFor());
        return List.of(said.strip().split(" "));
    }

    @Test
    void aDamagedSignatureHasNoTime() {
        var good = found(SignedForm.MUTT, "red", "pass\n").written().signature();
        for (var bad : List.of("", "no signature", good.substring(0, 60), good.replaceAll("(?m)^(.{3}).*$", "$1")))
            assertEquals(Optional.empty(), SigningTime.of(bad), bad);
    }

    @Test
    void faultsAreReported() {
        var found = found(SignedForm.MUTT, "red", "pass\n");
        var other = found(SignedForm.MUTT, "blue", "pass\n");
        var id = GPG.fingerprint("red").substring(24).toLowerCase();
        assertEquals(Optional.of("it was signed by another key, " + id), fault(found.written(), GPG.publicKey("blue")));
        assertEquals(
                Optional.of("the signature does not fit the text"),
                fault(
                        found.written().signed().replace("pass", "past"),
                        other.written().signature(),
                        GPG.publicKey("blue")));
        assertEquals(
                Optional.of("the signature cannot be read"),
                fault(found.written().signed(), found.written().signature().substring(40), GPG.publicKey("red")));
        assertEquals(Optional.of("the enrolled key cannot be read"), fault(found.written(), "no key"));
    }

    /** Anyone who handles a letter can change the unhashed part of its signature; so could the referee, to roll again. */
    @Test
    void aSignatureIsRecordedInCanonicalForm() throws IOException {
        var found = found(SignedForm.MUTT, "red", "pass\n");
        var key = PublicKey.certificate(GPG.publicKey("red"));
        var good = HexFormat.of()
                .formatHex(OpenPgp.signatures(found.written().signature())
                        .getFirst()
                        .getEncoded());
        for (var other : List.of(
                good.replaceFirst("^c2", "88"),
                good.replaceFirst("000a0910.{16}", "000a0910" + "0".repeat(16)),
                good.replaceFirst("^c2..", "c2%02x".formatted(good.length() / 2 + 1))
                        .replaceFirst("000a0910(.{16})", "000d0910$1026507"))) {
            var signature = OpenPgp.signatures(armor(other)).getFirst();
            var spelt = OpenPgp.armor(signature);
            assertNotEquals(found.written().signature(), spelt);
            assertEquals(found.written().signature(), OpenPgp.canonical(signature, key));
            assertEquals(
                    Optional.of("its signature has more than one spelling"),
                    fault(found.written().signed(), spelt, GPG.publicKey("red")));
        }
        var prefix = armor(good.replaceFirst("(000a0910.{16})....", "$10000"));
        assertEquals(
                Optional.of("the signature does not fit the text"),
                fault(found.written().signed(), prefix, GPG.publicKey("red")));
    }

    /** From r and s anybody can compute r and n - s, which is just as valid: only one of the two is stored, whichever comes in. */
    @ParameterizedTest
    @ValueSource(strings = {"nistp256", "nistp384", "nistp521", "secp256k1", "brainpoolP384r1"})
    @Needs({Need.GPG, Need.PYTHON})
    void theMirrorImageOfAnEllipticSignatureIsTheSameSignature(String curve) throws Exception {
        GPG.key(curve, curve, "sign", "never");
        var key = GPG.enrolled(curve);
        var letter = SignedForm.CLEAR_8BIT.letter(GPG, curve, "pass\n");
        var filed = found(letter, curve).written();
        var mirrored = mirrored(filed.signature(), key);
        assertNotEquals(filed.signature(), mirrored);
        assertEquals(
                Optional.of("its signature has more than one spelling"),
                fault(filed.signed(), mirrored, key.armored()));
        for (var sent : List.of(filed.signature(), mirrored)) {
            var arriving = letter.replaceFirst(
                    "(?s)-----BEGIN PGP SIGNATURE.*END PGP SIGNATURE-----",
                    sent.strip().replace("\n", "\r\n"));
            assertEquals(filed, found(arriving, curve).written());
            assertTrue(digests(Files.writeString(folder.resolve("sent.eml"), arriving, StandardCharsets.ISO_8859_1))
                    .contains(filed.digest()));
        }
    }

    private static String mirrored(String signature, PublicKey key) {
        var made = OpenPgp.signatures(signature).getFirst();
        var signer = PublicKey.certificate(key.armored()).getSigningKeyFor(made).getPGPPublicKey();
        var curve = (ECDSAPublicBCPGKey) signer.getPublicKeyPacket().getKey();
        var order = ECNamedCurveTable.getByOID(curve.getCurveOID()).getN();
        return OpenPgp.armor(armored -> {
            var packet =
                    (SignaturePacket) new BCPGInputStream(new ByteArrayInputStream(made.getEncoded())).readPacket();
            var pair = packet.getSignature();
            var other = order.subtract(pair[1].getValue());
            new SignaturePacket(
                            packet.getVersion(),
                            packet.getSignatureType(),
                            packet.getKeyID(),
                            packet.getKeyAlgorithm(),
                            packet.getHashAlgorithm(),
                            packet.getHashedSubPackets(),
                            packet.getUnhashedSubPackets(),
                            packet.getFingerPrint(),
                            new MPInteger[] {pair[0], new MPInteger(other)})
                    .encode(new BCPGOutputStream(armored, PacketFormat.CURRENT));
        });
    }

    private static String armor(String packet) {
        return "-----BEGIN PGP SIGNATURE-----\n\n%s\n-----END PGP SIGNATURE-----\n"
                .formatted(Base64.getMimeEncoder().encodeToString(HexFormat.of().parseHex(packet)));
    }

    private Optional<String> fault(String signed, String signature, String key) {
        return fault(new Written(signed, signature), key);
    }

    private Optional<String> fault(Written letter, String key) {
        return signatures.fault(letter, key);
    }

    private static SignatureCheck.Signed found(SignedForm program, String name, String text) {
        return found(program.letter(GPG, name, text), name);
    }

    private static SignatureCheck.Signed found(String letter, String name) {
        var keyring = new Keyring(List.of(GPG.enrolled(name)));
        var authenticator = new Authenticator(keyring, InstantSource.fixed(NOON), Duration.ofDays(30));
        return assertInstanceOf(
                SignatureCheck.Signed.class,
                authenticator.examine(MimePart.of(letter.getBytes(StandardCharsets.ISO_8859_1))));
    }
}
