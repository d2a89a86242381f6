package postrider.gateway.signing;

import java.util.Optional;
import postrider.log.SigningWay;

/** A key without names, subkeys or an expiry date: any but OpenPGP's. */
sealed interface BareKey permits SmimeKey, SshKey, MailKey {
    String fingerprint();

    PublicKey enrolled();

    /** Reads an enrolled key; empty if it is an OpenPGP key. Throws IllegalArgumentException with a sentence if it cannot be used. */
    static Optional<BareKey> of(String enrolled) {
        return switch (SigningWay.ofKey(enrolled).orElse(SigningWay.OPENPGP)) {
            case OPENPGP -> Optional.empty();
            case SMIME -> Optional.of(SmimeKey.of(enrolled));
            case SSH -> Optional.of(SshKey.of(enrolled));
            case MAIL -> Optional.of(MailKey.of(enrolled));
        };
    }
}
