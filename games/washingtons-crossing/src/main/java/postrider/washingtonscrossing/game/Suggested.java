package postrider.washingtonscrossing.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import postrider.kernel.Shortlist;
import postrider.kernel.Suggestion;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.orders.OrderWords;
import postrider.washingtonscrossing.rules.Possible;
import postrider.washingtonscrossing.rules.Sight;
import postrider.washingtonscrossing.rules.WhatNext;
import postrider.washingtonscrossing.table.Evaluation;

/** Orders for a letter to suggest, and what each would do, using only what the side sees (3.0). */
record Suggested(Position now, Side side, List<Order> orders) implements AtPosition.OfSide {
    private static final int MOST = 8;

    /** How many marches with one aim a suggestion combines at most. */
    private static final int TOGETHER = 3;

    static Suggested of(Position now, Side side) {
        var seen = new Suggested(new Sight(now, side).known(), side, List.of());
        return now.track().toMove().equals(Optional.of(side)) ? new Suggested(seen.now, side, seen.chosen()) : seen;
    }

    /** A question's options, the best first, "nothing" last. */
    static List<String> next(Question<?> question, WhatNext next) {
        var evaluation = new Evaluation(next.now(), question.to());
        var ways = next.ways();
        int nothing = ways.size() - 1;
        var ranked = IntStream.range(0, nothing)
                .boxed()
                .sorted(Comparator.comparingDouble(way -> -evaluation.of(ways.get(way))))
                .toList();
        return Lists.map(Lists.with(ranked, nothing), question.options()::get);
    }

    List<Suggestion> lines() {
        var words = new OrderWords(country());
        return Lists.map(orders, order -> new Suggestion(words.line(order), does(order)));
    }

    /** First a few marches with one aim, then the best single deeds. */
    private List<Order> chosen() {
        var evaluation = new Evaluation(now, side);
        var legal = Lists.flatMap(new Orders(now, side).apart(), group -> group);
        var worth = new IdentityHashMap<Order, Double>();
        for (var order : legal) worth.put(order, evaluation.of(order));
        var useful = Lists.filter(legal, order -> worth.get(order) > 0);
        var few = useful.isEmpty()
                ? legal.subList(0, 1)
                : new Shortlist<Order>(worth::get, this::deed, this::kinds).of(List.of(useful));
        var ranked = Lists.sorted(
                Lists.filter(legal, order -> worth.get(order) >= Evaluation.INDIFFERENCE),
                Comparator.<Order>comparingDouble(worth::get).reversed());
        var best = together(ranked);
        return best.isEmpty() ? few : Lists.concat(List.of(best.get()), few.subList(0, Math.min(MOST - 1, few.size())));
    }

    /** The best march that others with the same aim can join. */
    private Optional<Order> together(List<Order> ranked) {
        var aims = ranked.stream().flatMap(order -> aim(order).stream()).distinct();
        return aims.map(aim -> Lists.filter(ranked, order -> isTowards(order, aim)))
                .map(group -> Orders.best(now, side, group, TOGETHER))
                .filter(order ->
                        Lists.filter(order.statements(), Command.Activate.class).size() > 1)
                .findFirst();
    }

    private boolean isTowards(Order order, Hex aim) {
        return aim(order).filter(other -> Hexes.distance(aim, other) <= 1).isPresent();
    }

    /** The hex attacked, or else the destination. */
    private Optional<Hex> aim(Order order) {
        return march(order)
                .map(deed -> Lists.filter(deed.last, Step.Attack.class).stream()
                        .map(Step.Attack::target)
                        .findFirst()
                        .orElse(deed.to));
    }

    /** A march from one hex to another, and what is done there. */
    private record Deed(Hex from, Hex to, List<Step> last) {}

    private Optional<Deed> march(Order order) {
        var statements = order.statements();
        for (int i = 0; i < statements.size(); i++) {
            if (statements.get(i) instanceof Action.Go(var leaders)) {
                var steps = Order.steps(statements, i);
                var last = Lists.filter(steps, step -> !(step instanceof Step.To));
                return Optional.of(new Deed(home(leaders), goal(leaders, steps), last));
            }
            if (statements.get(i) instanceof Action.Prepare(var target, var leaders, var dawn))
                return Optional.of(new Deed(home(leaders), target, List.of()));
        }
        return Optional.empty();
    }

