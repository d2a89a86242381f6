package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.workbench.simulation.CheckLevel;
import postrider.workbench.simulation.Statistics;

@Tag("long")
class DirectedGamesTest {
    private static final String ARNOLDS_ROAD = "7.4.D";

    @Test
    void whoLooksForArnoldsRoadMeetsIt() {
        var war = RandomGame.SENSIBLE.directed(List.of(ARNOLDS_ROAD)).play(1, CheckLevel.CLOSE);
        assertTrue(Statistics.of(war).refusals().containsKey(ARNOLDS_ROAD));
    }
}
