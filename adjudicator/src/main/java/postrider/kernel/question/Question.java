package postrider.kernel.question;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;

/**
 * A decision that a rule leaves to one side. Whether it is asked, and its name - rule, topic and subject - may depend only on
 * what the other side can see too; its text and its options may depend on all that {@link #to} can see.
 *
 * @param <A> what the rules get back
 */
public interface Question<A> {
    /** The answer that leaves open what is asked ahead of its time: its player is asked again then, as one is who leaves it out. */
    String ASK = "ask";

    /** Its head. */
    Asking asking();

    /** Who decides. */
    default Side to() {
        return asking().to();
    }

    default String rule() {
        return asking().rule();
    }

    default Topic topic() {
        return asking().topic();
    }

    default String about() {
        return asking().about();
    }

    default String text() {
        return asking().text();
    }

    default List<String> facts() {
        return asking().facts();
    }

    /** What an answer that is offered would come to, as far as it does not say so itself; for their eyes alone. */
    default String meaning(String answer) {
        return asking().meaning().apply(answer);
    }

    /** Legal answers, most likely first, made by the same code that reads them. Where free words are legal, examples. */
    List<String> options();

    /** Whether there is nothing to decide: no answer comes to anything else than that of a silent player. */
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
    default Circumstance circumstance() {
        return Circumstance.NONE;
    }

    /** The answer in which these come first, as far as they are there; empty where no such list is an answer. */
    default Optional<String> leading(List<String> listed) {
        return Optional.empty();
    }

    /** Whether another answer that was given beforehand may add to this one, so that each of several lines does its part. */
    default boolean addsUp(String answer) {
        return false;
    }

    /** Both, as far as {@code more} does not say otherwise. */
    default String added(String answer, String more) {
        return answer;
    }

    /** Whether its legal answers depend on what only {@link #to} can see, so that nobody else may learn which they are. */
    default boolean secret() {
        return false;
    }

    /** Reads an answer. Throws {@link Refused} with the nearest legal answers if the words do not answer the question. */
    A read(String words);

    /** Reads an answer; empty if the words do not answer the question. */
    default Optional<A> readIfLegal(String words) {
        try {
            return Optional.of(read(words));
        } catch (Refused noAnswer) {
            return Optional.empty();
        }
    }

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
