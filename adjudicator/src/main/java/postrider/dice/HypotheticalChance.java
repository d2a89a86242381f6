package postrider.dice;

import java.util.SplittableRandom;
import postrider.kernel.Die;
import postrider.kernel.Entry;

/**
 * Dice and cards for trying out what never happened. They come from a seed of their own and from the cards left in the decks. They do not
 * depend on the secret of the game, and reveal nothing of it.
 */
public final class HypotheticalChance extends UnsealedDecks {
    private final SplittableRandom random;

    /** @param history what was shuffled and drawn so far */
    public HypotheticalChance(long seed, ChanceHistory history) {
        super(history);
        this.random = new SplittableRandom(seed);
    }

    @Override
    public Entry.Roll roll(String key, Die die) {
        return new Entry.Roll(key, die, die.low() + random.nextInt(die.faces()), "");
    }

    @Override
    public Entry.Draw draw(String key, String deck) {
        var left = left(deck);
        return new Entry.Draw(key, deck, left.remove(random.nextInt(left.size())));
    }
}
