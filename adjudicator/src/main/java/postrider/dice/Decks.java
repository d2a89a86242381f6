package postrider.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which cards are still to be drawn from each deck, in no order that anybody has sealed. */
final class Decks {
    private final ChanceHistory history;
    private final Map<String, List<String>> left = new HashMap<>();

    Decks(ChanceHistory history) {
        this.history = history;
    }

    void shuffle(String deck, List<String> cards) {
        left.put(deck, new ArrayList<>(cards));
    }

    List<String> left(String deck) {
        return left.computeIfAbsent(deck, name -> new ArrayList<>(history.left(name)));
    }
}
