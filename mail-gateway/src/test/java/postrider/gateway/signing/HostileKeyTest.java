package postrider.gateway.signing;

import static org.bouncycastle.openpgp.PGPSignature.BINARY_DOCUMENT;
import static org.bouncycastle.openpgp.PGPSignature.DIRECT_KEY;
import static org.bouncycastle.openpgp.PGPSignature.KEY_REVOCATION;
import static org.bouncycastle.openpgp.PGPSignature.POSITIVE_CERTIFICATION;
import static org.bouncycastle.openpgp.PGPSignature.PRIMARYKEY_BINDING;
import static org.bouncycastle.openpgp.PGPSignature.SUBKEY_BINDING;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Collections;
import java.util.Date;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bouncycastle.bcpg.DSAPublicBCPGKey;
import org.bouncycastle.bcpg.ElGamalPublicBCPGKey;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyAlgorithmTags;
import org.bouncycastle.bcpg.PublicKeyPacket;
import org.bouncycastle.bcpg.RSAPublicBCPGKey;
import org.bouncycastle.bcpg.SignatureSubpacket;
import org.bouncycastle.openpgp.PGPKeyPair;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPSignature;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.Forge.Contents;
import postrider.gateway.signing.SignatureCheck.Bad;
import postrider.gateway.signing.SignatureCheck.Fault;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.signing.SignatureCheck.UnknownKey;
import postrider.log.Written;

/** Keys made to lock somebody out, to write in their name, or to keep the office busy. */
@Timeout(60)
class HostileKeyTest {
    private static final Instant NOON = Forge.NOON.toInstant();
    private static final String TEXT = "Content-Type: text/plain\r\n\r\npass\r\n";
    private static final Date LATER = Date.from(NOON.plusSeconds(60));
    private static final PGPKeyPair VICTIM = Forge.pair(1);
    private static final PGPKeyPair VICTIMS_SUBKEY = Forge.pair(2);
    private static final PGPKeyPair HOSTILE = Forge.pair(3);

    /** Claims to be the victim. */
    private static final PGPKeyPair POSING = new PGPKeyPair(VICTIM.getPublicKey(), HOSTILE.getPrivateKey());

    private static final PGPKeyPair THIRD = Forge.pair(4);
    private static final PublicKey VICTIMS = Forge.enrolled(
            Forge.certified(VICTIM),
            Forge.bound(
                    VICTIMS_SUBKEY.getPublicKey(),
                    binding(VICTIM, VICTIMS_SUBKEY.getPublicKey(), answer(VICTIMS_SUBKEY, VICTIM.getPublicKey()))));

    private static PGPSignature binding(PGPKeyPair primary, PGPPublicKey subkey, Contents contents) {
        return Forge.signature(primary, SUBKEY_BINDING)
                .with(contents)
                .over(primary.getPublicKey(), Forge.asSubkey(subkey));
    }

    /** The subkey of {@code signer}, claiming to belong to {@code primary}. */
    private static Contents answer(PGPKeyPair signer, PGPPublicKey primary) {
        return answer(signer, primary, signer.getPublicKey());
    }

    private static Contents answer(PGPKeyPair signer, PGPPublicKey primary, PGPPublicKey subkey) {
        var answer = Forge.signature(signer, PRIMARYKEY_BINDING).over(primary, Forge.asSubkey(subkey));
        return properties -> {
            Forge.SIGNS.accept(properties);
            try {
                properties.addEmbeddedSignature(true, answer);
            } catch (IOException impossible) {
                throw new AssertionError(impossible);
            }
        };
    }

