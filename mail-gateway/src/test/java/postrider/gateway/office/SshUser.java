package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import postrider.gateway.signing.PublicKey;
import postrider.log.Event;

/** Somebody who signs with an SSH key, and pastes the signature below the text. */
public record SshUser(String name, KeyPair pair, String namespace) implements Writer {
    public static SshUser of(String name) {
        try {
            return new SshUser(name, KeyPairGenerator.getInstance("Ed25519").generateKeyPair(), "postrider");
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The same key, signing for another purpose. */
    SshUser signingFor(String other) {
        return new SshUser(name, pair, other);
    }

    private byte[] blob() {
        var encoded = pair.getPublic().getEncoded();
        return all(
                text("ssh-ed25519".getBytes(UTF_8)),
                text(Arrays.copyOfRange(encoded, encoded.length - 32, encoded.length)));
    }

    /** The line of the {@code .pub} file. */
    String line() {
        return "ssh-ed25519 %s %s@laptop\n".formatted(Base64.getEncoder().encodeToString(blob()), name);
    }

    Path file(Path folder) throws IOException {
        return Files.writeString(folder.resolve(name + ".pub"), line());
    }

    @Override
    public Event.Player player() {
        return PublicKey.enrolled(new Event.Player(name, name + "@example.org", "", line()), Town.NOON);
    }

    @Override
    public byte[] letter(int number, String inReplyTo, Instant when, String text) {
        return """
                From: %1$s <%1$s@example.org>
                To: <referee@example.org>
                In-Reply-To: %2$s
                Subject: Re: orders
                Message-ID: <ssh.%1$s.%3$d@example.org>
                Content-Type: text/plain; charset=utf-8

                %4$s%5$s""".formatted(name, inReplyTo, number, text, armor(text)).getBytes(UTF_8);
    }

    private String armor(String text) {
        try {
            var magic = "SSHSIG".getBytes(UTF_8);
            var made = Signature.getInstance("Ed25519");
            made.initSign(pair.getPrivate());
            made.update(all(
                    magic,
                    text(namespace.getBytes(UTF_8)),
                    text(new byte[0]),
                    text("sha512".getBytes(UTF_8)),
                    text(MessageDigest.getInstance("SHA-512").digest(text.getBytes(UTF_8)))));
            var whole = all(
                    magic,
                    new byte[] {0, 0, 0, 1},
                    text(blob()),
                    text(namespace.getBytes(UTF_8)),
                    text(new byte[0]),
                    text("sha512".getBytes(UTF_8)),
                    text(all(text("ssh-ed25519".getBytes(UTF_8)), text(made.sign()))));
            return "-----BEGIN SSH SIGNATURE-----\n%s\n-----END SSH SIGNATURE-----\n"
                    .formatted(Base64.getEncoder().encodeToString(whole).replaceAll("(.{70})", "$1\n"));
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static byte[] text(byte[] bytes) {
        int size = bytes.length;
        return all(new byte[] {0, 0, (byte) (size >> 8), (byte) size}, bytes);
    }

    private static byte[] all(byte[]... parts) {
        var all = new java.io.ByteArrayOutputStream();
        for (var part : parts) all.writeBytes(part);
        return all.toByteArray();
    }
}
