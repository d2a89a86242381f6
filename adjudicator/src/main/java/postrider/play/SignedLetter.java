package postrider.play;

import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Written;
import postrider.words.OpenedLetter;

/**
 * A letter of an enrolled player with a good signature, or one that the referee enters by hand.
 *
 * @param messageId with angle brackets; empty by hand
 * @param opened its text, decoded and opened: orders are read from this and nothing else
 */
public record SignedLetter(Side side, String messageId, Written written, OpenedLetter opened) {
    /** For a writer who has since moved to another side. */
    public SignedLetter of(Side seat) {
        return new SignedLetter(seat, messageId, written, opened);
    }

    /** A letter that came on paper or by telephone. It may leave out game and impulse. */
    public static SignedLetter byHand(Side side, String text) {
        return new SignedLetter(side, "", Written.byHand(text), OpenedLetter.open(text));
    }

    /**
     * The order below an answer as a letter of its own, with the answer's signature or entered by hand as that was.
     *
     * @param mark of its entry, if it is by hand
     */
    public static SignedLetter below(Event.Letter answer, String game, int impulse, String mark) {
        var order = String.join("\n\n", answer.next()); // so that no two lines become one
        if (answer.written().byHand()) return byHand(answer.side(), order).entered(mark);
        var opened = OpenedLetter.open(order).assuming(game, impulse);
        return new SignedLetter(answer.side(), answer.messageId(), answer.written(), opened);
    }

    /** As an entry of the game file. */
    public SignedLetter entered(String mark) {
        return new SignedLetter(side, messageId, written.marked(mark), opened);
    }
}
