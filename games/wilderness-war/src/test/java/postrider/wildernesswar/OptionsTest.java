package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kernel.Entry;
import postrider.workbench.simulation.CheckLevel;

class OptionsTest {
    @Test
    void aWarWithAllOptionalRulesIsPlayedToItsEndAndReplayed() {
        var wars = RandomGame.optional("full-campaign");
        for (long seed = 0; seed < 4; seed++)
            assertTrue(wars.play(seed, CheckLevel.REPLAYED).impulses().size() > 30);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sealed", "in turn"})
    void aWarThatBeginsWithBidsIsPlayedToItsEndAndReplayed(String bids) {
        var wars = RandomGame.wars("annus-mirabilis", "random", Map.of("bid", bids));
        for (long seed = 0; seed < 20; seed++) {
            var setUp = wars.play(seed, CheckLevel.REPLAYED).impulses().getFirst();
            assertEquals(
                    1,
                    setUp.journal().stream()
                            .filter(Entry.Seats.class::isInstance)
                            .count());
        }
    }

    /** 13.3, R17: a player who begins 20 or more points behind, as bid, cannot lose before the end of the first year. */
    @ParameterizedTest
    @ValueSource(longs = {169, 374})
    void pointsMayGoBeyondTheEndOfTheTrack(long seed) {
        var war = RandomGame.wars("annus-mirabilis", "random", Map.of("bid", "in turn"))
                .play(seed, CheckLevel.CLOSE);
        assertTrue(war.impulses().stream()
                .anyMatch(played -> Math.abs(played.after().track().vp()) > 20));
    }

    @ParameterizedTest
    @CsvSource({"none, 4", "French 2, 2", "British 3, 7"})
    void aBidGoesToTheOtherSide(String bid, int vp) {
        var position = RandomGame.WAR.rules().setUp("annus-mirabilis", Map.of("bid", bid));
        assertEquals(vp, position.track().vp());
    }
}
