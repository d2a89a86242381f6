package postrider.kernel;

import java.util.List;

/**
 * One input to an impulse, in the order the rules asked for it. A journal is a list of these and nothing else: replaying
 * the rules over the journal gives the same position, the same report and the same letters.
 *
 * <p>A {@code key} is a rule number, a space, and what it was for: {@code "9.2.4 attacker"}.
 */
public sealed interface Entry {
    /** Rule number and purpose. */
    String key();

    /**
     * What a player decided.
     *
     * @param words the canonical words of the answer, as {@link Question#read} takes them
     * @param source how it came: letter, clause, standing order, only answer, referee
     */
    record Answer(String key, String words, String source) implements Entry {}

    /**
     * A die.
     *
     * @param faces number of faces, at least 1
     * @param value 1 to {@code faces}
     * @param proof what a stranger needs to check the value; empty where chance is not sealed
     */
    record Roll(String key, int faces, int value, String proof) implements Entry {}

    /**
     * Cards shuffled into a new face-down deck, which replaces the one before.
     *
     * @param cards the cards that went in, sorted; their new order stays sealed
     * @param commitment what binds the referee to that order
     */
    record Shuffle(String key, List<String> cards, String commitment) implements Entry {
        public Shuffle {
            cards = List.copyOf(cards);
        }
    }

    /** The top card of the deck, as drawn by one side. */
    record Draw(String key, String card) implements Entry {}

    /** A card laid face up, with the proof that it was dealt from where the shuffle had put it. */
    record Show(String key, String card, String proof) implements Entry {}

    /** The secrets of all shuffles that no hidden card depends on any more. */
    record Open(String key, String secrets) implements Entry {}
}
