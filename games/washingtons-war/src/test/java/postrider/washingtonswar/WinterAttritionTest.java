package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static postrider.kernel.Side.AMERICAN;
import static postrider.kernel.Side.BRITISH;
import static postrider.kernel.Side.FRENCH;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 11. */
class WinterAttritionTest {
    private static Scene map() {
        return new Sketch()
                .spaces("Pennsylvania", "Reading", "York")
                .fortified("Pennsylvania", "Delaware", "Philadelphia")
                .quarters("New York", "Albany")
                .southern("South Carolina", "Camden")
                .scene();
    }

    private static Scene winter(Scene scene) {
        WinterAttrition.phase(scene.table());
        return scene;
    }

    private static Troops in(String name, Scene scene) {
        return scene.now().troops(scene.space(name));
    }

    @Test
    void britishLoseHalfRoundedDown_11_1() {
        var scene = winter(map().troops(BRITISH, 5, "Reading").troops(BRITISH, 3, "York"));
        assertEquals(Troops.of(BRITISH, 3), in("Reading", scene));
        assertEquals(Troops.of(BRITISH, 2), in("York", scene));
        assertEquals(
                List.of("11.1 Winter takes 2 British CU in Reading.", "11.1 Winter takes 1 British CU in York."),
                scene.report());
    }

    @Test
    void britishAreSafeInWinterQuartersAndInTheSouth_11_1() {
        var scene = winter(map().troops(BRITISH, 5, "Philadelphia")
                .troops(BRITISH, 1, "Albany")
                .troops(BRITISH, 4, "Camden"));
        assertEquals(List.of(), scene.report());
    }

    @Test
    void aLoneBritishUnitRollsUnlessAGeneralIsThere_11_1() {
        var general = winter(map().troops(BRITISH, 1, "Reading").general(Sketch.HOWE, "Reading"));
        assertEquals(Troops.of(BRITISH, 1), in("Reading", general));
        for (int die = 1; die <= 6; die++) {
            var scene = winter(map().troops(BRITISH, 1, "Reading").dice(die));
            assertEquals(Troops.of(BRITISH, die <= 3 ? 0 : 1), in("Reading", scene));
            assertEquals(0, scene.diceLeft());
        }
    }

    @Test
    void americansLoseHalfEverywhere_11_2() {
        var scene = winter(map().troops(AMERICAN, 5, "Philadelphia")
                .troops(AMERICAN, 2, "Camden")
                .troops(AMERICAN, 3, "Reading")
                .general(Sketch.GREENE, "Reading"));
        assertEquals(3, in("Philadelphia", scene).american());
        assertEquals(1, in("Camden", scene).american());
        assertEquals(2, in("Reading", scene).american());
    }

    @Test
    void aLoneAmericanUnitRollsUnlessAGeneralIsThere_11_2() {
        for (var general : List.of(Sketch.GREENE, Sketch.ROCHAMBEAU))
            assertEquals(
                    1,
                    in("Reading", winter(map().troops(AMERICAN, 1, "Reading").general(general, "Reading")))
                            .american());
        var three = winter(map().troops(AMERICAN, 1, "Albany").dice(3));
        assertEquals(0, in("Albany", three).american());
        assertEquals(List.of("11.2 Winter takes 1 American CU in Albany."), three.report());
        assertEquals(
                1,
                in("Albany", winter(map().troops(AMERICAN, 1, "Albany").dice(4)))
                        .american());
    }

    @Test
    void washingtonKeepsFiveInWinterQuartersAndRollsForTheSixth_11_2() {
        var scene = winter(map().general(Sketch.WASHINGTON, "Philadelphia")
                .troops(AMERICAN, 6, "Philadelphia")
                .dice(2));
        assertEquals(5, in("Philadelphia", scene).american());
        assertEquals(
                List.of(
                        "11.2 Washington keeps 5 CU in Philadelphia.",
                        "11.2 Winter takes 1 American CU in Philadelphia."),
                scene.report());
        var lucky = winter(map().general(Sketch.WASHINGTON, "Philadelphia")
                .troops(AMERICAN, 6, "Philadelphia")
                .dice(5));
        assertEquals(6, in("Philadelphia", lucky).american());
    }

