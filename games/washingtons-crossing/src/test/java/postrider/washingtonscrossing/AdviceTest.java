package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.washingtonscrossing.game.WashingtonsCrossing;
import postrider.washingtonscrossing.table.Advice;

/** Everything a letter says a player may do is possible. */
class AdviceTest {
    private static final String OPPOSITE = "prepared attack from next to the enemy: Ewing (Trenton)";

    private static String may(String... statements) {
        var game = new WashingtonsCrossing();
        var now = RandomCampaign.BOX.rules().setUp(game.scenario(Optional.empty()), Map.of());
        for (var statement : statements) now = RandomCampaign.BOX.notation().with(now, statement);
        return Advice.mayDo(now, now.track().toMove().orElseThrow()).toString();
    }

    /** 11.4, 16.1: the open Delaware lies between Colvins Ferry and Trenton. */
    @Test
    void noAttackIsSuggestedAcrossAnOpenRiver() {
        assertFalse(may("turn Dec 27 7 am", "American points 5").contains("Ewing (Trenton)"));
        var frozen = may("turn Jan 4 7 am", "weather freeze", "American points 5");
        assertTrue(frozen.contains(OPPOSITE), frozen);
    }

    /** Advice lists clauses for questions that may come during the turn. */
    @Test
    void clausesForComingQuestionsAreListed() {
        assertTrue(may("turn Dec 27 7 am").contains("if asked crossing: a detachment crosses"));
        assertFalse(may("turn Jan 4 7 am", "weather freeze").contains("if asked crossing"));
        assertTrue(may("turn Dec 27 7 am").contains("if asked losses: in proportion"));
        assertFalse(may("turn Dec 27 5 pm").contains("if asked losses"));
        assertTrue(may("turn Dec 27 5 pm").contains("if asked raid: the nearest"));
        assertFalse(may("turn Jan 6 5 pm").contains("if asked raid"));
        assertTrue(may("turn Jan 2 12 am").contains("for where McDougall comes"));
        assertFalse(may("turn Jan 2 7 am").contains("McDougall comes"));
        var routed = may("turn Dec 27 7 am", "British to move", "Rall 400 routed in Trenton");
        assertTrue(routed.contains("18.2: 'if asked rout: the first way', for where Rall runs"), routed);
        var waiting = may(
                "turn Dec 28 7 am",
                "British to move",
                "British Detachment 1 500, British Detachment 2 500, British Detachment 3 500 in Princeton",
                "Hessian Detachment 1 150, Hessian Detachment 2 400 in Princeton");
        assertTrue(waiting.contains("no detachment is free for the 500 men of the 46th"), waiting);
        assertFalse(may("turn Dec 28 7 am", "British to move").contains("no detachment"));
    }
}
