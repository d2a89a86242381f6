package postrider.kit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Chance;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Read;

/** Plays from boards as docs/players.md writes them: a position in the game's notation, which may begin with "the set-up". */
record Boards<P, O>(Game game, Game.Box<P, O> box) {
    P position(String board) {
        var begun = box.rules().setUp(game.scenarios().getFirst(), Map.of());
        var setUp = box.notation().write(begun).replace("$", "\\$");
        return box.notation().position(board.replaceFirst("^the set-up", setUp));
    }

    Side mover(P position) {
        return box.rules().toMove(position).orElseThrow();
    }

    O order(List<Line> lines, P position) {
        if (box.orders().read(lines, position, mover(position)) instanceof Read.Understood<O>(var order)) return order;
        throw new AssertionError("not understood: " + lines);
    }

    /** The outcome of an order by the side to move, as far as chance and answers allow. */
    Verdict<P> run(P position, O order, Chance chance, Answers answers) {
        return new Impulse<>(box.rules(), position, mover(position), Optional.of(order))
                .run(List.of(), chance, answers);
    }

    /** The questions asked when this order is carried out, or by the set-up if there is no order. */
    List<Question<?>> asked(P position, String ordered, Chance chance, Answers answers) {
        boolean over = ordered.isEmpty() && box.rules().isSeated(position);
        return over ? List.of() : asked(played(position, ordered, chance, answers));
    }

    /** The outcome of an order, or of the set-up if there is no order. */
    Verdict<P> played(P position, String ordered, Chance chance, Answers answers) {
        if (ordered.isEmpty())
            return new Impulse<P, O>(box.rules(), position, game.sides().getFirst(), Optional.empty())
                    .run(List.of(), chance, answers);
        return run(position, order(List.of(new Line(1, ordered)), position), chance, answers);
    }

    private static List<Question<?>> asked(Verdict<?> verdict) {
        if (verdict instanceof Verdict.Waiting<?>(var questions, var report, var journal, var meanwhile))
            return questions;
        throw new AssertionError("nothing is asked: " + verdict);
    }
}
