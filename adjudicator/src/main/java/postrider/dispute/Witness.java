package postrider.dispute;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;

/** Records every question an umpire asks; a journal holds only their names. */
final class Witness {
    private final Answers answers;
    private final Umpire umpire;
    private final List<Asked> asked = new ArrayList<>();

    /**
     * A question.
     *
     * @param given the answer; empty if the question had to wait
     * @param told how many rulings there were before it
     */
    record Asked(Question<?> question, Optional<Answers.Given> given, int told) {}

    /** The umpire begins with an empty journal, so that no question is skipped. */
    Witness(Chance chance, Answers answers) {
        this.answers = answers;
        this.umpire = Umpire.explaining(chance, this::answer);
    }

    Umpire umpire() {
        return umpire;
    }

    private Optional<Answers.Given> answer(Question<?> question) {
        var given = answers.to(question);
        asked.add(new Asked(question, given, umpire.rulingCount()));
        return given;
    }

    List<Asked> asked() {
        return List.copyOf(asked);
    }
}
