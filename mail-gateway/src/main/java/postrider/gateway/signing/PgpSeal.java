package postrider.gateway.signing;

import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import postrider.gateway.signing.SignatureCheck.Fault;
import postrider.text.Lists;

/** An OpenPGP signature (RFC 9580). */
record PgpSeal(PGPSignature signature) implements Seal {
    static List<PgpSeal> in(String file) {
        return of(OpenPgp.signatures(file));
    }

    static List<PgpSeal> of(List<PGPSignature> signatures) {
        return Lists.map(signatures, PgpSeal::new);
    }

    @Override
    public String claimed() {
        return HexFormat.of().toHexDigits(signature.getKeyID());
    }

    @Override
    public Stream<Made> among(Keyring keyring) {
        return keyring.signers(signature).map(key -> new Made(signature, key));
    }

    @Override
    public Optional<Made> by(PublicKey key) {
        var certificate = PublicKey.certificate(key.armored());
        return Optional.of(new Made(signature, certificate))
                .filter(made -> certificate.getSigningKeyFor(signature) != null);
    }

    record Made(PGPSignature signature, OpenPGPCertificate key) implements By {
        @Override
        public String fingerprint() {
            return PublicKey.fingerprint(key);
        }

        @Override
        public Optional<Fault> fault(byte[] text) {
            return OpenPgp.fault(signature, key, text);
        }

        @Override
        public Optional<Fault> expired(Instant now) {
            return OpenPgp.expiry(signature).filter(now::isAfter).map(past -> Fault.LAPSED);
        }

        @Override
        public String canonical() {
            return OpenPgp.canonical(signature, key);
        }

        @Override
        public Optional<Instant> at() {
            return Optional.of(signature.getCreationTime().toInstant());
        }
    }
}
