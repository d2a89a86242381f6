package postrider.wethepeople.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
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
            case STRATEGY -> new LegalOrders(now, side).cards();
            case FOR_THE_KING, OVER -> List.of();
        };
    }

    /** For each card in hand, its legal orders by what it is used for; none of the lists is empty. */
    public static List<List<List<Order>>> byUse(Position now, Side side) {
        if (now.track().phase() != Track.Phase.STRATEGY) return Lists.map(of(now, side), List::of);
        return new LegalOrders(now, side).cardsByUse();
    }

    @Override
    protected Optional<Fault> mayPlay(Card card) {
        return Events.mayPlay(now(), side(), card);
    }

    @Override
    protected SpaceSet<Space> markers() {
        return new MarkerRules(occupancy(), side()).operations().open();
    }

    @Override
    protected List<Order.Use> reinforcements(Card card) {
        return Reinforcements.of(occupancy(), side(), card).legal();
    }

    /** For no marker at all (10.1). */
    @Override
    protected List<Order.Use> idle(Card card) {
        return List.of(new Order.Use.Control(List.of()));
    }

    /** 6.2 */
    @Override
    protected List<List<Order.Use>> discards(Card card) {
        return card.isEvent() ? List.of(List.of(new Order.Use.Discard())) : List.of();
    }
}
