package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Sides;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.Turns;
import postrider.kernel.ruling.Side;
import postrider.text.Wording;

/** 5.2, 6.0: dealing strategy cards and reconstituting the deck. */
public final class Dealing {
    private Dealing() {}

    /** 5.2 */
    static void phase(WorkingPosition working) {
        if (Turns.isFirst(working.now())) Turns.shuffle(working, "4.0");
        Turns.deal(working, side -> deal(working, side, "5.2"));
    }

    /** 6.0: {@code count} cards from the deck, or as many as there are. */
    static void draw(WorkingPosition working, Side side, int count) {
        var drawn = new ArrayList<Card>();
        for (int card = 0; card < count; card++) deal(working, side, "6.0").ifPresent(drawn::add);
        working.rule("6.0", "%s draw %s.", Sides.the(side), Wording.count(drawn.size(), "card"));
        if (!drawn.isEmpty()) working.tell(side, "6.0", "You draw %s.", Wording.list(drawn));
    }

    /** Deals one card; a deck that runs out is reconstituted at once (6.0). Empty if no card is left anywhere. */
    private static Optional<Card> deal(WorkingPosition working, Side side, String rule) {
        refill(working);
        if (working.now().cards().deck().isEmpty()) return Optional.empty();
        var card = Turns.draw(working, side, rule);
        refill(working);
        return Optional.of(card);
    }

    /** 6.0, R6 */
    private static void refill(WorkingPosition working) {
        var cards = working.now().cards();
        if (cards.deck().isEmpty() && !cards.discards().isEmpty()) Turns.reconstitute(working, "6.0");
    }
}
