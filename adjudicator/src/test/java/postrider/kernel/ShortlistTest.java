package postrider.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which of many orders make the list. Here an order is who goes, where to, and what it is worth. */
class ShortlistTest {
    private record March(String who, String goal, int worth) {}

    private static final Shortlist<March> LIST =
            new Shortlist<>(March::worth, March::goal, march -> List.of(march.who()));

    private static List<String> of(March... marches) {
        return LIST.of(List.of(List.of(marches))).stream().map(March::goal).toList();
    }

    @Test
    void onlyTheBestOfSeveralOrdersWithOneEffectIsListed() {
        var howe = new March("Howe", "Boston", 9);
        assertEquals(List.of(howe), LIST.of(List.of(List.of(new March("Howe", "Boston", 5)), List.of(howe))));
    }

    @Test
    void noOneKindFillsTheList() {
        assertEquals(
                List.of("Boston", "Salem", "Newport"),
                of(
                        new March("Howe", "Boston", 9),
                        new March("Howe", "Salem", 8),
                        new March("Howe", "Concord", 7),
                        new March("Gates", "Newport", 6)));
    }

    /** At least three are listed, so that there is a choice. Equally good orders keep their order. */
    @Test
    void ordersOfLittleWorthAreListedOnlyForWantOfBetter() {
        var good = IntStream.range(0, 20)
                .mapToObj(i -> new March("M" + i, "G" + i, 10))
                .toArray(March[]::new);
        assertEquals(List.of("G0", "G1", "G2", "G3", "G4", "G5", "G6", "G7"), of(good));
        assertEquals(
                List.of("Boston", "Salem", "Newport"),
                of(
                        new March("Howe", "Boston", 50),
                        new March("Gates", "Concord", -9),
                        new March("Lee", "Newport", -3),
                        new March("Clinton", "Salem", 1)));
        assertEquals(List.of(), of());
    }
}
