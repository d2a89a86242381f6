package postrider.washingtonswar.rules;

import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;

/** 6.1 Dealing strategy cards and reshuffling the deck. */
public final class Dealing {
    /** What the umpire calls the deck. */
    public static final String DECK = "strategy deck";

    private static final int HAND = 7;

    private Dealing() {}

    /** 4.0, 6.1.E: the cards whose year has not come wait beside the deck. */
    public static Position setAside(Position start) {
        var cards = start.cards();
        var waiting = Lists.filter(
                cards.deck(), card -> card.setAsideUntil() > start.track().year());
        return start.with(cards.onto(Pile.SET_ASIDE, waiting));
    }

    /** 5.2: seven cards for each. */
    static void phase(WorkingPosition working) {
        var now = working.now();
        int year = now.track().year();
        var due = Lists.filter(now.cards().in(Pile.SET_ASIDE), card -> card.setAsideUntil() <= year);
        if (now.cards().reshuffle()) reconstitute(working, "6.1.B");
        if (!due.isEmpty()) {
            working.cards(cards -> cards.intoDeck(due));
            working.rule("6.1.E", "%s join the deck.", Wording.list(due));
            shuffle(working, "6.1.E");
        } else if (year == working.box().arrivals().firstKey()) shuffle(working, "4.0");
        var held = Lists.concat(
                working.now().cards().hand(Sides.AMERICAN),
                working.now().cards().hand(Sides.BRITISH));
        working.umpire().open("6.1", DECK, Lists.map(held, Card::id));
        for (int card = 0; card < HAND; card++) for (var side : Sides.BOTH) deal(working, side, "5.2");
        for (var side : Sides.BOTH) {
            var hand = working.now().cards().hand(side);
            working.umpire().tell(side, "5.2", "Your hand: %s.", Wording.list(hand));
        }
    }

    /** 6.1.B: the discards and what is left of the deck become a new deck. */
    private static void reconstitute(WorkingPosition working, String rule) {
        working.cards(
                cards -> cards.intoDeck(cards.discards()).withReshuffle(false).withExchange(Optional.empty()));
        shuffle(working, rule);
    }

    private static void shuffle(WorkingPosition working, String rule) {
        working.umpire().shuffle(rule, DECK, Lists.map(working.now().cards().deck(), Card::id));
    }

    /** A card for one that was played: a battle card (6.33.B), a special one (6.34.C.i). */
    static void replace(WorkingPosition working, Side side, String rule) {
        deal(working, side, rule).ifPresent(card -> {
            working.rule(rule, "%s draw a card.", Sides.the(side));
            working.umpire().tell(side, rule, "You draw %s.", card);
        });
    }

    /** Deals one card; an empty deck is reconstituted first (6.1.A). Empty if no card is left anywhere. */
    private static Optional<Card> deal(WorkingPosition working, Side side, String rule) {
        if (working.now().cards().deck().isEmpty()) {
            if (working.now().cards().discards().isEmpty()) return Optional.empty();
            reconstitute(working, "6.1.A");
        }
        int number = working.now().cards().hand(side).size() + 1;
        var card = working.box().card(Integer.parseInt(working.umpire().draw(rule, DECK, side + " card " + number)));
        working.cards(cards -> cards.withoutTop(card));
        working.addToHand(side, card);
        return Optional.of(card);
    }
}
