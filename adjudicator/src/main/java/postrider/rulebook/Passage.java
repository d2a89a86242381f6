package postrider.rulebook;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;

/**
 * Orders, the answers, dice and cards while they are carried out, and what must come of them. A passage without an order is
 * what the game does by itself.
 */
public record Passage(
        List<Order> orders, List<Answer> answers, List<Integer> dice, List<String> cards, List<Expected> expected) {
    public Passage {
        orders = List.copyOf(orders);
        answers = List.copyOf(answers);
        dice = List.copyOf(dice);
        cards = List.copyOf(cards);
        expected = List.copyOf(expected);
    }

    /** An order of one side, as its player would write it. */
    public record Order(int line, Side side, List<Line> lines) {
        public Order {
            lines = List.copyOf(lines);
        }

        public String words() {
            return String.join(" / ", Lists.map(lines, Line::text));
        }
    }

    /**
     * The question that is meant.
     *
     * @param side who is asked
     * @param asked the rule that asks, or words of the question's name
     */
    public record Addressee(Side side, String asked) {
        @Override
        public String toString() {
            return side + " " + asked;
        }
    }

    public record Answer(int line, Addressee to, String words) {
        @Override
        public String toString() {
            return "ANSWER %s: %s".formatted(to, words);
        }
    }

    /** Something that the passage must lead to. */
    public sealed interface Expected {
        int line();

        /** An expectation about one rule. */
        sealed interface Ruled extends Expected {
            String rule();
        }

        /** A ruling with this part in its sentence. */
        record Then(int line, String rule, String part) implements Ruled {}

        /** No ruling of this rule with this part in its sentence. */
        record Not(int line, String rule, String part) implements Ruled {}

        /** A statement that is true at the end. */
        record And(int line, String statement) implements Expected {}

        /** A question with this part in its text, its options or what silence means. */
        record Asked(int line, Addressee to, String part) implements Expected {}

        /** The last order, or an answer to it, is not allowed. */
        record Refused(int line, String rule, String part) implements Ruled {}

        /** The last order is not understood. */
        record Complained(int line, String part) implements Expected {}
    }

    List<String> rules() {
        return Lists.map(Lists.filter(expected, Expected.Ruled.class), Expected.Ruled::rule);
    }

    List<String> words() {
        return Lists.concat(Lists.map(orders, Order::words), Lists.map(answers, Answer::words));
    }
}
