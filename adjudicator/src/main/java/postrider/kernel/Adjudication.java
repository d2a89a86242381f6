package postrider.kernel;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;

/**
 * The table during one adjudication: the current position and the umpire.
 *
 * @param <P> a position: immutable
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

    /** Reports a ruling to both sides. */
    public final void rule(String rule, String sentence, Object... args) {
        umpire.rule(rule, sentence, args);
    }

    /** Reports a ruling to one side only. */
    public final void tell(Side side, String rule, String sentence, Object... args) {
        umpire.tell(side, rule, sentence, args);
    }

    /** Heads a question, whose subject is made unique within the impulse. */
    public final Asking asking(Side asked, String rule, Topic topic, String about, String text) {
        return new Asking(asked, rule, topic, subject(asked, topic, about), text);
    }

    /** Heads a question whose text is formatted when it is read; {@code args} must not change. */
    public final Asking asking(Side asked, String rule, Topic topic, String about, String sentence, Object... args) {
        return new Asking(asked, rule, topic, subject(asked, topic, about), sentence, args);
    }

    /** A subject that no other question of this topic to this side has had. */
    public final String subject(Side asked, Topic topic, String words) {
        return numbered(asked + " " + topic.words() + " " + words, words);
    }

    /** The words, with a number after them from the second time the key is used: "into Camden, time 2". */
    protected final String numbered(String key, String words) {
        int times = subjects.merge(key, 1, Integer::sum);
        return times == 1 ? words : words + ", time " + times;
    }
}
