package postrider.kernel;

import java.util.List;

/**
 * A decision that a rule leaves to one side. Whether it is asked, and its name - rule, topic and subject - may depend only on
 * what the other side can see too; its text and its options may depend on all that {@link #to} can see.
 *
 * @param <A> what the rules get back
 */
public interface Question<A> {
    /** Who decides. */
    Side to();

    /** The rule that asks, e.g. {@code "7.8"}. */
    String rule();

    /** What kind of question it is; clauses and standing orders name it. */
    Topic topic();

    /** What tells this question from the others of its topic in one impulse, e.g. {@code "into Camden"}. */
    String about();

    /** The question as the player reads it, and nobody else: one or two sentences. */
    String text();

    /** Legal answers, most likely first, made by the same code that reads them. Where free words are legal, examples. */
    List<String> options();

    /** Whether only one answer is legal. */
    default boolean isForced() {
        return options().size() == 1;
    }

    /** An answer that is legal, to show how one is written. */
    default String example() {
        return options().getFirst();
    }

    /** The answer the referee may give for a player who stays silent past the deadline. */
    String whenSilent();

    /** What standing orders may test. */
    Circumstance circumstance();

    /** Whether its legal answers depend on what only {@link #to} can see, so that nobody else may learn which they are. */
    default boolean secret() {
        return false;
    }

    /** Reads an answer. Throws {@link Refused} with the nearest legal answers if the words do not answer the question. */
    A read(String words);

    /** The words under which the answer is filed. Reading them again gives an equal answer. */
    String canonical(String words);

    /** As an answer names it: {@code intercept into Camden}. */
    default String name() {
        return (topic().words() + " " + about()).strip();
    }

    /** Rule and name: as the journal names it. */
    default String key() {
        return rule() + " " + name();
    }
}
