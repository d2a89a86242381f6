package postrider.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.kit.Sides;

/** Rules of one procedure, for tests of the umpire. Any order runs it, and the position is what it returns. */
record Procedure(Function<Umpire, String> procedure) implements Rules<String, String> {
    /** Runs the procedure once from the empty position. */
    Verdict<String> run(List<Entry> journal, Chance chance, Answers answers) {
        return new Impulse<>(this, "", Sides.BRITISH, Optional.of("go")).run(journal, chance, answers);
    }

    @Override
    public String play(String position, Side by, String order, Umpire umpire) {
        return procedure.apply(umpire);
    }

    @Override
    public String advance(String position, Umpire umpire) {
        return position;
    }

    @Override
    public String setUp(String scenario, Map<String, String> options) {
        return "";
    }

    @Override
    public Optional<Side> toMove(String position) {
        return Optional.of(Sides.BRITISH);
    }

    @Override
    public Optional<Ending> ending(String position) {
        return Optional.empty();
    }

    @Override
    public View view(String position, Side side) {
        return new View(position, List.of());
    }
}
