package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.workbench.simulation.CheckLevel;
import postrider.workbench.simulation.Statistics;

/** Bots that look for a rule that only refuses, or that play seldom meets, find it. */
@Tag("long")
class DirectedGamesTest {
    @ParameterizedTest
    @ValueSource(strings = {"7.4.D", "8.2.B"})
    void aBotThatLooksForARuleMeetsIt(String rule) {
        var war = RandomGame.SENSIBLE.directed(List.of(rule)).play(1, CheckLevel.CLOSE);
        assertTrue(Statistics.of(war).refusals().containsKey(rule));
    }
}
