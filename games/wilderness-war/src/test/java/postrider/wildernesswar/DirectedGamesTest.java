package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.workbench.simulation.CheckLevel;
import postrider.workbench.simulation.Finished;
import postrider.workbench.simulation.Statistics;

/** Bots that look for a rule that play seldom meets find it. Rules that only refuse are met in games checked closely. */
@Tag("long")
class DirectedGamesTest {
    private static final int GAMES = 60;

    @ParameterizedTest
    @CsvSource({
        "5.46, REPLAYED",
        "6.3, CLOSE",
        "6.721, CLOSE",
        "8.11, CLOSE",
        "9.11, CLOSE",
        "10.33, REPLAYED",
        "12.3, CLOSE"
    })
    void aBotThatLooksForARuleMeetsIt(String rule, CheckLevel level) {
        var games = RandomGame.SENSIBLE.directed(List.of(rule));
        assertTrue(LongStream.rangeClosed(1, GAMES).anyMatch(seed -> meets(rule, games.play(seed, level))));
    }

    private static boolean meets(String rule, Finished<?, ?> game) {
        var met = Statistics.of(game);
        return met.rules().containsKey(rule) || met.refusals().containsKey(rule);
    }
}
