package postrider.washingtonswar.game;

import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.americanwar.table.OrderGuides;
import postrider.kernel.Form;
import postrider.kernel.Guide;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonswar.rules.CardPlay;

/** What {@code help} tells about each kind of order, with the cards in hand, and each question. */
public final class Guides {
    private static final OrderGuides TOLD = new OrderGuides(Guides.class);

    private Guides() {}

    public static List<Guide> of(Position now, Side side) {
        var orders = Lists.with(TOLD.orders(now, side, CardPlay::new), exchange(now, side));
        return Lists.concat(orders, TOLD.questions());
    }

    private static Guide exchange(Position now, Side side) {
        var forms = Form.all(
                "exchange CARD, play CARD: event[: WORDS]",
                "exchange CARD, discard CARD",
                "exchange CARD, discard CARD: control SPACE",
                "exchange CARD, discard CARD: remove SPACE");
        var told = "%s (6.32.C). For the event your opponent has just discarded, an OPS card."
                .formatted(forms.getFirst().shown());
        var payments = Order.Play.payments(now, side);
        var hand = "With your hand: " + Wording.orNone(payments) + ".";
        return new Guide("exchange", forms, List.of(), List.of(told, hand));
    }
}
