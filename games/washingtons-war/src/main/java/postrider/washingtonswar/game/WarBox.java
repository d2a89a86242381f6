package postrider.washingtonswar.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Box;
import postrider.americanwar.Card;
import postrider.americanwar.Pile;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.WarTopic;
import postrider.americanwar.game.OpenBox;
import postrider.americanwar.game.WarInvariants;
import postrider.americanwar.orders.Order;
import postrider.americanwar.table.Advice;
import postrider.americanwar.table.OrderGuides;
import postrider.files.Shipped;
import postrider.kernel.Form;
import postrider.kernel.Guide;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonswar.rules.CardPlay;
import postrider.washingtonswar.rules.Dealing;
import postrider.washingtonswar.rules.FrenchAlliance;
import postrider.washingtonswar.rules.Orders;
import postrider.washingtonswar.rules.Sequence;

/** A box opened for play. */
public final class WarBox extends OpenBox {
    private static final Book BOOK = new Book(
            WashingtonsWar.TOURNAMENT,
            Orders.WORDS,
            Orders::new,
            WarNotation.FORMS,
            Sequence::carryOut,
            Sequence::advance,
            Situation::of,
            Advice.from(Shipped.text(WarBox.class, "advice.txt")),
            new OrderGuides(WarBox.class),
            CardPlay::new,
            Situation.CARDS,
            List.of(WarTopic.values()));

    public WarBox(Box box) {
        super(box, BOOK);
    }

    @Override
    public Position setUp(String scenario, Map<String, String> options) {
        return Dealing.setAside(super.setUp(scenario, options));
    }

    /** 6.32.C */
    @Override
    protected List<Guide> moreGuides(Position now, Side side) {
        var forms = Form.all(
                "exchange CARD, play CARD: event[: WORDS]",
                "exchange CARD, discard CARD",
                "exchange CARD, discard CARD: control SPACE",
                "exchange CARD, discard CARD: remove SPACE");
        var told = "%s (6.32.C). For the event your opponent has just discarded, an OPS card."
                .formatted(forms.getFirst().shown());
        var hand = "With your hand: " + Wording.orNone(Order.Play.payments(now, side)) + ".";
        return List.of(new Guide("exchange", forms, List.of(), List.of(told, hand)));
    }

    @Override
    public List<String> brokenInvariants(Position before, Optional<Order> order, Position after, List<Ruling> report) {
        var war = new WarInvariants(before, after, 7, false);
        var cards = after.cards();
        for (var space : Lists.of(after.board().congress())) {
            boolean safe = after.track().isOver() || after.units(Sides.BRITISH, space) == 0;
            war.must(safe, "7.7 Congress and British CU in %s", space);
        }
        for (var side : Sides.BOTH)
            war.must(cards.queue(side).stream().allMatch(Card::isOps), "7.1.B an event in the %s queue", side);
        for (var card : cards.in(Pile.SET_ASIDE))
            war.must(after.track().year() < card.setAsideUntil(), "6.1.E %s still waits", card);
        int alliance = after.track().alliance();
        war.must(alliance >= 0 && alliance <= FrenchAlliance.ALLIANCE, "12.0 the track has ten spaces");
        return war.broken(order);
    }
}
