package postrider.washingtonscrossing.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.orders.OrderWords;

/** 6.0: an order of many statements is refused for one of them, which is named. */
record Refusals(Order order, OrderWords words) {
    void refuse(Statement statement, Optional<Fault> fault) {
        if (fault.isEmpty()) return;
        var why = fault.get();
        if (order.statements().size() == 1) throw why.refused();
        var sentence = "'%s': %s".formatted(words.of(List.of(statement)), why.sentence());
        throw new Refused(why.rule(), sentence, why.nearest().get());
    }
}