    /** What a thief can sign about a subkey that is not theirs. */
    static Stream<Arguments> thefts() {
        var victims = VICTIMS_SUBKEY.getPublicKey();
        return Stream.of(
                Arguments.of("no answer", Forge.SIGNS),
                Arguments.of("no flags and no answer", Forge.NOTHING),
                Arguments.of("an answer by the thief", answer(HOSTILE, HOSTILE.getPublicKey(), victims)),
                Arguments.of("the answer to the true owner", answer(VICTIMS_SUBKEY, VICTIM.getPublicKey())),
                Arguments.of("an answer for another subkey", answer(THIRD, HOSTILE.getPublicKey())));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("thefts")
    void aStolenSubkeyNeitherLocksOutNorSpeaksFor(String theft, Contents contents) {
        var victims = VICTIMS_SUBKEY.getPublicKey();
        var thief =
                new PGPPublicKey[] {Forge.certified(HOSTILE), Forge.bound(victims, binding(HOSTILE, victims, contents))
                };
        for (var keys : List.of(List.of(Forge.enrolled(thief), VICTIMS), List.of(VICTIMS, Forge.enrolled(thief))))
            for (var pair : List.of(VICTIM, VICTIMS_SUBKEY))
                assertEquals(VICTIMS.fingerprint(), signer(examine(keys, letter(pair))));
        assertEquals(
                new UnknownKey(HexFormat.of().toHexDigits(victims.getKeyID())),
                examine(List.of(Forge.enrolled(thief)), letter(VICTIMS_SUBKEY)));
        assertEquals(
                Optional.of("it was signed by another key, " + HexFormat.of().toHexDigits(victims.getKeyID())),
                recorded(Forge.armored(thief)));
        assertRefused(
                "Its subkey %016x does not say by a signature of its own that it belongs to it, and may be somebody else's."
                        .formatted(victims.getKeyID()),
                thief);
    }

    /** The victim's whole key with something added: it is merged with their own, since a revocation must count everywhere. */
    @Test
    void additionsOfOthersToAKeyCountForNothing() {
        var key = VICTIM.getPublicKey();
        var forged = Stream.of(
                PGPPublicKey.addCertification(
                        Forge.certified(VICTIM),
                        Forge.signature(POSING, KEY_REVOCATION)
                                .with(Forge.SIGNS)
                                .over(key)),
                PGPPublicKey.addCertification(
                        Forge.certified(VICTIM),
                        Forge.signature(HOSTILE, KEY_REVOCATION).over(key)),
                PGPPublicKey.addCertification(
                        Forge.certified(VICTIM),
                        Forge.signature(POSING, DIRECT_KEY)
                                .with(Forge.SIGNS)
                                .at(LATER)
                                .over(key)),
                Forge.named(
                        Forge.certified(VICTIM),
                        Forge.signature(POSING, POSITIVE_CERTIFICATION)
                                .with(Forge.SIGNS)
                                .at(LATER)
                                .over("Somebody", key)));
        forged.map(Forge::enrolled).forEach(hostile -> {
            for (var keys : List.of(List.of(hostile), List.of(hostile, VICTIMS), List.of(VICTIMS, hostile)))
                assertEquals(VICTIMS.fingerprint(), signer(examine(keys, letter(VICTIM, LATER))));
            assertEquals(
                    VICTIMS.fingerprint(),
                    PublicKey.read(hostile.armored(), LATER.toInstant()).fingerprint());
        });
        var revoked = Forge.enrolled(PGPPublicKey.addCertification(
                Forge.certified(VICTIM), Forge.signature(VICTIM, KEY_REVOCATION).over(key)));
        assertEquals(new Bad(Fault.REVOKED), examine(List.of(VICTIMS, revoked), letter(VICTIM)));
    }

    /** A subkey may be bound by two keys, one of which is no longer good: then the other is tried as well. */
    @Test
    void everyKeyThatFitsIsTried() {
        var shared = VICTIMS_SUBKEY.getPublicKey();
        var old = Forge.enrolled(
                PGPPublicKey.addCertification(
                        Forge.certified(THIRD),
                        Forge.signature(THIRD, KEY_REVOCATION).over(THIRD.getPublicKey())),
                Forge.bound(shared, binding(THIRD, shared, answer(VICTIMS_SUBKEY, THIRD.getPublicKey()))));
        for (var keys : List.of(List.of(old, VICTIMS), List.of(VICTIMS, old)))
            assertEquals(VICTIMS.fingerprint(), signer(examine(keys, letter(VICTIMS_SUBKEY))));
        assertEquals(new Bad(Fault.REVOKED), examine(List.of(old), letter(VICTIMS_SUBKEY)));
    }

    @Test
    void aKeyThatDoesNotVouchForItselfIsRefused() {
        var key = VICTIM.getPublicKey();
        assertRefused("It cannot sign: it has expired, was revoked, or is not meant for signing.", key);
        assertRefused(
                "It cannot sign: it has expired, was revoked, or is not meant for signing.",
                Forge.named(
                        key,
                        Forge.signature(POSING, POSITIVE_CERTIFICATION)
                                .with(Forge.SIGNS)
                                .over("Somebody", key)));
        assertRefused(
                "Its subkey %016x is not bound to it by a good signature.".formatted(HOSTILE.getKeyID()),
                Forge.certified(VICTIM),
                Forge.bound(
                        HOSTILE.getPublicKey(),
                        Forge.signature(POSING, SUBKEY_BINDING).over(key, Forge.asSubkey(HOSTILE.getPublicKey()))));
    }

    @Test
    void aWeakKeyIsCalledWeak() {
        var two = BigInteger.TWO;
        var number = two.pow(1023).add(BigInteger.ONE);
        var huge = two.pow(16_383).add(BigInteger.ONE);
        var e = BigInteger.valueOf(65537);
        assertRefused(
                weak("it uses RSA with 1024 bits"),
                of(PublicKeyAlgorithmTags.RSA_GENERAL, new RSAPublicBCPGKey(number, e)));
        assertRefused(weak("it uses DSA"), of(PublicKeyAlgorithmTags.DSA, new DSAPublicBCPGKey(number, two, two, two)));
        assertEquals(
                "This key is for encryption only: send one that signs.",
                refusal(of(PublicKeyAlgorithmTags.ELGAMAL_ENCRYPT, new ElGamalPublicBCPGKey(number, two, two))));
        assertRefused(
                weak("its RSA numbers are larger than any program makes them"),
                of(PublicKeyAlgorithmTags.RSA_GENERAL, new RSAPublicBCPGKey(huge, e)));
        assertRefused(
                weak("its RSA numbers are larger than any program makes them"),
                of(
                        PublicKeyAlgorithmTags.RSA_GENERAL,
                        new RSAPublicBCPGKey(two.pow(4095).add(BigInteger.ONE), number)));
        assertRefused(
                weak("it is of version 3, and only versions 4 and 6 are read"),
                Forge.publicKey(
                        3,
                        PublicKeyAlgorithmTags.RSA_GENERAL,
                        new RSAPublicBCPGKey(two.pow(2047).add(BigInteger.ONE), e)));
        assertRefused(
                weak(
                        "it vouches for itself with an outdated digest such as SHA-1 (prolong it with a gpg of today, and it"
                                + " is signed anew)"),
                outdated());
    }

    private static PGPPublicKey of(int algorithm, org.bouncycastle.bcpg.BCPGKey numbers) {
        return Forge.publicKey(PublicKeyPacket.VERSION_4, algorithm, numbers);
    }

    private static PGPPublicKey outdated() {
        return Forge.named(
                VICTIM.getPublicKey(),
                Forge.signature(VICTIM, POSITIVE_CERTIFICATION)
                        .with(Forge.SIGNS)
                        .digest(HashAlgorithmTags.SHA1)
                        .over("Somebody", VICTIM.getPublicKey()));
    }

    private static String weak(String reason) {
        return "It is weak: %s. Make a new one, Ed25519 or RSA with 3072 bits.".formatted(reason);
    }

    @Test
    void aKeyOfVersionSixIsAsGoodAsAnother() {
        var six = Forge.pair(PublicKeyPacket.VERSION_6, PublicKeyAlgorithmTags.Ed25519, 6);
        var key = Forge.enrolled(PGPPublicKey.addCertification(
                six.getPublicKey(),
                Forge.signature(six, DIRECT_KEY).with(Forge.SIGNS).over(six.getPublicKey())));
        assertEquals(key.fingerprint(), PublicKey.read(key.armored(), NOON).fingerprint());
        assertEquals(key.fingerprint(), signer(examine(List.of(key), letter(six))));
    }

    /** The key was enrolled unchecked, or before it became weak. */
    @Test
    void aLetterUnderAWeakKeySaysSo() {
        assertEquals(new Bad(Fault.WEAK_KEY), examine(List.of(Forge.enrolled(outdated())), letter(VICTIM)));
        var small = Forge.rsa(1024);
        assertEquals(new Bad(Fault.WEAK_KEY), examine(List.of(Forge.enrolled(Forge.certified(small))), letter(small)));
        var subkey = small.getPublicKey();
        var key = Forge.enrolled(
                Forge.certified(VICTIM),
                Forge.bound(subkey, binding(VICTIM, subkey, answer(small, VICTIM.getPublicKey()))));
        assertEquals(key, PublicKey.read(key.armored(), NOON));
        assertEquals(VICTIMS.fingerprint(), signer(examine(List.of(key), letter(VICTIM))));
        assertEquals(new Bad(Fault.WEAK_KEY), examine(List.of(key), letter(small)));
    }

    @Test
    void aSignatureMayExpire() {
        var hour = Forge.signature(VICTIM, BINARY_DOCUMENT).with(it -> it.setSignatureExpirationTime(true, 3600));
        assertEquals(
                new Bad(Fault.LAPSED), examine(List.of(VICTIMS), letter(hour.at(Date.from(NOON.minusSeconds(3601))))));
        assertEquals(
                VICTIMS.fingerprint(),
                signer(examine(List.of(VICTIMS), letter(hour.at(Date.from(NOON.minusSeconds(3599)))))));
        assertEquals(
                VICTIMS.fingerprint(),
                signer(examine(List.of(VICTIMS), letter(hour.with(it -> it.setSignatureExpirationTime(true, 0))))));
    }

    @Test
    void anUnknownCriticalSubpacketIsRefused() {
        var draft = Forge.signature(VICTIM, BINARY_DOCUMENT);
        assertEquals(
                new Bad(Fault.CRITICAL),
                examine(
                        List.of(VICTIMS),
                        letter(draft.with(it -> it.addNotationData(true, true, "only@example.org", "chess")))));
        assertEquals(
                new Bad(Fault.CRITICAL),
                examine(
                        List.of(VICTIMS),
                        letter(draft.with(it ->
                                it.addCustomSubpacket(new SignatureSubpacket(99, true, false, new byte[1]) {})))));
        assertEquals(
                VICTIMS.fingerprint(),
                signer(examine(
                        List.of(VICTIMS),
                        letter(draft.with(it -> it.addNotationData(false, true, "a@example.org", "b"))))));
    }

    static Stream<Arguments> floods() {
        var good = Forge.certified(VICTIM);
        var again = Forge.signature(VICTIM, POSITIVE_CERTIFICATION).over("Somebody", VICTIM.getPublicKey());
        var subkeys = Collections.nCopies(10_000, Forge.asSubkey(HOSTILE.getPublicKey()));
        return Stream.of(
                Arguments.of("signatures", "1,001 signatures of its own", signed(1_000, again)),
                Arguments.of("many signatures", "characters", signed(3_000, again)),
                Arguments.of(
                        "names",
                        "characters",
                        List.of(IntStream.range(0, 1_000)
                                .mapToObj(i -> "Somebody ".repeat(30) + i)
                                .reduce(
                                        good,
                                        (key, name) -> PGPPublicKey.addCertification(key, name, again),
                                        (one, other) -> one))),
                Arguments.of(
                        "subkeys",
                        "characters",
                        Stream.concat(Stream.of(good), subkeys.stream()).toList()),
                Arguments.of(
                        "few enough subkeys",
                        "is not bound to it by a good signature",
                        Stream.concat(Stream.of(good), subkeys.stream().limit(2_000))
                                .toList()));
    }

    private static List<PGPPublicKey> signed(int times, PGPSignature certification) {
        var key = Forge.certified(VICTIM);
        for (int i = 0; i < times; i++) key = Forge.named(key, certification);
        return List.of(key);
    }

    /** The victim's own key, inflated by somebody else: it is refused, and if it was enrolled it costs no time and locks nobody out. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("floods")
    void aSwollenKeyIsRefused(String of, String why, List<PGPPublicKey> keys) {
        var swollen = keys.toArray(PGPPublicKey[]::new);
        assertTrue(refusal(swollen).contains(why), refusal(swollen));
        assertEquals(VICTIMS.fingerprint(), signer(examine(List.of(Forge.enrolled(swollen), VICTIMS), letter(VICTIM))));
    }

    /** Packets with random damage, some of which the library takes for something else entirely. */
    @Test
    void aDamagedKeyIsRefusedOrIsStillTheSame() throws IOException {
        var packets = PublicKey.ring(VICTIMS.armored()).getEncoded();
        var random = new SplittableRandom(1778);
        for (int i = 0; i < 1_000; i++) {
            var damaged = packets.clone();
            for (int wound = 0; wound <= random.nextInt(4); wound++)
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            var armored = "-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n"
                    + Base64.getMimeEncoder().encodeToString(damaged)
                    + "\n-----END PGP PUBLIC KEY BLOCK-----\n";
            try {
                var key = PublicKey.read(armored, NOON);
                assertEquals(VICTIMS.fingerprint(), key.fingerprint());
                assertEquals(VICTIMS.fingerprint(), signer(examine(List.of(key), letter(VICTIM))));
            } catch (IllegalArgumentException refused) {
                assertTrue(
                        refused.getMessage().endsWith(".")
                                || refused.getMessage().endsWith(")."),
                        refused.getMessage());
            }
        }
    }

    private static String letter(PGPKeyPair signer) {
        return letter(signer, Forge.NOON);
    }

    private static String letter(PGPKeyPair signer, Date at) {
        return letter(Forge.signature(signer, BINARY_DOCUMENT).at(at));
    }

    private static String letter(Forge.SignatureDraft draft) {
        var signature = OpenPgp.armor(draft.over(TEXT.getBytes(StandardCharsets.US_ASCII)));
        return SignedForm.HEADER
                + SignedForm.multipart(
                        "multipart/signed; protocol=\"application/pgp-signature\"",
                        "b",
                        TEXT,
                        "Content-Type: application/pgp-signature\r\n\r\n" + SignedForm.crlf(signature));
    }

    private static SignatureCheck examine(List<PublicKey> enrolled, String letter) {
        return new Authenticator(new Keyring(enrolled), InstantSource.fixed(NOON), Duration.ofDays(30))
                .examine(MimePart.of(letter.getBytes(StandardCharsets.ISO_8859_1)));
    }

    /** Who signed the letter, or why nobody did. */
    private static String signer(SignatureCheck found) {
        return found instanceof Signed signed ? signed.fingerprint() : found.toString();
    }

    /** What is found about a stored letter by the victim's subkey, checked with {@code key}. */
    private static Optional<String> recorded(String key) {
        var signature = Forge.signature(VICTIMS_SUBKEY, BINARY_DOCUMENT).over(TEXT.getBytes(StandardCharsets.US_ASCII));
        return new RecordedSignatures().fault(new Written(TEXT, OpenPgp.armor(signature)), key);
    }

    private static void assertRefused(String why, PGPPublicKey... key) {
        var fingerprint = HexFormat.of().formatHex(key[0].getFingerprint());
        assertEquals("Key %s cannot be enrolled. %s".formatted(fingerprint, why), refusal(key));
    }

    private static String refusal(PGPPublicKey... key) {
        var armored = Forge.armored(key);
        return assertThrows(IllegalArgumentException.class, () -> PublicKey.read(armored, NOON))
                .getMessage();
    }
}
