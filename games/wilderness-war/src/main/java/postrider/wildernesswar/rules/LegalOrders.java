package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.text.LazyList;
import postrider.text.Lists;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.UnitType;

/**
 * Legal orders (5.26). Where there are too many, some stand for the rest: a force with all units or none, by one way to each space it
 * can reach. Each group is one card and one kind of use. No group is empty, and each is worked out only when somebody looks at it ({@link
 * LazyList}).
 */
public final class LegalOrders {
    private final WorkingPosition table;
    private final Side side;
    private final Map<Group, List<Operation>> marches = new HashMap<>();
    private Optional<List<Actor>> actors = Optional.empty();
    private final Map<Boolean, List<Space>> sites = new HashMap<>();

    private LegalOrders(Position now, Side side) {
        this.table = new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
        this.side = side;
    }

    /**
     * A group that a card of value {@code needed} may activate.
     *
     * @param busy whether it has something to do with any card, as most have
     */
    private record Actor(Group group, int needed, boolean busy) {}

    public static List<List<Order>> of(Position now, Side side) {
        var legal = new LegalOrders(now, side);
        var groups = new ArrayList<List<List<Order>>>();
        if (new StrategyCards(legal.table, side).passFault().isEmpty()) groups.add(List.of(List.of(new Order.Pass())));
        for (var card : legal.table.hand(side)) groups.add(legal.of(card));
        return LazyList.joined(groups);
    }

    private List<List<Order>> of(Card card) {
        var atOnce = new ArrayList<List<Order>>();
        if (new Events(table, side, card).fault().isEmpty()) atOnce.add(List.of(new Order.Play(card, new Use.Event())));
        for (boolean forts : List.of(false, true)) {
            var built = built(card, forts);
            if (!built.isEmpty()) atOnce.add(built);
        }
        var works = demolishable();
        if (!works.isEmpty())
            atOnce.add(LazyList.of(works, space -> new Order.Play(card, new Use.Nothing(), List.of(), List.of(space))));
        var phase = new ActionPhase(table, side, card, false);
        var all = LazyList.joined(
                atOnce,
                LazyList.of(active(phase), actor -> activations(phase, actor.group())),
                LazyList.of(campaigners(card), pair -> campaign(card, pair)));
        return all.isEmpty() ? List.of(List.of(new Order.Play(card, new Use.Nothing()))) : all;
    }

    /** 5.46 */
    private List<Space> demolishable() {
        var construction = new Construction(table, side);
        var board = table.board();
        var works = board.works().keySet().or(board.begun().keySet());
        return Lists.filter(works, space -> construction.demolitionFault(space).isEmpty());
    }

    private List<Order> activations(ActionPhase phase, Group group) {
        return LazyList.of(
                marching(phase, group),
                operation -> new Order.Play(phase.card(), new Use.Activate(List.of(operation), false)));
    }

    /** The groups that have something to do. */
    private List<Actor> active(ActionPhase phase) {
        // marches and sieges do not depend on the card
        if (actors.isEmpty()) actors = Optional.of(each(phase));
        return Lists.filter(
                actors.get(),
                actor -> actor.needed() <= phase.card().value()
                        && (actor.busy() || new LegalOperations(phase, actor.group()).maySail()));
    }

    /** Each whole force, each leader and each unit alone. Units of one kind in one space can do the same. */
    private List<Actor> each(ActionPhase phase) {
        var board = table.board();
        var actors = new ArrayList<Actor>();
        for (var leader : table.country().leaders(side))
            if (board.place(leader) instanceof Space) {
                var most = Group.most(board, leader);
                for (var group : most.isSeveral() ? List.of(most, Group.of(leader)) : List.of(most))
                    actors.add(new Actor(group, Activation.needed(group), new LegalOperations(phase, group).isBusy()));
            }
        for (var space : board.on().units().of(side)) {
            var busy = new EnumMap<UnitType, Boolean>(UnitType.class);
            for (var unit : board.units(side, space)) {
                var group = Group.of(unit);
                boolean acts = busy.computeIfAbsent(unit.kind(), kind -> new LegalOperations(phase, group).isBusy());
                actors.add(new Actor(group, Activation.needed(group), acts));
            }
        }
        return actors;
    }

    /** In runs of neighbours in the list, as many as the value of the card. */
    private List<Order> built(Card card, boolean forts) {
        var open = sites.computeIfAbsent(forts, this::sites);
        return LazyList.of(open.size(), i -> {
            var spaces = open.subList(i, Math.min(open.size(), i + card.value()));
            return new Order.Play(card, new Use.Build(forts, spaces));
        });
    }

    /** Where stockades or forts can be built. */
    private List<Space> sites(boolean forts) {
        var construction = new Construction(table, side);
        if (construction.hasJustBuilt()) return List.of();
        return List.copyOf(construction.bars(forts, table.board()).open());
    }

    private record Campaigners(Group first, Group second) {}

    /** 5.51: each leader and the next in the list, each with the largest force of his own. */
    private List<Campaigners> campaigners(Card card) {
        if (card.event() != Event.CAMPAIGN) return List.of();
        var phase = new ActionPhase(table, side, card, true);
        var leaders = Lists.filter(
                table.country().leaders(side),
                leader -> table.board().space(leader).isPresent());
        var pairs = new ArrayList<Campaigners>();
        for (int i = 0; i + 1 < leaders.size(); i++) {
            var first = Group.alone(table.board(), leaders.get(i));
            var second = Group.alone(table.board(), leaders.get(i + 1)).without(first.units());
            if (new LegalOperations(phase, first).mayAct() && new LegalOperations(phase, second).mayAct())
                pairs.add(new Campaigners(first, second));
        }
        return pairs;
    }

    private List<Order> campaign(Card card, Campaigners pair) {
        var phase = new ActionPhase(table, side, card, true);
        var first = marching(phase, pair.first());
        var second = marching(phase, pair.second());
        var open = Operation.open(pair.second().head());
        int count = Math.min(first.size(), second.size());
        return LazyList.joined(
                LazyList.of(count, i -> campaign(card, first.get(i), second.get(second.size() - 1 - i))),
                LazyList.of(first, operation -> campaign(card, operation, open)));
    }

    private static Order campaign(Card card, Operation one, Operation other) {
        return new Order.Play(card, new Use.Activate(List.of(one, other), true));
    }

    private List<Operation> marching(ActionPhase phase, Group group) {
        return LazyList.joined(
                new LegalOperations(phase, group).standing(),
                marches.computeIfAbsent(group, actor -> new LegalOperations(phase, actor).marches()));
    }
}
