package postrider.log;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import postrider.files.Hash;
import postrider.words.OpenedLetter;

/**
 * What somebody wrote, as they signed it.
 *
 * @param signed the signed part, bytes as ISO-8859-1 text
 * @param signature armored; empty for what the referee enters by hand
 */
public record Written(String signed, String signature) {
    /** Nobody wrote: it was done at the keyboard. */
    public static final Written NOT = new Written("", "");

    /** What the referee enters for somebody who wrote on paper or said it on the telephone. */
    public static Written byHand(String text) {
        return new Written(new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1), "");
    }

    /** With a first line that nobody can choose: so the same words may come again and be meant again. */
    public Written marked(String mark) {
        return new Written(firstLine(mark) + signed, signature);
    }

    public boolean isMarked(String mark) {
        return signed.startsWith(firstLine(mark));
    }

    private static String firstLine(String mark) {
        return "By the referee's hand, %s.\n".formatted(mark);
    }

    public boolean byHand() {
        return signature.isEmpty();
    }

    /** Whether its writer has no key: their provider alone vouches for them. */
    public boolean vouchedFor() {
        return SigningWay.ofSignature(signature).filter(SigningWay.MAIL::equals).isPresent();
    }

    /** Whether its signature tells no time, so that it acts only by the code in it. */
    public boolean needsCode() {
        return SigningWay.ofSignature(signature).filter(way -> !way.isDated()).isPresent();
    }

    /** When it was signed; empty by hand, and where the signature does not tell. */
    public Optional<Instant> signedAt() {
        return SigningTime.of(signature);
    }

    /**
     * What names it, however often it is delivered: SHA-256 in hex of signed part, zero byte, signature. Both players are told it, and a
     * short letter could be guessed: nobody guesses its signature. Of what the referee enters only the first line counts.
     */
    public String digest() {
        var named = byHand() ? signed.substring(0, signed.indexOf('\n') + 1) : signed;
        return Hash.sha256((named + '\0' + signature).getBytes(StandardCharsets.ISO_8859_1));
    }

    /**
     * The text in it, line ends LF; of what the referee entered all but the first line.
     *
     * @return empty if there is none, or nobody here can read what was signed
     */
    public Optional<String> text(Optional<Signatures> signatures) {
        if (!byHand()) return signatures.flatMap(known -> known.text(this));
        var text = new String(signed.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        return Optional.of(text.substring(text.indexOf('\n') + 1));
    }

    /** It with this text, opened: without a key of the writer's nothing counts that they quote. */
    public OpenedLetter opened(String text) {
        return vouchedFor() ? OpenedLetter.openUnquoted(text) : OpenedLetter.open(text);
    }
}
