package postrider.kernel;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Who is asked what: the head of every question.
 *
 * @param rule the rule that asks, e.g. {@code "7.8"}
 * @param topic what kind of question it is; clauses and standing orders name it
 * @param about what tells this question from the others of its topic in one impulse, e.g. {@code "into Camden"}; or nothing
 * @param text the question as the player reads it, and nobody else: one or two sentences
 * @param facts what he needs to decide, a line each: strengths, ratings, odds; for him alone, like the text
 */
public record Asking(Side to, String rule, Topic topic, String about, String text, List<String> facts) {
    public Asking {
        facts = List.copyOf(facts);
    }

    public Asking(Side to, String rule, Topic topic, String about, String text) {
        this(to, rule, topic, about, text, List.of());
    }

    /** The only question of its topic in an impulse. */
    public Asking(Side to, String rule, Topic topic, String text) {
        this(to, rule, topic, "", text);
    }

    /** The same with what he needs to decide. */
    public Asking knowing(List<String> more) {
        return new Asking(to, rule, topic, about, text, more);
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
