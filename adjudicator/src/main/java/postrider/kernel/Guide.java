package postrider.kernel;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import postrider.text.Lists;

/**
 * What a player is told who asks for help with one word.
 *
 * @param word what they ask about: a kind of order, or the topic of a question
 * @param lines sentences and examples, in order
 */
public record Guide(String word, List<String> lines) {
    /** Above clauses that answer beforehand. */
    public static final String CLAUSES = "As a clause or standing order:";

    /** Above orders that may be given now. */
    public static final String EXAMPLES = "With your hand, for example:";

    public Guide {
        lines = List.copyOf(lines);
    }

    /** Of a question: who is asked when, and what answers it beforehand. */
    public static List<String> asked(String when, String... clauses) {
        return Lists.concat(List.of("Asked under " + when, CLAUSES), List.of(clauses));
    }

    /**
     * A kind of order.
     *
     * @param form how it is written, and its rule
     * @param <O> an order
     */
    public record OrderWord<O>(String word, String form, Predicate<O> orders) {
        /**
         * @param offered what may be ordered now
         * @param line an order as it is sent
         */
        public Guide guide(List<O> offered, Function<O, String> line) {
            var theirs = Lists.filter(offered, orders);
            var hand = theirs.isEmpty() ? "With your hand: nothing of this kind now." : EXAMPLES;
            return new Guide(word, Lists.concat(List.of(form, hand), Lists.map(theirs, line)));
        }
    }
}