    @Test
    void beyondWashingtonsFiveHalfIsLost_11_2() {
        var scene = winter(map().general(Sketch.WASHINGTON, "Camden").troops(AMERICAN, 9, "Camden"));
        assertEquals(7, in("Camden", scene).american());
    }

    @Test
    void washingtonSheltersNobodyInOpenCountryNorthOfTheLine_11_2() {
        var scene = winter(map().general(Sketch.WASHINGTON, "Reading").troops(AMERICAN, 5, "Reading"));
        assertEquals(3, in("Reading", scene).american());
        var alone = winter(map().general(Sketch.WASHINGTON, "Reading").troops(AMERICAN, 1, "Reading"));
        assertEquals(1, in("Reading", alone).american());
    }

    @Test
    void frenchAloneSufferLikeBritish_11_3() {
        var scene = winter(map().troops(FRENCH, 5, "Philadelphia")
                .troops(FRENCH, 5, "Reading")
                .troops(FRENCH, 1, "Camden"));
        assertEquals(5, in("Philadelphia", scene).french());
        assertEquals(3, in("Reading", scene).french());
        assertEquals(1, in("Camden", scene).french());
        assertEquals(
                0, in("York", winter(map().troops(FRENCH, 1, "York").dice(1))).french());
        assertEquals(
                1,
                in("York", winter(map().troops(FRENCH, 1, "York").general(Sketch.GREENE, "York")))
                        .french());
    }

    @Test
    void frenchWithAmericansSufferLikeThemAndTheAmericanChooses_11_3() {
        var scene = winter(map().troops(FRENCH, 3, "Philadelphia")
                .troops(AMERICAN, 2, "Philadelphia")
                .answers("1 American CU and 1 French CU"));
        assertEquals(new Troops(0, 1, 2), in("Philadelphia", scene));
        assertEquals(
                List.of("2 American CU", "1 American CU and 1 French CU", "2 French CU"),
                scene.asked().getFirst().options());
        assertEquals(List.of("11.2 Winter takes 1 American CU and 1 French CU in Philadelphia."), scene.report());
    }

    @Test
    void withFewAmericansSomeOfTheLostMustBeFrench_11_3() {
        var scene = winter(map().troops(FRENCH, 5, "Reading")
                .troops(AMERICAN, 1, "Reading")
                .answers("1 american and 2 french"));
        assertEquals(
                List.of("1 American CU and 2 French CU", "3 French CU"),
                scene.asked().getFirst().options());
        assertEquals(new Troops(0, 0, 3), in("Reading", scene));
    }

    @Test
    void washingtonsFiveMayBeOfBothNations_11_2_11_3() {
        var scene = winter(map().general(Sketch.WASHINGTON, "Philadelphia")
                .troops(FRENCH, 3, "Philadelphia")
                .troops(AMERICAN, 3, "Philadelphia")
                .dice(1)
                .answers("1 american"));
        assertEquals(new Troops(0, 2, 3), in("Philadelphia", scene));
        var five = winter(map().general(Sketch.WASHINGTON, "Philadelphia")
                .troops(FRENCH, 3, "Philadelphia")
                .troops(AMERICAN, 2, "Philadelphia"));
        assertEquals(5, in("Philadelphia", five).total());
    }

    @Test
    void generalsAndTheCongressAreImmune_11_0() {
        var scene = winter(map().general(Sketch.GREENE, "Reading")
                .general(Sketch.HOWE, "York")
                .congress("Reading"));
        assertEquals(List.of(), scene.report());
        assertEquals(new Place.OnMap(scene.space("Reading")), scene.now().place(Sketch.GREENE));
    }
}
