package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Side;
import postrider.kernel.Umpire;

/**
 * Legal orders, made by the code that judges them. Where an order names several spaces at once there are too many to list
 * them all: neighbours in the order of the box stand for the rest.
 */
final class LegalOrders {
    private final Position now;
    private final Side side;
    private final CardPlay opsCard;
    private final Map<General, List<Order.Activation>> moves = new TreeMap<>();
    private final Map<Integer, List<Order.Use>> arrivals = new TreeMap<>();
    private final List<Space> markers;
    private final List<Order.Use> discards;

    /** What every card can do is looked for once. */
    private LegalOrders(Position now, Side side) {
        this.now = now;
        this.side = side;
        this.opsCard =
                play(now.box().cards().stream().filter(Card::isOps).findFirst().orElseThrow());
        this.markers = PoliticalControl.actions(now, side);
        this.discards = discards(now, side);
    }

    /** All of them, those of one card together. */
    static List<List<Order>> of(Position now, Side side) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of(committees(now));
            case FOR_THE_KING -> List.of(forTheKing(now));
            case STRATEGY -> new LegalOrders(now, side).cards();
            case OVER -> List.of();
        };
    }

    private List<List<Order>> cards() {
        boolean campaignFirst = now.track().campaignFirst();
        var hand = now.cards().hand(side).stream()
                .filter(card -> !campaignFirst || card.isCampaign())
                .toList();
        var orders = new ArrayList<List<Order>>();
        for (var card : distinct(hand)) orders.add(of(Optional.empty(), card));
        if (!campaignFirst) exchanges(orders);
        return orders;
    }

    /** Cards that differ in what they can do. */
    private static Collection<Card> distinct(List<Card> cards) {
        var byTitle = new LinkedHashMap<String, Card>();
        cards.forEach(card -> byTitle.putIfAbsent(card.title(), card));
        return byTitle.values();
    }

    /** 6.32.C: an OPS card given for the event just discarded, which is then played. */
    private void exchanges(List<List<Order>> orders) {
        for (var given : distinct(StrategyCards.payments(now, side)))
            now.cards().exchange().ifPresent(event -> orders.add(of(Optional.of(given), event)));
    }

    private static List<Order> committees(Position now) {
        var choices = PoliticalControl.committeeChoices(now);
        var orders = new ArrayList<Order>();
        for (int turn = 0; turn < 7; turn++) {
            var picks = new ArrayList<Space>();
            for (var colony : now.box().colonies()) {
                var there = choices.stream()
                        .filter(space -> space.colony().equals(colony))
                        .toList();
                if (!there.isEmpty()) picks.add(there.get(turn % there.size()));
            }
            orders.add(new Order.Committees(picks));
        }
        return orders;
    }

    private static List<Order> forTheKing(Position now) {
        var orders = new ArrayList<Order>();
        for (var picks : runs(PoliticalControl.actions(now, Side.BRITISH), 3)) orders.add(new Order.ForTheKing(picks));
        orders.add(new Order.ForTheKing(List.of()));
        return orders;
    }

    /** Every {@code length} neighbours of a list, or all of it if it is shorter; none of an empty one. */
    private static <T> List<List<T>> runs(List<T> list, int length) {
        var runs = new ArrayList<List<T>>();
        if (list.isEmpty()) return runs;
        for (int from = 0; from + length <= list.size() || from == 0; from++)
            runs.add(List.copyOf(list.subList(from, Math.min(list.size(), from + length))));
        return runs;
    }

    /** What may be done with one card. Never empty. */
    private List<Order> of(Optional<Card> exchange, Card card) {
        var uses = new ArrayList<Order.Use>();
        switch (card.kind()) {
            case OPS -> ops(card, uses);
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN -> campaigns(uses);
            case EVENT, BATTLE, BATTLE_OR_EVENT, SPECIAL -> event(card, uses);
        }
        if (!card.isSpecial() && (!now.track().campaignFirst() || uses.isEmpty())) {
            uses.add(new Order.Use.Discard());
            if (!card.isOps()) uses.addAll(discards);
        }
        var orders = new ArrayList<Order>();
        for (var use : uses) orders.add(new Order.Play(exchange, card, use));
        return orders;
    }

    private CardPlay play(Card card) {
        return new CardPlay(new Table(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE)), side, card);
    }

    private void ops(Card card, List<Order.Use> uses) {
        int ops = now.cards().queued(side) + card.ops();
        for (var general : Reach.movers(opsCard))
            if (general.strategy() <= ops) moves(general).forEach(move -> uses.add(new Order.Use.Activate(move)));
        runs(markers, card.ops()).forEach(spaces -> uses.add(new Order.Use.Control(spaces)));
        uses.addAll(arrivals.computeIfAbsent(card.ops(), same -> arrivals(card)));
        if (card.ops() < 3 || !now.cards().queue(side).isEmpty()) uses.add(new Order.Use.Queue());
    }

    private List<Order.Activation> moves(General general) {
        return moves.computeIfAbsent(general, mover -> Reach.of(opsCard, mover));
    }

    private List<Order.Use> arrivals(Card card) {
        if (!Reinforcements.mayStill(now, side)) return List.of();
        int units = side == Side.BRITISH ? now.board().britishBox() : card.ops();
        var generals = new ArrayList<Optional<General>>(now.generals(side, Place.Box.REINFORCEMENTS).stream()
                .map(Optional::of)
                .toList());
        generals.add(Optional.empty());
        var spaces = new TreeSet<>(Reinforcements.spaces(now, side));
        spaces.addAll(FrenchAlliance.landingPlaces(now));
        var uses = new ArrayList<Order.Use>();
        for (var space : spaces)
            for (var general : generals) {
                var order = new Order.Use.Reinforce(space, general, units);
                if (Reinforcements.fault(now, side, card, order).isEmpty()) uses.add(order);
            }
        return uses;
    }

    private void campaigns(List<Order.Use> uses) {
        var first = new ArrayList<Order.Operation>();
        for (var general : Reach.movers(opsCard)) first.addAll(moves(general));
        first.addAll(landingParties(now, side));
        for (var operation : first) uses.add(new Order.Use.Campaign(List.of(operation), true));
    }

    private void event(Card card, List<Order.Use> uses) {
        if (Events.mayPlay(now, side, card).isPresent()) return;
        if (!card.activatesGeneral()) {
            uses.add(new Order.Use.Event(Optional.empty()));
            return;
        }
        var play = play(card);
        for (var general : Reach.movers(play))
            Reach.of(play, general).forEach(move -> uses.add(new Order.Use.Activate(move)));
    }

    private static List<Order.Use> discards(Position now, Side side) {
        var uses = new ArrayList<Order.Use>();
        PoliticalControl.discardPlaces(now, side).forEach(space -> uses.add(new Order.Use.DiscardToPlace(space)));
        PoliticalControl.discardRemovals(now, side).forEach(space -> uses.add(new Order.Use.DiscardToRemove(space)));
        return uses;
    }

    /** 7.2: what a campaign card allows next. */
    static List<Order.Operation> operations(CardPlay play, boolean landed) {
        var operations = new ArrayList<Order.Operation>();
        for (var general : Reach.movers(play)) operations.addAll(Reach.of(play, general));
        if (!landed) operations.addAll(landingParties(play.table().now(), play.side()));
        return operations;
    }

    private static List<Order.Operation> landingParties(Position now, Side side) {
        if (side != Side.BRITISH) return List.of();
        return PoliticalControl.landingPlaces(now).stream()
                .<Order.Operation>map(Order.LandingParty::new)
                .toList();
    }
}
