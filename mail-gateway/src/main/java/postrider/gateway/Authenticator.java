package postrider.gateway;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Stream;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import postrider.gateway.SignatureCheck.Bad;
import postrider.gateway.SignatureCheck.Fault;
import postrider.gateway.SignatureCheck.Signed;
import postrider.gateway.SignatureCheck.UnknownKey;
import postrider.gateway.SignatureCheck.Unsigned;

/**
 * Says who signed a letter: as PGP/MIME (RFC 3156), clear-signed or in a file, wherever a mail program or a mailing list put it.
 *
 * @param oldest how long after signing a letter may still act
 */
public record Authenticator(Keyring keyring, InstantSource clock, Duration oldest) {
    private static final int WRAPPED = 3;

    /** How far a player's clock may be ahead. */
    private static final Duration SKEW = Duration.ofDays(1);

    /** Finds the one thing in a letter that is signed, and checks it. */
    public SignatureCheck examine(MimePart letter) {
        var claims = Claim.in(letter);
        if (claims.size() > 1) return new Bad(Fault.SEVERAL);
        return claims.isEmpty() ? wrapped(letter).orElseGet(() -> unsigned(letter)) : check(claims.getFirst());
    }

    /** One of the first letters within it, if that is signed well. */
    private Optional<SignatureCheck> wrapped(MimePart letter) {
        return letter.wrapped()
                .limit(WRAPPED)
                .map(Claim::in)
                .filter(claims -> claims.size() == 1)
                .flatMap(claims -> check(claims.getFirst()) instanceof Signed signed ? Stream.of(signed) : Stream.of())
                .findFirst()
                .map(signed -> new SignatureCheck.Wrapped(signed.fingerprint()));
    }

    private SignatureCheck check(Claim claim) {
        return best(claim.signatures().stream().map(signature -> check(claim, signature)), new Bad(Fault.DAMAGED));
    }

    private SignatureCheck check(Claim claim, PGPSignature signature) {
        return best(
                keyring.signers(signature)
                        .map(key -> best(
                                claim.documents().stream().map(document -> check(document, signature, key)),
                                new Bad(Fault.ALTERED))),
                new UnknownKey(HexFormat.of().toHexDigits(signature.getKeyID())));
    }

    /** A good one, whatever else there is; otherwise the first that fits its text says what is wrong. */
    private static SignatureCheck best(Stream<SignatureCheck> findings, SignatureCheck none) {
        var others = new ArrayList<SignatureCheck>();
        return findings.filter(finding -> finding instanceof Signed || !others.add(finding))
                .findFirst()
                .or(() -> others.stream()
                        .filter(finding -> !finding.equals(new Bad(Fault.ALTERED)))
                        .findFirst())
                .or(() -> others.stream().findFirst())
                .orElse(none);
    }

    private SignatureCheck check(Claim.Document document, PGPSignature signature, OpenPGPCertificate key) {
        var bytes = document.bytes().getBytes(StandardCharsets.ISO_8859_1);
        var at = signature.getCreationTime().toInstant();
        if (at.isAfter(clock.instant().plus(SKEW))) return new Bad(Fault.FUTURE);
        var fault = OpenPgp.fault(signature, key, bytes);
        if (fault.isPresent()) return new Bad(fault.get());
        if (OpenPgp.end(signature).filter(clock.instant()::isAfter).isPresent()) return new Bad(Fault.LAPSED);
        if (at.isBefore(clock.instant().minus(oldest))) return new Bad(Fault.OLD);
        return document.text()
                .get()
                .<SignatureCheck>map(text -> new Signed(
                        PublicKey.fingerprint(key), text, document.bytes(), OpenPgp.canonical(signature, key), at))
                .orElseGet(() -> new Bad(Fault.NO_TEXT));
    }

    /** Why there is nothing to check. */
    private static SignatureCheck unsigned(MimePart letter) {
        var parts = letter.all().toList();
        var plain = parts.stream()
                .filter(part -> part.is("text/plain"))
                .map(MimePart::text)
                .toList();
        if (parts.stream().anyMatch(Authenticator::smime)) return new Bad(Fault.SMIME);
        if (Claim.isEncrypted(letter)) return new Bad(Fault.ENCRYPTED);
        var html = parts.stream().anyMatch(part -> part.is("text/html"));
        return html && plain.stream().allMatch(String::isBlank) ? new Bad(Fault.HTML) : new Unsigned();
    }

    private static boolean smime(MimePart part) {
        return part.is("application/pkcs7-mime")
                || part.is("application/x-pkcs7-mime")
                || part.is("application/pkcs7-signature")
                || part.is("application/x-pkcs7-signature");
    }
}
