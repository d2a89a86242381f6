package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.simulation.CheckLevel;
import postrider.simulation.Simulation;

class OptionsTest {
    private static final Map<String, String> ALL = Map.of(
            "diplomacy",
            "yes",
            "militia",
            "yes",
            "regulars",
            "yes",
            "surrender",
            "yes",
            "acadians",
            "yes",
            "troops",
            "yes");

    @Test
    void aWarWithAllOptionalRulesIsPlayedToItsEndAndReplayed() {
        var wars = Simulation.of("wilderness-war", RandomGame.WAR, "full-campaign", ALL, "random");
        for (long seed = 0; seed < 4; seed++)
            assertTrue(wars.play(seed, CheckLevel.REPLAYED).impulses().size() > 30);
    }

    @ParameterizedTest
    @CsvSource({"none, 4", "French 2, 2", "British 3, 7"})
    void aBidGoesToTheOtherSide(String bid, int vp) {
        var position = RandomGame.WAR.rules().setUp("annus-mirabilis", Map.of("bid", bid));
        assertEquals(vp, position.track().vp());
    }
}
