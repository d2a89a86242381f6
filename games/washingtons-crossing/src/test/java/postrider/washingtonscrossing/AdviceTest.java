package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.washingtonscrossing.game.WashingtonsCrossing;
import postrider.washingtonscrossing.table.Advice;

/** What a letter says one may do can be done. */
class AdviceTest {
    private static final String OPPOSITE = "prepared attack from next to the enemy: Ewing (Trenton)";

    private static String may(String... statements) {
        var game = new WashingtonsCrossing();
        var now = RandomCampaign.BOX.rules().setUp(game.scenario(Optional.empty()), Map.of());
        for (var statement : statements) now = RandomCampaign.BOX.notation().with(now, statement);
        return Advice.mayDo(now, Sides.AMERICAN).toString();
    }

    /** 11.4, 16.1: the open Delaware lies between Colvins Ferry and Trenton. */
    @Test
    void nobodyIsSentAgainstTheEnemyOverAnOpenRiver() {
        assertFalse(may("turn Dec 27 7 am", "American points 5").contains("Ewing (Trenton)"));
        var frozen = may("turn Jan 4 7 am", "weather freeze", "American points 5");
        assertTrue(frozen.contains(OPPOSITE), frozen);
    }
}
