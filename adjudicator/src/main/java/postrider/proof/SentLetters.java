package postrider.proof;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import postrider.kernel.ruling.Side;
import postrider.log.CorruptGameFile;
import postrider.log.LetterName;
import postrider.log.StoredEvent;

/** Checks the referee's letters: that the game file numbers them in order, and that those that have left match it. */
final class SentLetters {
    private final String game;
    private final Map<String, String> sent;
    private final Map<Side, Integer> numbers = new TreeMap<>();
    private final Set<String> named = new HashSet<>();

    /** @param sent the letters that have left, by Message-ID: SHA-256 in hex */
    SentLetters(String game, Map<String, String> sent) {
        this.game = game;
        this.sent = sent;
    }

    int sent() {
        return sent.size();
    }

    /** Throws a {@link CorruptGameFile} if an entry sends a letter out of order, or a different one from the one that left. */
    void check(StoredEvent stored) {
        for (var letter : stored.outbox()) {
            int number = numbers.merge(letter.to(), 1, Integer::sum);
            var name = new LetterName(game, number, letter.to(), letter.kind());
            if (!letter.messageId().startsWith("<%s@".formatted(name)))
                throw new CorruptGameFile(
                        stored.entry(), "the letter %s is out of its order".formatted(letter.messageId()));
            if (!sent.getOrDefault(letter.messageId(), letter.sha256()).equals(letter.sha256()))
                throw new CorruptGameFile(stored.entry(), "the letter that was sent is another: " + letter.messageId());
            named.add(letter.messageId());
        }
    }

    /**
     * Throws a {@link CorruptGameFile} if a letter that has left is missing: a file cut between two entries is consistent in itself.
     */
    void checkAllNamed(int entries) {
        for (var letter : sent.keySet()) if (!named.contains(letter)) throw CorruptGameFile.cut(entries, letter);
    }
}
