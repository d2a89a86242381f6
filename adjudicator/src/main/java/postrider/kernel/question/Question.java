package postrider.kernel.question;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;

/**
 * A decision that a rule leaves to one side. {@link Choice} has a closed list of options; {@link FreeQuestion} takes free words.
 *
 * <p>Keep the other side's view in mind: whether a question is asked at all, its rule, its topic and its subject may depend only on what
 * both sides can see. Its text and its options may depend on everything that {@link #to} can see.
 *
 * @param <A> what the rules get back
 */
public interface Question<A> {
    /** The answer that defers a decision asked ahead of time. The player is asked again when it is due, as if they had not answered. */
    String ASK = "ask";

    Asking asking();

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

    /** What an offered answer would result in, for the asked player alone; empty if the answer itself says so. */
    default String meaning(String answer) {
        return asking().meaning().apply(answer);
    }

    /** The options, or examples of legal answers where free words are legal, likeliest first, in words that {@link #read} understands. */
    List<String> options();

    /** Whether there is nothing to decide, since every legal answer has the effect of a silent player's. */
    default boolean isForced() {
        return options().size() == 1;
    }

    /** A legal answer that shows how one is written. */
    default String example() {
        return options().getFirst();
    }

    /** The default: the answer the referee may give for a player who misses the deadline. */
    String whenSilent();

    /** The facts that clauses and standing orders may test. */
    default Circumstance circumstance() {
        return Circumstance.NONE;
    }

    /** Turns a ranking that was given in advance into an answer: the listed ones come first, as far as available. May be empty. */
    default Optional<String> fromRanking(List<String> ranking) {
        return Optional.empty();
    }

    /** Whether further answers given in advance may add to this one, so that several clauses together make up the answer. */
    default boolean isCombinable(String answer) {
        return false;
    }

    /** The combination of two answers; {@code answer} prevails where they conflict. */
    default String combined(String answer, String more) {
        return answer;
    }

    /** Whether the legal answers depend on what only {@link #to} can see, so that the other side must not learn them. */
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

    /** The answer in canonical words, as the journal records it. Reading them again gives an equal answer. */
    String canonical(String words);

    /** The name that answers and clauses use: {@code intercept into Camden}. */
    default String name() {
        return (topic().words() + " " + about()).strip();
    }

    /** The key of its entry in the journal: rule and name. */
    default String key() {
        return rule() + " " + name();
    }
}
