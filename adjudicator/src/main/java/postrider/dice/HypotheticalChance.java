package postrider.dice;

import java.util.SplittableRandom;
import postrider.kernel.Die;
import postrider.kernel.Entry;

/**
 * Dice and cards of what never happened. They come from a seed of their own, and from what is left of the decks; nothing in
 * them depends on the secret of the game, and nothing tells of it.
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
