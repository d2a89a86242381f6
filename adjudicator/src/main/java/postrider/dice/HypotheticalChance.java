package postrider.dice;

import java.util.List;
import java.util.SplittableRandom;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;

/**
 * Dice and cards of what never happened. They come from a seed of their own, and from what is left of the decks; nothing in
 * them depends on the secret of the game, and nothing tells of it.
 */
public final class HypotheticalChance implements Chance {
    private final SplittableRandom random;
    private final Decks decks;

    /** @param history what was shuffled and drawn so far */
    public HypotheticalChance(long seed, ChanceHistory history) {
        this.random = new SplittableRandom(seed);
        this.decks = new Decks(history);
    }

    @Override
    public Entry.Roll roll(String key, Die die) {
        return new Entry.Roll(key, die, die.low() + random.nextInt(die.faces()), "");
    }

    @Override
    public Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
        decks.shuffle(deck, cards);
        return new Entry.Shuffle(key, deck, cards, "");
    }

    @Override
    public Entry.Draw draw(String key, String deck) {
        var left = decks.left(deck);
        return new Entry.Draw(key, deck, left.remove(random.nextInt(left.size())));
    }
}
