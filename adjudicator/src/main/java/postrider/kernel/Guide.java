package postrider.kernel;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * The help on one word.
 *
 * @param word a kind of order, or the topic of a question
 * @param begin how an order of this kind may begin; empty for a question
 * @param goOn what may follow
 * @param lines sentences and examples, in order
 */
public record Guide(String word, List<Form> begin, List<Form> goOn, List<String> lines) {
    /** The heading of clauses that answer a question in advance. */
    public static final String CLAUSES = "As a clause or standing order:";

    /** The heading of orders that may be given now. */
    public static final String EXAMPLES = "With your hand, for example:";

    public Guide {
        begin = List.copyOf(begin);
        goOn = List.copyOf(goOn);
        lines = List.copyOf(lines);
    }

    /** Help on anything but a kind of order. */
    public Guide(String word, List<String> lines) {
        this(word, List.of(), List.of(), lines);
    }

    /** The lines about a question: who is asked when, and clauses that answer it in advance. */
    public static List<String> asked(String when, List<String> clauses) {
        return Lists.concat(List.of("Asked under " + when, CLAUSES), clauses);
    }

    /**
     * A kind of order.
     *
     * @param begin how it may begin
     * @param goOn what may follow
     * @param rules the sections that describe it
     * @param more anything else to say
     * @param orders whether an order is of this kind
     * @param <O> an order
     */
    public record OrderWord<O>(
            String word, List<Form> begin, List<Form> goOn, String rules, String more, Predicate<O> orders) {
        /**
         * Help on this kind of order.
         *
         * @param offered the orders that may be given now
         * @param line the words of an order on one line
         */
        public Guide guide(List<O> offered, Function<O, String> line) {
            var theirs = Lists.filter(offered, orders);
            var hand = theirs.isEmpty() ? "With your hand: nothing of this kind now." : EXAMPLES;
            return new Guide(word, begin, goOn, Lists.concat(List.of(summary(), hand), Lists.map(theirs, line)));
        }

        private String summary() {
            var first = Lists.joined(begin, ", or ", Form::shown);
            var then = Lists.joined(goOn, ", ", form -> "'" + form.shown() + "'");
            return Wording.joinNonEmpty(
                    " ",
                    begin.isEmpty() ? "" : "%s (%s).".formatted(first, rules),
                    goOn.isEmpty() ? "" : "Then %s.".formatted(then),
                    more);
        }
    }
}
