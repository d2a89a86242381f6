package postrider.washingtonswar.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.Umpire;
import postrider.map.LazyList;
import postrider.map.SpaceSet;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Track;

/**
 * Legal orders, counted but not written out ({@link LazyList}). Where an order names several spaces at once there are too many
 * to list them all: neighbours in the order of the box stand for the rest.
 */
public final class LegalOrders {
    private static final int COMMITTEES = 7;

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
        this.opsCard = play(Lists.first(now.box().cards(), Card::isOps).orElseThrow());
        this.movers = Movement.movers(opsCard);
    }

    /** All of them, those of one card together; what a card can do is looked for when somebody looks at it. */
    public static List<List<Order>> of(Position now, Side side) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of(committees(now));
            case FOR_THE_KING -> List.of(forTheKing(now));
            case STRATEGY -> new LegalOrders(now, side).cards();
            case OVER -> List.of();
        };
    }

    private List<List<Order>> cards() {
        boolean campaignFirst = now.track().has(Track.Mark.CAMPAIGN_FIRST);
        var hand = Lists.those(distinct(now.cards().hand(side)), card -> !campaignFirst || card.isCampaign());
        var orders = LazyList.of(hand, card -> orders(Optional.empty(), card));
        return campaignFirst ? orders : LazyList.joined(List.of(orders, exchanges()));
    }

    /** Cards that differ in what they can do. */
    private static List<Card> distinct(List<Card> cards) {
        var distinct = new ArrayList<Card>();
        for (var card : cards) if (Lists.first(distinct, card::like).isEmpty()) distinct.add(card);
        return distinct;
    }

    /** 6.32.C: an OPS card given for the event just discarded, which is then played. */
    private List<List<Order>> exchanges() {
        var event = now.cards().exchange();
        if (event.isEmpty()) return List.of();
        return LazyList.of(distinct(Discards.payments(now, side)), given -> orders(Optional.of(given), event.get()));
    }

    private List<Order> orders(Optional<Card> exchange, Card card) {
        return LazyList.of(uses(card), use -> new Order.Play(exchange, card, use));
    }

    /** Each takes another of the spaces in every colony. */
    private static List<Order> committees(Position now) {
        var colonies = Lists.grouped(
                        new MarkerRules(new Occupancy(now), Sides.AMERICAN)
                                .committee()
                                .open(),
                        Space::colony)
                .values();
        return LazyList.of(
                COMMITTEES,
                turn -> new Order.Committees(colonies.stream()
                        .map(spaces -> spaces.get(turn % spaces.size()))
                        .toList()));
    }

    private static List<Order> forTheKing(Position now) {
        var picks =
                runs(new MarkerRules(new Occupancy(now), Sides.BRITISH).action().open(), 3);
        return LazyList.joined(
                List.of(LazyList.of(picks, Order.ForTheKing::new), List.<Order>of(new Order.ForTheKing(List.of()))));
    }

    /** Every {@code length} neighbours of some spaces, or all of them if they are fewer; none of none. */
    private static List<List<Space>> runs(SpaceSet<Space> spaces, int length) {
        int least = spaces.isEmpty() ? 0 : 1;
        return LazyList.of(
                Math.max(least, spaces.size() - length + 1),
                from -> spaces.stream().skip(from).limit(length).toList());
    }

    /** What may be done with one card. Never empty. */
    private List<Order.Use> uses(Card card) {
        var uses = new ArrayList<List<? extends Order.Use>>();
        switch (card.kind()) {
            case OPS -> ops(card, uses);
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN -> uses.add(campaigns());
            case EVENT, BATTLE, BATTLE_OR_EVENT, SPECIAL -> event(card, uses);
        }
        boolean mustBeCampaign =
                now.track().has(Track.Mark.CAMPAIGN_FIRST) && !uses.stream().allMatch(List::isEmpty);
        if (!card.isSpecial() && !mustBeCampaign) discards(card, uses);
        return LazyList.joined(uses);
    }

    /** 6.32.B; an OPS card is discarded for nothing. */
    private void discards(Card card, List<List<? extends Order.Use>> uses) {
        uses.add(List.of(new Order.Use.Discard()));
        if (card.isOps()) return;
        var rules = new MarkerRules(working.occupancy(), side);
        uses.add(LazyList.of(rules.discardPlace().open(), Order.Use.DiscardToPlace::new));
        uses.add(LazyList.of(rules.discardRemove().open(), Order.Use.DiscardToRemove::new));
    }

    private CardPlay play(Card card) {
        return new CardPlay(working, side, card);
    }

    private void ops(Card card, List<List<? extends Order.Use>> uses) {
        int ops = now.cards().queued(side) + card.ops();
        addMoves(moves(general -> general.strategy() <= ops), uses);
        var markers = new MarkerRules(working.occupancy(), side).action().open();
        uses.add(LazyList.of(runs(markers, card.ops()), Order.Use.Control::new));
        uses.add(new Reinforcements(working.occupancy(), side, card).legal());
        if (card.ops() < 3 || !now.cards().queue(side).isEmpty()) uses.add(List.of(new Order.Use.Queue()));
    }

    private List<Order.Activation> moves(Predicate<General> able) {
        var all = new ArrayList<List<Order.Activation>>();
        for (var general : movers)
            if (able.test(general)) all.add(moves.computeIfAbsent(general, mover -> moves(opsCard, mover)));
        return LazyList.joined(all);
    }

    private static List<Order.Activation> moves(CardPlay play, General general) {
        var moves = new ArrayList<List<Order.Activation>>();
        for (var ways : Destinations.of(play, general)) moves.add(LazyList.of(ways.stops(), ways::to));
        return LazyList.joined(moves);
    }

    private List<Order.Use> campaigns() {
        var first = LazyList.joined(List.of(moves(general -> true), landingParties(opsCard)));
        return LazyList.of(first, operation -> new Order.Use.Operate(List.of(operation, new Order.ThenAsk())));
    }

    /** Each as it is, and so that he is asked how to go on. */
    private static void addMoves(List<Order.Activation> moves, List<List<? extends Order.Use>> uses) {
        uses.add(LazyList.of(moves, move -> new Order.Use.Operate(List.of(move))));
        uses.add(LazyList.of(moves, move -> new Order.Use.Operate(List.of(move, new Order.ThenAsk()))));
    }

    private void event(Card card, List<List<? extends Order.Use>> uses) {
        if (Events.mayPlay(now, side, card).isPresent()) return;
        if (!card.activatesGeneral()) {
            uses.add(List.of(new Order.Use.Event(Optional.empty())));
            return;
        }
        var play = play(card);
        addMoves(
                LazyList.joined(Movement.movers(play).stream()
                        .map(general -> moves(play, general))
                        .toList()),
                uses);
    }

    /** 7.2: what a campaign card allows next. */
    public static List<Order.Operation> operations(CardPlay play) {
        var operations = new ArrayList<List<? extends Order.Operation>>();
        for (var general : Movement.movers(play)) operations.add(moves(play, general));
        operations.add(landingParties(play));
        return LazyList.joined(operations);
    }

    private static List<Order.LandingParty> landingParties(CardPlay play) {
        return LazyList.of(Operations.landing(play).open(), Order.LandingParty::new);
    }
}
