package postrider.wildernesswar.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.Answers;
import postrider.kernel.Chance;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.Umpire;
import postrider.map.LazyList;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Order.Way;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;

/**
 * Legal orders (5.26), where too many are legal some for the rest: a force with all or alone, by one way to each space it can
 * reach. Groups are one card and one kind of use each.
 */
public final class LegalOrders {
    private final WorkingPosition table;
    private final Side side;
    private final List<List<Order>> groups = new ArrayList<>();
    private final List<Group> actors = new ArrayList<>();
    private final Map<Boolean, List<Space>> sites = new HashMap<>();
    private final Map<Sailing, List<Operation>> known = new HashMap<>();

    private LegalOrders(Position now, Side side) {
        this.table = new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
        this.side = side;
    }

    public static List<List<Order>> of(Position now, Side side) {
        var legal = new LegalOrders(now, side);
        if (StrategyCards.passFault(legal.table, side).isEmpty()) legal.groups.add(List.of(new Order.Pass()));
        for (var card : legal.table.hand(side)) legal.of(card);
        return legal.groups;
    }

    private void of(Card card) {
        if (new Events(table, side, card).fault().isEmpty()) groups.add(List.of(play(card, new Use.Event())));
        for (boolean forts : List.of(false, true)) {
            var built = built(card, forts);
            if (!built.isEmpty()) groups.add(built);
        }
        for (var group : actors()) {
            var operations = operations(card, group, false);
            if (operations.isEmpty()
                    || StrategyCards.numbers(card, operations.subList(0, 1)).isPresent()) continue;
            groups.add(LazyList.of(operations, operation -> play(card, new Use.Activate(List.of(operation), false))));
        }
        if (card.event() == Event.CAMPAIGN) add(campaigns(card));
        if (groups.isEmpty()) groups.add(List.of(play(card, new Use.Nothing())));
    }

    /** Each force whole, each leader and each unit alone. */
    private List<Group> actors() {
        if (!actors.isEmpty()) return actors;
        for (var leader : table.country().leaders(side))
            if (table.board().space(leader).isPresent()) {
                actors.add(Command.most(table.board(), leader));
                actors.add(Group.of(leader));
            }
        for (var unit : table.board().unitsOnMap(side)) actors.add(Group.of(unit));
        var legal = Lists.those(
                actors.stream().distinct().toList(),
                group -> Command.fault(table.board(), side, group).isEmpty());
        actors.clear();
        actors.addAll(legal);
        return actors;
    }

    private void add(List<Order> orders) {
        var legal = Lists.those(
                orders,
                order -> order instanceof Order.Play play
                        && StrategyCards.fault(table, side, play).isEmpty());
        if (!legal.isEmpty()) groups.add(legal);
    }

    private static Order play(Card card, Use use) {
        return new Order.Play(card, use, List.of());
    }

    /** In some spaces that lie together in the list, as many as the card is worth. */
    private List<Order> built(Card card, boolean forts) {
        if (table.track().has(side, Mark.FRENCH_BUILT, Mark.BRITISH_BUILT)) return List.of();
        var open = sites.computeIfAbsent(forts, this::sites);
        return LazyList.of(open.size(), i -> {
            var spaces = open.subList(i, Math.min(open.size(), i + card.value()));
            return play(card, new Use.Build(forts, spaces));
        });
    }

    private List<Space> sites(boolean forts) {
        var construction = new Construction(table, side);
        return Lists.those(
                table.country().spaces(),
                space -> (forts
                                ? construction.fortFault(table.board(), space)
                                : construction.stockadeFault(table.board(), space))
                        .isEmpty());
    }

    private List<Order> campaigns(Card card) {
        var leaders = Lists.those(
                table.country().leaders(side),
                leader -> table.board().space(leader).isPresent());
        var orders = new ArrayList<Order>();
        for (int i = 0; i + 1 < leaders.size(); i++) {
            var first = operations(card, Command.most(table.board(), leaders.get(i)), true);
            var second = operations(card, Command.alone(table.board(), leaders.get(i + 1)), true);
            for (int k = 0; k < Math.min(first.size(), second.size()); k++)
                orders.add(play(
                        card, new Use.Activate(List.of(first.get(k), second.get(second.size() - 1 - k)), true)));
        }
        return orders;
    }

    /** They differ by card only in whether a force may sail. */
    private List<Operation> operations(Card card, Group group, boolean campaign) {
        return known.computeIfAbsent(
                new Sailing(
                        group, campaign || card.value() == 3 || group.pieces().size() == 1),
                sailing -> found(new ActionPhase(table, side, card, campaign), group));
    }

    private record Sailing(Group group, boolean sails) {}

    private List<Operation> found(ActionPhase phase, Group group) {
        var operations = new ArrayList<Operation>();
        var at = table.board().space(group.head()).orElseThrow();
        if (table.board().isBesieged(at))
            for (var step : List.<Step>of(new Step.Siege(), new Step.Assault(), new Step.Sortie()))
                operations.add(new Operation(group, List.of(step)));
        if (March.isPort(table.board(), side, at))
            for (var goal : table.country().spaces())
                if (goal.port() || table.board().landings().has(goal))
                    operations.add(to(group, List.of(goal), Way.SEA));
        for (var goal : table.country().landings().from(at)) operations.add(to(group, List.of(goal), Way.LANDING));
        var legal = new ArrayList<>(Lists.those(
                operations, operation -> Steps.fault(phase, operation).isEmpty()));
        for (var way : ways(phase, group)) {
            var operation = to(group, way, Way.LAND);
            boolean stops = table.board().isHeld(Sides.enemy(side), way.getLast());
            if (!stops || Steps.fault(phase, operation).isEmpty()) legal.add(operation);
        }
        return legal;
    }

    private static Operation to(Group group, List<Space> spaces, Way way) {
        return new Operation(group, Lists.each(spaces, space -> new Step.To(space, way)));
    }

    /** A shortest way to each space within reach; an enemy stands in the way of all but one who slips through. */
    private List<List<Space>> ways(ActionPhase phase, Group group) {
        record Reached(March march, List<Space> way) {}
        var found = new ArrayList<List<Space>>();
        var open = new ArrayDeque<Reached>();
        open.add(new Reached(March.begin(phase, group), List.of()));
        var seen = table.country().none().with(open.getFirst().march().at());
        while (!open.isEmpty()) {
            var next = open.remove();
            for (var goal : next.march().open(false)) {
                if (seen.has(goal)) continue;
                seen = seen.with(goal);
                var way = Lists.with(next.way(), goal);
                var march = next.march().then(new Step.To(goal, Way.LAND));
                found.add(way);
                if (!march.meetsEnemy() || group.isLoneAuxiliary()) open.add(new Reached(march, way));
            }
        }
        return found;
    }
}
