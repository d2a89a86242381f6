package postrider.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.Entry;

/** Which cards are still to be drawn from each deck, in no order. */
final class Decks {
    private final Map<String, List<String>> left = new HashMap<>();
    private List<Entry> earlier;

    /** @param earlier all entries of a game so far; looked through only if there is a card to draw */
    Decks(List<Entry> earlier) {
        this.earlier = earlier;
    }

    private void lookThrough() {
        var entries = earlier;
        earlier = List.of();
        for (var entry : entries)
            if (entry instanceof Entry.Shuffle shuffle) shuffle(shuffle.deck(), shuffle.cards());
            else if (entry instanceof Entry.Draw draw) left(draw.deck()).remove(draw.card());
    }

    void shuffle(String deck, List<String> cards) {
        lookThrough();
        left.put(deck, new ArrayList<>(cards));
    }

    List<String> left(String deck) {
        lookThrough();
        return left.getOrDefault(deck, List.of());
    }
}
