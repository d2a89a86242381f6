package postrider.washingtonswar.rules;

import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.Turns;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;

/** 6.1 Dealing strategy cards and reshuffling the deck. */
public final class Dealing {
    private Dealing() {}

    /** 4.0, 6.1.E: cards whose year has not come are set aside. */
    public static Position setAside(Position start) {
        var cards = start.cards();
        var waiting = Lists.filter(
                cards.deck(), card -> card.setAsideUntil() > start.track().year());
        return start.with(cards.onto(Pile.SET_ASIDE, waiting));
    }

    /** 5.2 */
    static void phase(WorkingPosition working) {
        var now = working.now();
        int year = now.track().year();
        var due = Lists.filter(now.cards().in(Pile.SET_ASIDE), card -> card.setAsideUntil() <= year);
        if (now.cards().reshuffle()) Turns.reconstitute(working, "6.1.B");
        if (!due.isEmpty()) {
            working.cards(cards -> cards.intoDeck(due));
            working.rule("6.1.E", "%s join the deck.", Wording.list(due));
            Turns.shuffle(working, "6.1.E");
        } else if (Turns.isFirst(now)) Turns.shuffle(working, "4.0");
        Turns.deal(working, side -> deal(working, side, "5.2"));
    }

    /** A card to replace one that was played: a battle card (6.33.B) or a special card (6.34.C.i). */
    static void replace(WorkingPosition working, Side side, String rule) {
        deal(working, side, rule).ifPresent(card -> {
            working.rule(rule, "%s draw a card.", Sides.the(side));
            working.tell(side, rule, "You draw %s.", card);
        });
    }

    /** Deals one card, reconstituting an empty deck first (6.1.A). Empty if no card is left anywhere. */
    private static Optional<Card> deal(WorkingPosition working, Side side, String rule) {
        var cards = working.now().cards();
        if (cards.deck().isEmpty() && cards.discards().isEmpty()) return Optional.empty();
        if (cards.deck().isEmpty()) Turns.reconstitute(working, "6.1.A");
        return Optional.of(Turns.draw(working, side, rule));
    }
}
