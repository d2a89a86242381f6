package postrider.washingtonscrossing.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.text.Lists;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.orders.OrderWords;

/**
 * 6.0: refuses an order for one of its statements, and names it.
 *
 * @param legal whether another order would be accepted
 */
record Refusals(Order order, OrderWords words, Predicate<Order> legal) {
    void refuse(Statement statement, Optional<Fault> fault) {
        if (fault.isEmpty()) return;
        var why = fault.get();
        if (order.statements().size() == 1) throw why.refused();
        var sentence = "'%s': %s".formatted(words.of(List.of(statement)), why.sentence());
        var nearest = why.nearest().get();
        throw new Refused(why.rule(), sentence, nearest.isEmpty() ? nearest(statement) : nearest);
    }

    /** The first of these that is legal: the order with the attack, but not at dawn; without the statement; without its whole march. */
    private List<String> nearest(Statement statement) {
        var all = order.statements();
        int at = IntStream.range(0, all.size())
                .filter(i -> all.get(i) == statement)
                .findFirst()
                .orElseThrow();
        int march = at;
        while (march > 0 && all.get(march) instanceof Step) march--;
        return Stream.of(changed(at, at + 1, byDay(statement)), changed(at, end(at)), changed(march, end(march)))
                .map(this::legal)
                .filter(one -> !one.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private List<Statement> changed(int from, int to, Statement... with) {
        var all = order.statements();
        return Lists.concat(all.subList(0, from), List.of(with), all.subList(to, all.size()));
    }

    /** Behind a march's steps, or those who advance after a prepared attack. */
    private int end(int at) {
        var all = order.statements();
        Class<? extends Statement> behind = all.get(at) instanceof Action.Go ? Step.class : Action.Advance.class;
        int end = at + 1;
        while (end < all.size() && behind.isInstance(all.get(end))) end++;
        return end;
    }

    /** 17.2.3 */
    private static Statement byDay(Statement statement) {
        return switch (statement) {
            case Step.Attack(var target, boolean hasty, boolean dawn) -> new Step.Attack(target, hasty, false);
            case Action.Prepare(var target, var leaders, boolean dawn) -> new Action.Prepare(target, leaders, false);
            default -> statement;
        };
    }

    /** These statements as an order, if it is legal. */
    List<String> legal(List<Statement> statements) {
        return legal.test(new Order(statements)) ? List.of(words.of(statements)) : List.of();
    }
}
