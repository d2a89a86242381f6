package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.simulation.CheckLevel;

class OptionsTest {
    @Test
    void aWarWithAllOptionalRulesIsPlayedToItsEndAndReplayed() {
        var wars = RandomGame.optional("full-campaign");
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
