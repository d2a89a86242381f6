package postrider.wethepeople.rules;

import java.util.List;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.Encounter;
import postrider.americanwar.orders.Movement;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.PlayedCard;
import postrider.americanwar.orders.Use;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.text.Lists;

/** 5.3, 6.1, 6.2: a strategy card being played or discarded, and what each chapter says about it. */
public final class CardPlay extends PlayedCard {
    private static final Book BOOK = new Book(
            Events.BOOK,
            General.Rating.BATTLE,
            false,
            new Steps(),
            Captures::occupy,
            Reinforcements::of,
            Victory::automatic,
            Orders::new);

    private final boolean lastOfThePhase;

    public CardPlay(WorkingPosition working, Side side, Card card) {
        super(working, side, card, BOOK);
        var cards = now().cards();
        this.lastOfThePhase =
                Lists.filter(Sides.BOTH, one -> !cards.hand(one).isEmpty()).isEmpty();
    }

    static void play(WorkingPosition working, Side side, Order.Play order) {
        order.takeUp(working, side);
        var play = new CardPlay(working, side, order.card());
        order.use().carryOut(play);
        Sequence.afterCard(play);
    }

    /** 6.1 */
    @Override
    protected void mustSuffice(General general) {
        int ops = card().ops();
        if (general.strategy() <= ops) return;
        var why = "%s has strategy rating %d; this card moves generals up to %d.";
        throw new Refused("6.1", why.formatted(general, general.strategy(), ops), able(ops));
    }

    /** Placing no marker (10.1). */
    @Override
    protected List<Use> besides() {
        return List.of(new Control(List.of()));
    }

    /** 6.2 */
    @Override
    protected void discard() {
        if (card().isSpecial()) throw new Refused("6.2", "%s must be played.".formatted(card().label()));
        if (card().isOps())
            throw new Refused(
                    "5.3", "Only events are discarded; %s may be played for nothing.".formatted(card().label()));
        lay("6.2", "%s discard %s.", Sides.the(side()), card());
        working().discard(card());
    }

    @Override
    protected List<List<Use>> discardUses() {
        return card().isEvent() ? List.of(List.of(new Use.Discard())) : List.of();
    }

    @Override
    protected Encounter entering(Movement move, Space to) {
        return new Entering(this, move, to);
    }

    @Override
    protected Bars<Space> markers() {
        return new MarkerRules(occupancy(), side()).operations();
    }

    /** 5.3, R5: no other card was in either hand when it was played. */
    boolean lastOfThePhase() {
        return lastOfThePhase;
    }
}
