package postrider.washingtonswar.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
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
import postrider.washingtonswar.Order;

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

    /** Where the generals can go with an OPS card or a campaign is looked for once. */
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
            case FOR_THE_KING -> List.of(forTheKing(now));
            case STRATEGY -> new LegalOrders(now, side).cards();
            case OVER -> List.of();
        };
    }

    /** From the hand, or an OPS card given for the event just discarded, which is then played (6.32.C). */
    private List<List<Order>> cards() {
        var hand = distinct(now.cards().hand(side));
        if (now.track().has(Track.Mark.CAMPAIGN_FIRST))
            return LazyList.of(Lists.those(hand, Card::isCampaign), card -> orders(Optional.empty(), card));
        return LazyList.joined(
                LazyList.of(hand, card -> orders(Optional.empty(), card)),
                LazyList.of(
                        distinct(StrategyCards.payments(now, side)),
                        given -> orders(
                                Optional.of(given), now.cards().exchange().orElseThrow())));
    }

    /** For each card in hand, its legal orders by what it is used for; none of the lists is empty. */
    public static List<List<List<Order>>> byUse(Position now, Side side) {
        if (now.track().phase() != Track.Phase.STRATEGY) return Lists.each(of(now, side), List::of);
        return new LegalOrders(now, side).cardsByUse();
    }

    private List<List<List<Order>>> cardsByUse() {
        boolean campaignFirst = now.track().has(Track.Mark.CAMPAIGN_FIRST);
        var hand = Lists.those(now.cards().hand(side), card -> card.isCampaign() || !campaignFirst);
        return Lists.each(hand, card -> ordersByUse(Optional.empty(), card));
    }

    /** The legal orders with the event that the opponent has just discarded (6.32.C), by what it is used for. */
    public static List<List<Order>> exchangedByUse(Position now, Side side) {
        return StrategyCards.payments(now, side).stream()
                .findFirst()
                .map(given -> new LegalOrders(now, side)
                        .ordersByUse(Optional.of(given), now.cards().exchange().orElseThrow()))
                .orElse(List.of());
    }

    private List<List<Order>> ordersByUse(Optional<Card> exchange, Card card) {
        return Lists.each(byUse(card), uses -> LazyList.of(uses, use -> new Order.Play(exchange, card, use)));
    }

    /** Cards that differ in what they can do. */
    private static List<Card> distinct(List<Card> cards) {
        return Lists.each(Lists.grouped(cards, Card::title).values(), List::getFirst);
    }

    private List<Order> orders(Optional<Card> exchange, Card card) {
        return LazyList.of(uses(card), use -> new Order.Play(exchange, card, use));
    }

    private static List<Order> forTheKing(Position now) {
        var open = new MarkerRules(new Occupancy(now), Sides.BRITISH).action().open();
        return LazyList.joined(
                LazyList.of(LazyList.runs(open, 3), Order.ForTheKing::new), List.of(new Order.ForTheKing(List.of())));
    }

    /** What may be done with one card. Never empty. */
    private List<Order.Use> uses(Card card) {
        return LazyList.joined(byUse(card));
    }

    private List<List<Order.Use>> byUse(Card card) {
        var uses = switch (card.kind()) {
            case OPS -> ops(card);
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN -> campaigns();
            case EVENT, BATTLE, BATTLE_OR_EVENT, SPECIAL -> event(card);
        };
        boolean mustBeCampaign =
                now.track().has(Track.Mark.CAMPAIGN_FIRST) && !some(uses).isEmpty();
        return some(card.isSpecial() || mustBeCampaign ? uses : Lists.both(uses, discards(card)));
    }

    private static List<List<Order.Use>> some(List<List<Order.Use>> uses) {
        return Lists.those(uses, use -> !use.isEmpty());
    }

    /** 6.32.B; an OPS card is discarded for nothing. */
    private List<List<Order.Use>> discards(Card card) {
        var nothing = List.<Order.Use>of(new Order.Use.Discard());
        if (card.isOps()) return List.of(nothing);
        var rules = opsCard.markers();
        return List.of(
                nothing,
                LazyList.of(rules.discardPlace().open(), Order.Use.DiscardToPlace::new),
                LazyList.of(rules.discardRemove().open(), Order.Use.DiscardToRemove::new));
    }

    private List<List<Order.Use>> ops(Card card) {
        int ops = now.cards().queued(side) + card.ops();
        var able = Lists.those(movers, general -> general.strategy() <= ops);
        var markers = opsCard.markers().action().open();
        boolean mayQueue = card.ops() < 3 || !now.cards().queue(side).isEmpty();
        return List.of(
                operate(moves(able)),
                LazyList.of(LazyList.runs(markers, card.ops()), Order.Use.Control::new),
                new Reinforcements(working.occupancy(), side, card).legal(),
                mayQueue ? List.of(new Order.Use.Queue()) : List.of());
    }

    private List<List<Order.Use>> campaigns() {
        return List.of(campaign(moves(movers)), campaign(landingParties(opsCard)));
    }

    private static List<Order.Use> campaign(List<? extends Order.Operation> first) {
        return LazyList.of(first, operation -> new Order.Use.Operate(List.of(operation, new Order.ThenAsk())));
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

    /** 7.2: what a campaign card allows next. */
    public static List<Order.Operation> operations(CardPlay play) {
        return LazyList.joined(moves(play), landingParties(play));
    }

    private static List<Order.LandingParty> landingParties(CardPlay play) {
        return LazyList.of(Operations.landing(play).open(), Order.LandingParty::new);
    }
}
