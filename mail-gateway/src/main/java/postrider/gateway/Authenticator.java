package postrider.gateway;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import postrider.gateway.SignatureCheck.Bad;
import postrider.gateway.SignatureCheck.Fault;
import postrider.gateway.SignatureCheck.Signed;
import postrider.gateway.SignatureCheck.UnknownKey;
import postrider.gateway.SignatureCheck.Unsigned;

/**
 * Says who signed a letter: PGP/MIME (RFC 3156) or clear-signed, wherever a mail program or a mailing list put it.
 *
 * @param oldest how long after signing a letter may still act
 */
public record Authenticator(Keyring keyring, InstantSource clock, Duration oldest) {
    /** How far a player's clock may be ahead. */
    private static final Duration SKEW = Duration.ofDays(1);

    private static final String SIGNATURE = "application/pgp-signature";

    /** Deepest nesting in which a signed part is looked for: mailing lists and forwarders wrap letters. */
    static final int DEPTH = 4;

    /** Finds the one signed text of a letter and checks it. */
    public SignatureCheck examine(Part letter) {
        var sealed = sealed(letter, DEPTH).toList();
        if (sealed.size() > 1) return new Bad(Fault.SEVERAL);
        if (sealed.size() == 1) return mime(sealed.getFirst());
        var unfolded = clear(letter, text -> Flowed.unfold(text, false));
        return unfolded instanceof Bad && clear(letter, text -> text) instanceof Signed signed ? signed : unfolded;
    }

    /** Exchange turns multipart/signed into multipart/mixed; the signature is still the part after the signed one. */
    private static Stream<Part> sealed(Part part, int depth) {
        if (depth == 0) return Stream.of();
        var declared = SIGNATURE.equalsIgnoreCase(part.type().getParameter("protocol"));
        return declared || part.children().stream().skip(1).anyMatch(child -> child.is(SIGNATURE))
                ? Stream.of(part)
                : part.children().stream().flatMap(child -> sealed(child, depth - 1));
    }

    private SignatureCheck mime(Part sealed) {
        var parts = sealed.children();
        var last = parts.stream().map(part -> part.is(SIGNATURE)).toList().indexOf(true);
        if (last < 1 || sealed.is("multipart/signed") && parts.size() != 2) return new Bad(Fault.DAMAGED);
        var signed = parts.get(last - 1);
        return check(signed.wire(), SignedText.of(signed), latin(parts.get(last).content()));
    }

    private SignatureCheck clear(Part letter, UnaryOperator<String> unfold) {
        var blocks = new ArrayList<List<String>>();
        letter.all().filter(part -> part.is("text/plain")).forEach(part -> {
            var text = latin(part.content()).replace("\r\n", "\n");
            blocks.addAll(ClearSigned.find(part.flowed() ? unfold.apply(text) : text));
        });
        if (blocks.isEmpty()) return unsigned(letter);
        if (blocks.size() > 1) return new Bad(Fault.SEVERAL);
        try {
            var block = ClearSigned.read(blocks.getFirst());
            return check(block.text(), SignedText.of(block.text()), block.signature());
        } catch (IllegalArgumentException damaged) {
            return new Bad(Fault.DAMAGED);
        }
    }

    private SignatureCheck check(String signed, Optional<String> text, String armor) {
        return best(
                OpenPgp.signatures(armor).stream().map(signature -> check(signed, text, signature)),
                new Bad(Fault.DAMAGED));
    }

    private SignatureCheck check(String signed, Optional<String> text, PGPSignature signature) {
        return best(
                keyring.signers(signature).map(key -> check(signed, text, signature, key)),
                new UnknownKey(HexFormat.of().toHexDigits(signature.getKeyID())));
    }

    /** A good one, whatever else there is; otherwise the first says what is wrong. */
    private static SignatureCheck best(Stream<SignatureCheck> findings, SignatureCheck none) {
        var others = new ArrayList<SignatureCheck>();
        return findings.filter(finding -> finding instanceof Signed || !others.add(finding))
                .findFirst()
                .orElseGet(() -> others.isEmpty() ? none : others.getFirst());
    }

    private SignatureCheck check(String signed, Optional<String> text, PGPSignature signature, OpenPGPCertificate key) {
        var bytes = signed.getBytes(StandardCharsets.ISO_8859_1);
        var at = signature.getCreationTime().toInstant();
        if (at.isAfter(clock.instant().plus(SKEW))) return new Bad(Fault.FUTURE);
        var fault = OpenPgp.fault(signature, key, bytes);
        if (fault.isPresent()) return new Bad(fault.get());
        if (OpenPgp.end(signature).filter(clock.instant()::isAfter).isPresent()) return new Bad(Fault.LAPSED);
        if (at.isBefore(clock.instant().minus(oldest))) return new Bad(Fault.OLD);
        if (text.isEmpty()) return new Bad(Fault.NO_TEXT);
        return new Signed(PublicKey.fingerprint(key), text.get(), signed, OpenPgp.canonical(signature, key), at);
    }

    /** Why there is nothing to check. */
    private static SignatureCheck unsigned(Part letter) {
        var parts = letter.all().toList();
        var plain = parts.stream()
                .filter(part -> part.is("text/plain"))
                .map(Part::text)
                .toList();
        if (parts.stream().anyMatch(Authenticator::smime)) return new Bad(Fault.SMIME);
        if (parts.stream().anyMatch(part -> part.is("multipart/encrypted"))
                || plain.stream().anyMatch(text -> text.startsWith("-----BEGIN PGP MESSAGE-----")))
            return new Bad(Fault.ENCRYPTED);
        var html = parts.stream().anyMatch(part -> part.is("text/html"));
        return html && plain.stream().allMatch(String::isBlank) ? new Bad(Fault.HTML) : new Unsigned();
    }

    private static boolean smime(Part part) {
        return part.is("application/pkcs7-mime")
                || part.is("application/x-pkcs7-mime")
                || part.is("application/pkcs7-signature")
                || part.is("application/x-pkcs7-signature");
    }

    private static String latin(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
