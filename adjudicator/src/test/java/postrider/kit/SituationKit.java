package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import postrider.kernel.Chance;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Umpire;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.letters.Rebuilt;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.workbench.simulation.Played;
import postrider.workbench.simulation.Simulation;

/**
 * Checks that a player can set up the printed board from the situation in a letter: any visible change to a position must change the
 * situation.
 */
@Tag("long")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class SituationKit<P, O> {
    private static final long GAMES = 4;
    private static final int EVERY = 5;

    private final Game game;
    private final Game.Box<P, O> box;
    private final List<List<Played<P, O>>> games;

    protected SituationKit(Game game, Simulation<P, O> games) {
        this.game = game;
        this.box = games.box();
        this.games = LongStream.range(0, GAMES)
                .mapToObj(seed -> games.play(seed).impulses())
                .toList();
    }

    /** Whether a statement is about something this side may not see. */
    protected abstract boolean isHidden(String statement, Side side);

    /** Whether what a statement would change still matters. */
    protected boolean matters(String statement, P now) {
        return true;
    }

    @Test
    void aSideIsToldEverythingItMaySee() {
        SortedMap<String, String> untold = new TreeMap<>();
        int compared = 0;
        for (var impulses : games) {
            for (int i = 1; i < impulses.size(); i += EVERY) {
                var now = impulses.get(i).after();
                var other = impulses.get(impulses.size() - i).after();
                if (isOver(now) || isOver(other)) continue;
                for (var side : game.sides()) compared += compare(now, other, side, untold);
            }
        }
        assertEquals(new TreeMap<>(), untold);
        assertTrue(compared > 500, () -> "too few statements");
    }

    /** The last situation together with the news in a letter must give the next situation. */
    @Test
    void theNewsCompletesTheSituation() {
        for (var impulses : games)
            for (var played : impulses)
                for (var side : game.sides()) {
                    if (isOver(played.after())) continue;
                    var before = told(played.before(), side);
                    var after = told(played.after(), side);
                    var rebuilt = Rebuilt.fromNews(before, after).entrySet();
                    var told = Rebuilt.told(after).entrySet();
                    assertEquals(List.of(), Lists.filter(told, fact -> !rebuilt.contains(fact)), side + " not told");
                    assertEquals(
                            List.of(), Lists.filter(rebuilt, fact -> !told.contains(fact)), side + " believe still");
                }
    }

    /**
     * In most positions the referee finds a legal order that does as little as possible for a silent player. There is none at a set-up, nor
     * where a card must be played that makes somebody march.
     */
    @Test
    void aSilentPlayerCanMostlyPass() {
        int passed = 0;
        int stuck = 0;
        for (var impulses : games)
            for (var played : impulses) {
                if (played.order().isEmpty()) continue;
                var orders = box.orders().minimalOrders(played.before(), played.by());
                if (orders.stream().anyMatch(words -> isLegal(played, words))) passed++;
                else stuck++;
            }
        assertTrue(passed > stuck, passed + " could, and " + stuck + " could not");
    }

    private boolean isLegal(Played<P, O> played, String words) {
        var read = box.orders().read(List.of(new Line(0, words)), played.before(), played.by());
        return read instanceof Read.Understood<O>(O order)
                && !(new Impulse<>(box.rules(), played.before(), played.by(), Optional.of(order))
                                .run(new Umpire(List.of(), Chance.NONE, Answers.SILENCE))
                        instanceof Verdict.Denied<P>);
    }

    /** Whether the game is over; the last letter tells its situation in another way. */
    private boolean isOver(P position) {
        return box.rules().toMove(position).isEmpty();
    }

    /** Applies each statement of the other position by itself. */
    private int compare(P now, P other, Side side, SortedMap<String, String> untold) {
        var told = told(now, side);
        var stands = box.notation().write(now).lines().toList();
        int compared = 0;
        for (var statement : box.notation().write(other).lines().toList()) {
            if (stands.contains(statement) || isHidden(statement, side) || !matters(statement, now)) continue;
            var changed = with(now, statement);
            if (changed.isEmpty() || changed.get().equals(now)) continue;
            compared++;
            if (told(changed.get(), side).equals(told)) untold.put(side + ": " + statement, "told as before");
        }
        return compared;
    }

    /** The position with a statement applied; empty if that is impossible. */
    private Optional<P> with(P now, String statement) {
        try {
            return Optional.of(box.notation().with(now, statement));
        } catch (IllegalArgumentException impossible) {
            return Optional.empty();
        }
    }

    private View told(P position, Side side) {
        var view = box.rules().view(position, side);
        return new View(view.title(), view.sections());
    }
}
