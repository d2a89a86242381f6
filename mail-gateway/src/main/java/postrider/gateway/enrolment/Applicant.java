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
 * The writer of a letter, as far as the letter proves who they are.
 *
 * @param letter digest of the signed part, so that the same words never act twice, however they are wrapped; of the whole letter if it is unsigned
 * @param envelope digest of the whole letter
 * @param repliesTo the letter of ours it claims to answer
 * @param player the writer as we would enrol them: by the key that signed the letter, or by their mailbox
 * @param signed whether that is a key of their own rather than the mailbox
 * @param enrolled whether a player here has that key and that address
 * @param unvouched why their provider does not vouch that the letter comes from their mailbox; empty if it does
 * @param codes codes of ours that the letter contains
 * @param brings keys that the writer attached or pasted in
 * @param fault what is wrong with their key, as a sentence; empty if nothing is
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

    /** The longest name, in characters. Letters to others quote it, so it must have no room for a link or a message. */
    private static final int NAME = 40;

    /**
     * How letters are examined.
     *
     * @param oldest how long after signing a letter may still act
     * @param records where mail providers publish their keys
     */
    public record Examination(InstantSource clock, Duration oldest, KeyRecords records) {}

    /** Checks a signature against the keys that the letter brings and those we know. */
    static SignatureCheck signature(MimePart letter, List<PublicKey> known, BroughtKeys brought, Examination how) {
        var keys = new Keyring(Lists.concat(List.copyOf(brought.keys().values()), known));
        return new Authenticator(keys, how.clock(), how.oldest()).examine(letter);
    }

    /** The signed text of a letter; all its text if no known key has signed it. */
    public static OpenedLetter said(Incoming.Letter letter, List<PublicKey> known, Examination how) {
        var brought = BroughtKeys.in(letter.part(), how.clock().instant());
        return signature(letter.part(), known, brought, how) instanceof Signed signed
                ? OpenedLetter.openUnquoted(signed.text())
                : OpenedLetter.openUnquoted(letter.part().words().orElse(""));
    }

    /**
     * Examines a letter with a usable From. Throws IOException if we cannot find out now whether the provider vouches for it.
     *
     * @param came when it came in
     * @param plays the player here whose key signed it, if any
     * @param awaited new keys that players have asked for and that a letter signed with them must prove
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

    /** The name as the other player will read it. */
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
                                ? "Your letter is signed with key %s but does not contain it. Attach the public key and send the letter again."
                                        .formatted(key)
                                : String.join(" ", brought.useless()));
            case Bad bad -> Optional.of(bad.sentence());
            case SignatureCheck unsigned
            when !brought.useless().isEmpty() -> Optional.of(String.join(" ", brought.useless()));
            case SignatureCheck unsigned
            when !brought.shown().isEmpty() ->
                Optional.of(
                        "Your letter contains a key but is not signed with it, so nothing shows that the key is yours. Either sign the letter with it, or leave the key out and play without one.");
            case SignatureCheck unsigned -> Optional.empty();
        };
    }

    public String address() {
        return player.address();
    }

    /** The key's fingerprint; empty if they play without a key. */
    public String key() {
        return signed ? player.fingerprint() : "";
    }

    SigningWay way() {
        return SigningWay.of(player).orElseThrow();
    }

    /** Whether they quote a code that we sent to this address; if {@code thisKey}, only one sent about this very key counts. */
    boolean hasRead(Codes ours, boolean thisKey) {
        return codes.contains(ours.plain(address(), key())) || !thisKey && codes.contains(ours.plain(address(), ""));
    }

    /**
     * Whether the mailbox is theirs: their provider says so, their games are played from it, or they quote the code that we sent there about
     * their key.
     */
    public boolean isProven(Codes ours) {
        return unvouched.isEmpty() || enrolled || signed && hasRead(ours, true);
    }

    /** Whether the mailbox is theirs, or they at least read what arrives there. */
    boolean reads(Codes ours) {
        return isProven(ours) || hasRead(ours, false);
    }

    boolean isReplyTo(String letter) {
        return repliesTo.filter(id -> id.contains(letter)).isPresent();
    }
}
