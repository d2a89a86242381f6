package postrider.kernel.question;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;

/**
 * The head of a question: who is asked, under which rule, about what. Rule, topic and subject may become known to both sides; the rest
 * is for the asked player alone, and is computed only when it is read.
 *
 * @param rule the rule that asks, e.g. {@code "7.8"}
 * @param topic the kind of question, which clauses and standing orders name
 * @param about the subject, which sets this question apart from others of its topic in one impulse, e.g. {@code "into Camden"}; may be
 *     empty
 * @param wording the question in one or two sentences
 * @param knowledge what the player needs to decide, a line each: strengths, ratings, odds
 * @param meaning what an offered answer would result in; empty where the answer itself says so
 * @param plain rewrites the words of an answer as options have them
 */
public record Asking(
        Side to,
        String rule,
        Topic topic,
        String about,
        Supplier<String> wording,
        Supplier<List<String>> knowledge,
        UnaryOperator<String> meaning,
        UnaryOperator<String> plain) {
    private static final UnaryOperator<String> MEANS_ITSELF = answer -> "";

    public Asking(Side to, String rule, Topic topic, String about, String text) {
        this(to, rule, topic, about, () -> text, List::of, MEANS_ITSELF, UnaryOperator.identity());
    }

    /** With a text that is formatted when it is read; {@code args} must not change. */
    public Asking(Side to, String rule, Topic topic, String about, String sentence, Object... args) {
        this(to, rule, topic, about, () -> sentence.formatted(args), List::of, MEANS_ITSELF, UnaryOperator.identity());
    }

    /** For the only question of its topic in an impulse. */
    public Asking(Side to, String rule, Topic topic, String text) {
        this(to, rule, topic, "", text);
    }

    /** Adds what the player needs to decide. */
    public Asking knowing(List<String> facts) {
        return knowing(() -> facts);
    }

    /** Adds facts that are computed when they are read, from data that must not change. */
    public Asking knowing(Supplier<List<String>> facts) {
        return new Asking(to, rule, topic, about, wording, facts, meaning, plain);
    }

    /** Adds a note on each answer, of some twenty words at most. */
    public Asking meaning(UnaryOperator<String> words) {
        return new Asking(to, rule, topic, about, wording, knowledge, words, plain);
    }

    /** Accepts answers in other words than the options have. {@code words} throws {@link Refused} if they are wrong. */
    public Asking reading(UnaryOperator<String> words) {
        return new Asking(to, rule, topic, about, wording, knowledge, meaning, words);
    }

    /** Adds a note on each option. */
    public <A> Asking meaning(Map<String, A> options, Function<A, String> words) {
        return meaning(answer -> options.containsKey(answer) ? words.apply(options.get(answer)) : "");
    }

    /** The question as the player reads it. */
    public String text() {
        return wording.get();
    }

    /** What the player needs to decide. */
    public List<String> facts() {
        return knowledge.get();
    }

    /** A question that takes exactly one of {@code options}; the last is the answer of a silent player. */
    public <A> Choice<A> one(Map<String, A> options) {
        return some(options, 1, 1);
    }

    /** A question that takes exactly one of {@code options}, each under its own name. */
    public <A> Choice<A> one(Collection<A> options) {
        return one(named(options));
    }

    /** A yes-or-no question; a silent player says no. */
    public Choice<Boolean> yesOrNo() {
        var answers = new LinkedHashMap<String, Boolean>();
        answers.put("yes", true);
        answers.put("no", false);
        return one(answers);
    }

    /** A question that takes {@code least} to {@code most} of {@code options}. A silent player picks the last {@code least}. */
    public <A> Choice<A> some(Map<String, A> options, int least, int most) {
        return Choice.of(this, options, least, most);
    }

    /** A question that takes {@code least} to {@code most} of {@code options}, each under its own name. */
    public <A> Choice<A> some(Collection<A> options, int least, int most) {
        return some(named(options), least, most);
    }

    private static <A> Map<String, A> named(Collection<A> options) {
        var named = new LinkedHashMap<String, A>();
        for (var option : options) named.put(option.toString(), option);
        return named;
    }
}