    private Object deed(Order order) {
        return march(order).<Object>map(deed -> deed).orElseGet(() -> Lists.map(order.statements(), this::deed));
    }

    /** Detachments of different sizes count as the same deed. */
    private Object deed(Statement statement) {
        return statement instanceof Step.Detach(int men, var from, var as, var on) ? List.of(from, as) : statement;
    }

    private List<?> kinds(Order order) {
        return march(order)
                .<List<?>>map(deed -> List.of("from " + deed.from, "to " + deed.to))
                .orElseGet(() -> Lists.map(order.statements(), Object::getClass));
    }

    private Hex home(List<Leader> leaders) {
        return board().hex(leaders.getFirst());
    }

    private Hex goal(List<Leader> leaders, List<Step> steps) {
        var to = Lists.filter(steps, Step.To.class);
        return to.isEmpty() ? home(leaders) : to.getLast().hex();
    }

    private String does(Order order) {
        var statements = order.statements();
        int marches = Lists.filter(statements, Action.Go.class).size();
        var parts = new ArrayList<String>();
        int men = Lists.sum(Lists.filter(statements, Command.Discharge.class), Command.Discharge::troops);
        if (men > 0) parts.add("%,d men go home".formatted(men));
        var heads = Lists.filter(statements, Command.Activate.class);
        if (heads.size() > 1 && marches > 1) parts.add("%d marches at once%s".formatted(marches, towards(order)));
        else
            IntStream.range(0, statements.size())
                    .mapToObj(i -> does(statements.get(i), Order.steps(statements, i)))
                    .filter(said -> !said.isEmpty())
                    .limit(2)
                    .forEach(parts::add);
        int points = Lists.sum(heads, head -> Possible.price(now, head.leader(), head.with()));
        if (points > 0) parts.add(Wording.count(points, "point"));
        return parts.isEmpty() ? "nobody moves" : String.join("; ", parts);
    }

    private String towards(Order order) {
        return aim(order).map(aim -> ", towards " + name(aim)).orElse("");
    }

    private String does(Statement statement, List<Step> steps) {
        return switch (statement) {
            case Action.Go(var leaders) -> march(leaders, steps);
            case Action.Prepare(var target, var leaders, var dawn) ->
                "%,d men attack %s, prepared".formatted(board().troops(leaders), name(target));
            case Action.Try(var leader, var with) -> "on a die of %d or less".formatted(leader.rating());
            case Action.Entrench(var leader) -> "digs in at " + name(board().hex(leader));
            case Step.Detach(int men, var from, var as, var on) -> "%d men by themselves".formatted(men);
            case Command.Absorb(var detachment, var by) -> "%d men join %s".formatted(troops(detachment), by);
            case Command.Transfer(int men, var from, var to) -> "%d men to %s".formatted(men, to);
            case Command.Remove(var leader) -> leader + " goes home";
            case Action.Sail sail -> "for a crossing there";
            case Command.SubordinateGrant grant -> "Grant commands troops himself";
            default -> "";
        };
    }

    private String march(List<Leader> leaders, List<Step> steps) {
        var home = home(leaders);
        var goal = goal(leaders, steps);
        boolean crosses = country().hasDelawareBetween(home, goal);
        int men = board().troops(leaders);
        var who = men == 0 ? leaders.getFirst().name() : "%,d men".formatted(men);
        boolean attacks = !Lists.filter(steps, Step.Attack.class).isEmpty();
        var where = attacks || goal.equals(home) ? "" : " to " + name(goal);
        return who + (crosses ? " over the Delaware" : "") + where + last(steps);
    }

    private String last(List<Step> steps) {
        return steps.isEmpty()
                ? ""
                : switch (steps.getLast()) {
                    case Step.Attack(var target, var hasty, var dawn) ->
                        ", %s attack on %s".formatted(hasty ? "hasty" : "normal", name(target));
                    case Step.LeaveMap leave -> " off the map";
                    case Step.ThenAsk ask -> ", and on as you say then";
                    default -> "";
                };
    }
}
