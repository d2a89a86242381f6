package postrider.proof;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import postrider.kernel.ruling.Side;
import postrider.log.CorruptGameFile;
import postrider.log.LetterName;
import postrider.log.StoredEvent;

/** The referee's letters: a game file names them by their numbers, and those that have left are as it names them. */
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

    /** Throws a {@link CorruptGameFile} if an entry sends a letter out of its order, or another than has left. */
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

    /** A file that was cut between two entries is whole in itself; the letters that have left tell. */
    void checkAllNamed(int entries) {
        for (var letter : sent.keySet()) if (!named.contains(letter)) throw CorruptGameFile.cut(entries, letter);
    }
}
