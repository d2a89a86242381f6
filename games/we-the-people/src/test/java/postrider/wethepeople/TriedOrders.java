package postrider.wethepeople;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Activation;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.Leg;
import postrider.americanwar.orders.LegalOrders;
import postrider.americanwar.orders.March;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.orders.Step;
import postrider.americanwar.orders.Use;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.text.Lists;
import postrider.wethepeople.rules.CardPlay;
import postrider.wethepeople.rules.Events;
import postrider.wethepeople.rules.MarkerRules;
import postrider.wethepeople.rules.Reinforcements;

/** Legal orders found the slow way, by trying each on the code that judges it. {@link LegalOrders} must list the same. */
record TriedOrders(Position now, Side side) {

    List<List<Order>> all() {
        return switch (now.track().phase()) {
            case COMMITTEES_OF_CORRESPONDENCE -> List.of(committees());
            case STRATEGY -> cards();
            case FOR_THE_KING, OVER -> List.of();
        };
    }

    private List<Order> committees() {
        var choices = legal(Order.Committees.bars(new Occupancy(now)));
        var orders = new ArrayList<Order>();
        for (int turn = 0; turn < 7; turn++) {
            var picks = new ArrayList<Space>();
            for (var colony : now.country().colonies()) {
                var there = choices.stream()
                        .filter(space -> space.colony().equals(colony))
                        .toList();
                if (!there.isEmpty()) picks.add(there.get(turn % there.size()));
            }
            orders.add(new Order.Committees(picks));
        }
        return orders;
    }

    private MarkerRules rules(Side side) {
        return new MarkerRules(new Occupancy(now), side);
    }

    private List<Space> legal(Bars<Space> bars) {
        return legal(now, bars);
    }

    /** Space by space, without the spaces that a rule bars. */
    private static List<Space> legal(Position now, Bars<Space> bars) {
        return Lists.filter(now.country().spaces(), space -> bars.fault(space).isEmpty());
    }

    private static List<List<Space>> runs(List<Space> list, int length) {
        var runs = new ArrayList<List<Space>>();
        for (int at = 0; at < list.size(); at += length) {
            int from = Math.max(0, Math.min(at, list.size() - length));
            runs.add(list.subList(from, Math.min(list.size(), from + length)));
        }
        return runs;
    }

    private List<List<Order>> cards() {
        boolean campaignFirst = now.track().has(Track.Mark.CAMPAIGN_FIRST);
        var hand = now.cards().hand(side).stream()
                .filter(card -> !campaignFirst || card.isCampaign())
                .toList();
        var orders = new ArrayList<List<Order>>();
        for (var card : distinct(hand)) orders.add(of(card));
        return orders;
    }

    private static Collection<Card> distinct(List<Card> cards) {
        var byTitle = new LinkedHashMap<String, Card>();
        cards.forEach(card -> byTitle.putIfAbsent(card.title(), card));
        return byTitle.values();
    }

    private List<Order> of(Card card) {
        var uses = new ArrayList<Use>();
        var play = play(card);
        if (card.isOps()) ops(play, uses);
        else if (card.isCampaign())
            for (var move : moves(play)) uses.add(new Use.Operate(List.of(move, new Step.ThenAsk())));
        else if (Events.BOOK.mayPlay(now, side, card).isEmpty()) {
            if (!card.activatesGeneral()) uses.add(new Use.Event(Optional.empty()));
            else addMoves(moves(play), uses);
        }
        boolean mustBeCampaign = now.track().has(Track.Mark.CAMPAIGN_FIRST) && !uses.isEmpty();
        if (card.isEvent() && !card.isSpecial() && !mustBeCampaign) uses.add(new Use.Discard());
        return uses.stream().<Order>map(use -> new Order.Play(card, use)).toList();
    }

    private static void addMoves(List<Activation> moves, List<Use> uses) {
        for (var move : moves) uses.add(new Use.Operate(List.of(move)));
        for (var move : moves) uses.add(new Use.Operate(List.of(move, new Step.ThenAsk())));
    }

