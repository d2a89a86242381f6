package postrider.kernel;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;

/**
 * The table during one adjudication: the position as it changes, and the umpire beside it.
 *
 * @param <P> a position: unchangeable
 */
public abstract class Adjudication<P> {
    private final Umpire umpire;
    private final Map<String, Integer> subjects = new HashMap<>();
    private P now;

    protected Adjudication(P now, Umpire umpire) {
        this.now = now;
        this.umpire = umpire;
    }

    public final P now() {
        return now;
    }

    public final Umpire umpire() {
        return umpire;
    }

    protected final void change(UnaryOperator<P> change) {
        now = change.apply(now);
    }

    /** What both hear. */
    public final void rule(String rule, String sentence, Object... args) {
        umpire.rule(rule, sentence, args);
    }

    /** What only one side hears. */
    public final void tell(Side side, String rule, String sentence, Object... args) {
        umpire.tell(side, rule, sentence, args);
    }

    /** A question of a subject of its own, however often there is one like it. */
    public final Asking asking(Side asked, String rule, Topic topic, String about, String text) {
        return new Asking(asked, rule, topic, subject(asked, topic, about), text);
    }

    /** @param sentence of the text, which these stand in; none of them may change */
    public final Asking asking(Side asked, String rule, Topic topic, String about, String sentence, Object... args) {
        return new Asking(asked, rule, topic, subject(asked, topic, about), sentence, args);
    }

    /** A subject of its own for every question of its topic to a side. */
    public final String subject(Side asked, Topic topic, String words) {
        return numbered(asked + " " + topic.words() + " " + words, words);
    }

    /** These words, and how often there has been such a key already. */
    protected final String numbered(String key, String words) {
        int times = subjects.merge(key, 1, Integer::sum);
        return times == 1 ? words : words + ", time " + times;
    }
}
