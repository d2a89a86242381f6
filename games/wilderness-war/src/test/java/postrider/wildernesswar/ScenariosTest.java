package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.workbench.simulation.CheckLevel;

@Tag("long")
class ScenariosTest {
    private static final int GAMES = Integer.getInteger("postrider.games", 80) / 40;

    @ParameterizedTest
    @ValueSource(strings = {"annus-mirabilis", "early-war-campaign", "late-war-campaign", "full-campaign"})
    void everyScenarioIsPlayedToItsEndAndReplayed(String scenario) {
        for (var player : List.of("random", "sensible")) {
            var wars = RandomGame.wars(scenario, player);
            long impulses = LongStream.range(0, GAMES)
                    .parallel()
                    .map(seed -> wars.play(seed, CheckLevel.REPLAYED).impulses().size())
                    .sum();
            assertTrue(impulses > GAMES * 30L, scenario + " " + impulses);
        }
    }
}
