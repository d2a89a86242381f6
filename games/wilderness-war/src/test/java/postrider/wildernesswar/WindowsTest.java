package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.dice.ScriptedChance;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Read;
import postrider.wildernesswar.game.WarBox;
import postrider.words.Clauses;

/** A side is asked in one letter about everything it may decide at one moment (R19). */
class WindowsTest {
    private static final WarBox GAME = new WarBox(Boxes.with(Optional.empty()));
    private static final String BRITISH =
            "British to move; French hand 15, 5; British hand 57; discards 6-14, 16, 17; ";
    private static final String LAKE =
            "22nd in Hudson Carry North; Marin in Ticonderoga; French forts in Ticonderoga; ";
    private static final String TO_TICONDEROGA = "play 57: activate 22nd; to Ticonderoga";

    /** Plays an impulse by letters, each answered in full. */
    private static final class Exchange {
        private final Side by;
        private final Impulse<Position, Order> impulse;
        private final Map<String, String> words = new LinkedHashMap<>();
        private final ScriptedChance chance;
        private final List<List<String>> letters = new ArrayList<>();
        private Answers beforehand = Answers.SILENCE;

        Exchange(String given, String order, Integer... dice) {
            var position = GAME.notation().position(given);
            by = position.track().toMove().orElseThrow();
            if (!(GAME.orders().read(Line.numbered(List.of(order)), position, by)
                    instanceof Read.Understood<Order>(Order understood))) throw new AssertionError(order);
            this.impulse = new Impulse<>(GAME.rules(), position, by, Optional.of(understood));
            this.chance = new ScriptedChance(List.of(dice), List.of());
        }

        /** The same exchange with these clauses under the order. */
        Exchange clauses(String... lines) {
            if (!(Clauses.read(by, Source.CLAUSE, Line.numbered(List.of(lines)), GAME.vocabulary())
                    instanceof Read.Understood<Clauses>(Clauses understood))) throw new AssertionError(List.of(lines));
            beforehand = understood;
            return this;
        }

        Exchange saying(String question, String answer) {
            words.put(question, answer);
            return this;
        }

        /** The questions of each letter that went out. */
        List<List<String>> letters() {
            return letters(10);
        }

        /** The questions of the first letters. */
        List<List<String>> letters(int most) {
            var answers = beforehand;
            var verdict = impulse.run(List.of(), chance, answers);
            while (verdict instanceof Verdict.Waiting<Position>(var questions, var report, var filed, var meanwhile)) {
                letters.add(questions.stream().map(Question::name).toList());
                if (letters.size() == most) return letters;
                var said = new ArrayList<Question<?>>(questions);
                answers = question -> said.removeIf(one -> one.key().equals(question.key()))
                        ? Optional.of(new Answers.Given(words.get(question.name()), Source.LETTER))
                        : Optional.empty();
                verdict = impulse.run(filed, chance, answers);
            }
            assertInstanceOf(Verdict.Done.class, verdict);
            return letters;
        }
    }

    private static void asks(Exchange exchange, String... letters) {
        assertEquals(
                Arrays.stream(letters).map(one -> List.of(one.split(" / "))).toList(), exchange.letters());
    }

    @Test
    void schoonerInsideAndAvoidingBattleAreOneLetter() {
        asks(
                new Exchange(BRITISH + LAKE, TO_TICONDEROGA, 4)
                        .saying("response on the lake to Ticonderoga", "none")
                        .saying("inside at Ticonderoga", "none")
                        .saying("avoid battle in Ticonderoga", "Marin to Crown Point"),
                "response on the lake to Ticonderoga / inside at Ticonderoga / avoid battle in Ticonderoga");
    }

    @Test
    void aForceThatIsTurnedBackMeetsNobody() {
        asks(
                new Exchange(BRITISH + LAKE, TO_TICONDEROGA)
                        .saying("response on the lake to Ticonderoga", "play 15")
                        .saying("inside at Ticonderoga", "none")
                        .saying("avoid battle in Ticonderoga", "stand"),
                "response on the lake to Ticonderoga / inside at Ticonderoga / avoid battle in Ticonderoga");
    }

    @Test
    void oneStaysInsideWhileAnotherTriesToAvoidBattle() {
        asks(
                new Exchange(BRITISH + LAKE + "Béarn in Ticonderoga", TO_TICONDEROGA, 1, 1, 1)
                        .saying("response on the lake to Ticonderoga", "none")
                        .saying("inside at Ticonderoga", "Marin")
                        .saying("avoid battle in Ticonderoga", "Béarn to Crown Point"),
                "response on the lake to Ticonderoga / inside at Ticonderoga / avoid battle in Ticonderoga");
    }

