package postrider.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.Chance;
import postrider.kernel.Entry;

/** Chance that keeps track of the cards left in each deck, for hypothetical games. Their order is not that of any sealed shuffle. */
abstract class UnsealedDecks implements Chance {
    private final ChanceHistory history;
    private final Map<String, List<String>> left = new HashMap<>();

    /** @param history what was shuffled and drawn so far */
    UnsealedDecks(ChanceHistory history) {
        this.history = history;
    }

    @Override
    public final Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
        left.put(deck, new ArrayList<>(cards));
        return new Entry.Shuffle(key, deck, cards, "");
    }

    /** The cards left in a deck. A subclass removes each card it draws. */
    final List<String> left(String deck) {
        return left.computeIfAbsent(deck, name -> new ArrayList<>(history.left(name)));
    }
}
