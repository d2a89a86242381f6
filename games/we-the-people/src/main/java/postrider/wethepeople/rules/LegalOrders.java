package postrider.wethepeople.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.rules.Committees;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.Umpire;
import postrider.map.LazyList;
import postrider.wethepeople.Order;

/**
 * Legal orders, counted but not written out ({@link LazyList}). Where an order names several spaces at once there are too many
 * to list them all: neighbours in the order of the box stand for the rest.
 */
public final class LegalOrders {
    private final Position now;
    private final Side side;
    private final WorkingPosition working;
    private final CardPlay opsCard;
    private final List<General> movers;
    private final Map<General, List<Order.Activation>> moves = new HashMap<>();

    /** Where the generals can go with an operations card or a campaign is looked for once. */
    private LegalOrders(Position now, Side side) {
        this.now = now;
        this.side = side;
        this.working = new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
        this.opsCard = new CardPlay(
                working, side, Lists.first(now.box().cards(), Card::isOps).orElseThrow());
        this.movers = Movement.movers(opsCard);
    }

    /** All of them, those of one card together; what a card can do is looked for when somebody looks at it. */
    public static List<List<Order>> of(Position now, Side side) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE ->
                List.of(LazyList.of(Committees.legal(new Occupancy(now)), Order.Committees::new));
            case STRATEGY -> new LegalOrders(now, side).cards();
            case FOR_THE_KING, OVER -> List.of();
        };
    }

    private List<List<Order>> cards() {
        return LazyList.of(distinct(hand()), this::orders);
    }

    /** 5.3 */
    private List<Card> hand() {
        boolean campaignFirst = now.track().has(Track.Mark.CAMPAIGN_FIRST);
        return Lists.those(now.cards().hand(side), card -> card.isCampaign() || !campaignFirst);
    }

    /** For each card in hand, its legal orders by what it is used for; none of the lists is empty. */
    public static List<List<List<Order>>> byUse(Position now, Side side) {
        if (now.track().phase() != Track.Phase.STRATEGY) return Lists.each(of(now, side), List::of);
        var legal = new LegalOrders(now, side);
        return Lists.each(
                legal.hand(),
                card -> Lists.each(legal.byUse(card), uses -> LazyList.of(uses, use -> new Order.Play(card, use))));
    }

    /** Cards that differ in what they can do. */
    private static List<Card> distinct(List<Card> cards) {
        return Lists.each(Lists.grouped(cards, Card::title).values(), List::getFirst);
    }

    /** Never empty. */
    private List<Order> orders(Card card) {
        return LazyList.of(LazyList.joined(byUse(card)), use -> new Order.Play(card, use));
    }

    private List<List<Order.Use>> byUse(Card card) {
        var uses = Lists.those(uses(card), use -> !use.isEmpty());
        boolean mustBeCampaign = now.track().has(Track.Mark.CAMPAIGN_FIRST) && !uses.isEmpty();
        boolean discards = card.isEvent() && !card.isSpecial() && !mustBeCampaign;
        return discards ? Lists.with(uses, List.of(new Order.Use.Discard())) : uses;
    }

    private List<List<Order.Use>> uses(Card card) {
        return switch (card.kind()) {
            case OPS -> ops(card);
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN ->
                List.of(LazyList.of(moves(movers), move -> new Order.Use.Operate(List.of(move, new Order.ThenAsk()))));
            case EVENT, BATTLE, BATTLE_OR_EVENT, SPECIAL -> event(card);
        };
    }

    private List<List<Order.Use>> ops(Card card) {
        var able = Lists.those(movers, general -> general.strategy() <= card.ops());
        var markers = new MarkerRules(working.occupancy(), side).operations().open();
        return List.of(
                operate(moves(able)),
                LazyList.of(LazyList.runs(markers, card.ops()), Order.Use.Control::new),
                new Reinforcements(working.occupancy(), side, card).legal(),
                List.of(new Order.Use.Control(List.of())));
    }

    private List<List<Order.Use>> event(Card card) {
        if (Events.mayPlay(now, side, card).isPresent()) return List.of();
        return List.of(
                card.activatesGeneral()
                        ? operate(moves(new CardPlay(working, side, card)))
                        : List.of(new Order.Use.Event(Optional.empty())));
    }

    /** Each as it is, and so that he is asked how to go on. */
    private static List<Order.Use> operate(List<Order.Activation> moves) {
        return LazyList.joined(
                LazyList.of(moves, move -> new Order.Use.Operate(List.of(move))),
                LazyList.of(moves, move -> new Order.Use.Operate(List.of(move, new Order.ThenAsk()))));
    }

    private List<Order.Activation> moves(List<General> able) {
        return LazyList.joined(Lists.each(
                able, general -> moves.computeIfAbsent(general, mover -> moves(opsCard, mover))));
    }

    private static List<Order.Activation> moves(CardPlay play) {
        return LazyList.joined(Lists.each(Movement.movers(play), general -> moves(play, general)));
    }

    private static List<Order.Activation> moves(CardPlay play, General general) {
        return LazyList.joined(Lists.each(Destinations.of(play, general), ways -> LazyList.of(ways.stops(), ways::to)));
    }

    /** 7.0: what a campaign card allows next. */
    public static List<Order.Activation> activations(CardPlay play) {
        return moves(play);
    }
}