    @Test
    void aForceInsideDoesNotAvoidBattleAndTheOthersAreAskedAgain() {
        var letters = new Exchange(BRITISH + LAKE + "Béarn in Ticonderoga", TO_TICONDEROGA, 1, 1)
                .saying("response on the lake to Ticonderoga", "none")
                .saying("inside at Ticonderoga", "Marin")
                .saying("avoid battle in Ticonderoga", "Marin to Crown Point")
                .letters(2);
        assertEquals(List.of("avoid battle in Ticonderoga"), letters.getLast());
    }

    @Test
    void theDieOfAnInterceptionIsSeenBeforeAnybodyGoesInside() {
        asks(
                new Exchange(
                                BRITISH + LAKE + "Béarn in Crown Point; French stockades in Crown Point",
                                TO_TICONDEROGA,
                                3,
                                1,
                                1)
                        .saying("response on the lake to Ticonderoga", "none")
                        .saying("intercept into Ticonderoga", "Béarn from Crown Point")
                        .saying("inside at Ticonderoga", "none")
                        .saying("avoid battle in Ticonderoga", "stand")
                        .saying("inside after the interception at Ticonderoga", "none")
                        .saying("response to the battle in Ticonderoga", "none"),
                "response on the lake to Ticonderoga / intercept into Ticonderoga / inside at Ticonderoga"
                        + " / avoid battle in Ticonderoga",
                "inside after the interception at Ticonderoga");
    }

    @Test
    void aBeatenSideIsAskedOnceWhereAllItsUnitsGo() {
        asks(
                new Exchange(
                                "French hand 54; British hand 5; discards 6-17; Lévis, Béarn, La Sarre in Green Mountains"
                                        + " South; Virginia 1, Bradstreet, Rogers in Hoosic",
                                "play 54: activate Lévis with Béarn, La Sarre; to Hoosic",
                                3,
                                1)
                        .saying("avoid battle in Hoosic", "stand")
                        .saying("losses in Hoosic", "Virginia 1, Rogers")
                        .saying("retreat the Drilled Troops from Hoosic", "to Albany")
                        .saying("retreat the others from Hoosic", "to Albany")
                        .saying("retreat the leaders from Hoosic", "to Albany"),
                "avoid battle in Hoosic",
                "losses in Hoosic",
                "retreat the Drilled Troops from Hoosic / retreat the others from Hoosic / retreat the leaders from Hoosic");
    }

    @Test
    void theBesiegedDecideFirstOnGunsAndSurrenderAndTheBesiegersGetOneLetter() {
        asks(
                new Exchange(
                                "British to move; French hand 5; British hand 57, 9; discards 7, 10-17; Abercromby, 22nd,"
                                        + " Béarn in Québec; Amphib in Île d'Orléans; siege 0 in Québec",
                                "play 57: activate Abercromby with 22nd; siege",
                                3)
                        .saying("response siege of Québec", "none")
                        .saying("response for the surrender of Québec", "none")
                        .saying("response siege of Québec", "none"),
                "response siege of Québec",
                "response for the surrender of Québec / response siege of Québec");
    }

    @Test
    void militiaAndBlockhousesAreOneLetter() {
        asks(
                new Exchange(
                                "Shawnee 1 in Allegheny South; British stockades in Augusta; Colonial Militia 1 in the"
                                        + " Southern militia box; French hand 29; British hand 5; discards 6-12, 14-17",
                                "play 29: activate Shawnee 1; to Augusta",
                                2)
                        .saying("militia against the raid on Augusta", "none")
                        .saying("response to the raid on Augusta", "none"),
                "militia against the raid on Augusta / response to the raid on Augusta");
    }

    @Test
    void lossesToAnUprisingAreOneLetter() {
        asks(
                new Exchange(
                                "22nd, 27th, 35th, Virginia 1, Virginia 2 in Winchester; Cherokees have come; Cherokee 1 in"
                                        + " Winchester; French hand 31; British hand 5; discards 6-17",
                                "play 31: event")
                        .saying("event Cherokee Uprising", "22nd, 27th")
                        .saying("event Cherokee Uprising, time 2", "Virginia 1"),
                "event Cherokee Uprising / event Cherokee Uprising, time 2");
    }

