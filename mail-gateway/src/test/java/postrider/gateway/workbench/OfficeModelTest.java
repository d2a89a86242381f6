package postrider.gateway.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.gateway.workbench.OfficeModel.Figures;
import postrider.gateway.workbench.OfficeModel.Plan;
import postrider.gateway.workbench.OfficeModel.Times;

class OfficeModelTest {
    /** Lasts of one mean: seldom long, often short. */
    private static final List<Double> BY_CHANCE = IntStream.range(0, 10_000)
            .mapToObj(number -> -10 * Math.log(1 - (number + 0.5) / 10_000))
            .toList();

    private static List<Figures> day(double aSecond, int gateways, long seed) {
        var times = new Times(BY_CHANCE, 1, 1, 1, 1);
        return new OfficeModel(new Plan(aSecond, 200_000, gateways, 100, 100, times, seed)).run();
    }

    private static Figures gateways(double aSecond, int gateways) {
        return day(aSecond, gateways, 1).get(1);
    }

    @Test
    void theSameSeedGivesTheSameDay() {
        assertEquals(day(50, 1, 7), day(50, 1, 7));
        assertTrue(!day(50, 1, 7).equals(day(50, 1, 8)));
    }

    /** One who serves by chance those who come by chance: a time is over with a rate of what he can do less what comes. */
    @Test
    void aSingleLineIsAsTheBooksHaveIt() {
        for (int aSecond : new int[] {20, 50, 80}) {
            var figures = gateways(aSecond, 1);
            double rate = (100.0 - aSecond) / 1000;
            assertEquals(aSecond / 100.0, figures.busy(), 0.01);
            assertEquals(Math.log(2) / rate, figures.half(), 0.05 / rate);
            assertEquals(Math.log(100) / rate, figures.slow(), 0.6 / rate);
        }
    }

    @Test
    void manyBesideEachOtherKeepNobodyWaiting() {
        var few = gateways(400, 5);
        var many = gateways(400, 20);
        assertEquals(0.8, few.busy(), 0.01);
        assertEquals(0.2, many.busy(), 0.01);
        assertEquals(10 * Math.log(2), many.half(), 0.3);
        assertTrue(few.half() > many.half());
    }

    @Test
    void whatIsTooMuchIsCalledSo() {
        assertEquals(1.2, gateways(120, 1).busy(), 0.01);
    }

    /** What waits for all is at least what waits for each. */
    @Test
    void allTogetherComeLast() {
        var day = day(50, 1, 1);
        assertEquals(
                List.of("waiting for a look", "gateways", "database", "outgoing mail", "all"),
                day.stream().map(Figures::station).toList());
        assertTrue(day.getLast().half() >= day.get(1).half());
    }
}
