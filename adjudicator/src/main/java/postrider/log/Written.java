package postrider.log;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import postrider.files.Hash;
import postrider.words.OpenedLetter;

/**
 * A text as its writer signed it.
 *
 * @param signed the signed part, bytes as ISO-8859-1 text
 * @param signature armored; empty for what the referee enters by hand
 */
public record Written(String signed, String signature) {
    /** Nobody wrote: the referee did it at the keyboard. */
    public static final Written NOT = new Written("", "");

    /** What the referee enters for a player who wrote on paper or telephoned. */
    public static Written byHand(String text) {
        return new Written(new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1), "");
    }

    /** With a first line that nobody can choose, so that the same words can be sent and meant again. */
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

    /** Whether its writer has no key, so that their provider alone vouches for them. */
    public boolean vouchedFor() {
        return SigningWay.ofSignature(signature).filter(SigningWay.MAIL::equals).isPresent();
    }

    /** Whether its signature carries no time, so that it acts only by the code in it. */
    public boolean needsCode() {
        return SigningWay.ofSignature(signature).filter(way -> !way.isDated()).isPresent();
    }

    /** When it was signed; empty by hand, or if the signature does not say. */
    public Optional<Instant> signedAt() {
        return SigningTime.of(signature);
    }

    /**
     * Its name, however often it is delivered: SHA-256 in hex of the signed part, a zero byte and the signature. Both players are told
     * it; the signature keeps a short letter from being guessed. Of what the referee enters only the first line counts.
     */
    public String digest() {
        var named = byHand() ? signed.substring(0, signed.indexOf('\n') + 1) : signed;
        return Hash.sha256((named + '\0' + signature).getBytes(StandardCharsets.ISO_8859_1));
    }

    /**
     * The text in it, with LF line ends; of what the referee entered, all but the first line.
     *
     * @return empty if there is none, or nobody here can read what was signed
     */
    public Optional<String> text(Optional<Signatures> signatures) {
        if (!byHand()) return signatures.flatMap(known -> known.text(this));
        var text = new String(signed.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        return Optional.of(text.substring(text.indexOf('\n') + 1));
    }

    /** Opens it with this text. Quoted lines do not count where its writer has no key. */
    public OpenedLetter opened(String text) {
        return vouchedFor() ? OpenedLetter.openUnquoted(text) : OpenedLetter.open(text);
    }
}
