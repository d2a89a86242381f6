package postrider.gateway.signing;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import postrider.files.Hash;
import postrider.gateway.mime.Latin;
import postrider.gateway.signing.SignatureCheck.Fault;

/**
 * A signature by {@code ssh-keygen -Y sign -n postrider} (OpenSSH, PROTOCOL.sshsig). It has no signing time.
 *
 * @param blob the key that made it
 * @param namespace what it was made for
 * @param hash the algorithm by which the signed text is hashed
 * @param signature in that algorithm's encoding
 * @param token what a FIDO token adds: its flags and signature counter; empty without one
 */
record SshSeal(byte[] blob, String namespace, String hash, String algorithm, byte[] signature, byte[] token)
        implements Seal {
    private static final int LONGEST = 12_000;

    private static final byte[] MAGIC = "SSHSIG".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] VERSION = {0, 0, 0, 1};
    private static final String OURS = "postrider";
    private static final Set<String> HASHES = Set.of("sha256", "sha512");
    private static final int COLUMNS = 70;
    private static final int TOKEN = 5;

    /** The flag that somebody touched the token. */
    private static final int TOUCHED = 1;

    /** The signature in an armor; none if it cannot be read. */
    static List<SshSeal> in(String armor) {
        if (armor.length() > LONGEST) return List.of();
        try {
            return Pem.read(armor, SshSigned.NAME).map(SshWire::new).map(SshSeal::read).stream()
                    .toList();
        } catch (SshWire.Damaged damaged) {
            return List.of();
        }
    }

    private static SshSeal read(SshWire wire) {
        if (!Arrays.equals(wire.plain(MAGIC.length), MAGIC) || !Arrays.equals(wire.plain(VERSION.length), VERSION))
            throw new SshWire.Damaged();
        var blob = wire.bytes();
        var namespace = wire.text();
        if (wire.bytes().length > 0) throw new SshWire.Damaged(); // reserved, and not signed
        var hash = wire.text();
        var made = new SshWire(wire.bytes());
        wire.end();
        var algorithm = made.text();
        var signature = made.bytes();
        var token = algorithm.startsWith("sk-") ? made.plain(TOKEN) : new byte[0];
        made.end();
        return new SshSeal(blob, namespace, hash, algorithm, signature, token);
    }

    @Override
    public String claimed() {
        return SshKey.fingerprint(blob);
    }

    @Override
    public Stream<Made> among(Keyring keyring) {
        return keyring.bare(SshKey.class, claimed()).map(key -> new Made(this, key)).stream();
    }

    @Override
    public Optional<Made> by(PublicKey key) {
        return Optional.of(new Made(this, SshKey.of(key.armored())))
                .filter(made -> Arrays.equals(made.key.blob(), blob));
    }

    record Made(SshSeal seal, SshKey key) implements By {
        @Override
        public String fingerprint() {
            return key.fingerprint();
        }

        @Override
        public Optional<Fault> fault(byte[] text) {
            if (!seal.namespace.equals(OURS)) return Optional.of(Fault.NAMESPACE);
            if (!HASHES.contains(seal.hash) || seal.algorithm.equals("ssh-rsa")) return Optional.of(Fault.WEAK);
            if (key.isOnToken() && (seal.token.length == 0 || (seal.token[0] & TOUCHED) == 0))
                return Optional.of(Fault.UNTOUCHED);
            try {
                var checked = Signature.getInstance(algorithm());
                checked.initVerify(key.key());
                checked.update(signed(text));
                return checked.verify(
                                key.key() instanceof ECPublicKey
                                        ? PlainKeys.der(pair().getFirst(), pair().getLast())
                                        : seal.signature)
                        ? Optional.empty()
                        : Optional.of(Fault.ALTERED);
            } catch (GeneralSecurityException | SshWire.Damaged damaged) {
                return Optional.of(Fault.DAMAGED);
            }
        }

        private String algorithm() throws GeneralSecurityException {
            if (!key.type().equals("ssh-rsa") && !key.type().equals(seal.algorithm))
                throw new GeneralSecurityException("of another kind than the key");
            return switch (seal.algorithm) {
                case "ssh-ed25519", "sk-ssh-ed25519@openssh.com" -> "Ed25519";
                case "rsa-sha2-256" -> "SHA256withRSA";
                case "rsa-sha2-512" -> "SHA512withRSA";
                case "ecdsa-sha2-nistp256", "sk-ecdsa-sha2-nistp256@openssh.com" -> "SHA256withECDSA";
                case "ecdsa-sha2-nistp384" -> "SHA384withECDSA";
                case "ecdsa-sha2-nistp521" -> "SHA512withECDSA";
                default -> throw new GeneralSecurityException("an unknown algorithm");
            };
        }

        private byte[] signed(byte[] text) throws GeneralSecurityException {
            var digest = MessageDigest.getInstance(seal.hash.equals("sha256") ? "SHA-256" : "SHA-512");
            var signed = SshWire.all(
                    MAGIC,
                    SshWire.text(seal.namespace),
                    SshWire.text(""),
                    SshWire.text(seal.hash),
                    SshWire.bytes(digest.digest(text)));
            if (!key.isOnToken()) return signed;
            return SshWire.all(Hash.of(Latin.bytes(key.application())), seal.token, Hash.of(signed));
        }

        private List<BigInteger> pair() {
            var wire = new SshWire(seal.signature);
            var pair = List.of(wire.number(), wire.number());
            wire.end();
            return pair;
        }

        private byte[] spelt() {
            return switch (key.key()) {
                case ECPublicKey ec -> {
                    var pair = pair();
                    yield SshWire.all(
                            SshWire.bytes(pair.getFirst().toByteArray()),
                            SshWire.bytes(PlainKeys.lower(ec, pair.getLast()).toByteArray()));
                }
                case RSAPublicKey rsa -> PlainKeys.padded(rsa, seal.signature);
                default -> seal.signature;
            };
        }

        @Override
        public String canonical() {
            var whole = SshWire.all(
                    MAGIC,
                    VERSION,
                    SshWire.bytes(seal.blob),
                    SshWire.text(seal.namespace),
                    SshWire.text(""),
                    SshWire.text(seal.hash),
                    SshWire.bytes(SshWire.all(SshWire.text(seal.algorithm), SshWire.bytes(spelt()), seal.token)));
            return Pem.write(SshSigned.NAME, whole, COLUMNS);
        }
    }
}
