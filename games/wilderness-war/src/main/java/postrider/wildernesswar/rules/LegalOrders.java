package postrider.wildernesswar.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
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
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;

/**
 * Legal orders (5.26), where too many are legal some for the rest: a force with all or alone, by one way to each space it can
 * reach. Groups are one card and one kind of use each, none is empty, and what is in one is looked for when somebody looks at it
 * ({@link LazyList}).
 */
public final class LegalOrders {
    private final WorkingPosition table;
    private final Side side;
    private final List<Actor> actors = new ArrayList<>();
    private final Map<Boolean, List<Space>> sites = new HashMap<>();
    private final Map<Group, List<Operation>> marches = new HashMap<>();

    private LegalOrders(Position now, Side side) {
        this.table = new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
        this.side = side;
    }

    /** @param marches whether it has a way to go, as most have */
    private record Actor(Group group, boolean marches) {}

    public static List<List<Order>> of(Position now, Side side) {
        var legal = new LegalOrders(now, side);
        var groups = new ArrayList<List<List<Order>>>();
        if (StrategyCards.passFault(legal.table, side).isEmpty()) groups.add(List.of(List.of(new Order.Pass())));
        for (var card : legal.table.hand(side)) groups.add(legal.of(card));
        return LazyList.joined(groups);
    }

    private List<List<Order>> of(Card card) {
        var atOnce = new ArrayList<List<Order>>();
        if (new Events(table, side, card).fault().isEmpty()) atOnce.add(List.of(play(card, new Use.Event())));
        for (boolean forts : List.of(false, true)) {
            var built = built(card, forts);
            if (!built.isEmpty()) atOnce.add(built);
        }
        var phase = new ActionPhase(table, side, card, false);
        var active = Lists.those(actors(phase), actor -> isActivated(card, actor.group()) && mayAct(phase, actor));
        var all = LazyList.joined(
                atOnce,
                LazyList.of(active, actor -> activations(phase, actor.group())),
                LazyList.of(campaigners(card), pair -> campaign(card, pair)));
        return all.isEmpty() ? List.of(List.of(play(card, new Use.Nothing()))) : all;
    }

    private static Order play(Card card, Use use) {
        return new Order.Play(card, use, List.of());
    }

    private static boolean isActivated(Card card, Group group) {
        return StrategyCards.numbers(card, List.of(new Operation(group, List.of())))
                .isEmpty();
    }

    private List<Order> activations(ActionPhase phase, Group group) {
        return LazyList.of(
                operations(phase, group), operation -> play(phase.card(), new Use.Activate(List.of(operation), false)));
    }

    /** Each force whole, each leader and each unit alone. Where one can march does not depend on the card. */
    private List<Actor> actors(ActionPhase phase) {
        if (!actors.isEmpty()) return actors;
        var all = new LinkedHashSet<Group>();
        for (var leader : table.country().leaders(side))
            if (table.board().space(leader).isPresent()) {
                all.add(Command.most(table.board(), leader));
                all.add(Group.of(leader));
            }
        for (var unit : table.board().unitsOnMap(side)) all.add(Group.of(unit));
        for (var group : all) if (Command.fault(table.board(), side, group).isEmpty()) actors.add(actor(phase, group));
        return actors;
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
        var supply = construction.supply(table.board());
        return Lists.those(
                table.country().spaces(),
                space -> (forts ? construction.fortFault(supply, space) : construction.stockadeFault(supply, space))
                        .isEmpty());
    }

    private record Campaigners(Group first, Group second) {}

    /** 5.51: each leader and the next in the list, with what each leads alone. */
    private List<Campaigners> campaigners(Card card) {
        if (card.event() != Event.CAMPAIGN) return List.of();
        var phase = new ActionPhase(table, side, card, true);
        var leaders = Lists.those(
                table.country().leaders(side),
                leader -> table.board().space(leader).isPresent());
        var pairs = new ArrayList<Campaigners>();
        for (int i = 0; i + 1 < leaders.size(); i++) {
            var first = Command.alone(table.board(), leaders.get(i));
            var second = Command.alone(table.board(), leaders.get(i + 1)).without(first.units());
            if (mayAct(phase, actor(phase, first)) && mayAct(phase, actor(phase, second)))
                pairs.add(new Campaigners(first, second));
        }
        return pairs;
    }

    private List<Order> campaign(Card card, Campaigners pair) {
        var phase = new ActionPhase(table, side, card, true);
        var first = operations(phase, pair.first());
        var second = operations(phase, pair.second());
        return LazyList.of(
                Math.min(first.size(), second.size()),
                i -> play(card, new Use.Activate(List.of(first.get(i), second.get(second.size() - 1 - i)), true)));
    }

    private static Actor actor(ActionPhase phase, Group group) {
        return new Actor(group, !March.begin(phase, group).open(true).isEmpty());
    }

    private static boolean mayAct(ActionPhase phase, Actor actor) {
        return actor.marches() || !standing(phase, actor.group()).isEmpty();
    }

    private List<Operation> operations(ActionPhase phase, Group group) {
        return LazyList.joined(standing(phase, group), marches.computeIfAbsent(group, actor -> marches(phase, actor)));
    }

    /** All but marches: what is done where it stands, and by sea. */
    private static List<Operation> standing(ActionPhase phase, Group group) {
        var table = phase.table();
        var operations = new ArrayList<Operation>();
        var at = table.board().space(group.head()).orElseThrow();
        if (table.board().isBesieged(at))
            for (var step : List.<Step>of(new Step.Siege(), new Step.Assault(), new Step.Sortie()))
                operations.add(new Operation(group, List.of(step)));
        if (March.isPort(table.board(), phase.side(), at))
            for (var goal : table.country().spaces())
                if (goal.port() || table.board().landings().has(goal))
                    operations.add(to(group, List.of(goal), Way.SEA));
        for (var goal : table.country().landings().from(at)) operations.add(to(group, List.of(goal), Way.LANDING));
        return Lists.those(
                operations, operation -> Steps.fault(phase, operation).isEmpty());
    }

    /** They do not depend on the card. */
    private static List<Operation> marches(ActionPhase phase, Group group) {
        var enemy = phase.enemy();
        var legal = new ArrayList<Operation>();
        for (var way : ways(phase, group)) {
            var operation = to(group, way, Way.LAND);
            boolean stops = phase.table().board().isHeld(enemy, way.getLast());
            if (!stops || Steps.fault(phase, operation).isEmpty()) legal.add(operation);
        }
        return legal;
    }

    private static Operation to(Group group, List<Space> spaces, Way way) {
        return new Operation(group, Lists.each(spaces, space -> new Step.To(space, way)));
    }

    /** A shortest way to each space within reach; an enemy stands in the way of all but one who slips through. */
    private static List<List<Space>> ways(ActionPhase phase, Group group) {
        record Reached(March march, List<Space> way) {}
        var found = new ArrayList<List<Space>>();
        var open = new ArrayDeque<Reached>();
        open.add(new Reached(March.begin(phase, group), List.of()));
        var reached =
                phase.table().country().none().with(open.getFirst().march().at());
        var seen = new HashSet<March.Standing>();
        while (!open.isEmpty()) {
            var next = open.remove();
            for (var goal : next.march().open(false)) {
                var march = next.march().then(new Step.To(goal, Way.LAND));
                if (!seen.add(march.standing())) continue;
                var way = Lists.with(next.way(), goal);
                if (!reached.has(goal)) found.add(way);
                reached = reached.with(goal);
                if (!march.meetsEnemy() || group.isLoneAuxiliary()) open.add(new Reached(march, way));
            }
        }
        return found;
    }
}
