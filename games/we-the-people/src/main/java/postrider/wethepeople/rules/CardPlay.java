package postrider.wethepeople.rules;

import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Sides;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.March;
import postrider.americanwar.rules.OrderedMove;
import postrider.americanwar.rules.PlayedCard;
import postrider.americanwar.rules.Reach;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.wethepeople.orders.Orders;

/** One strategy card being played: what must be remembered until the next one is. */
public final class CardPlay extends PlayedCard {
    private static final Sections SECTIONS =
            new Sections("7.0", "7.0", "7.1", "7.1", "7.1", "7.1", Optional.empty(), "7.1", "7.1", "7.2");

    private final Reach steps = new Steps(this);
    private final boolean lastOfThePhase;

    public CardPlay(WorkingPosition working, Side side, Card card) {
        super(working, side, card, SECTIONS);
        var cards = working.now().cards();
        this.lastOfThePhase =
                Lists.filter(Sides.BOTH, one -> !cards.hand(one).isEmpty()).isEmpty();
    }

    @Override
    public Reach reach() {
        return steps;
    }

    @Override
    protected Arriving arriving(OrderedMove ordered, March march) {
        return new Entering(this, ordered, march);
    }

    /** Where its player may act on PC markers. */
    MarkerRules markers() {
        return new MarkerRules(working().occupancy(), side());
    }

    @Override
    protected void wonAtOnce() {
        Victory.atOnce(working());
    }

    @Override
    protected void won() {
        Victory.automatic(working());
    }

    @Override
    protected Read<Order.Onward> onward(String words, Optional<March> march) {
        var with = march.map(March::with).orElse(Troops.NONE);
        return Orders.onward(words, working().now(), side(), march.map(March::at), with);
    }

    /** 5.3, R5: when it was played no other card was left in either hand. */
    boolean lastOfThePhase() {
        return lastOfThePhase;
    }
}
