package postrider.gateway.enrolment;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import postrider.gateway.Incoming;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.Authenticator;
import postrider.gateway.signing.BroughtKeys;
import postrider.gateway.signing.KeyRecords;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.PublicKey;
import postrider.gateway.signing.SignatureCheck;
import postrider.gateway.signing.SignatureCheck.Bad;
import postrider.gateway.signing.SignatureCheck.NotNow;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.signing.SignatureCheck.UnknownKey;
import postrider.log.Event;
import postrider.log.SigningWay;
import postrider.text.Lists;
import postrider.words.OpenedLetter;

/**
 * Who writes, as far as their letter proves it.
 *
 * @param letter digest of what is signed, so that the same words never act twice, whatever they are wrapped in; of all, if nothing is
 * @param envelope digest of the whole letter
 * @param repliesTo the letter of ours to which it says it replies
 * @param player as they would be enrolled: by the key that signed the letter, or by their mailbox
 * @param signed whether that is a key of their own
 * @param enrolled whether somebody plays here by that key, from that address
 * @param unvouched why their provider does not vouch that it comes from their mailbox; empty if it does
 * @param codes that the letter brings
 * @param said what is read of it
 * @param brings the keys that somebody put into it by hand
 * @param fault what is wrong with their key, a sentence; empty if nothing is
 */
