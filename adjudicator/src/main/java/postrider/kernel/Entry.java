package postrider.kernel;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;

/**
 * One input to an impulse: an answer, a roll, a card. A journal is the list of these inputs in the order in which the rules asked
 * for them. Replaying the rules over a journal gives the same position, report and letters.
 *
 * <p>The {@code key} of an entry is a rule number, a space and the purpose: {@code "9.2.4 attacker"}. A replay asks for entries
 * by key, so a change to the rules shows at the first entry it affects ({@link ReplayMismatch}).
 */
public sealed interface Entry {
    /** The order in which cards are listed: by the UTF-8 bytes of their names, which is by code points. */
    Comparator<String> LISTED = (one, other) ->
            Arrays.compareUnsigned(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));

    String key();

    /** The rule that asked for it. */
    default String rule() {
        return key().split(" ", 2)[0];
    }

    /**
     * A player's decision.
     *
     * @param words the answer in canonical words, which {@link Question#read} reads
     * @param source how it was given
     */
    record Answer(String key, String words, Source source) implements Entry {}

    /**
     * A roll of a die.
     *
     * @param value a face of {@code die}
     * @param proof what a stranger needs to check the value; empty where chance is not sealed
     */
    record Roll(String key, Die die, int value, String proof) implements Entry {}

    /**
     * Cards shuffled into a new face-down deck, which replaces any deck of that name.
     *
     * @param cards the cards in the deck, each once, sorted by {@link #LISTED}; their shuffled order stays sealed
     * @param commitment binds the referee to that order; empty where chance is not sealed
     */
    record Shuffle(String key, String deck, List<String> cards, String commitment) implements Entry {
        public Shuffle {
            cards = List.copyOf(cards);
        }
    }

    /** The top card of a deck, drawn by one side. */
    record Draw(String key, String deck, String card) implements Entry {}

    /** A card laid face up, with the proof that it was dealt from its place in the shuffle. */
    record Show(String key, String deck, String card, String proof) implements Entry {}

    /**
     * The opening of all shuffles of a deck of which no card is hidden any more.
     *
     * @param hidden cards of the deck that are face down or in a hand, sorted by {@link #LISTED}; not those left in the deck
     * @param secrets a proof for each shuffle opened
     */
    record Open(String key, String deck, List<String> hidden, String secrets) implements Entry {
        public Open {
            hidden = List.copyOf(hidden);
        }
    }

    /**
     * A part of the order that is now carried out and disclosed, with the proof that the order contained it.
     *
     * @param part its number in the order, from 1, see {@link Parts}
     */
    record Told(String key, int part, String proof) implements Entry {}

    /**
     * The decision who plays which side.
     *
     * @param exchanged whether the players swap sides
     */
    record Seats(String key, boolean exchanged) implements Entry {}
}
