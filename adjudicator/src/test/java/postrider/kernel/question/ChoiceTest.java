package postrider.kernel.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Refused;
import postrider.kit.Sides;

class ChoiceTest {
    private enum Asked implements Topic {
        RETREAT,
        FLIP
    }

    private static final Choice<Integer> ONE = new Asking(
                    Sides.AMERICAN, "7.9", Asked.RETREAT, "from Camden", "Where to?")
            .one(menu("to Salisbury", "stand"));
    private static final Choice<Integer> SOME =
            new Asking(Sides.AMERICAN, "10.1", Asked.FLIP, "Which?").some(menu("Albany", "Boston", "Norfolk"), 0, 2);
    private static final Choice<Integer> TWO =
            new Asking(Sides.AMERICAN, "10.1", Asked.FLIP, "Which?").some(menu("Albany", "Boston", "Norfolk"), 2, 2);

    @Test
    void anOptionIsFoundByItsFirstLetters() {
        assertEquals(List.of(0), ONE.read("salis"));
        assertEquals("to Salisbury", ONE.canonical("salis"));
        assertEquals("stand", ONE.whenSilent());
        assertEquals("7.9 retreat from Camden", ONE.key());
    }

    @Test
    void yesAndNoAnswerAQuestionWithOneThingToDo() {
        assertEquals(List.of(0), ONE.read("yes"));
        assertEquals(List.of(1), ONE.read("No"));
        assertThrows(Refused.class, () -> ONE.read("yes, no"));
        assertThrows(Refused.class, () -> SOME.read("yes"));
    }

    /** The number may be meant as a count, except for a card. */
    @Test
    void aNumberAloneDoesNotNameAUnit() {
        var units = new Asking(Sides.AMERICAN, "10.1", Asked.FLIP, "Which?")
                .some(menu("Virginia 1", "Virginia 2", "3/Berry", "14 (Foul Weather)"), 0, 4);
        assertEquals(
                "[10.1 '2' does not say which.]",
                assertThrows(Refused.class, () -> units.read("2")).refusals().toString());
        assertThrows(Refused.class, () -> units.read("3"));
        assertEquals(List.of(3), units.read("14"));
        assertEquals(List.of(0, 1), units.read("Virginia 1, 2"));
    }

    @Test
    void severalOptionsAreSeparatedByCommas() {
        assertEquals(List.of(1, 0), SOME.read("bos, ALB"));
        assertEquals(List.of(1, 0), SOME.read("Boston and Albany"));
        assertEquals(List.of(1, 0), SOME.read("Boston, and Albany"));
        var both = new Asking(Sides.AMERICAN, "10.1", Asked.FLIP, "Which?")
                .some(menu("Lexington and Concord", "Boston", "Norfolk"), 0, 3);
        assertEquals(List.of(0, 1, 2), both.read("Lexington and Concord, Boston and Norfolk"));
        assertEquals("Boston, Albany", SOME.canonical("bos, ALB"));
        assertEquals("Boston, Norfolk", TWO.whenSilent());
        assertEquals("none", SOME.whenSilent());
        assertEquals("Albany", SOME.defaultingTo("Albany").whenSilent());
    }

    @Test
    void severalOptionsMayBeNamedInPlainWords() {
        var all = new Asking(Sides.AMERICAN, "10.1", Asked.FLIP, "Which?")
                .some(menu("Albany", "Boston", "Coehorns & Howitzers", "all"), 0, 4);
        assertEquals(List.of(0, 1, 2), all.read("Albany & Boston, and Coehorns & Howitzers please"));
        assertEquals(List.of(0, 1), all.read("Albany + Boston"));
        assertEquals(List.of(3), all.read("all"));
        assertEquals(List.of(0, 1, 2), all.read("everything"));
        assertEquals(List.of(1), all.read("all except Albany and Coehorns"));
        assertEquals(List.of(0, 1), TWO.read("everybody but Norfolk"));
        assertThrows(Refused.class, () -> TWO.read("all"));
        assertThrows(Refused.class, () -> SOME.read("both"));
        assertThrows(Refused.class, () -> SOME.read("all but Quebec"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "None", "no", " NO ", "nobody", "no please"})
    void noneIsUnderstoodWhereItIsLegal(String words) {
        assertEquals(List.of(), SOME.read(words));
        assertEquals("none", SOME.canonical(words));
        assertEquals(List.of("Albany", "Boston", "Norfolk", "none"), SOME.options());
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "Albany", "Albany, Albany", "Albany, Boston, Norfolk", "Albany, Quebec", "", ","})
    void illegalAnswersAreRefusedUnderTheRule(String words) {
        var refused = assertThrows(Refused.class, () -> TWO.read(words));
        assertEquals("10.1", refused.refusals().getFirst().rule());
    }

