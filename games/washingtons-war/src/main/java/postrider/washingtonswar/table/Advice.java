package postrider.washingtonswar.table;

import java.util.List;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Use;
import postrider.americanwar.table.CardAdvice;
import postrider.kernel.ruling.Side;
import postrider.text.Wording;
import postrider.washingtonswar.rules.CardPlay;

/** What a player may do now and with what, in a few lines: cards, generals and spaces by their names. */
public final class Advice extends CardAdvice {
    private Advice(Position now, Side side) {
        super(now, side, CardPlay::new);
    }

    /** Of the side whose order is needed. */
    public static List<String> mayDo(Position now, Side side) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE ->
                List.of("4.0: place one PC marker in each of the thirteen colonies, where no British piece is.");
            case FOR_THE_KING ->
                List.of(
                        "4.0: place up to three PC markers in free spaces next to British ones; all ports are next to each other.");
            case STRATEGY -> new Advice(now, side).strategy();
            case OVER -> List.of();
        };
    }

    private List<String> strategy() {
        if (now().track().has(Track.Mark.CAMPAIGN_FIRST)) {
            campaignFirst("5.3.a", "; one of them may be a landing party (7.2)");
            return lines();
        }
        var payments = Order.Play.payments(now(), side());
        if (!payments.isEmpty())
            tell(
                    "6.32.C: before you play, you may take %s for an OPS card: exchange %s.",
                    now().cards().exchange().orElseThrow(), Wording.or(payments));
        if (!hand(Card::isOps).isEmpty()) ops();
        campaigns("7.2", side() == Sides.BRITISH ? "; one of them may be a landing party" : "");
        events("6.3");
        tellOf(cards(Use.Discard.class, Card::isEvent), "6.32.B: discard %s.");
        tellWhere(
                Use.DiscardToPlace.class,
                "6.32.B.ii: with that, place or flip one PC marker in %s.",
                use -> Stream.of(use.space()));
        tellWhere(Use.DiscardToRemove.class, "6.32.B.iii: or remove the one in %s.", use -> Stream.of(use.space()));
        tellOf(hand(Card::isSpecial), "6.34: %s must be played before the turn ends, never discarded.");
        return lines();
    }

    private void ops() {
        int queued = now().cards().queued(side());
        activation("7.1", queued > 0 ? " and the " + queued + " in your queue" : "");
        boolean onlyFlips = side() == Sides.AMERICAN
                && (now().board().congress().isEmpty() || now().track().has(Track.Mark.MUTINY));
        control("10.11", onlyFlips ? " (only flip: 10.11.A.iv)" : "");
        reinforcements(side() == Sides.BRITISH ? "8.1" : "8.2");
        tellOf(cards(Use.Queue.class, card -> true), "7.1.B: lay %s into your Operations Queue.");
    }
}
