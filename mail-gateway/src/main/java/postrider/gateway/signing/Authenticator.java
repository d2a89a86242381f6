package postrider.gateway.signing;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.gateway.mime.Latin;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.SignatureCheck.Bad;
import postrider.gateway.signing.SignatureCheck.Fault;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.signing.SignatureCheck.UnknownKey;
import postrider.gateway.signing.SignatureCheck.Unsigned;
import postrider.log.Written;
import postrider.text.Lists;

/**
 * Finds out who signed a letter, whichever way they sign, and wherever a mail program or mailing list put the signature: in a MIME part, in
 * the text, or in an attached file.
 *
 * @param oldest how long after signing a letter may still act
 * @param records where mail providers publish their keys
 */
public record Authenticator(Keyring keyring, InstantSource clock, Duration oldest, KeyRecords records) {
    private static final int WRAPPED = 3;

    private static final Pattern IN_WORDS =
            Pattern.compile("-----BEGIN (?:PGP (?:SIGNED|MESSAGE|SIGNATURE)|SSH SIGNATURE)");

    /** How far a player's clock may be ahead. */
    private static final Duration SKEW = Duration.ofDays(1);

    /** For letters signed with a key; DKIM is not checked. */
    public Authenticator(Keyring keyring, InstantSource clock, Duration oldest) {
        this(keyring, clock, oldest, KeyRecords.NONE);
    }

    /** Finds the one signed text in a letter, and checks its signature. */
    public SignatureCheck examine(MimePart letter) {
        var claims = Claim.in(letter);
        if (claims.size() > 1) return new Bad(Fault.SEVERAL);
        var found = claims.isEmpty() ? Optional.<SignatureCheck>empty() : Optional.of(check(claims.getFirst()));
        if (found.filter(check -> !(check instanceof UnknownKey)).isPresent()) return found.get();
        return vouched(letter).or(() -> found).or(() -> wrapped(letter)).orElseGet(() -> unsigned(letter));
    }

    /** Whether DKIM vouches for it, if its From is a player who has no key. */
    private Optional<SignatureCheck> vouched(MimePart letter) {
        return letter.field("From")
                .flatMap(MailAddress::of)
                .flatMap(keyring::mail)
                .map(mailbox -> new DkimCheck(records, clock.instant(), letter, mailbox).examine());
    }

    /** Whether one of the first letters attached to it has a good signature. */
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
        return best(claim.seals().stream().map(seal -> check(claim, seal)), new Bad(Fault.DAMAGED));
    }

    private SignatureCheck check(Claim claim, Seal seal) {
        return best(
                seal.among(keyring)
                        .map(by -> best(
                                claim.documents().stream().map(document -> check(document, by)),
                                new Bad(Fault.ALTERED))),
                new UnknownKey(seal.claimed()));
    }

    /** A good signature if there is one; otherwise the first fault other than ALTERED, which says most. */
    private static SignatureCheck best(Stream<SignatureCheck> findings, SignatureCheck none) {
        var others = new ArrayList<SignatureCheck>();
        return findings.filter(finding -> finding instanceof Signed || !others.add(finding))
                .findFirst()
                .or(() -> Lists.find(others, finding -> !finding.equals(new Bad(Fault.ALTERED))))
                .or(() -> others.stream().findFirst())
                .orElse(none);
    }

    private SignatureCheck check(Claim.Document document, Seal.By by) {
        var now = clock.instant();
        if (by.at().filter(at -> at.isAfter(now.plus(SKEW))).isPresent()) return new Bad(Fault.FUTURE);
        var fault = by.fault(Latin.bytes(document.bytes()))
                .or(() -> by.expired(now))
                .or(() -> by.at().filter(at -> at.isBefore(now.minus(oldest))).map(old -> Fault.OLD));
        if (fault.isPresent()) return new Bad(fault.get());
        return document.text()
                .get()
                .<SignatureCheck>map(text -> new Signed(
                        by.fingerprint(),
                        text,
                        new Written(document.bytes(), by.canonical()),
                        by.at().orElse(now)))
                .orElseGet(() -> new Bad(Fault.NO_TEXT));
    }

    /** Why there is nothing to check. */
    private static SignatureCheck unsigned(MimePart letter) {
        if (Claim.isEncrypted(letter)) return new Bad(Fault.ENCRYPTED);
        boolean inPage = letter.all().anyMatch(part -> part.is("text/html"))
                && letter.words().filter(IN_WORDS.asPredicate()).isPresent();
        return inPage ? new Bad(Fault.HTML) : new Unsigned();
    }
}
