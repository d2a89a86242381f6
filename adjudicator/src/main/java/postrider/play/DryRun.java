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
 * The result of an impulse that was played only to see what would come of it.
 *
 * @param rulings each is worded when it is first read
 * @param passed rules that were considered and did not apply
 * @param awaited the questions it stopped at; empty if it was finished
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
     * @param position equal to another's where the positions are equal
     * @param written all of it in the game's notation, hidden things too
     * @param ended the sentence with which the game ended there, if it did
     * @param view what a side may see of it
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
