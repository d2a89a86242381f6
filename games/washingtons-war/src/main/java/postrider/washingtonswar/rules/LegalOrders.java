package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.rules.Committees;
import postrider.americanwar.rules.Occupancy;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.LazyList;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/** All orders that the rules allow. */
public final class LegalOrders extends postrider.americanwar.rules.LegalOrders {
    private LegalOrders(Position now, Side side) {
        super(now, side, CardPlay::new);
    }

    /** All of them, those of one card together. */
    public static List<List<Order>> of(Position now, Side side) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE ->
                List.of(LazyList.of(Committees.legal(new Occupancy(now)), Order.Committees::new));
            case FOR_THE_KING -> List.of(forTheKing(now));
            case STRATEGY -> new LegalOrders(now, side).strategy();
            case OVER -> List.of();
        };
    }

    private static List<Order> forTheKing(Position now) {
        var open = new MarkerRules(new Occupancy(now), Sides.BRITISH).action().open();
        return LazyList.joined(
                LazyList.of(LazyList.runs(open, 3), Order.ForTheKing::new), List.of(new Order.ForTheKing(List.of())));
    }

    /** From the hand, or an OPS card given for the event just discarded, which is then played (6.32.C). */
    private List<List<Order>> strategy() {
        if (mustBeCampaign()) return cards();
        var payments = distinct(StrategyCards.payments(now(), side()));
        return LazyList.joined(
                cards(),
                LazyList.of(
                        payments,
                        given -> orders(
                                Optional.of(given), now().cards().exchange().orElseThrow())));
    }

    /** For each card in hand, its legal orders by what it is used for; none of the lists is empty. */
    public static List<List<List<Order>>> byUse(Position now, Side side) {
        if (now.track().phase() != Track.Phase.STRATEGY) return Lists.map(of(now, side), List::of);
        return new LegalOrders(now, side).cardsByUse();
    }

    /** Those of each card, and of the event that the opponent has just discarded (6.32.C). */
    public static List<List<List<Order>>> toOffer(Position now, Side side) {
        var exchanged = Lists.find(StrategyCards.payments(now, side), given -> true)
                .map(given -> new LegalOrders(now, side)
                        .ordersByUse(Optional.of(given), now.cards().exchange().orElseThrow()));
        return Lists.with(byUse(now, side), exchanged.orElse(List.of()));
    }

    @Override
    protected Optional<Fault> mayPlay(Card card) {
        return Events.mayPlay(now(), side(), card);
    }

    @Override
    protected SpaceSet<Space> markers() {
        return rules().action().open();
    }

    private MarkerRules rules() {
        return new MarkerRules(occupancy(), side());
    }

    @Override
    protected List<Order.Use> reinforcements(Card card) {
        return Reinforcements.of(occupancy(), side(), card).legal();
    }

    /** 7.1.B */
    @Override
    protected List<Order.Use> idle(Card card) {
        boolean mayQueue = card.ops() < 3 || !now().cards().queue(side()).isEmpty();
        return mayQueue ? List.of(new Order.Use.Queue()) : List.of();
    }

    /** 6.32.B; an OPS card is discarded for nothing. */
    @Override
    protected List<List<Order.Use>> discards(Card card) {
        var nothing = List.<Order.Use>of(new Order.Use.Discard());
        if (card.isOps()) return List.of(nothing);
        var rules = rules();
        return List.of(
                nothing,
                LazyList.of(rules.discardPlace().open(), Order.Use.DiscardToPlace::new),
                LazyList.of(rules.discardRemove().open(), Order.Use.DiscardToRemove::new));
    }
}
