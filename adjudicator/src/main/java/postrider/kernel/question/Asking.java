package postrider.kernel.question;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import postrider.kernel.ruling.Side;

/**
 * Who is asked what: the head of every question. What the asked player alone reads is written when they read it.
 *
 * @param rule the rule that asks, e.g. {@code "7.8"}
 * @param topic what kind of question it is; clauses and standing orders name it
 * @param about what tells this question from the others of its topic in one impulse, e.g. {@code "into Camden"}; or nothing
 * @param wording the question as the player reads it, and nobody else: one or two sentences
 * @param knowledge what they need to decide, a line each: strengths, ratings, odds; for them alone, like the text
 * @param meaning what an answer that is offered would come to; nothing where it says so itself
 * @param spelling of an answer, with each name as the options have it
 */
public record Asking(
        Side to,
        String rule,
        Topic topic,
        String about,
        Supplier<String> wording,
        Supplier<List<String>> knowledge,
        UnaryOperator<String> meaning,
        UnaryOperator<String> spelling) {
    private static final UnaryOperator<String> PLAIN = answer -> "";

    public Asking(Side to, String rule, Topic topic, String about, String text) {
        this(to, rule, topic, about, () -> text, List::of, PLAIN, UnaryOperator.identity());
    }

    /** @param sentence of the text, which these stand in; none of them may change */
    public Asking(Side to, String rule, Topic topic, String about, String sentence, Object... args) {
        this(to, rule, topic, about, () -> sentence.formatted(args), List::of, PLAIN, UnaryOperator.identity());
    }

    /** The only question of its topic in an impulse. */
    public Asking(Side to, String rule, Topic topic, String text) {
        this(to, rule, topic, "", text);
    }

    /** With what the asked player needs to decide. */
    public Asking knowing(List<String> facts) {
        return knowing(() -> facts);
    }

    /** With facts that follow from what does not change, and are found when they are read. */
    public Asking knowing(Supplier<List<String>> facts) {
        return new Asking(to, rule, topic, about, wording, facts, meaning, spelling);
    }

    /** With a note for each answer, in some twenty words. */
    public Asking meaning(UnaryOperator<String> words) {
        return new Asking(to, rule, topic, about, wording, knowledge, words, spelling);
    }

    /** Answered with other names than those of the options, too. */
    public Asking spelled(UnaryOperator<String> names) {
        return new Asking(to, rule, topic, about, wording, knowledge, meaning, names);
    }

    /** With a note for each of these. */
    public <A> Asking meaning(Map<String, A> options, Function<A, String> words) {
        return meaning(answer -> options.containsKey(answer) ? words.apply(options.get(answer)) : "");
    }

    /** As the player reads it. */
    public String text() {
        return wording.get();
    }

    /** What the player needs to decide. */
    public List<String> facts() {
        return knowledge.get();
    }

    /** Exactly one of {@code options}; the last option is the answer of a silent player. */
    public <A> Choice<A> one(Map<String, A> options) {
        return some(options, 1, 1);
    }

    /** Exactly one of these, each by its own name. */
    public <A> Choice<A> one(Collection<A> options) {
        return one(named(options));
    }

    /** Yes or no, which is what a silent player says. */
    public Choice<Boolean> yesOrNo() {
        var answers = new LinkedHashMap<String, Boolean>();
        answers.put("yes", true);
        answers.put("no", false);
        return one(answers);
    }

    /** Between {@code least} and {@code most} of {@code options}. A silent player picks the last {@code least}. */
    public <A> Choice<A> some(Map<String, A> options, int least, int most) {
        return Choice.of(this, options, least, most);
    }

    /** Between {@code least} and {@code most} of these, each by its own name. */
    public <A> Choice<A> some(Collection<A> options, int least, int most) {
        return some(named(options), least, most);
    }

    private static <A> Map<String, A> named(Collection<A> options) {
        var named = new LinkedHashMap<String, A>();
        for (var option : options) named.put(option.toString(), option);
        return named;
    }
}
