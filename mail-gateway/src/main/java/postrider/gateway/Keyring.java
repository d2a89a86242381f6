package postrider.gateway;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.bouncycastle.bcpg.KeyIdentifier;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The enrolled keys of all games. Who may sign is decided by this and by no address. A key is read when a letter claims to
 * be signed with it, so that ten thousand players cost no time at the start.
 */
public final class Keyring {
    private static final Logger LOG = LoggerFactory.getLogger(Keyring.class);

    private final Map<String, Set<String>> enrolled = new HashMap<>();
    private final Map<Long, Set<String>> holders = new HashMap<>();
    private final Deque<String> unread = new ArrayDeque<>();

    public Keyring(Collection<PublicKey> keys) {
        keys.forEach(this::enrol);
    }

    /** A key enrolled twice in different states counts with all its signatures, so a revocation counts everywhere. */
    private void enrol(PublicKey key) {
        var fingerprint = key.fingerprint().toLowerCase(Locale.ROOT);
        var states = enrolled.computeIfAbsent(fingerprint, first -> new LinkedHashSet<>());
        if (!states.add(key.armored())) return;
        keyId(fingerprint).ifPresent(id -> hold(id, fingerprint));
        unread.add(fingerprint);
    }

    /** Of a key of version 4 (RFC 9580, 5.5.4.2). Any other is found when all are read. */
    private static Optional<Long> keyId(String fingerprint) {
        return fingerprint.matches("[0-9a-f]{40}")
                ? Optional.of(Long.parseUnsignedLong(fingerprint.substring(24), 16))
                : Optional.empty();
    }

    private void hold(long keyId, String fingerprint) {
        holders.computeIfAbsent(keyId, first -> new LinkedHashSet<>()).add(fingerprint);
    }

    /** The key that claims to have made {@code signature}; read anew each time, since nothing in it is safe from two threads. */
    synchronized Optional<OpenPGPCertificate> signer(PGPSignature signature) {
        return among(signature).or(() -> {
            readAll();
            return among(signature);
        });
    }

    private Optional<OpenPGPCertificate> among(PGPSignature signature) {
        return signature.getKeyIdentifiers().stream()
                .map(KeyIdentifier::getKeyId)
                .flatMap(id -> holders.getOrDefault(id, Set.of()).stream())
                .distinct()
                .flatMap(this::read)
                .filter(key -> key.getSigningKeyFor(signature) != null)
                .findFirst();
    }

    /** A signature may be a subkey's, which no fingerprint tells. */
    private void readAll() {
        for (var next = unread.poll(); next != null; next = unread.poll()) {
            var fingerprint = next;
            read(fingerprint)
                    .flatMap(key -> key.getAllKeyIdentifiers().stream())
                    .forEach(key -> hold(key.getKeyId(), fingerprint));
        }
    }

    /** A key that cannot be read, in a damaged game, is left out. */
    private Stream<OpenPGPCertificate> read(String fingerprint) {
        return enrolled.get(fingerprint).stream()
                .flatMap(armored -> certificate(fingerprint, armored).stream())
                .reduce(Keyring::join)
                .stream();
    }

    private static Optional<OpenPGPCertificate> certificate(String fingerprint, String armored) {
        try {
            var key = PublicKey.certificate(armored);
            if (PublicKey.fingerprint(key).equals(fingerprint)) return Optional.of(key);
            LOG.error("an enrolled key is left out: {} is not its fingerprint", fingerprint);
        } catch (IllegalArgumentException damaged) {
            LOG.error("an enrolled key is left out: {}", damaged.getMessage());
        }
        return Optional.empty();
    }

    private static OpenPGPCertificate join(OpenPGPCertificate one, OpenPGPCertificate other) {
        try {
            return OpenPGPCertificate.join(one, other);
        } catch (PGPException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
