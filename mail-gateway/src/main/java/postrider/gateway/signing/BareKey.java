package postrider.gateway.signing;

import java.util.Optional;
import postrider.log.SigningWay;

/** A key that is nothing but what signs: no names, no subkeys, no end. */
sealed interface BareKey permits SmimeKey, SshKey, MailKey {
    String fingerprint();

    PublicKey enrolled();

    /** One as it is enrolled; empty if it is an OpenPGP key. Throws IllegalArgumentException with a sentence if it is of no use. */
    static Optional<BareKey> of(String enrolled) {
        return switch (SigningWay.ofKey(enrolled).orElse(SigningWay.OPENPGP)) {
            case OPENPGP -> Optional.empty();
            case SMIME -> Optional.of(SmimeKey.of(enrolled));
            case SSH -> Optional.of(SshKey.of(enrolled));
            case MAIL -> Optional.of(MailKey.of(enrolled));
        };
    }
}
