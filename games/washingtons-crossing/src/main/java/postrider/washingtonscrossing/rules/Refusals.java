package postrider.washingtonscrossing.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.text.Lists;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Statement;
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
        throw new Refused(why.rule(), sentence, nearest.isEmpty() ? without(statement) : nearest);
    }

    /** The order without the statement, if that is legal. */
    private List<String> without(Statement statement) {
        var all = order.statements();
        int at = IntStream.range(0, all.size())
                .filter(i -> all.get(i) == statement)
                .findFirst()
                .orElseThrow();
        int steps = statement instanceof Action.Go ? Order.steps(all, at).size() : 0;
        return legal(Lists.concat(all.subList(0, at), all.subList(at + 1 + steps, all.size())));
    }

    /** These statements as an order, if it is legal. */
    List<String> legal(List<Statement> statements) {
        return legal.test(new Order(statements)) ? List.of(words.of(statements)) : List.of();
    }
}