    @Test
    void theProvincialsOfBothDepartmentsGoInOneLetter() {
        asks(
                new Exchange(
                                "Virginia 1, Maryland in Winchester; New York 1, New York 2 in Albany; French raided"
                                        + " Augusta, Deerfield; French hand 38; British hand 5; discards 6-17",
                                "play 38: event")
                        .saying("event Provincial Regiments Dispersed for Frontier Duty", "New York 1")
                        .saying("event Provincial Regiments Dispersed for Frontier Duty, time 2", "Maryland"),
                "event Provincial Regiments Dispersed for Frontier Duty"
                        + " / event Provincial Regiments Dispersed for Frontier Duty, time 2");
    }

    /** R36 */
    @Test
    void choicesOfAnEventMayBeOrderedWithTheCard() {
        asks(new Exchange("British to move; French hand 5; British hand 43; discards 6-17", "play 43: event")
                .clauses("event: Southern", "event: 1 to Alexandria, 1 to Baltimore"));
    }

    @Test
    void theArrivalOfANewCommanderIsOneLetter() {
        asks(
                new Exchange(
                                "British to move; Abercromby, Loudoun in New York; Amherst in the pool; French hand 5; British"
                                        + " hand 57; discards 6-17",
                                "play 57: event")
                        .saying("event British Regulars", "Loudoun")
                        .saying("event British Regulars, time 2", "Halifax")
                        .saying("event British Regulars, time 3", "2 to Boston, 1 to New York"),
                "event British Regulars / event British Regulars, time 2 / event British Regulars, time 3");
    }

    @Test
    void desertingIndiansAreOneLetter() {
        asks(
                new Exchange(
                                "British to move; Huron, Ojibwa, Ottawa in Montréal; Abenaki 1 in St-François; French hand 5;"
                                        + " British hand 33; discards 6-17",
                                "play 33: event")
                        .saying("event Indians Desert", "Montréal")
                        .saying("event Indians Desert in Montréal", "Huron, Ottawa"),
                "event Indians Desert / event Indians Desert in Montréal");
    }

    @Test
    void newRangersAreOneLetter() {
        asks(
                new Exchange(
                                "British to move; Rogers reduced, Goreham reduced in Albany; French hand 5; British hand 53;"
                                        + " discards 6-17",
                                "play 53: event")
                        .saying("event Rangers", "yes")
                        .saying("event Rangers where", "Boston"),
                "event Rangers / event Rangers where");
    }

    @Test
    void callingOutOrRestingMilitiaIsOneLetter() {
        asks(
                new Exchange(
                                "British to move; Colonial Militia 1 reduced, Colonial Militia 2 reduced, Colonial Militia 3"
                                        + " reduced in the Northern militia box; French hand 5; British hand 50; discards 6-17",
                                "play 50: event")
                        .saying("event Call Out Militias", "no")
                        .saying("event Call Out Militias department", "Southern")
                        .saying("event Call Out Militias at full strength", "Colonial Militia 1, Colonial Militia 3"),
                "event Call Out Militias / event Call Out Militias department / event Call Out Militias at full strength");
    }

    @Test
    void raisingRegimentsIsOneLetter() {
        asks(
                new Exchange(
                                "British to move; Virginia 1 reduced in Alexandria; French hand 5; British hand 43; discards"
                                        + " 6-17",
                                "play 43: event")
                        .saying("event Raise Provincial Regiments", "Southern")
                        .saying("event Raise Provincial Regiments where in the Northern Department", "Albany")
                        .saying("event Raise Provincial Regiments new regiments in the Southern Department", "no")
                        .saying("event Raise Provincial Regiments where in the Southern Department", "Alexandria"),
                "event Raise Provincial Regiments / event Raise Provincial Regiments where in the Northern Department"
                        + " / event Raise Provincial Regiments new regiments in the Southern Department"
                        + " / event Raise Provincial Regiments where in the Southern Department");
    }

    /** 5.33: their order is not fixed in advance. */
    @Test
    void openActivationsAreOneLetter() {
        asks(
                new Exchange(
                                "Huron, Ojibwa, Marin in Montréal; French hand 23; British hand 5; discards 6-17",
                                "play 23: activate Huron, Ojibwa, Marin; go Huron; to St-Jean; go Ojibwa; then ask; go"
                                        + " Marin; then ask")
                        .saying("next activation number 2", "go Marin; to Sorel; go Ojibwa; to Sorel"),
                "next activation number 2");
    }
}
