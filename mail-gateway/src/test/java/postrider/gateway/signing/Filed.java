package postrider.gateway.signing;

import java.util.Optional;
import postrider.log.Signatures;
import postrider.log.Written;

/** What is found in a letter as it is stored in a game file. */
final class Filed {
    private static final Signatures SIGNATURES = Signatures.installed().orElseThrow();

    private Filed() {}

    static Optional<String> fault(Written letter, PublicKey key) {
        return SIGNATURES.fault(letter, key.armored());
    }

    static Optional<String> fault(String signed, String signature, PublicKey key) {
        return fault(new Written(signed, signature), key);
    }
}
