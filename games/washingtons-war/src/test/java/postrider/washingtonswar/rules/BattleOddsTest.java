package postrider.washingtonswar.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.kernel.Odds;

class BattleOddsTest {
    /** Counted by hand: without a lead the attacker wins the 15 throws in which their die is higher, and the 6 ties (9.2.4). */
    @ParameterizedTest
    @CsvSource({"-6, 0", "-5, 1", "-2, 10", "-1, 15", "0, 21", "1, 26", "2, 30", "4, 35", "5, 36", "9, 36"})
    void theAttackerWinsThisManyThrows(int lead, int throwsOf36) {
        assertEquals(throwsOf36, BattleOdds.attackerWins(lead));
    }

    @ParameterizedTest
    @CsvSource({"0, on 0 or less: 0 %", "1, on 1 or less: 17 %", "3, on 3 or less: 50 %", "6, on 6 or less: 100 %"})
    void aDieShowsAtMost(int most, String words) {
        assertEquals(words, Odds.onAtMost(most));
    }
}
