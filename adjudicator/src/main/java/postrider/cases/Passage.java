package postrider.cases;

import java.util.List;
import java.util.stream.Stream;
import postrider.kernel.Line;
import postrider.kernel.Side;

/**
 * Orders, what is answered, rolled and drawn while they are carried out, and what must have come of them. A passage
 * without order is what the game does by itself.
 */
record Passage(
        List<Order> orders, List<Answer> answers, List<Integer> dice, List<String> cards, List<Expected> expected) {
    Passage {
        orders = List.copyOf(orders);
        answers = List.copyOf(answers);
        dice = List.copyOf(dice);
        cards = List.copyOf(cards);
        expected = List.copyOf(expected);
    }

    /** An order of one side, as he would write it. */
    record Order(int line, Side side, List<Line> lines) {
        Order {
            lines = List.copyOf(lines);
        }

        String words() {
            return String.join(" / ", lines.stream().map(Line::text).toList());
        }
    }

    /** An answer of one side to the question of this rule, or that goes by these words. */
    record Answer(int line, Side side, String to, String words) {}

    /** What must have come. */
    sealed interface Expected {
        int line();

        /** A ruling, by its number and a part of its sentence. */
        record Then(int line, String rule, String part) implements Expected {}

        /** A statement that is true at the end. */
        record And(int line, String statement) implements Expected {}

        /** The last order, or an answer to it, is not allowed. */
        record Refused(int line, String rule, String part) implements Expected {}

        /** The last order is not understood. */
        record Complained(int line, String part) implements Expected {}
    }

    List<String> rules() {
        return expected.stream()
                .flatMap(one -> switch (one) {
                    case Expected.Then then -> Stream.of(then.rule());
                    case Expected.Refused refused -> Stream.of(refused.rule());
                    case Expected.And and -> Stream.<String>empty();
                    case Expected.Complained complained -> Stream.<String>empty();
                })
                .toList();
    }

    List<String> words() {
        return Stream.concat(orders.stream().map(Order::words), answers.stream().map(Answer::words))
                .toList();
    }
}
