package postrider.gateway;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The enrolled keys of all games, each once. Who may sign is decided by this and by no address. */
public final class Keyring {
    private static final Logger LOG = LoggerFactory.getLogger(Keyring.class);

    private final Map<String, OpenPGPCertificate> keys = new LinkedHashMap<>();

    /**
     * A key enrolled twice in different states counts with all its signatures, so a revocation counts everywhere. A key
     * that cannot be read, in a damaged game, is left out.
     */
    public Keyring(Collection<String> armored) {
        for (var key : armored) {
            try {
                var certificate = PublicKey.certificate(key);
                keys.merge(PublicKey.fingerprint(certificate), certificate, Keyring::join);
            } catch (IllegalArgumentException damaged) {
                LOG.error("an enrolled key is left out: {}", damaged.getMessage());
            }
        }
    }

    /** The key that claims to have made {@code signature}. */
    Optional<OpenPGPCertificate> signer(PGPSignature signature) {
        return keys.values().stream()
                .filter(key -> key.getSigningKeyFor(signature) != null)
                .findFirst();
    }

    private static OpenPGPCertificate join(OpenPGPCertificate one, OpenPGPCertificate other) {
        try {
            return OpenPGPCertificate.join(one, other);
        } catch (PGPException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
