package postrider.log;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import postrider.dice.Secret;
import postrider.kernel.ruling.Side;

/**
 * The codes in the referee's letters to players whose signatures tell no time. Whoever writes one has read the letter it came in, so
 * theirs was written after that one; and since each is good once, no letter acts again. They follow from the game's secret: after a
 * crash they are the same, and once the secret is told anybody can see that they were right.
 */
public record LetterCodes(GameLog log, Secret secret) {
    /** No game goes back by more letters. */
    private static final int FAR = 500;

    /** The one in the next letter to this side. */
    public String next(Side to) {
        return code(to, log.correspondence(to).sent() + 1);
    }

    /** Whether a letter of this side acts with it: nothing has happened since it was told. */
    public boolean isGood(Side by, String code) {
        var letters = log.correspondence(by);
        return IntStream.rangeClosed(letters.fresh(), letters.sent())
                .anyMatch(number -> code(by, number).equals(code));
    }

    /** The number of the letter to this side that had this code and of which the log knows nothing: it is older than that letter. */
    public OptionalInt unwritten(Side to, String code) {
        if (isGood(to, code)) return OptionalInt.empty();
        int sent = log.correspondence(to).sent();
        return IntStream.rangeClosed(sent + 1, sent + FAR)
                .filter(number -> code(to, number).equals(code))
                .findFirst();
    }

    private String code(Side to, int letter) {
        return secret.code(log.header().game(), to.word(), letter);
    }
}
