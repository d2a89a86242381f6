package postrider.gateway.signing;

import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Base64;
import java.util.Collections;
import java.util.List;

/**
 * The DKIM key of a domain, as published in the DNS (RFC 6376, 3.6.1; RFC 8463).
 *
 * @param strict whether it signs for the domain only, and not for subdomains
 */
record DkimKey(PublicKey key, boolean strict) {
    private static final int RSA_SHORTEST = 1024;

    /** Why a key or signature cannot be used, a clause without a full stop. */
    static final class Useless extends Exception {
        private static final long serialVersionUID = 1;

        Useless(String clause) {
            super(clause);
        }
    }

    /** Reads the only record under its name. */
    static DkimKey among(List<String> records) throws Useless {
        if (records.size() != 1)
            throw new Useless(records.isEmpty() ? "its key is not published" : "more than one key is published for it");
        var record = Tags.of(records.getFirst()).orElseThrow(() -> new Useless("its key cannot be read"));
        require(record.get("v", "DKIM1").equals("DKIM1") && record.has("p"), "its key cannot be read");
        require(!record.solid("p").isEmpty(), "its key was revoked");
        require(record.list("h", "sha256").contains("sha256"), "its key is not for SHA-256");
        require(!Collections.disjoint(record.list("s", "*"), List.of("*", "email")), "its key is not for mail");
        var flags = record.list("t", "");
        require(!flags.contains("y"), "its domain only tries this out");
        try {
            var bytes = Base64.getDecoder().decode(record.solid("p"));
            var key = record.get("k", "rsa").equals("ed25519") ? PlainKeys.ed25519(bytes) : rsa(bytes);
            return new DkimKey(key, flags.contains("s"));
        } catch (GeneralSecurityException | IllegalArgumentException | ClassCastException damaged) {
            throw new Useless("its key cannot be read");
        }
    }

    private static void require(boolean holds, String otherwise) throws Useless {
        if (!holds) throw new Useless(otherwise);
    }

    private static PublicKey rsa(byte[] encoded) throws GeneralSecurityException {
        var key = (RSAPublicKey) PlainKeys.read(encoded);
        return PlainKeys.rsa(key.getModulus(), key.getPublicExponent()); // in canonical encoding, as it is stored
    }

    /** Whether its signatures prove nothing. */
    static boolean isWeak(PublicKey key) {
        return key instanceof RSAPublicKey rsa && !PlainKeys.isSound(rsa, RSA_SHORTEST);
    }
}
