package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.dice.UnsealedChance;
import postrider.kernel.Edition;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.box.BoxReader;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.washingtonscrossing.rules.Sight;
import postrider.workbench.simulation.Simulation;

/**
 * 3.0: changing strengths, fatigue and hidden leaders of stacks no enemy is next to does not change a byte of what the enemy
 * sees.
 */
@Tag("long")
class FogTest {
    private static final CrossingBox BOX = new CrossingBox(BoxReader.read(BoxReader.layers(), Edition.FIRST));

    @Test
    void situationsShowNothingHidden() {
        int compared = 0;
        for (long seed = 0; seed < 2; seed++)
            for (var played : Simulation.of("washingtons-crossing", BOX, "quick-start", Map.of(), "random")
                    .play(seed)
                    .impulses())
                for (var viewer : Sides.BOTH) {
                    var other = otherwise(played.after(), viewer, seed);
                    if (other.equals(played.after()) || other.track().isOver()) continue;
                    compared++;
                    assertEquals(view(played.after(), viewer), view(other, viewer));
                    assertEquals(BOX.offered(played.after(), viewer), BOX.offered(other, viewer));
                }
        assertFalse(compared < 100, () -> "too few are compared");
    }

    /** A pass and all that follows: with the same dice, the reports are the same. */
    @Test
    void reportsOfAQuietTurnShowNothingHidden() {
        int compared = 0;
        for (var played : Simulation.of("washingtons-crossing", BOX, "quick-start", Map.of(), "random")
                .play(7)
                .impulses())
            for (var viewer : Sides.BOTH) {
                var before = played.before();
                var other = otherwise(before, viewer, 7);
                if (other.equals(before) || before.track().toMove().isEmpty()) continue;
                var told = told(before, viewer);
                if (told.isEmpty()) continue; // somebody has to be discharged
                compared++;
                assertEquals(told, told(other, viewer));
            }
        assertFalse(compared < 50, () -> "too few are compared");
    }

    private static View view(Position now, Side viewer) {
        return BOX.rules().view(now, viewer);
    }

    private static List<String> told(Position now, Side viewer) {
        var order = new Order(List.of());
        var impulse = new Impulse<>(BOX.rules(), now, now.track().toMove().orElseThrow(), Optional.of(order));
        Answers silent = question -> Optional.of(new Answers.Given(question.whenSilent(), Source.LETTER));
        if (!(impulse.run(List.of(), new UnsealedChance(5), silent) instanceof Verdict.Done<Position> done))
            return List.of();
        var told = new ArrayList<String>();
        for (var ruling : done.report()) if (ruling.readableBy(viewer)) told.add(ruling.toString());
        return told;
    }

    /** Redistributes enemy troops and fatigue within each stack that the viewer is not next to. */
    private static Position otherwise(Position now, Side viewer, long seed) {
        var random = new SplittableRandom(seed);
        var sight = new Sight(now, viewer);
        var board = now.board();
        var enemy = Sides.enemy(viewer);
        for (var hex : board.hexes(enemy)) {
            if (sight.isNextTo(hex)) continue;
            for (var leader : board.in(enemy, hex)) {
                var force = board.there(leader);
                if (force.troops() < 500) continue;
                int men = 410 + 10 * random.nextInt(force.troops() / 10 - 41);
                board = board.put(leader, new Force(hex, men, random.nextInt(5), force.condition()));
            }
        }
        return now.with(board);
    }
}
