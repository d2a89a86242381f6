package postrider.gateway.signing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kit.Windows;
import postrider.needs.Need;
import postrider.needs.Needs;

class SecretKeyTest {
    private static final Instant NOV_1 = Instant.parse("2026-11-01T00:00:00Z");
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
    private static final byte[] SEED =
            "a seed of exactly thirty-two b.".concat("x").getBytes(StandardCharsets.US_ASCII);

    private static SecretKey made() {
        return SecretKey.make("Referee <referee@example.org>", NOV_1, SEED);
    }

    @Test
    @Needs(Need.GPG)
    void gpgAcceptsOurKeyAndVerifiesOurSignature() throws IOException {
        try (var gpg = new Gpg()) {
            gpg.importKey(made().publicKey().armored());
            assertEquals(
                    gpg.fingerprint("referee").toLowerCase(), made().publicKey().fingerprint());
            var verdict = gpg.verify("impulse 23\r\n", made().sign("impulse 23\r\n".getBytes(), NOON));
            assertTrue(verdict.contains("GOODSIG"), verdict);
        }
    }

    @Test
    @Needs(Need.GPG)
    void gpgSignsWithOurSecretKeyAndWeSignWithGpgs(@TempDir Path folder) throws IOException {
        try (var gpg = new Gpg()) {
            made().save(folder.resolve("key"));
            gpg.importKey(Files.readString(folder.resolve("key")));
            gpg.verify("a text", gpg.sign("referee", "a text"));

            gpg.key("other", "rsa3072", "sign", "never");
            gpg.signingSubkey("other", "ed25519");
            var ours = SecretKey.read(gpg.secretKey("other"), NOON);
            assertEquals(
                    gpg.fingerprint("other").toLowerCase(), ours.publicKey().fingerprint());
            gpg.verify("a text", ours.sign("a text".getBytes(), NOON));
            var stub = SecretKey.read(gpg.secretSubkeys("other"), NOON);
            gpg.verify("a text", stub.sign("a text".getBytes(), NOON));
            gpg.key("stub", "ed25519", "cert", "never");
            gpg.signingSubkey("stub", "rsa3072");
            gpg.verify("a text", SecretKey.read(gpg.secretSubkeys("stub"), NOON).sign("a text".getBytes(), NOON));
            assertTrue(refusal(gpg.lockedKey("locked")).startsWith("This key is locked by a passphrase"));
        }
    }

    @Test
    void theSameSeedMakesTheSameKeyAndTheSameSignature() {
        assertEquals(made().publicKey(), made().publicKey());
        assertEquals(made().sign(SEED, NOON), made().sign(SEED, NOON));
        assertEquals("43aed3d3d909", made().publicKey().fingerprint().substring(0, 12));
    }

    @Test
    void aNewKeyIsLikeNoOther() {
        var one = SecretKey.make("Referee <referee@example.org>", NOV_1);
        assertNotEquals(
                one.publicKey(),
                SecretKey.make("Referee <referee@example.org>", NOV_1).publicKey());
        assertEquals("secret key of " + one.publicKey().fingerprint(), one.toString());
    }

    @Test
    void onlyItsOwnerMayReadIt(@TempDir Path folder) throws IOException {
        var file = folder.resolve("key");
        made().save(file);
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        assertEquals(made().publicKey(), SecretKey.load(file, NOON).publicKey());
        assertThrows(IOException.class, () -> made().save(file));

        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        var refusal = assertThrows(IllegalArgumentException.class, () -> SecretKey.load(file, NOON));
        assertTrue(refusal.getMessage().contains("chmod 600"), refusal.getMessage());
    }

    @Test
    void onWindowsOnlyItsOwnerIsInItsAccessList() throws IOException {
        try (var windows = new Windows()) {
            var file = windows.home().resolve("referee.asc");
            made().save(file);
            assertEquals(made().publicKey(), SecretKey.load(file, NOON).publicKey());
            var open = Files.copy(file, windows.home().resolve("copied.asc"));
            Files.setAttribute(open, "acl:acl", List.of(entryOfEverybody(open)));
            var refusal = assertThrows(IllegalArgumentException.class, () -> SecretKey.load(open, NOON));
            assertTrue(refusal.getMessage().contains("icacls \"C:\\work\\copied.asc\""), refusal.getMessage());
        }
    }

    private static AclEntry entryOfEverybody(Path file) throws IOException {
        var everybody = file.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("Everyone");
        return AclEntry.newBuilder()
                .setType(AclEntryType.ALLOW)
                .setPrincipal(everybody)
                .setPermissions(AclEntryPermission.READ_DATA)
                .build();
    }

    @Test
    void aKeyThatCannotSignIsRefusedWithASentence() {
        assertTrue(refusal("rubbish").startsWith("This is not an OpenPGP secret key"));
        assertTrue(refusal(made().publicKey().armored()).startsWith("This is not an OpenPGP secret key"));
    }

    private static String refusal(String armored) {
        return assertThrows(IllegalArgumentException.class, () -> SecretKey.read(armored, NOON))
                .getMessage();
    }
}
