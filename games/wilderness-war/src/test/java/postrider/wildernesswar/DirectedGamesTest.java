package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.workbench.simulation.CheckLevel;
import postrider.workbench.simulation.Finished;
import postrider.workbench.simulation.Statistics;

/** Rules that play seldom meets: players who look for one come to it. */
class DirectedGamesTest {
    private static final int GAMES = 60;

    @ParameterizedTest
    @ValueSource(strings = {"5.46", "8.11", "10.33", "12.3"})
    void whoLooksForARuleMeetsIt(String rule) {
        var games = RandomGame.SENSIBLE.directed(List.of(rule));
        assertTrue(LongStream.rangeClosed(1, GAMES).anyMatch(seed -> meets(rule, games.play(seed, CheckLevel.CLOSE))));
    }

    private static boolean meets(String rule, Finished<?, ?> game) {
        var met = Statistics.of(game);
        return met.rules().containsKey(rule) || met.refusals().containsKey(rule);
    }
}