public record Applicant(
        String letter,
        String envelope,
        Optional<String> repliesTo,
        Event.Player player,
        boolean signed,
        boolean enrolled,
        Optional<String> unvouched,
        List<String> codes,
        OpenedLetter said,
        List<PublicKey> brings,
        Optional<String> fault) {

    /** In letters to others a name has nothing that could lead anywhere. */
    private static final int NAME = 40;

    /**
     * How letters are examined.
     *
     * @param oldest how long after signing a letter may still act
     * @param records where the keys of mail providers are told
     */
    public record Examination(InstantSource clock, Duration oldest, KeyRecords records) {}

    /** The key that signed a letter, if it brings it or is known. */
    static SignatureCheck signature(MimePart letter, List<PublicKey> known, BroughtKeys brought, Examination how) {
        var keys = new Keyring(Lists.concat(List.copyOf(brought.keys().values()), known));
        return new Authenticator(keys, how.clock(), how.oldest()).examine(letter);
    }

    /**
     * What a letter says whose text is within its signature.
     *
     * @param known the keys of ours that may have made it
     */
    public static OpenedLetter said(Incoming.Letter letter, List<PublicKey> known, Examination how) {
        var brought = BroughtKeys.in(letter.part(), how.clock().instant());
        return signature(letter.part(), known, brought, how) instanceof Signed signed
                ? OpenedLetter.openUnquoted(signed.text())
                : OpenedLetter.openUnquoted(letter.part().words().orElse(""));
    }

    /**
     * Examines a letter with a usable From. Throws IOException if it cannot be found out now whether its provider vouches for it.
     *
     * @param came when it came in
     * @param plays whose key has signed it, if they play here already
     * @param awaited keys that others have asked for, and that letters under them are awaited to prove
     */
    public static Applicant of(
            Incoming.Letter letter,
            Instant came,
            Optional<Event.Player> plays,
            List<PublicKey> awaited,
            Examination how)
            throws IOException {
        var from = letter.envelope().from().orElseThrow();
        var known = Lists.concat(plays.stream().map(PublicKey::of).toList(), awaited);
        var brought = BroughtKeys.in(letter.part(), how.clock().instant());
        var check = signature(letter.part(), known, brought, how);
        var vouched = vouched(letter, from, how).settled(came, how.clock().instant());
        var proof = check instanceof Signed ? check : vouched;
        var text = proof instanceof Signed signed
                ? signed.text()
                : letter.part().words().orElse("");
        return new Applicant(
                proof instanceof Signed signed
                        ? signed.written().digest()
                        : letter.envelope().digest(),
                letter.envelope().digest(),
                letter.envelope().inReplyTo(),
                player(from, check, known, brought, how),
                check instanceof Signed,
                check instanceof Signed
                        && plays.filter(one -> one.address().equalsIgnoreCase(from.address()))
                                .isPresent(),
                vouched instanceof Signed ? Optional.empty() : Optional.of(why(vouched)),
                Codes.in(letter.part(), letter.envelope().inReplyTo()).toList(),
                OpenedLetter.openUnquoted(text),
                Lists.map(brought.shown(), brought.keys()::get),
                fault(check, brought));
    }

    private static SignatureCheck vouched(Incoming.Letter letter, MailAddress from, Examination how) {
        var mailbox = PublicKey.read("dkim:" + from.address(), how.clock().instant());
        return new Authenticator(new Keyring(List.of(mailbox)), how.clock(), how.oldest(), how.records())
                .examine(letter.part());
    }

    private static String why(SignatureCheck unvouched) {
        return switch (unvouched) {
            case SignatureCheck.NotVouched(var address, var why) -> why;
            case NotNow(var why) -> why;
            case Bad(var fault) -> fault.clause();
            case SignatureCheck other -> "it has no DKIM signature";
        };
    }

    private static Event.Player player(
            MailAddress from, SignatureCheck check, List<PublicKey> known, BroughtKeys brought, Examination how) {
        var key = check instanceof Signed signed
                ? Lists.find(known, one -> one.fingerprint().equalsIgnoreCase(signed.fingerprint()))
                        .or(() -> Optional.of(brought.keys().get(signed.fingerprint())))
                        .map(PublicKey::armored)
                        .orElseThrow()
                : "dkim:" + from.address();
        return PublicKey.enrolled(
                new Event.Player(name(from), from.address(), "", key),
                how.clock().instant());
    }

    /** As the other player will read it. */
    private static String name(MailAddress from) {
        var plain = from.name()
                .replaceAll("[^\\p{L}\\p{M} .'-]", " ")
                .replaceAll("\\.(?=\\S)", ". ")
                .replaceAll("\\s+", " ")
                .strip();
        var shortened = plain.substring(
                0, plain.offsetByCodePoints(0, Math.min(NAME, plain.codePointCount(0, plain.length()))));
        return shortened.isBlank() ? from.address().substring(0, from.address().indexOf('@')) : shortened.strip();
    }

    private static Optional<String> fault(SignatureCheck check, BroughtKeys brought) {
        return switch (check) {
            case Signed good -> Optional.empty();
            case UnknownKey(var key) ->
                Optional.of(
                        brought.useless().isEmpty()
                                ? "Your letter is signed with key %s, which it does not bring: attach the public key, and send it again."
                                        .formatted(key)
                                : String.join(" ", brought.useless()));
            case Bad bad -> Optional.of(bad.sentence());
            case SignatureCheck unsigned
            when !brought.useless().isEmpty() -> Optional.of(String.join(" ", brought.useless()));
            case SignatureCheck unsigned
            when !brought.shown().isEmpty() ->
                Optional.of(
                        "Your letter brings a key, but is not signed with it: so nothing shows that the key is yours. Sign the letter with it. Or leave the key out, and play without one.");
            case SignatureCheck unsigned -> Optional.empty();
        };
    }

    public String address() {
        return player.address();
    }

    /** What names the key; nothing if it is the mailbox. */
    public String key() {
        return signed ? player.fingerprint() : "";
    }

    SigningWay way() {
        return SigningWay.of(player).orElseThrow();
    }

    /** Whether they have read a letter of ours to this address; one that was about this very key, if {@code thisKey}. */
    boolean hasRead(Codes ours, boolean thisKey) {
        return codes.contains(ours.plain(address(), key())) || !thisKey && codes.contains(ours.plain(address(), ""));
    }

    /** Whether it is their mailbox: their provider says so, games of theirs go there, or they have read what was sent there about their key. */
    public boolean isProven(Codes ours) {
        return unvouched.isEmpty() || enrolled || signed && hasRead(ours, true);
    }
}
