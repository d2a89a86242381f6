package postrider.washingtonswar.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.table.CardAdvice;
import postrider.americanwar.table.MapTables;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.Wording;
import postrider.washingtonswar.rules.LegalOrders;
import postrider.washingtonswar.rules.Reinforcements;
import postrider.washingtonswar.rules.StrategyCards;

/** What a player may do now and with what, in a few lines: cards, generals and spaces by their names. */
public final class Advice extends CardAdvice<Order.Use> {
    private final Position now;
    private final Side side;

    private Advice(Position now, Side side) {
        super(now.cards().hand(side), plays(LegalOrders.byUse(now, side)));
        this.now = now;
        this.side = side;
    }

    private static List<Play<Order.Use>> plays(List<List<List<Order>>> legal) {
        var orders = legal.stream().flatMap(List::stream).flatMap(List::stream).toList();
        return Lists.each(Lists.those(orders, Order.Play.class), play -> new Play<>(play.card(), play.use()));
    }

    public static List<String> mayDo(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
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
        if (now.track().has(Track.Mark.CAMPAIGN_FIRST)) {
            tell(
                    "5.3.a: play the campaign card with which you claimed the first play, %s, and activate two or three generals,"
                            + " one after the other; one of them may be a landing party (7.2).",
                    hand(Card::isCampaign));
            return lines();
        }
        var payments = StrategyCards.payments(now, side);
        if (!payments.isEmpty())
            tell(
                    "6.32.C: before you play, you may take %s for an OPS card: exchange %s.",
                    now.cards().exchange().orElseThrow(), Wording.or(payments));
        if (!hand(Card::isOps).isEmpty()) ops();
        campaigns();
        events();
        return lines();
    }

    private void ops() {
        int queued = now.cards().queued(side);
        var able = each(
                Card::isOps,
                use -> use instanceof Order.Use.Operate(var steps)
                        ? Order.firstGeneral(steps).stream()
                        : Stream.empty());
        if (!able.isEmpty())
            tell(
                    "7.1: with %s, activate a general rated no higher than its number%s: %s.",
                    hand(Card::isOps),
                    queued > 0 ? " and the " + queued + " in your queue" : "",
                    able.stream().map(general -> MapTables.army(now, general)).collect(Collectors.joining("; ")));
        markers();
        reinforcements(
                side == Sides.BRITISH ? "8.1" : "8.2",
                side,
                Reinforcements.allowed(side) - now.cards().reinforcements(side).size(),
                now.board().britishBox(),
                use -> use instanceof Order.Use.Reinforce(var arrival) ? Stream.of(arrival) : Stream.empty());
        var queueing = cards(Order.Use.Queue.class);
        if (!queueing.isEmpty()) tell("7.1.B: lay %s into your Operations Queue.", Wording.or(queueing));
    }

    private void markers() {
        boolean onlyFlips = side == Sides.AMERICAN
                && (now.board().congress().isEmpty() || now.track().has(Track.Mark.MUTINY));
        tellWhere(
                "10.11: with an OPS card, place or flip as many PC markers as its number%s, in %%s."
                        .formatted(onlyFlips ? " (only flip: 10.11.A.iv)" : ""),
                use -> use instanceof Order.Use.Control(var spaces) ? spaces.stream() : Stream.empty());
    }

    private void campaigns() {
        var campaigns = hand(Card::isCampaign);
        if (!campaigns.isEmpty())
            tell(
                    "7.2: with %s, activate two generals, with a Major Campaign three, one after the other%s.",
                    campaigns, side == Sides.BRITISH ? "; one of them may be a landing party" : "");
    }

    private void events() {
        var events = Lists.those(cards(Order.Use.Event.class), card -> !card.isSpecial());
        var moving = Lists.those(cards(Order.Use.Operate.class), Card::activatesGeneral);
        var playable = Lists.both(events, moving);
        if (!playable.isEmpty()) tell("6.3: play the event of %s.", Wording.or(playable));
        var discarded = Lists.those(cards(Order.Use.Discard.class), Card::isEvent);
        if (!discarded.isEmpty()) tell("6.32.B: discard %s.", Wording.or(discarded));
        tellWhere(
                "6.32.B.ii: with that, place or flip one PC marker in %s.",
                use -> use instanceof Order.Use.DiscardToPlace(var space) ? Stream.of(space) : Stream.empty());
        tellWhere(
                "6.32.B.iii: or remove the one in %s.",
                use -> use instanceof Order.Use.DiscardToRemove(var space) ? Stream.of(space) : Stream.empty());
        var special = hand(Card::isSpecial);
        if (!special.isEmpty()) tell("6.34: %s must be played before the turn ends, never discarded.", special);
    }
}
