package postrider.kernel;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * What a player is told who asks for help with one word.
 *
 * @param word what they ask about: a kind of order, or the topic of a question
 * @param begin how an order of this kind may begin; none for a question
 * @param goOn what may follow in it
 * @param lines sentences and examples, in order
 */
public record Guide(String word, List<Form> begin, List<Form> goOn, List<String> lines) {
    /** Above clauses that answer beforehand. */
    public static final String CLAUSES = "As a clause or standing order:";

    /** Above orders that may be given now. */
    public static final String EXAMPLES = "With your hand, for example:";

    public Guide {
        begin = List.copyOf(begin);
        goOn = List.copyOf(goOn);
        lines = List.copyOf(lines);
    }

    /** Of no kind of order. */
    public Guide(String word, List<String> lines) {
        this(word, List.of(), List.of(), lines);
    }

    /** Of a question: who is asked when, and what answers it beforehand. */
    public static List<String> asked(String when, String... clauses) {
        return Lists.concat(List.of("Asked under " + when, CLAUSES), List.of(clauses));
    }

    /**
     * A kind of order.
     *
     * @param begin how it may begin
     * @param goOn what may follow
     * @param rules the sections that speak of it
     * @param more what else is to be said
     * @param <O> an order
     */
    public record OrderWord<O>(
            String word, List<Form> begin, List<Form> goOn, String rules, String more, Predicate<O> orders) {
        /**
         * @param offered what may be ordered now
         * @param line an order as it is sent
         */
        public Guide guide(List<O> offered, Function<O, String> line) {
            var theirs = Lists.filter(offered, orders);
            var hand = theirs.isEmpty() ? "With your hand: nothing of this kind now." : EXAMPLES;
            return new Guide(word, begin, goOn, Lists.concat(List.of(told(), hand), Lists.map(theirs, line)));
        }

        private String told() {
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
