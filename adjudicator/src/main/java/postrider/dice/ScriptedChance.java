package postrider.dice;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;

/**
 * The dice and cards of a case. A shuffle changes nothing: cards are drawn in the order of the script. Throws {@link Missing} when the
 * script has run out.
 */
public final class ScriptedChance implements Chance {
    private final Deque<Integer> dice;
    private final Deque<String> cards;

    public ScriptedChance(List<Integer> dice, List<String> cards) {
        this.dice = new ArrayDeque<>(dice);
        this.cards = new ArrayDeque<>(cards);
    }

    /** The script has no suitable die or card. */
    public static final class Missing extends IllegalStateException {
        private static final long serialVersionUID = 1;

        Missing(String what) {
            super(what);
        }
    }

    @Override
    public Entry.Roll roll(String key, Die die) {
        if (dice.isEmpty()) throw new Missing("The case has no die left for %s.".formatted(key));
        int value = dice.removeFirst();
        if (!die.shows(value)) throw new Missing("The case has a %d for %s, a die of %s.".formatted(value, key, die));
        return new Entry.Roll(key, die, value, "");
    }

    @Override
    public Entry.Shuffle shuffle(String key, String deck, List<String> shuffled) {
        return new Entry.Shuffle(key, deck, shuffled, "");
    }

    @Override
    public Entry.Draw draw(String key, String deck) {
        if (cards.isEmpty()) throw new Missing("The case has no card left for %s.".formatted(key));
        return new Entry.Draw(key, deck, cards.removeFirst());
    }

    public List<Integer> diceLeft() {
        return List.copyOf(dice);
    }

    public List<String> cardsLeft() {
        return List.copyOf(cards);
    }
}
