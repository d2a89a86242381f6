package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Sides;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;

/** 5.2, 6.0: dealing strategy cards and making up the deck. */
public final class Dealing {
    /** What the umpire calls the deck. */
    public static final String DECK = "strategy deck";

    private static final int HAND = 7;

    private Dealing() {}

    /** 5.2: seven cards for each. */
    static void phase(WorkingPosition working) {
        var now = working.now();
        if (now.track().year() == working.box().arrivals().firstKey()) shuffle(working, "4.0");
        var held = Lists.concat(now.cards().hand(Sides.AMERICAN), now.cards().hand(Sides.BRITISH));
        working.umpire().open("6.0", DECK, Lists.map(held, Card::id));
        for (int card = 0; card < HAND; card++) for (var side : Sides.BOTH) deal(working, side, "5.2");
        for (var side : Sides.BOTH) {
            var hand = working.now().cards().hand(side);
            working.umpire().tell(side, "5.2", "Your hand: %s.", Wording.list(hand));
        }
    }

    /** 6.0: the discards and what is left of the deck become a new deck. */
    static void reconstitute(WorkingPosition working) {
        working.cards(cards -> cards.intoDeck(cards.discards()));
        shuffle(working, "6.0");
    }

    private static void shuffle(WorkingPosition working, String rule) {
        working.umpire().shuffle(rule, DECK, Lists.map(working.now().cards().deck(), Card::id));
    }

    /** 6.0: so many cards from the deck, as far as there are any. */
    static void draw(WorkingPosition working, Side side, int count) {
        var drawn = new ArrayList<Card>();
        for (int card = 0; card < count; card++) deal(working, side, "6.0").ifPresent(drawn::add);
        working.rule("6.0", "%s draw %s.", Sides.the(side), Wording.count(drawn.size(), "card"));
        if (!drawn.isEmpty()) working.umpire().tell(side, "6.0", "You draw %s.", Wording.list(drawn));
    }

    /** Deals one card; a deck that runs out is made up again at once (6.0). Empty if no card is left anywhere. */
    private static Optional<Card> deal(WorkingPosition working, Side side, String rule) {
        refill(working);
        if (working.now().cards().deck().isEmpty()) return Optional.empty();
        int number = working.now().cards().hand(side).size() + 1;
        var card = working.box().card(Integer.parseInt(working.umpire().draw(rule, DECK, side + " card " + number)));
        working.cards(cards -> cards.withoutTop(card));
        working.addToHand(side, card);
        refill(working);
        return Optional.of(card);
    }

    /** 6.0, R6 */
    private static void refill(WorkingPosition working) {
        var cards = working.now().cards();
        if (cards.deck().isEmpty() && !cards.discards().isEmpty()) reconstitute(working);
    }
}
