package postrider.gateway.signing;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.util.SSHNamedCurves;
import postrider.files.Hash;

/**
 * An SSH key as it is enrolled (RFC 4253, 6.6; RFC 5656; RFC 8709).
 *
 * @param type {@code ssh-ed25519} and the like; that of a FIDO token begins with {@code sk-}
 * @param blob the public key as SSH writes it, and as each of its signatures repeats it
 * @param key the same, for checking signatures
 * @param application what a token signs for; empty without one
 */
record SshKey(String type, byte[] blob, java.security.PublicKey key, String application) implements BareKey {
    private static final Pattern LINE =
            Pattern.compile("(?<type>[a-z0-9@.-]{1,64}) (?<blob>[A-Za-z0-9+/=]{1,4000})( .*)?");

    /** Reads the line of a {@code .pub} file. Throws IllegalArgumentException with a sentence if it cannot be used. */
    static SshKey of(String line) {
        var words = LINE.matcher(line.strip());
        if (!words.matches()) throw useless(null);
        try {
            return read(Base64.getDecoder().decode(words.group("blob")), words.group("type"));
        } catch (GeneralSecurityException | SshWire.Damaged damaged) {
            throw useless(damaged);
        }
    }

    private static IllegalArgumentException useless(Exception damaged) {
        return new IllegalArgumentException(
                "This is no SSH key that signs here: send the .pub file of one of ssh-ed25519, RSA with 3072 bits, or ECDSA.",
                damaged);
    }

    private static SshKey read(byte[] blob, String said) throws GeneralSecurityException {
        var wire = new SshWire(blob);
        var type = wire.text();
        if (!type.equals(said)) throw new GeneralSecurityException("another kind of key");
        var key = switch (type) {
            case "ssh-ed25519", "sk-ssh-ed25519@openssh.com" -> PlainKeys.ed25519(wire.bytes());
            case "ssh-rsa" -> rsa(wire.number(), wire.number());
            case "ecdsa-sha2-nistp256",
                    "ecdsa-sha2-nistp384",
                    "ecdsa-sha2-nistp521",
                    "sk-ecdsa-sha2-nistp256@openssh.com" -> elliptic(type, wire.text(), wire.bytes());
            default -> throw new GeneralSecurityException("an unknown kind of key");
        };
        var application = type.startsWith("sk-") ? wire.text() : "";
        wire.end();
        return new SshKey(type, blob, key, application);
    }

    private static java.security.PublicKey rsa(BigInteger exponent, BigInteger modulus)
            throws GeneralSecurityException {
        var key = PlainKeys.rsa(modulus, exponent);
        if (!PlainKeys.isSound(key, PlainKeys.RSA_SHORTEST)) throw new GeneralSecurityException("a weak key");
        return key;
    }

    private static java.security.PublicKey elliptic(String type, String curve, byte[] point)
            throws GeneralSecurityException {
        var known = SSHNamedCurves.getByName(curve);
        if (known == null || !type.contains(curve)) throw new GeneralSecurityException("an unknown curve");
        int size = (Integer.parseInt(curve.substring(5)) + 7) / 8;
        if (point.length != 1 + 2 * size) throw new GeneralSecurityException("no uncompressed point of the curve");
        return PlainKeys.elliptic(known, point);
    }

    boolean isOnToken() {
        return type.startsWith("sk-");
    }

    /** Without its comment. */
    @Override
    public PublicKey enrolled() {
        return new PublicKey(
                fingerprint(), "%s %s\n".formatted(type, Base64.getEncoder().encodeToString(blob)));
    }

    /** In the form that {@code ssh-keygen -l} prints. */
    @Override
    public String fingerprint() {
        return fingerprint(blob);
    }

    static String fingerprint(byte[] blob) {
        return "SHA256:" + Base64.getEncoder().withoutPadding().encodeToString(Hash.of(blob));
    }
}
