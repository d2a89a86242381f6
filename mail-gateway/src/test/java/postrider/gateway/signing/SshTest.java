package postrider.gateway.signing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.gateway.signing.SignedForm.crlf;
import static postrider.gateway.signing.SignedForm.file;
import static postrider.gateway.signing.SignedForm.header;
import static postrider.gateway.signing.SignedForm.part;
import static postrider.gateway.signing.SignedForm.withFiles;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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

/** Letters signed by {@code ssh-keygen -Y sign -n postrider}. */
class SshTest {
    private static final Path MADE = Path.of("src/test/resources/ssh");
    private static final Instant NOW = Instant.parse("2026-11-26T08:00:00Z");
    private static final String ORDERS = text(MADE.resolve("orders.txt"));
    private static final PublicKey JANE = key("id_ed25519");
    private final Signatures filed = Signatures.installed().orElseThrow();

    @TempDir
    Path folder;

    private static String text(Path file) {
        try {
            return Files.readString(file, ISO_8859_1);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static PublicKey key(String name) {
        return PublicKey.read(text(MADE.resolve(name + ".pub")), NOW);
    }

    private static String armor(String name) {
        return text(MADE.resolve(name + ".sig"));
    }

    private static String pasted(String text, String armor) {
        return header("text/plain; charset=UTF-8", "7bit") + crlf(text + armor + "\n> code AAAA-AAAA\n> impulse 99\n");
    }

    @ParameterizedTest
    @CsvSource({
        "ed25519, id_ed25519",
        "sha256, id_ed25519",
        "crlf, id_ed25519",
        "nonl, id_ed25519",
        "rsa3072, id_rsa3072",
        "ecdsa256, id_ecdsa256",
        "ecdsa384, id_ecdsa384",
        "ecdsa521, id_ecdsa521",
        "sk, sk"
    })
    void aPastedOrAttachedTextIsReadAndStaysGoodOnFile(String signature, String key) {
        var signer = key(key);
        for (var letter : Stream.of(
                        pasted(ORDERS, armor(signature)),
                        pasted("\n" + ORDERS + "\n\n", armor(signature).replace("\n", " \n")),
                        withFiles(
                                file("order.txt", "text/plain", ORDERS),
                                file("order.txt.sig", "application/octet-stream", armor(signature))),
                        withFiles(
                                file("order.txt.sig", "application/pgp-signature", armor(signature)),
                                file("order.txt", "text/plain", ORDERS)),
                        withFiles(file("order.txt", "text/plain", ORDERS + armor(signature))))
                .flatMap(one -> Stream.of(one, one.replace("\r\n", "\n")))
                .toList()) {
            if (signature.matches("crlf|nonl") && letter.contains("order.txt.sig"))
                continue; // a different file from the attached one
            var signed = assertInstanceOf(Signed.class, examine(letter, signer), letter);
            assertEquals(signer.fingerprint(), signed.fingerprint());
            assertEquals(ORDERS.strip(), signed.text().strip());
            assertEquals(Optional.empty(), SigningTime.of(signed.written().signature()));
            assertEquals(Optional.empty(), Filed.fault(signed.written(), signer));
            assertEquals(
                    Optional.of("the signature does not fit the text"),
                    Filed.fault(
                            signed.written().signed().replace("Falmouth", "Hartford"),
                            signed.written().signature(),
                            signer));
        }
    }

    /** The body is signed, and the signature is attached as a file. */
    @Test
    void aTextWhoseSignatureIsAttachedIsRead() {
        var letter = SignedForm.HEADER
                + SignedForm.multipart(
                        "multipart/mixed",
                        "=mixed",
                        part("text/plain; charset=utf-8", "quoted-printable", ORDERS),
                        file("order.sig", "application/octet-stream", armor("ed25519")));
        assertInstanceOf(Signed.class, examine(letter, JANE));
    }

    @ParameterizedTest
    @CsvSource({"namespace, id_ed25519, NAMESPACE", "sk-untouched, sk, UNTOUCHED"})
    void faultsAreReported(String signature, String key, Fault fault) {
        assertEquals(new Bad(fault), examine(pasted(ORDERS, armor(signature)), key(key)));
    }

    @Test
    void aChangedTextOrSignatureIsNoticed() {
        var letter = pasted(ORDERS, armor("ed25519"));
        assertEquals(new Bad(Fault.ALTERED), examine(letter.replace("Concord", "Hartford"), JANE));
        assertEquals(new Bad(Fault.ALTERED), examine(letter.replace("game", "Hello!\r\ngame"), JANE));
        assertEquals(new Bad(Fault.DAMAGED), examine(letter.replace("U1NIU0lH", "U1NIU0lI"), JANE));
        assertEquals(new UnknownKey(key("id_rsa3072").fingerprint()), examine(pasted(ORDERS, armor("rsa3072")), JANE));
        assertEquals(
                new Bad(Fault.SEVERAL), examine(pasted(ORDERS + armor("ed25519") + ORDERS, armor("ed25519")), JANE));
    }

    @Test
    void manyBeginningsWithoutAnEndAreReadQuickly() {
        long began = System.nanoTime();
        assertEquals(
                new Bad(Fault.DAMAGED),
                examine(header("text/plain", "7bit") + "-----BEGIN SSH SIGNATURE-----\r\n".repeat(30_000), JANE));
        examine(header("text/plain", "7bit") + "> -----BEGIN SSH SIGNATURE-----".repeat(30_000), JANE);
        assertTrue(Duration.ofNanos(System.nanoTime() - began).toSeconds() < 10);
    }

    /** A quoted signature counts for nothing: the letter of the person quoting it is not signed. */
    @Test
    void aQuotedSignatureIsNone() {
        var quoted = (ORDERS + armor("ed25519")).replaceAll("(?m)^", "> ");
        assertInstanceOf(
                SignatureCheck.Unsigned.class,
                examine(header("text/plain", "7bit") + crlf("committees: Hartford\n" + quoted), JANE));
    }

    @Test
    void aDamagedSignatureIsNeverGood() {
        var random = new Random(1775);
        for (var name : List.of("ed25519", "ecdsa256")) {
            var signer = key("id_" + name);
            var raw = Pem.read(armor(name), "SSH SIGNATURE").orElseThrow();
            var good =
                    SshSeal.in(armor(name)).getFirst().by(signer).orElseThrow().canonical();
            for (int i = 0; i < 3000; i++) {
                var bytes = raw.clone();
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
                if (i % 4 == 0) bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
                for (var seal : SshSeal.in(Pem.write("SSH SIGNATURE", bytes, 70)))
                    seal.by(signer).ifPresent(by -> {
                        if (by.fault(ORDERS.getBytes(UTF_8)).isEmpty()) assertEquals(good, by.canonical());
                    });
            }
        }
    }

    /** Otherwise anyone who handles a letter could change the signature's form, and the referee could choose the dice that way. */
    @Test
    void aSignatureIsRecordedInCanonicalForm() {
        assertEquals(armor("ed25519"), canonical(armor("ed25519"), JANE));
        assertEquals(
                Optional.of("its signature has more than one spelling"),
                Filed.fault(ORDERS, armor("ed25519").replace("\n", "\r\n"), JANE));
        var elliptic = key("id_ecdsa256");
        var order = new BigInteger("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", 16);
        var seal = SshSeal.in(armor("ecdsa256")).getFirst();
        var wire = new SshWire(seal.signature());
        var r = wire.bytes();
        var mirrored = SshWire.all(
                SshWire.bytes(r), SshWire.bytes(order.subtract(wire.number()).toByteArray()));
        var twin = new SshSeal(seal.blob(), seal.namespace(), seal.hash(), seal.algorithm(), mirrored, new byte[0])
                .by(elliptic)
                .orElseThrow();
        assertEquals(Optional.empty(), twin.fault(ORDERS.getBytes(UTF_8)));
        assertEquals(canonical(armor("ecdsa256"), elliptic), twin.canonical());
    }

    private static String canonical(String armor, PublicKey key) {
        return SshSeal.in(armor).getFirst().by(key).orElseThrow().canonical();
    }

    @Test
    void aKeyIsEnrolledWithoutItsCommentUnderItsUsualFingerprint() {
        assertEquals("SHA256:qvMJf63OjNrvzgneL/WVSz1gS/IDPYZvxOWQ31mttZQ", JANE.fingerprint());
        assertEquals(text(MADE.resolve("id_ed25519.pub")).replace(" jane@example.com", ""), JANE.armored());
        assertEquals(Optional.empty(), filed.fault(new Event.Player("Jane", "", JANE.fingerprint(), JANE.armored())));
        var weak = assertThrows(IllegalArgumentException.class, () -> key("id_rsa1024"));
        assertTrue(weak.getMessage().startsWith("This is no SSH key that signs here"), weak.getMessage());
        for (var line : List.of("ssh-ed25519 AAAA", "ssh-ed25519 " + "A".repeat(5000), "ssh-dss AAAAB3NzaC1kc3M="))
            assertThrows(IllegalArgumentException.class, () -> PublicKey.read(line, NOW), line);
        var secret = "-----BEGIN OPENSSH PRIVATE KEY-----\n";
        assertEquals(
                "This is a secret key: keep it to yourself, and send the public one.",
                assertThrows(IllegalArgumentException.class, () -> PublicKey.read(secret, NOW))
                        .getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ed25519", "rsa", "ecdsa"})
    @Needs(Need.SSH)
    void sshKeygensSignaturesAreReadAndItVerifiesStoredOnes(String kind) throws Exception {
        run("", "ssh-keygen", "-q", "-t", kind, "-N", "", "-f", "key", "-C", "jane");
        var order = "game ww-017\ncode 7QK4-M2ZD\nL\u00e9vis\n";
        Files.writeString(folder.resolve("order.txt"), order);
        run("", "ssh-keygen", "-q", "-Y", "sign", "-n", "postrider", "-f", "key", "order.txt");
        var jane = PublicKey.read(Files.readString(folder.resolve("key.pub")), NOW);
        var armor = Files.readString(folder.resolve("order.txt.sig"));
        var latin = new String((order + armor).getBytes(UTF_8), ISO_8859_1);
        for (var letter : List.of(
                header("text/plain; charset=utf-8", "8bit") + crlf(latin),
                header("text/plain; charset=iso-8859-1", "8bit") + crlf(order + armor))) {
            var signed = assertInstanceOf(Signed.class, examine(letter, jane));
            assertEquals(order, signed.text());
            Files.writeString(folder.resolve("filed.sig"), signed.written().signature());
            Files.writeString(folder.resolve("allowed"), "jane " + jane.armored());
            run(
                    new String(signed.written().signed().getBytes(ISO_8859_1), UTF_8),
                    "ssh-keygen",
                    "-Y",
                    "verify",
                    "-f",
                    "allowed",
                    "-I",
                    "jane",
                    "-n",
                    "postrider",
                    "-s",
                    "filed.sig");
        }
        assertNotEquals("", armor);
    }

    private void run(String input, String... command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        try (var in = process.getOutputStream()) {
            in.write(input.getBytes(UTF_8));
        }
        var said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertEquals(0, process.waitFor(), said);
    }

    private static SignatureCheck examine(String letter, PublicKey... keys) {
        return new Authenticator(new Keyring(List.of(keys)), InstantSource.fixed(NOW), Duration.ofDays(30))
                .examine(MimePart.of(letter.getBytes(ISO_8859_1)));
    }
}
