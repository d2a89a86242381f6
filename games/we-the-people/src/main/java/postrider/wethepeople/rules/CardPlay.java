package postrider.wethepeople.rules;

import postrider.americanwar.Card;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.PlayedCard;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Lists;
import postrider.kernel.Side;

/** One strategy card being played: what must be remembered until the next one is. */
public final class CardPlay extends PlayedCard<Movement> {
    private final boolean lastOfThePhase;

    public CardPlay(WorkingPosition working, Side side, Card card) {
        super(working, side, card);
        var cards = working.now().cards();
        this.lastOfThePhase =
                Lists.those(Sides.BOTH, one -> !cards.hand(one).isEmpty()).isEmpty();
    }

    /** Where its player may act on PC markers. */
    MarkerRules markers() {
        return new MarkerRules(working().occupancy(), side());
    }

    /** CUs of his side there, but for those the army on the move has with it. */
    @Override
    public Troops free(Space space) {
        var carried = moving().map(move -> move.carried(space)).orElse(Troops.NONE);
        return working().now().troops(space).only(side()).minus(carried);
    }

    /** 5.3, R5: when it was played no other card was left in either hand. */
    boolean lastOfThePhase() {
        return lastOfThePhase;
    }
}
