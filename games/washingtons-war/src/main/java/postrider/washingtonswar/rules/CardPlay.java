package postrider.washingtonswar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.March;
import postrider.americanwar.rules.Markers;
import postrider.americanwar.rules.OrderedMove;
import postrider.americanwar.rules.PlayedCard;
import postrider.americanwar.rules.Reach;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.text.Read;
import postrider.washingtonswar.orders.Orders;

/** One strategy card being played: what must be remembered until the next one is. */
public final class CardPlay extends PlayedCard {
    private static final Sections SECTIONS = new Sections(
            "7.1.A", "7.2.A", "7.3.A", "7.3.B", "7.4.A", "7.4.C", Optional.of("7.4.E"), "7.4.D", "7.5", "7.8");

    private final Reach steps = new Steps(this);
    private boolean landed;
    private final List<Side> replacements = new ArrayList<>();

    public CardPlay(WorkingPosition working, Side side, Card card) {
        super(working, side, card, SECTIONS);
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

    /** 7.2.B: where a party may land. */
    @Override
    public Bars<Space> landing() {
        var occupancy = working().occupancy();
        var everywhere = occupancy.everywhere();
        return occupancy
                .bars()
                .barIf(side() != Sides.BRITISH, "7.2.B", everywhere, "Only the British land parties.")
                .barIf(landed, "7.2.B", everywhere, "Only one landing party a card.")
                .also(new MarkerRules(occupancy, Sides.BRITISH).landing());
    }

    /** 7.2.B: a party has landed on this card. */
    public boolean landed() {
        return landed;
    }

    public void land() {
        landed = true;
    }

    @Override
    protected void land(Space port, List<Integer> part) {
        land();
        working().umpire().carryOut(part, "7.2.B", "A party lands at %s.", port);
        Markers.put(working(), "7.2.B", Sides.BRITISH, List.of(port));
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

    /** 6.33.B: a battle card was played and will be replaced after the impulse; whose impulse it is draws first. */
    void replaceLater(Side whose) {
        replacements.add(whose == side() ? 0 : replacements.size(), whose);
    }

    /** 6.33.B: who draws, in this order. */
    List<Side> replacements() {
        return List.copyOf(replacements);
    }

    /** 9.44: no card is left in either hand, and no battle card will bring another (R81). */
    boolean lastOfThePhase() {
        return replacements.isEmpty()
                && working().now().cards().hand(Sides.AMERICAN).isEmpty()
                && working().now().cards().hand(Sides.BRITISH).isEmpty();
    }
}
