package postrider.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import postrider.kernel.Entry;
import postrider.kernel.Game;
import postrider.kernel.Rules;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;

/**
 * What came of an impulse that was played to see it, and stands nowhere.
 *
 * @param rulings each written when it is read
 * @param passed rules that were looked at and did not apply
 * @param awaited the questions it stopped at; empty if it came to its end
 * @param after where it ended; empty if it stopped
 */
public record DryRun(
        List<Ruling> rulings,
        List<Ruling> passed,
        List<Entry> journal,
        List<Scene.Shown> scenes,
        List<Question<?>> awaited,
        Optional<Situation> after) {
    /**
     * A position between two impulses.
     *
     * @param position equal to another where the positions are
     * @param written all of it in the game's notation, hidden things too
     * @param ended the sentence with which the game ended there, if it did
     * @param view as a side may see it
     */
    public record Situation(
            Object position, Supplier<String> written, Optional<String> ended, Function<Side, View> view) {
        static <P> Situation of(Game.Box<P, ?> box, P at) {
            return new Situation(
                    at,
                    () -> box.notation().write(at),
                    box.rules().ending(at).map(Rules.Ending::sentence),
                    side -> box.rules().view(at, side));
        }

        public List<String> statements() {
            return written.get().lines().filter(line -> !line.isBlank()).toList();
        }
    }
}
