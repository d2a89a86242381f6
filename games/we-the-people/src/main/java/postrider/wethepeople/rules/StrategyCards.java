package postrider.wethepeople.rules;

import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.orders.Play;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;

/** 5.3, 6.1, 6.2: one strategy card, played or discarded. What it is played for stands with each kind of order. */
final class StrategyCards {
    private StrategyCards() {}

    /** Judges the order, then carries it out. */
    static void play(WorkingPosition working, Side side, Play order) {
        order.takeUp(working, side, "5.3");
        var play = new CardPlay(working, side, order.card());
        order.use().carryOut(play);
        Sequence.afterCard(play);
    }

    /** 6.2 */
    static void discard(CardPlay play) {
        var card = play.card();
        if (card.isSpecial()) throw new Refused("6.2", "%s must be played.".formatted(card.label()));
        if (card.isOps())
            throw new Refused(
                    "5.3", "Only events are discarded; %s may be played for nothing.".formatted(card.label()));
        play.working().show("6.2", card, "%s discard %s.", Sides.the(play.side()), card);
        play.working().discard(card);
    }

    /** 6.1 */
    static void mustSuffice(CardPlay play, General general) {
        int ops = play.card().ops();
        if (general.strategy() <= ops) return;
        var why = "%s has strategy rating %d; this card moves generals up to %d.";
        throw new Refused("6.1", why.formatted(general, general.strategy(), ops), play.able(ops));
    }
}
