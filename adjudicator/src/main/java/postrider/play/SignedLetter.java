package postrider.play;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Signatures;
import postrider.log.SigningTime;
import postrider.log.SigningWay;
import postrider.words.OpenedLetter;

/**
 * A letter of an enrolled player whose signature was found good, or one that the referee enters by hand.
 *
 * @param messageId with angle brackets; empty by hand
 * @param signed the signed part, bytes as ISO-8859-1 text
 * @param signature armored; empty by hand
 * @param opened what is signed, decoded and opened: orders are read from this and nothing else
 */
public record SignedLetter(Side side, String messageId, String signed, String signature, OpenedLetter opened) {

    /** Of a writer who sits on another side by now. */
    public SignedLetter of(Side seat) {
        return new SignedLetter(seat, messageId, signed, signature, opened);
    }

    /** A letter that came on paper or by telephone. It may leave out game and impulse. */
    public static SignedLetter byHand(Side side, String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        return new SignedLetter(side, "", new String(bytes, StandardCharsets.ISO_8859_1), "", OpenedLetter.open(text));
    }

    /**
     * As an entry of the game file. With the mark the same words may come again and be meant again, and
     * nobody guesses them from the digest.
     */
    public SignedLetter entered(String mark) {
        return new SignedLetter(side, messageId, Event.Letter.byHand(mark) + signed, signature, opened);
    }

    /**
     * What was written in a letter on file: what was signed, or what the referee entered without the line {@link #entered} put
     * before it.
     *
     * @return empty if there is no text in it, or nobody here can read what was signed
     */
    public static Optional<String> text(Event.Letter letter, Optional<Signatures> signatures) {
        if (!letter.byHand()) return signatures.flatMap(known -> known.text(letter));
        var bytes = letter.signed().getBytes(StandardCharsets.ISO_8859_1);
        var named = new String(bytes, StandardCharsets.UTF_8);
        return Optional.of(named.substring(named.indexOf('\n') + 1));
    }

    /** What somebody wrote who signed so: without a key of theirs nothing counts that they quote. */
    public static OpenedLetter opened(String text, String signature) {
        return SigningWay.ofSignature(signature)
                .filter(SigningWay.MAIL::equals)
                .map(mail -> OpenedLetter.openUnquoted(text))
                .orElseGet(() -> OpenedLetter.open(text));
    }

    /** Names the letter, however often it is delivered. */
    public String digest() {
        return Event.Letter.digest(signed, signature);
    }

    /** When it was signed; empty by hand, and where the signature does not tell. */
    public Optional<Instant> signedAt() {
        return SigningTime.of(signature);
    }

    /** Whether its signature tells no time, so that it acts only by the code in it. */
    public boolean needsCode() {
        return SigningWay.ofSignature(signature).filter(way -> !way.isDated()).isPresent();
    }

    public boolean byHand() {
        return signature.isEmpty();
    }
}