    private CardPlay play(Card card) {
        return new CardPlay(new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE)), side, card);
    }

    private void ops(CardPlay play, List<Use> uses) {
        var card = play.card();
        addMoves(Lists.filter(moves(play), move -> move.general().strategy() <= card.ops()), uses);
        runs(legal(rules(side).operations()), card.ops()).forEach(spaces -> uses.add(new Control(spaces)));
        arrivals(card, uses);
        uses.add(new Control(List.of()));
    }

    private void arrivals(Card card, List<Use> uses) {
        int units = side == Sides.BRITISH ? now.board().britishBox() : card.ops();
        var arriving = Reinforcements.of(play(card).working(), side, card);
        var generals = new ArrayList<Optional<General>>();
        for (var general : now.generals(side, Place.Box.REINFORCEMENTS)) generals.add(Optional.of(general));
        generals.add(Optional.empty());
        for (var space : now.country().spaces())
            for (var general : generals) {
                var order = new Reinforce(space, general, units);
                if (arriving.fault(order).isEmpty()) uses.add(order);
            }
        for (var space : now.country().spaces())
            for (var general : now.generals(side, Place.Box.REINFORCEMENTS)) {
                var landing = new Reinforce(space, Optional.of(general), 0);
                if (general.french() && arriving.fault(landing).isEmpty()) uses.add(landing);
            }
    }

    /** 7.0: what a campaign card allows next. */
    static List<Activation> activations(CardPlay play) {
        return moves(play);
    }

    private static List<Activation> moves(CardPlay play) {
        var moves = new ArrayList<Activation>();
        for (var general : Activation.movers(play)) {
            moves.addAll(moves(play, general, Troops.NONE));
            var now = play.working().now();
            var free = now.troops(now.space(general).orElseThrow()).only(play.side());
            int american = Math.min(5, free.american());
            var most = new Troops(Math.min(5, free.british()), american, Math.min(5 - american, free.french()));
            if (!most.isEmpty()) moves.addAll(moves(play, general, most));
        }
        return moves;
    }

    /**
     * A march, and the legs that led there: the shortest first, and of equals the one that always comes from the first space of
     * the box. A voyage comes after adjacent spaces and before all others, and nobody goes on from there (7.1).
     *
     * @param spaces from the last to the first
     */
    private record Way(March march, List<Leg> legs, boolean bySea, int spent, List<Space> spaces)
            implements Comparable<Way> {
        Way(March march) {
            this(march, List.of(), false, 0, List.of());
        }

        Optional<Way> further(Leg leg) {
            if (march.fault(leg).isPresent()) return Optional.empty();
            var next = march.then(leg);
            boolean voyage = leg instanceof Leg.BySea;
            var back = new ArrayList<>(spaces);
            back.addFirst(next.at());
            return Optional.of(new Way(next, Lists.with(legs, leg), voyage, voyage ? 1 : next.spent(), back));
        }

        @Override
        public int compareTo(Way other) {
            return Comparator.comparing(Way::spent)
                    .thenComparing(Way::bySea)
                    .thenComparing(
                            way -> way.spaces.stream().mapToInt(Space::index).toArray(), Arrays::compare)
                    .compare(this, other);
        }
    }

    /** Tries every way; ways that arrive in a space in the same state go on in the same way. */
    private static List<Activation> moves(CardPlay play, General general, Troops with) {
        var start = new Way(March.begin(play, general));
        if (!with.isEmpty()) start = start.further(new Leg.PickUp(with)).orElseThrow();
        var found = new TreeMap<Space, Way>(Comparator.comparing(Space::index));
        var tried = new HashSet<List<Object>>();
        var open = new PriorityQueue<>(List.of(start));
        while (!open.isEmpty()) {
            var way = open.poll();
            var march = way.march;
            found.putIfAbsent(march.at(), way);
            if (way.bySea || !tried.add(List.of(march.at(), march.spent()))) continue;
            for (var leg : legs(play, general, march)) way.further(leg).ifPresent(open::add);
        }
        found.remove(start.march.at());
        return found.values().stream()
                .filter(way -> way.march.mayStop())
                .map(way -> new Activation(general, way.legs))
                .toList();
    }

    private static List<Leg> legs(CardPlay play, General general, March march) {
        var now = play.working().now();
        var legs = new ArrayList<Leg>();
        now.country().connections().adjacent(general, march.at()).forEach(space -> legs.add(new Leg.To(space)));
        if (play.side() == Sides.BRITISH && march.spent() == 0)
            for (var port : now.country().ports()) legs.add(new Leg.BySea(port));
        return legs;
    }
}
