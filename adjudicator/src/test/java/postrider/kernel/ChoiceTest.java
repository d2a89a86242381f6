package postrider.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kit.Sides;

class ChoiceTest {
    private enum Asked implements Topic {
        RETREAT,
        FLIP
    }

    private static final Choice<Integer> ONE =
            Choice.one(Sides.AMERICAN, "7.9", Asked.RETREAT, "from Camden", "Where to?", menu("to Salisbury", "stand"));
    private static final Choice<Integer> SOME =
            Choice.some(Sides.AMERICAN, "10.1", Asked.FLIP, "", "Which?", menu("Albany", "Boston", "Norfolk"), 0, 2);
    private static final Choice<Integer> TWO =
            Choice.some(Sides.AMERICAN, "10.1", Asked.FLIP, "", "Which?", menu("Albany", "Boston", "Norfolk"), 2, 2);

    @Test
    void oneOptionByItsFirstLetters() {
        assertEquals(List.of(0), ONE.read("salis"));
        assertEquals("to Salisbury", ONE.canonical("salis"));
        assertEquals("stand", ONE.whenSilent());
        assertEquals("7.9 retreat from Camden", ONE.key());
    }

    @Test
    void severalOptionsPartedByCommas() {
        assertEquals(List.of(1, 0), SOME.read("bos, ALB"));
        assertEquals("Boston, Albany", SOME.canonical("bos, ALB"));
        assertEquals("Boston, Norfolk", TWO.whenSilent());
        assertEquals("none", SOME.whenSilent());
        assertEquals("Albany", SOME.silently("Albany").whenSilent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "None", "no", " NO "})
    void noneWhereNoneIsLegal(String words) {
        assertEquals(List.of(), SOME.read(words));
        assertEquals("none", SOME.canonical(words));
        assertEquals(List.of("Albany", "Boston", "Norfolk", "none"), SOME.options());
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "Albany", "Albany, Albany", "Albany, Boston, Norfolk", "Albany, Quebec", "", ","})
    void otherAnswersAreRefusedWithTheRule(String words) {
        var refused = assertThrows(Refused.class, () -> TWO.read(words));
        assertEquals("10.1", refused.refusals().getFirst().rule());
    }

    @Test
    void aRefusalSaysHowManyOptions() {
        assertSays("Name 2 different options, not 'Albany'.", TWO, "Albany");
        assertSays("Name 0 to 2 different options, not 'a, b, n'.", SOME, "a, b, n");
    }

    private static void assertSays(String why, Choice<Integer> asked, String answer) {
        var refused = assertThrows(Refused.class, () -> asked.read(answer));
        assertEquals(why, refused.refusals().getFirst().why());
    }

    @Test
    void canonicalWordsReadToTheSame() {
        for (var words : List.of("n", "bos", "alb, n", "none"))
            assertEquals(SOME.read(words), SOME.read(SOME.canonical(words)));
    }

    @Test
    void aConditionOnAllPicksTogether() {
        var refusal = new Refusal("10.1", "Not both.");
        var fitting = SOME.fitting(picks -> picks.size() > 1 ? Optional.of(refusal) : Optional.empty(), "none");
        assertEquals(List.of(2), fitting.read("Norfolk"));
        var refused = assertThrows(Refused.class, () -> fitting.read("Norfolk, Boston"));
        assertEquals(List.of(refusal), refused.refusals());
    }

    private static LinkedHashMap<String, Integer> menu(String... options) {
        var menu = new LinkedHashMap<String, Integer>();
        for (var option : options) menu.put(option, menu.size());
        return menu;
    }
}
