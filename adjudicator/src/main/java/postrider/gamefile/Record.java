package postrider.gamefile;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import postrider.kernel.Entry;
import postrider.kernel.Ruling;
import postrider.kernel.Side;

/**
 * One document of a game file, written whole or not at all. Letters that go out because of it are named in it, so effect
 * and answer stand or fall together.
 */
public sealed interface Record {
    /** When it was written, in whole seconds. */
    Instant at();

    /** Who sits where. */
    record Player(String name, String address, String fingerprint, String key) {}

    /** A letter that goes out: its Message-ID and the hash of its bytes, which lie in the outbox before this is written. */
    record Outgoing(Side to, String kind, String messageId, String sha256) {}

    /** The first document. {@code commitments} binds the referee to his secrets: name and value. */
    record Header(
            String game,
            String system,
            String box,
            String scenario,
            Map<String, String> options,
            Map<Side, Player> players,
            String referee,
            Map<String, String> commitments,
            Optional<String> fixedSecret,
            Instant at)
            implements Record {
        public Header {
            options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
            players = Collections.unmodifiableSortedMap(new TreeMap<>(players));
            commitments = Collections.unmodifiableSortedMap(new TreeMap<>(commitments));
        }
    }

    /** The welcome letters, and any letter that no other document causes: reminders, notices. */
    record Posted(String why, List<Outgoing> outbox, Instant at) implements Record {}

    /**
     * A letter that was understood and accepted, before it acts.
     *
     * @param purpose order, answer or standing
     * @param digest {@link #digest(String, String)}: names the letter, however often it is delivered
     * @param signed the signed part, bytes as ISO-8859-1 text; {@code signature} is armored, empty for the referee's hand
     * @param words the order or answers in canonical words
     * @param clauses clauses under the order, or the standing orders, as written
     */
    record Letter(
            String purpose,
            Side side,
            int impulse,
            String messageId,
            String digest,
            String signed,
            String signature,
            List<String> words,
            List<String> clauses,
            List<Outgoing> outbox,
            Instant at)
            implements Record {

        /**
         * SHA-256 in hex of signed part, zero byte, signature. Both players are told it, and a short letter could be
         * guessed: nobody guesses its signature.
         */
        public static String digest(String signed, String signature) {
            return Contents.hash((signed + '\0' + signature).getBytes(StandardCharsets.ISO_8859_1));
        }
    }

    /** A letter of an enrolled player that was not carried out; the answer to it is in {@code outbox}. */
    record Turned(Side side, String messageId, String digest, List<String> why, List<Outgoing> outbox, Instant at)
            implements Record {}

    /**
     * What the rules made of it: the journal entries since the last stop.
     *
     * @param questions keys of the questions it now waits for; empty if the impulse is finished
     * @param rulings all rulings of the impulse so far
     * @param position the position after the impulse, in the game's notation; empty while it waits
     * @param ended the ending sentence, if the game is over
     */
    record Played(
            int impulse,
            List<Entry> entries,
            List<String> questions,
            List<Ruling> rulings,
            Optional<String> position,
            Optional<String> ended,
            List<Outgoing> outbox,
            Instant at)
            implements Record {}

    /** The referee's word: why he ruled by hand, what was set aside, who was replaced. */
    record Note(String text, Instant at) implements Record {}

    /** The end: the secret all commitments were made from. */
    record Revealed(String secret, Instant at) implements Record {}
}
