package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import postrider.kit.PlayersPage;
import postrider.play.AskingRule;
import postrider.washingtonswar.game.Situation;
import postrider.washingtonswar.game.WashingtonsWar;
import postrider.workbench.simulation.Played;
import postrider.workbench.simulation.Simulation;

/** The options that players may agree on. */
class OptionsTest {
    private static final Map<String, String> TOURNAMENT = Map.of("tournament", "yes");

    private static List<String> sentences(Map<String, String> options, long seed) {
        var wars = Simulation.of("washingtons-war", RandomGame.WAR, "1775", options, "random");
        return wars.play(seed).impulses().stream()
                .map(Played::report)
                .flatMap(List::stream)
                .map(Object::toString)
                .toList();
    }

    @Test
    void warsUnderTheTournamentRuleEnd() {
        var again = "6.34.C.i  The British play again.";
        assertTrue(LongStream.range(0, 20)
                .anyMatch(seed -> sentences(TOURNAMENT, seed).contains(again)));
        assertFalse(LongStream.range(0, 5)
                .anyMatch(seed -> sentences(Map.of(), seed).contains(again)));
    }

    @Test
    void thePositionRecordsTheTournamentRule() {
        var agreed = RandomGame.WAR.rules().setUp("1775", TOURNAMENT);
        var usual = RandomGame.WAR.rules().setUp("1775", Map.of("windows", "brief"));
        assertEquals(agreed, usual.withOptionalRule(true));
        assertEquals(
                agreed,
                RandomGame.WAR.notation().position(RandomGame.WAR.notation().write(agreed)));
        assertTrue(Situation.of(agreed, agreed.track().toMove().orElseThrow())
                .toString()
                .contains("Tournament rule"));
        assertFalse(Situation.of(usual, usual.track().toMove().orElseThrow())
                .toString()
                .contains("Tournament rule"));
    }

    @Test
    void theManualNamesEachOption() throws IOException {
        var told = PlayersPage.table("players.md", "| option |").stream()
                .map(List::getFirst)
                .toList();
        var known = AskingRule.options(new WashingtonsWar()).stream()
                .map(option -> "`%s=%s` or `%s`"
                        .formatted(
                                option.name(),
                                String.join(
                                        "`, `",
                                        option.values()
                                                .subList(0, option.values().size() - 1)),
                                option.values().getLast()))
                .toList();
        assertEquals(known, told);
    }
}
