package postrider.wethepeople.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.americanwar.Card;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.table.CardAdvice;
import postrider.americanwar.table.MapTables;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.Wording;
import postrider.wethepeople.rules.LegalOrders;
import postrider.wethepeople.rules.Reinforcements;

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
            case STRATEGY -> new Advice(now, side).strategy();
            case FOR_THE_KING, OVER -> List.of();
        };
    }

    private List<String> strategy() {
        if (now.track().has(Track.Mark.CAMPAIGN_FIRST)) {
            tell(
                    "5.3: play the campaign card with which you claimed the first play, %s, and activate two or three generals, one"
                            + " after the other (7.0).",
                    hand(Card::isCampaign));
            return lines();
        }
        if (!hand(Card::isOps).isEmpty()) ops();
        campaigns();
        events();
        return lines();
    }

    private void ops() {
        var able = each(
                Card::isOps,
                use -> use instanceof Order.Use.Operate(var steps)
                        ? Order.firstGeneral(steps).stream()
                        : Stream.empty());
        if (!able.isEmpty())
            tell(
                    "6.1: with %s, activate a general rated no higher than its number: %s.",
                    hand(Card::isOps),
                    able.stream().map(general -> MapTables.army(now, general)).collect(Collectors.joining("; ")));
        tellWhere(
                "10.1: with an OPS card, place or flip as many PC markers as its number, in %s.",
                use -> use instanceof Order.Use.Control(var spaces) ? spaces.stream() : Stream.empty());
        reinforcements(
                "8.0",
                side,
                Reinforcements.allowed(side) - now.cards().reinforcements(side).size(),
                now.board().britishBox(),
                use -> use instanceof Order.Use.Reinforce(var arrival) ? Stream.of(arrival) : Stream.empty());
    }

    private void campaigns() {
        var campaigns = hand(Card::isCampaign);
        if (!campaigns.isEmpty())
            tell("7.0: with %s, activate two generals, with a Major Campaign three, one after the other.", campaigns);
    }

    private void events() {
        var events = Lists.those(cards(Order.Use.Event.class), card -> !card.isSpecial());
        var moving = Lists.those(cards(Order.Use.Operate.class), Card::activatesGeneral);
        var playable = Lists.both(events, moving);
        if (!playable.isEmpty()) tell("6.2: play the event of %s.", Wording.or(playable));
        var battle = hand(card -> card.isBattleCardOf(side));
        if (!battle.isEmpty()) tell("9.0: keep %s for a battle, where you are asked.", battle);
        var discarded = Lists.those(cards(Order.Use.Discard.class), Card::isEvent);
        if (!discarded.isEmpty()) tell("6.2: discard %s.", Wording.or(discarded));
        var special = hand(Card::isSpecial);
        if (!special.isEmpty()) tell("6.2: %s must be played before the turn ends, never discarded.", special);
    }
}
