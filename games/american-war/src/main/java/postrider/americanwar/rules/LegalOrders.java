package postrider.americanwar.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.LazyList;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/**
 * Legal orders of the Strategy Phase, counted but not written out ({@link LazyList}). Where an order names several spaces at once
 * there are too many to list them all: neighbours in the order of the box stand for the rest.
 */
public abstract class LegalOrders {
    /** A card being played, by its book. */
    protected interface Plays {
        PlayedCard of(WorkingPosition working, Side side, Card card);
    }

    private final Position now;
    private final Side side;
    private final WorkingPosition working;
    private final Plays plays;
    private final PlayedCard opsCard;
    private final List<General> movers;
    private final Map<General, List<Order.Activation>> moves = new HashMap<>();

    /** Where the generals can go with an OPS card or a campaign is looked for once. */
    protected LegalOrders(Position now, Side side, Plays plays) {
        this.now = now;
        this.side = side;
        this.working = new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
        this.plays = plays;
        this.opsCard = plays.of(
                working, side, Lists.find(now.box().cards(), Card::isOps).orElseThrow());
        this.movers = Movement.movers(opsCard);
    }

    /** Why the event of the card may not be played now; empty if it may. */
    protected abstract Optional<Fault> mayPlay(Card card);

    /** Where an OPS card places or flips PC markers. */
    protected abstract SpaceSet<Space> markers();

    protected abstract List<Order.Use> reinforcements(Card card);

    /** What else an OPS card may be played for. */
    protected abstract List<Order.Use> idle(Card card);

    /** What a card that need not be played may be discarded for. */
    protected abstract List<List<Order.Use>> discards(Card card);

    protected final Position now() {
        return now;
    }

    protected final Side side() {
        return side;
    }

    protected final Occupancy occupancy() {
        return working.occupancy();
    }

    /** Those with each card in hand; what a card can do is looked for when somebody looks at it. */
    protected final List<List<Order>> cards() {
        return LazyList.of(distinct(hand()), card -> orders(Optional.empty(), card));
    }

    /** Cards that may be played now (5.3 in both books). */
    private List<Card> hand() {
        boolean campaignFirst = mustBeCampaign();
        return Lists.filter(now.cards().hand(side), card -> card.isCampaign() || !campaignFirst);
    }

    protected final boolean mustBeCampaign() {
        return now.track().has(Track.Mark.CAMPAIGN_FIRST);
    }

    /** For each card in hand, its legal orders by what it is used for; none of the lists is empty. */
    protected final List<List<List<Order>>> cardsByUse() {
        return Lists.map(hand(), card -> ordersByUse(Optional.empty(), card));
    }

    protected final List<List<Order>> ordersByUse(Optional<Card> exchange, Card card) {
        return Lists.map(byUse(card), uses -> LazyList.of(uses, use -> new Order.Play(exchange, card, use)));
    }

    /** Cards that differ in what they can do. */
    protected static List<Card> distinct(List<Card> cards) {
        return Lists.map(Lists.grouped(cards, Card::title).values(), List::getFirst);
    }

    /** Never empty. */
    protected final List<Order> orders(Optional<Card> exchange, Card card) {
        return LazyList.of(LazyList.joined(byUse(card)), use -> new Order.Play(exchange, card, use));
    }

    private List<List<Order.Use>> byUse(Card card) {
        var uses = some(uses(card));
        boolean mustBePlayed = card.isSpecial() || mustBeCampaign() && !uses.isEmpty();
        return mustBePlayed ? uses : some(Lists.concat(uses, discards(card)));
    }

    private static List<List<Order.Use>> some(List<List<Order.Use>> uses) {
        return Lists.filter(uses, use -> !use.isEmpty());
    }

    private List<List<Order.Use>> uses(Card card) {
        return switch (card.kind()) {
            case OPS -> ops(card);
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN -> List.of(campaign(moves(movers)), campaign(landingParties(opsCard)));
            case EVENT, BATTLE, BATTLE_OR_EVENT, SPECIAL -> event(card);
        };
    }

    private List<List<Order.Use>> ops(Card card) {
        int ops = now.cards().queued(side) + card.ops();
        var able = Lists.filter(movers, general -> general.strategy() <= ops);
        return List.of(
                operate(moves(able)),
                LazyList.of(LazyList.runs(markers(), card.ops()), Order.Use.Control::new),
                reinforcements(card),
                idle(card));
    }

    private static List<Order.Use> campaign(List<? extends Order.Operation> first) {
        return LazyList.of(first, operation -> new Order.Use.Operate(List.of(operation, new Order.ThenAsk())));
    }

    private List<List<Order.Use>> event(Card card) {
        if (mayPlay(card).isPresent()) return List.of();
        return List.of(
                card.activatesGeneral()
                        ? operate(moves(plays.of(working, side, card)))
                        : List.of(new Order.Use.Event(Optional.empty())));
    }

    /** Each as it is, and so that he is asked how to go on. */
    private static List<Order.Use> operate(List<Order.Activation> moves) {
        return LazyList.joined(
                LazyList.of(moves, move -> new Order.Use.Operate(List.of(move))),
                LazyList.of(moves, move -> new Order.Use.Operate(List.of(move, new Order.ThenAsk()))));
    }

    private List<Order.Activation> moves(List<General> able) {
        return LazyList.joined(Lists.map(
                able, general -> moves.computeIfAbsent(general, mover -> moves(opsCard, mover))));
    }

    private static List<Order.Activation> moves(PlayedCard play) {
        return LazyList.joined(Lists.map(Movement.movers(play), general -> moves(play, general)));
    }

    private static List<Order.Activation> moves(PlayedCard play, General general) {
        return LazyList.joined(Lists.map(Destinations.of(play, general), ways -> LazyList.of(ways.stops(), ways::to)));
    }

    /** 7.2 / 7.0: what a campaign card allows next. */
    public static List<Order.Operation> operations(PlayedCard play) {
        return LazyList.joined(moves(play), landingParties(play));
    }

    private static List<Order.LandingParty> landingParties(PlayedCard play) {
        return LazyList.of(play.landing().open(), Order.LandingParty::new);
    }
}
