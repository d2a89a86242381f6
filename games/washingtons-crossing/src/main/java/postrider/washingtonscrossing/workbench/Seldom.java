package postrider.washingtonscrossing.workbench;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Position;

/** What play seldom comes to by itself, by rule: who leads to it, and who runs against it. */
final class Seldom {
    private Seldom() {}

    static Optional<ToIntFunction<Order>> promise(String rule, Position now) {
        return Optional.empty();
    }

    static List<Order> mistakes(String rule, Position now, Side side) {
        return List.of();
    }

    static List<String> mistakes(String rule, Question<?> question) {
        return List.of();
    }
}
