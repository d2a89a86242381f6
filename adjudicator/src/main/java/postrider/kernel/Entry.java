package postrider.kernel;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;

/**
 * One input to an impulse, in the order the rules asked for it. A journal is a list of these and nothing else: replaying
 * the rules over the journal gives the same position, the same report and the same letters.
 *
 * <p>A {@code key} is a rule number, a space, and what it was for: {@code "9.2.4 attacker"}.
 */
public sealed interface Entry {
    /** The one order in which cards are listed: that of the code points of their names, which is that of their bytes in UTF-8. */
    Comparator<String> LISTED = (one, other) ->
            Arrays.compareUnsigned(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));

    /** Rule number and purpose. */
    String key();

    /** Under which it was asked for. */
    default String rule() {
        return key().split(" ", 2)[0];
    }

    /**
     * What a player decided.
     *
     * @param words the canonical words of the answer, as {@link Question#read} takes them
     * @param source how it came
     */
    record Answer(String key, String words, Source source) implements Entry {}

    /**
     * A die.
     *
     * @param value one that {@code die} shows
     * @param proof what a stranger needs to check the value; empty where chance is not sealed
     */
    record Roll(String key, Die die, int value, String proof) implements Entry {}

    /**
     * Cards shuffled into a new face-down deck, which replaces the one of that name.
     *
     * @param cards the cards that went in, each once, {@link #LISTED}; their new order stays sealed
     * @param commitment what binds the referee to that order
     */
    record Shuffle(String key, String deck, List<String> cards, String commitment) implements Entry {
        public Shuffle {
            cards = List.copyOf(cards);
        }
    }

    /** The top card of a deck, as drawn by one side. */
    record Draw(String key, String deck, String card) implements Entry {}

    /** A card of a deck laid face up, with the proof that it was dealt from where the shuffle had put it. */
    record Show(String key, String deck, String card, String proof) implements Entry {}

    /**
     * The secrets of all shuffles of a deck that no hidden card depends on any more.
     *
     * @param hidden cards of the deck that lie face down or in a hand, {@link #LISTED}; those left in the deck aside
     */
    record Open(String key, String deck, List<String> hidden, String secrets) implements Entry {
        public Open {
            hidden = List.copyOf(hidden);
        }
    }

    /**
     * A part of the order that is carried out now, and may be told, with the proof that it was sealed in the order.
     *
     * @param part its number among the parts of the order, from 1, see {@link Parts}
     */
    record Told(String key, int part, String proof) implements Entry {}

    /**
     * It is settled who plays which side.
     *
     * @param exchanged whether each plays the side the other sat on until now
     */
    record Seats(String key, boolean exchanged) implements Entry {}
}
