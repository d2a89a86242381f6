package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import postrider.kernel.Answers;
import postrider.kernel.Side;
import postrider.kernel.Umpire;

/**
 * Legal orders, made by the code that judges them. Where an order names several spaces at once there are too many to list
 * them all: neighbours in the order of the box stand for the rest.
 */
final class LegalOrders {
    private LegalOrders() {}

    /** All of them, those of one card together. */
    static List<List<Order>> of(Position now, Side side) {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of(committees(now));
            case FOR_THE_KING -> List.of(forTheKing(now));
            case STRATEGY -> {
                var orders = new ArrayList<List<Order>>();
                for (var card : cards(now, side)) orders.add(of(now, side, Optional.empty(), card));
                exchanges(now, side, orders);
                yield orders;
            }
            case OVER -> List.of();
        };
    }

    /** 6.32.C: an OPS card given for the event just discarded, which is then played. */
    private static void exchanges(Position now, Side side, List<List<Order>> orders) {
        if (now.track().campaignFirst()) return;
        for (var given : distinct(StrategyCards.payments(now, side)))
            now.cards().exchange().ifPresent(event -> orders.add(of(now, side, Optional.of(given), event)));
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

    /** The cards in hand that may be played now and differ in what they can do. */
    private static Collection<Card> cards(Position now, Side side) {
        return distinct(now.cards().hand(side).stream()
                .filter(card -> !now.track().campaignFirst() || card.isCampaign())
                .toList());
    }

    private static Collection<Card> distinct(List<Card> cards) {
        var byTitle = new LinkedHashMap<String, Card>();
        cards.forEach(card -> byTitle.putIfAbsent(card.title(), card));
        return byTitle.values();
    }

    /** What may be done with one card. Never empty. */
    private static List<Order> of(Position now, Side side, Optional<Card> exchange, Card card) {
        var uses = new ArrayList<Order.Use>();
        var play = new CardPlay(new Table(now, silent()), side, card);
        switch (card.kind()) {
            case OPS -> ops(play, uses);
            case MINOR_CAMPAIGN, MAJOR_CAMPAIGN ->
                operations(play, false).forEach(first -> uses.add(new Order.Use.Campaign(List.of(first), true)));
            case EVENT, BATTLE, BATTLE_OR_EVENT, SPECIAL -> event(play, uses);
        }
        if (!card.isSpecial() && !now.track().campaignFirst()) discards(now, side, card, uses);
        var orders = new ArrayList<Order>();
        uses.forEach(use -> orders.add(new Order.Play(exchange, card, use)));
        return orders;
    }

    private static Umpire silent() {
        return new Umpire(List.of(), new NoChance(), Answers.SILENCE);
    }

    private static void ops(CardPlay play, List<Order.Use> uses) {
        var now = play.table().now();
        var side = play.side();
        int ops = now.cards().queued(side) + play.card().ops();
        for (var general : generals(play))
            if (general.strategy() <= ops)
                activations(play, general).forEach(move -> uses.add(new Order.Use.Activate(move)));
        runs(PoliticalControl.actions(now, side), play.card().ops())
                .forEach(spaces -> uses.add(new Order.Use.Control(spaces)));
        reinforcements(now, side, play.card(), uses);
        if (play.card().ops() < 3 || !now.cards().queue(side).isEmpty()) uses.add(new Order.Use.Queue());
    }

    private static List<General> generals(CardPlay play) {
        var now = play.table().now();
        return now.box().generals().stream()
                .filter(general ->
                        general.side() == play.side() && now.space(general).isPresent() && !play.activated(general))
                .toList();
    }

    /** Moves of one general to each space in reach: with all he can take, and alone. */
    private static List<Order.Activation> activations(CardPlay play, General general) {
        var now = play.table().now();
        var free = play.free(now.space(general).orElseThrow());
        var moves = new ArrayList<>(Reach.of(play, general, Troops.NONE));
        var most = most(free);
        if (!most.isEmpty()) moves.addAll(Reach.of(play, general, most));
        return moves;
    }

    private static Troops most(Troops free) {
        int american = Math.min(5, free.american());
        return new Troops(Math.min(5, free.british()), american, Math.min(5 - american, free.french()));
    }

    private static void reinforcements(Position now, Side side, Card card, List<Order.Use> uses) {
        if (!Reinforcements.mayStill(now, side)) return;
        int units = side == Side.BRITISH ? now.board().britishBox() : card.ops();
        var generals = new ArrayList<Optional<General>>(now.generals(side, Place.Box.REINFORCEMENTS).stream()
                .map(Optional::of)
                .toList());
        generals.add(Optional.empty());
        var spaces = new TreeSet<>(Reinforcements.spaces(now, side));
        spaces.addAll(FrenchAlliance.landingPlaces(now));
        for (var space : spaces)
            for (var general : generals) {
                var order = new Order.Use.Reinforce(space, general, units);
                if (Reinforcements.fault(now, side, card, order).isEmpty()) uses.add(order);
            }
    }

    private static void event(CardPlay play, List<Order.Use> uses) {
        if (Events.mayPlay(play.table().now(), play.side(), play.card()).isPresent()) return;
        if (!play.card().activatesGeneral()) {
            uses.add(new Order.Use.Event(Optional.empty()));
            return;
        }
        for (var general : generals(play))
            activations(play, general).forEach(move -> uses.add(new Order.Use.Activate(move)));
    }

    private static void discards(Position now, Side side, Card card, List<Order.Use> uses) {
        uses.add(new Order.Use.Discard());
        if (card.isOps()) return;
        PoliticalControl.discardPlaces(now, side).forEach(space -> uses.add(new Order.Use.DiscardToPlace(space)));
        PoliticalControl.discardRemovals(now, side).forEach(space -> uses.add(new Order.Use.DiscardToRemove(space)));
    }

    /** 7.2: what a campaign card allows next. */
    static List<Order.Operation> operations(CardPlay play, boolean landed) {
        var operations = new ArrayList<Order.Operation>();
        for (var general : generals(play)) operations.addAll(activations(play, general));
        if (play.side() == Side.BRITISH && !landed)
            PoliticalControl.landingPlaces(play.table().now())
                    .forEach(port -> operations.add(new Order.LandingParty(port)));
        return operations;
    }
}
