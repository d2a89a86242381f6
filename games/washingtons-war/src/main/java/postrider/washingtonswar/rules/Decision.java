package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import postrider.kernel.Choice;
import postrider.kernel.Refused;

/**
 * What a rule leaves to a player.
 *
 * @param forced the only possible picks, if there is nothing to decide
 * @param then what becomes of the picks
 */
record Decision<A>(Choice<A> question, Optional<List<A>> forced, BiConsumer<WorkingPosition, List<A>> then) {

    /** All options must be taken, or there is none. */
    static <A> Decision<A> of(Choice<A> question, BiConsumer<WorkingPosition, List<A>> then) {
        boolean all = question.least() == question.menu().size();
        return new Decision<>(
                question, all ? Optional.of(List.copyOf(question.menu().values())) : Optional.empty(), then);
    }

    /** Throws {@link Refused} if the words do not answer the question. */
    void check(String words) {
        question.read(words);
    }

    /** Takes the player's words if he gave them and they still fit, and what is forced; asks otherwise. */
    void settle(WorkingPosition working, Optional<String> words) {
        var picks = words.flatMap(this::stillFits).or(() -> forced);
        then.accept(working, picks.orElseGet(() -> working.umpire().ask(question)));
    }

    /** An earlier step of the same card may have changed what there is to pick. */
    private Optional<List<A>> stillFits(String words) {
        try {
            return Optional.of(question.read(words));
        } catch (Refused noLonger) {
            return Optional.empty();
        }
    }
}
