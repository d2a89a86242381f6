package postrider.wildernesswar.rules;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Space;

/**
 * Legal orders found the slow way, by trying every way on the code that judges it. {@link LegalOrders} must list the same, except longer
 * ways: for each force, with all units or none, each space it can reach, as if every enemy stood.
 */
public final class TriedOrders {
    private final WorkingPosition table;
    private final Side side;
    private final Set<Object> found = new LinkedHashSet<>();

    private TriedOrders(Position now, Side side) {
        this.table = new WorkingPosition(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
        this.side = side;
    }

    /** The {@link #meaning} of each order, with any card. */
    public static Set<Object> of(Position now, Side side) {
        var tried = new TriedOrders(now, side);
        if (new StrategyCards(tried.table, side).passFault().isEmpty()) tried.found.add(new Order.Pass());
        for (var card : tried.table.hand(side)) tried.of(card);
        return tried.found;
    }

    /** Why the rules refuse the order. */
    public static boolean isAllowed(Position now, Side side, Order order) {
        var tried = new TriedOrders(now, side);
        return switch (order) {
            case Order.Pass pass ->
                new StrategyCards(tried.table, side).passFault().isEmpty();
            case Order.Play play -> tried.isAllowed(play);
        };
    }

    private boolean isAllowed(Order.Play play) {
        return new StrategyCards(table, side).fault(play).isEmpty();
    }

    /** The result of an order, by any way; each space of a list separately. Campaigns are listed only by example. */
    public static List<Object> meaning(Order order) {
        return switch (order) {
            case Order.Pass pass -> List.of(pass);
            case Order.Play(var card, Use.Event event, var first, var last) -> List.of(List.of(card, event));
            case Order.Play(var card, Use.Nothing nothing, var first, var last) -> List.of();
            case Order.Play(var card, Use.Build(var forts, var spaces), var first, var last) ->
                Lists.map(spaces, space -> List.of(card, forts, space));
            case Order.Play(var card, Use.Activate(var operations, var campaign), var first, var last) ->
                campaign
                        ? List.of()
                        : List.of(List.of(card, operations.getFirst().who(), last(operations.getFirst())));
        };
    }

    private static Step last(Operation operation) {
        return operation.steps().getLast();
    }

    private void of(Card card) {
        tryOut(card, new Use.Event());
        for (var space : table.country().spaces())
            for (boolean forts : List.of(true, false)) tryOut(card, new Use.Build(forts, List.of(space)));
        for (var group : actors()) operations(card, group);
    }

    private void tryOut(Card card, Use use) {
        var order = new Order.Play(card, use, List.of(), List.of());
        if (isAllowed(order)) found.addAll(meaning(order));
    }

    private void tryOut(Card card, Group group, List<Step> steps) {
        tryOut(card, new Use.Activate(List.of(new Operation(group, steps)), false));
    }

    private Set<Group> actors() {
        var actors = new LinkedHashSet<Group>();
        for (var piece : table.country().pieces())
            if (piece.side() == side && table.board().space(piece).isPresent()) actors.add(Group.of(piece));
        for (var leader : table.country().leaders(side))
            if (table.board().space(leader).isPresent()) actors.add(Group.most(table.board(), leader));
        return actors;
    }

    private void operations(Card card, Group group) {
        for (var step : List.<Step>of(new Step.Siege(), new Step.Assault(), new Step.Sortie()))
            tryOut(card, group, List.of(step));
        for (var space : table.country().spaces())
            for (var way : List.of(Means.SEA, Means.LANDING)) tryOut(card, group, List.of(new Step.To(space, way)));
        if (group.fault(table.board(), side).isPresent()) return;
        record Reached(March march, List<Step> way) {}
        var start = March.begin(new ActionPhase(table, side, card, false), group);
        var open = new ArrayDeque<>(List.of(new Reached(start, List.of())));
        var seen = new HashSet<March>();
        while (!open.isEmpty()) {
            var next = open.remove();
            for (var goal : goals(next.march().at())) {
                var step = new Step.To(goal, Means.LAND);
                var way = Lists.with(next.way(), step);
                if (!goal.equals(start.at())) tryOut(card, group, way);
                if (next.march().fault(step, false).isPresent()) continue;
                var march = next.march().then(step);
                boolean stands = march.meetsEnemy() && !group.isLoneAuxiliary();
                if (!stands && seen.add(march)) open.add(new Reached(march, way));
            }
        }
    }

    private List<Space> goals(Space at) {
        return Lists.concat(
                List.copyOf(table.country().roads().from(at)),
                List.copyOf(table.country().arrows().from(at)));
    }
}