    @Test
    void aRefusalSaysHowManyOptions() {
        assertSays("Name 2 different options, not 'Albany'.", TWO, "Albany");
        assertSays("Name 0 to 2 different options, not 'al, b, n'.", SOME, "al, b, n");
    }

    private static void assertSays(String why, Choice<Integer> asked, String answer) {
        var refused = assertThrows(Refused.class, () -> asked.read(answer));
        assertEquals(why, refused.refusals().getFirst().why());
    }

    @Test
    void canonicalWordsReadAsTheSameAnswer() {
        for (var words : List.of("n", "bos", "alb, n", "none"))
            assertEquals(SOME.read(words), SOME.read(SOME.canonical(words)));
    }

    @Test
    void allPicksTogetherMeetTheCondition() {
        var refusal = new Refusal("10.1", "Not both.");
        var fitting = SOME.constrainedBy(picks -> picks.size() > 1 ? Optional.of(refusal) : Optional.empty());
        assertEquals(List.of(2), fitting.read("Norfolk"));
        var refused = assertThrows(Refused.class, () -> fitting.read("Norfolk, Boston"));
        assertEquals(List.of(refusal), refused.refusals());
    }

    @Test
    void anAnswerMayUseOtherWordsThanItsOptions() {
        var asking = new Asking(Sides.AMERICAN, "10.1", Asked.FLIP, "Which?")
                .reading(words -> words.replace(", NY", ""))
                .knowing(List.of("Two stand."));
        var some = asking.some(menu("Albany", "New York", "Boston"), 0, 2);
        assertEquals(List.of(0, 2), some.read("Albany, NY, Boston"));
        assertEquals("Albany", some.canonical("Albany, NY"));
        assertEquals(List.of("Two stand."), some.facts());
    }

    @Test
    void theDefaultMayBeOtherPicksThanTheLast() {
        assertEquals("Albany, Boston", TWO.defaultingTo(List.of(0, 1)).whenSilent());
        assertEquals("none", SOME.defaultingTo(List.of()).whenSilent());
    }

    @Test
    void aQuestionWithOneLegalAnswerIsNotAsked() {
        var asking = new Asking(Sides.AMERICAN, "10.1", Asked.FLIP, "Which?");
        assertTrue(asking.some(List.of("Albany", "Boston"), 2, 2).isForced());
        assertTrue(asking.some(List.of(), 0, 0).isForced());
        assertFalse(SOME.isForced());
        var umpire = new Umpire(List.of(), Chance.NONE, Answers.SILENCE);
        assertEquals(List.of("Boston", "Albany"), umpire.settle(asking.some(List.of("Boston", "Albany"), 2, 2)));
        assertEquals(List.of(), umpire.journal());
    }

    @Test
    void aGroupLimitsThePicks() {
        var towns = List.of("Albany", "Augusta", "Boston", "Bennington", "Camden");
        var picks = new PerGroup<>(towns, 4, 1, town -> town.charAt(0), "One a letter.");
        assertEquals(List.of("Albany", "Boston", "Camden"), picks.first());
        var question = picks.question(new Asking(Sides.AMERICAN, "6.31", Asked.FLIP, "Which?"), false);
        assertEquals("Albany, Boston, Camden", question.whenSilent());
        assertEquals(List.of("Camden", "Augusta", "Boston"), question.read("Camden, Augusta, Boston"));
        var refused = assertThrows(Refused.class, () -> question.read("Albany, Augusta, Boston"));
        assertEquals(List.of(new Refusal("6.31", "One a letter.")), refused.refusals());
    }

    private static LinkedHashMap<String, Integer> menu(String... options) {
        var menu = new LinkedHashMap<String, Integer>();
        for (var option : options) menu.put(option, menu.size());
        return menu;
    }
}
