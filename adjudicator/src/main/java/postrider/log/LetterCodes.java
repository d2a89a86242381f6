package postrider.log;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import postrider.dice.Secret;
import postrider.kernel.ruling.Side;

/**
 * The codes in the referee's letters to players whose signatures carry no time. A player who quotes a code has read the letter it came
 * in, so theirs was written later; and since each code works once, no letter acts twice. Codes are derived from the game's secret: a
 * crash does not change them, and once the secret is revealed anybody can check them.
 */
public record LetterCodes(GameLog log, Secret secret) {
    /** No restored copy of a game is further behind than this many letters. */
    private static final int FAR = 500;

    /** The code in the next letter to this side. */
    public String next(Side to) {
        return code(to, log.correspondence(to).sent() + 1);
    }

    /** Whether a letter of this side may act with this code: nothing has happened since it was sent. */
    public boolean isGood(Side by, String code) {
        var letters = log.correspondence(by);
        return IntStream.rangeClosed(letters.fresh(), letters.sent())
                .anyMatch(number -> code(by, number).equals(code));
    }

    /**
     * The number of the letter to this side that carried this code, if the log does not know that letter: then the log is older than
     * the letter.
     */
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
