package postrider.gateway.signing;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import postrider.log.Written;

/** The result of checking a letter's signature. Only a {@link Signed} letter may act. */
public sealed interface SignatureCheck {
    /** For the sender: what was found and what to do about it. */
    default String sentence() {
        return switch (this) {
            case Signed good -> "Your signature is good.";
            case Unsigned unsigned ->
                "Your letter is not signed: sign it with the key you gave the referee (with OpenPGP as PGP/MIME, clear-signed, or as a signed file).";
            case UnknownKey(var key) ->
                "Your letter is signed with key %s, which is not enrolled in any game here: sign it with the key you gave the referee."
                        .formatted(key);
            case Wrapped wrapped ->
                "A letter that you signed came within another letter: a mailing list, or whoever forwarded it, wrapped it. Such a letter is not acted upon. Send yours straight to the referee.";
            case Bad(var fault) -> fault.sentence();
            case NotVouched(var address, var why) ->
                "Nothing proves that your letter comes from %s, as it says: %s. Send it from that mailbox itself, as plain text, and not through another server or a list."
                        .formatted(address, why);
            case NotNow(var why) ->
                "For a day nobody could be asked whether your letter comes from your mailbox: %s. Send it again."
                        .formatted(why);
        };
    }

    /** How long a letter waits for a DNS that does not answer. */
    Duration PATIENCE = Duration.ofDays(1);

    /**
     * The final result: this one, unless the DNS may still answer.
     *
     * @param came when the letter came in
     * @throws IOException if the letter must wait
     */
    default SignatureCheck settled(Instant came, Instant now) throws IOException {
        if (this instanceof NotNow(var why) && now.isBefore(came.plus(PATIENCE)))
            throw new IOException("it waits: " + why);
        return this;
    }

    /**
     * Signed by an enrolled key, in time.
     *
     * @param fingerprint of the enrolled key, which says who writes
     * @param text the signed text, decoded, line ends LF; orders are read from this and nothing else
     * @param written the exact bytes that are signed, and the signature in canonical form
     * @param at when it was signed, or came in if the signature does not say
     */
    record Signed(String fingerprint, String text, Written written, Instant at) implements SignatureCheck {}

    record Unsigned() implements SignatureCheck {}

    /** Signed by a key that is not enrolled; {@code keyId} is how the signature names it. */
    record UnknownKey(String keyId) implements SignatureCheck {}

    /**
     * Validly signed, but attached to another letter, as lists and forwarders do: the sender need not be the signer.
     *
     * @param fingerprint of the key that signed it
     */
    record Wrapped(String fingerprint) implements SignatureCheck {}

    /** It has a signature that cannot be used. */
    record Bad(Fault fault) implements SignatureCheck {}

    /**
     * It claims to come from the mailbox of a player who has no key, and nothing proves it.
     *
     * @param why a clause without a full stop
     */
    record NotVouched(String address, String why) implements SignatureCheck {}

    /** The signature cannot be checked now, for the reason {@code why}. */
    record NotNow(String why) implements SignatureCheck {}

    enum Fault {
        ALTERED(
                "the signature does not fit the text",
                "your letter was changed on its way. Web mail often wraps lines;"
                        + " send it as PGP/MIME, or as plain text with short lines."),
        DAMAGED("the signature cannot be read", "it is incomplete or damaged. Send your letter again."),
        SEVERAL("the letter holds more than one signed text", "it is not clear which one counts. Send one."),
        NO_TEXT(
                "the signed part holds no text that can be read",
                "write your orders in the letter itself, not below a very long quotation or in a word processor file."),
        HTML("the letter came as HTML only, in which no signature can be checked", "send it as plain text."),
        ENCRYPTED("the letter is encrypted", "sign it without encrypting it."),
        UNDATED(
                "the signature does not say when it was made",
                "sign with a program that adds the signing time, as Outlook, Apple Mail and openssl do."),
        WEAK("the signature uses an outdated digest such as SHA-1", "sign with SHA-256 or better."),
        WEAK_KEY(
                "the key is weak (too short, of an outdated kind, or vouched for with SHA-1)",
                "send the referee a new one, Ed25519 or RSA with 3072 bits."),
        CRITICAL(
                "the signature calls something critical that the referee does not know",
                "sign without notations and other additions."),
        NAMESPACE("the signature was made for something else", "sign with 'ssh-keygen -Y sign -n postrider'."),
        UNTOUCHED("nobody touched the token that signed", "touch it when it asks, and sign again."),
        OTHER_DOMAIN("another domain than that of the mailbox has signed it", "send it from the mailbox itself."),
        OTHER_SENDER("it is from another address", "send it from the mailbox you are known by."),
        OPEN_END("what stands at its end is not signed", "ask your provider to sign whole letters."),
        UNCOVERED("sender, subject and date are not signed", "ask your provider to sign them."),
        TWICE("a field stands twice in its header", "send it as your program makes it."),
        UNREADABLE("what is signed does not tell how it is to be read", "send it as plain text, with short lines."),
        WEAK_DOMAIN_KEY("the key of its domain is weak", "ask your provider for a longer one."),
        LAPSED(
                "the signature had an end, and it was past when the letter came",
                "sign your letter again, without an end date."),
        FUTURE("the signature bears a date in the future", "set your computer's clock and sign again."),
        OLD("the signature is too old to be acted upon", "sign your letter again."),
        EXPIRED("the key had expired when it signed", "send the referee the prolonged key or a new one."),
        REVOKED("the key has been revoked", "send the referee a new one."),
        NOT_FOR_SIGNING("the key may not be used for signing", "send the referee one that may.");

        private final String clause;
        private final String advice;

        Fault(String clause, String advice) {
            this.clause = clause;
            this.advice = advice;
        }

        /** What is wrong, a clause without a full stop. */
        public String clause() {
            return clause;
        }

        private String sentence() {
            return clause.substring(0, 1).toUpperCase(Locale.ROOT) + clause.substring(1) + ": " + advice;
        }
    }
}
