package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.kernel.Edition;
import postrider.rulebook.RuleBook;
import postrider.washingtonscrossing.box.BoxReader;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.washingtonscrossing.game.WashingtonsCrossing;
import postrider.workbench.simulation.CheckLevel;
import postrider.workbench.simulation.Simulation;

/** Random players finish whole campaigns, and no impulse breaks an invariant. */
@Tag("long")
class RandomCampaignsTest {
    private static final int CAMPAIGNS = Integer.getInteger("postrider.games", 2);
    private static final CrossingBox BOX = new CrossingBox(BoxReader.read(BoxReader.layers(), Edition.FIRST));

    private static void play(String scenario, Map<String, String> options, CheckLevel level) {
        var games = Simulation.of("washingtons-crossing", BOX, scenario, options, "random");
        LongStream.range(0, CAMPAIGNS)
                .forEach(seed -> assertEquals(
                        List.of("23.0"),
                        List.of(games.play(seed, level).ending().rule()),
                        "seed " + seed));
    }

    @Test
    void replayingJournalsGivesTheSameCampaigns() {
        play("campaign", Map.of(), CheckLevel.REPLAYED);
    }

    /** Each impulse replays the same from its text, and illegal orders are refused without side effects. */
    @Test
    void quickStartsPassThoroughChecks() {
        play("quick-start", Map.of("night-panic", "yes", "british-response", "yes"), CheckLevel.CLOSE);
    }

    /** Between players who seek rules that play seldom meets, and otherwise play sensibly. */
    @Test
    void directedCampaignsPassThoroughChecks() {
        var sensible = Simulation.<Position, Order>of("washingtons-crossing", BOX, "quick-start", Map.of(), "sensible");
        var directed = sensible.directed(RuleBook.of(new WashingtonsCrossing()).provedInPlay());
        for (long seed = 0; seed < CAMPAIGNS; seed++)
            assertEquals("23.0", directed.play(seed, CheckLevel.CLOSE).ending().rule(), "seed " + seed);
    }
}
