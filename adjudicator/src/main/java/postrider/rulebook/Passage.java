package postrider.rulebook;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;

/**
 * Orders, what is answered, rolled and drawn while they are carried out, and what must have come of them. A passage
 * without order is what the game does by itself.
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
     * Whom a question is for, and which it is.
     *
     * @param asked the rule that asks, or words that the question goes by
     */
    public record Addressee(Side side, String asked) {
        @Override
        public String toString() {
            return side + " " + asked;
        }
    }

    /** What is answered. */
    public record Answer(int line, Addressee to, String words) {
        @Override
        public String toString() {
            return "ANSWER %s: %s".formatted(to, words);
        }
    }

    /** What must have come. */
    public sealed interface Expected {
        int line();

        /** What the rule of a number says, or does not. */
        sealed interface Ruled extends Expected {
            String rule();
        }

        /** A ruling, by its number and a part of its sentence. */
        record Then(int line, String rule, String part) implements Ruled {}

        /** A ruling that does not come, by its number and a part of its sentence. */
        record Not(int line, String rule, String part) implements Ruled {}

        /** A statement that is true at the end. */
        record And(int line, String statement) implements Expected {}

        /** A question, by a part of its text, its options or what silence means. */
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
