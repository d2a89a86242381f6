package postrider.gateway.signing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The real gpg with a temporary home, at noon on 20 November 2026 unless set otherwise. */
public final class Gpg implements AutoCloseable {
    static final String NOON = "20261120T120000";
    private final Path home;

    /** The agent's socket limits the length of the path, so the home is directly in the temporary folder. */
    public Gpg() {
        try {
            home = Files.createTempDirectory("pg");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A key of {@code name}, made on 1 November 2026. */
    void key(String name, String algorithm, String usage, String expires) {
        at("20261101T000000", "", "--quick-generate-key", address(name), algorithm, usage, expires);
    }

    /** A subkey for signing. */
    void signingSubkey(String name, String algorithm) {
        at("20261102T000000", "", "--quick-add-key", fingerprint(name), algorithm, "sign", "never");
    }

    void prolong(String name) {
        at("20261109T000000", "", "--quick-set-expire", fingerprint(name), "0");
    }

    void revoke(String name) {
        var certificate = home.resolve("openpgp-revocs.d/" + fingerprint(name) + ".rev");
        try {
            at(NOON, Files.readString(certificate).replace("\n:---", "\n---"), "--import");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A key as it is enrolled. */
    PublicKey enrolled(String name) {
        return PublicKey.of(PublicKey.certificate(publicKey(name)));
    }

    String publicKey(String name) {
        return at(NOON, "", "--armor", "--export", address(name));
    }

    String secretKey(String name) {
        return at(NOON, "", "--armor", "--export-secret-keys", address(name));
    }

    /** The secret subkeys, with a stub where the primary key was. */
    String secretSubkeys(String name) {
        return at(NOON, "", "--armor", "--export-secret-subkeys", address(name));
    }

    /** A new secret key, locked by a passphrase. */
    String lockedKey(String name) {
        at("20261101T000000", "", "--passphrase", "open", "--quick-generate-key", address(name), "ed25519", "sign");
        return at(NOON, "", "--passphrase", "open", "--armor", "--export-secret-keys", address(name));
    }

    String fingerprint(String name) {
        return at(NOON, "", "--with-colons", "--list-keys", address(name))
                .lines()
                .filter(line -> line.startsWith("fpr:"))
                .findFirst()
                .orElseThrow()
                .split(":")[9];
    }

    /** A detached armored signature; the text has one character a byte. */
    String sign(String name, String text, String... options) {
        return signAt(NOON, name, text, options);
    }

    String signAt(String when, String name, String text, String... options) {
        return at(when, text, with(options, "--local-user", address(name), "--armor", "--detach-sign"));
    }

    String clearsign(String name, String text, String... options) {
        return at(NOON, text, with(options, "--local-user", address(name), "--clearsign"));
    }

    /** gpg's output for a file with these options, one character a byte. */
    String make(String name, String file, String... options) {
        var input = home.resolve("order.txt");
        try {
            Files.writeString(input, file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var all = with(new String[] {"--local-user", address(name), "--output", "-"}, options);
        return at(NOON, "", with(all, input.toString()));
    }

    public void importKey(String armored) {
        at(NOON, armored, "--import");
    }

    /** How another program calls this gpg, at noon. */
    String command() {
        return "gpg --homedir %s --batch --quiet --no-tty --faked-system-time %s! --pinentry-mode loopback --passphrase ''"
                .formatted(home, NOON);
    }

    /** Armored or not. */
    public void importKey(byte[] key) throws IOException {
        at(NOON, "", "--import", Files.write(home.resolve("key"), key).toString());
    }

    /** gpg's report on a detached signature; fails if it is not good. */
    public String verify(String text, String signature) throws IOException {
        var file = Files.writeString(home.resolve("signature"), signature, StandardCharsets.ISO_8859_1);
        return at(NOON, text, "--status-fd", "1", "--verify", file.toString(), "-");
    }

    static String address(String name) {
        return name + "@example.org";
    }

    private static String[] with(String[] options, String... more) {
        var all = new ArrayList<>(List.of(options));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    private String at(String when, String input, String... arguments) {
        var command = new ArrayList<>(List.of("gpg", "--homedir", home.toString(), "--batch", "--quiet", "--no-tty"));
        command.addAll(List.of("--faked-system-time", when + "!", "--pinentry-mode", "loopback", "--passphrase", ""));
        command.addAll(List.of(arguments));
        return run(input, command);
    }

    private String run(String input, List<String> command) {
        try {
            var errors = home.resolve("errors");
            var gpg = new ProcessBuilder(command).redirectError(errors.toFile()).start();
            try (var in = gpg.getOutputStream()) {
                in.write(input.getBytes(StandardCharsets.ISO_8859_1));
            }
            var output = new String(gpg.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
            if (gpg.waitFor() != 0) throw new AssertionError(command + ": " + Files.readString(errors) + output);
            return output;
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() throws IOException {
        run("", List.of("gpgconf", "--homedir", home.toString(), "--kill", "all"));
        try (var files = Files.walk(home)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        }
    }
}
