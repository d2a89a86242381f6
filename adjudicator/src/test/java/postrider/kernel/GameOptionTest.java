package postrider.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameOptionTest {
    private static final GameOption FOG = new GameOption("fog", List.of("off", "on"), "3.2", "Nobody sees far.");
    private static final GameOption PACE = new GameOption("pace", List.of("slow", "quick"), "", "A day for an answer.");
    private static final List<GameOption> BOTH = List.of(FOG, PACE);

    @Test
    void onlyValuesThatDifferFromTheDefaultAreKept() {
        var chosen = GameOption.chosen(BOTH, Map.of("pace", "quick", "fog", "off"));
        assertEquals(Map.of("pace", "quick"), chosen);
        assertEquals(
                List.of("off", "quick"), BOTH.stream().map(o -> o.in(chosen)).toList());
        assertEquals(
                List.of(false, true), BOTH.stream().map(o -> o.changed(chosen)).toList());
        assertEquals(Map.of(), GameOption.chosen(List.of(), Map.of()));
    }

    @Test
    void anUnknownOptionIsRefusedWithThePossibleOnes() {
        assertUnknown("There is no option 'fog=thick'. Choose from: fog=off|on.", BOTH, "fog", "thick");
        assertUnknown("There is no option 'rain=on'. Choose from: fog=off|on, pace=slow|quick.", BOTH, "rain", "on");
        assertUnknown("There is no option 'fog=on'. This game has no options.", List.of(), "fog", "on");
    }

    private static void assertUnknown(String says, List<GameOption> known, String name, String value) {
        var unknown = assertThrows(IllegalArgumentException.class, () -> GameOption.chosen(known, Map.of(name, value)));
        assertEquals(says, unknown.getMessage());
    }
}
