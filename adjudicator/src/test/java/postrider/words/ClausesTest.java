package postrider.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Refused;
import postrider.kit.Sides;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Match;
import postrider.text.Read;

class ClausesTest {
    private static final Question<?> INTO_CAMDEN = Desk.intercept("Camden", "Greene from Newport", "Arnold", "no");

    @Test
    void theStandingOrdersOfTheDesignPage() {
        var standing = understood(
                "intercept into Camden, Ninety Six with Greene",
                "retreat before battle with Greene if outnumbered to Salisbury, Charlotte",
                "battle card: play \"Morgan's Riflemen\" if 4 CU or more",
                "otherwise ask");
        assertSays("Greene from Newport", standing, INTO_CAMDEN);
        assertAsks(standing, Desk.intercept("Albany", "Greene from Newport", "no"));
        assertSays("to Salisbury", standing, Desk.retreat("Greene", 3, 5, "stand", "to Charlotte", "to Salisbury"));
        assertSays("to Charlotte", standing, Desk.retreat("Greene", 3, 5, "stand", "to Charlotte", "to Albany"));
        assertAsks(standing, Desk.retreat("Greene", 5, 5, "stand", "to Charlotte"));
        assertAsks(standing, Desk.retreat("Arnold", 3, 5, "stand", "to Charlotte"));
        assertSays("play \"Morgan's Riflemen\"", standing, Desk.battleCard("Camden", "", 4, 1));
        assertAsks(standing, Desk.battleCard("Camden", "", 3, 1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            if asked battle card: discard 31                | discard 31
            BATTLE CARD: disc 31                            | disc 31
            battle: none                                    | none
            battle card: no                                 | no
            battle card at Camden: none                     | none
            battle card in Albany: none                     | asked
            battle card with Greene: none                   | none
            battle card for Arnold: none                    | asked
            battle card if outnumbered: none                | asked
            battle card if not outnumbered: none            | none
            battle card unless outnumbered: none            | none
            battle card: none unless not outnumbered        | asked
            battle card unless 4 CU or more: none           | asked
            battle card this season: none                   | none
            battle card: none this year                     | none
            battle card during late 1777: none              | none
            battle card during early 1777: none             | asked
            battle card for this year if outnumbered: none  | asked
            battle card during 1778: none                   | asked
            battle card if 4 CU or more: none               | none
            battle card if 3 CU or fewer: none              | asked
            battle card if 4 cus or less: none              | none
            battle card if 4 enemy or more: none            | asked
            battle card if 3 enemy CU or more: none         | none
            battle card: none if 5 CU or more               | asked
            battle card: play 12, or discard 31             | discard 31
            battle card: play 12 or discard 73 or none      | none
            battle card: play 12                            | asked
            battle card: ask                                | asked
            otherwise none                                  | none
            otherwise ask                                   | asked
            otherwise discard 73                            | asked
            retreat: none                                   | asked
            """)
    void aClauseAnswersABattleCardQuestion(String clause, String said) {
        var question = Desk.battleCard("Camden", "Greene", 4, 3);
        if (said.equals("asked")) assertAsks(understood(clause), question);
        else assertSays(said, understood(clause), question);
    }

    @Test
    void theFirstClauseThatFitsWinsAndAnImpossibleAnswerDoesNotFit() {
        var clauses = understood("battle card: play 12", "battle card: discard 31", "battle card: none");
        assertSays("discard 31", clauses, Desk.battleCard("Camden", "", 1, 1));
    }

    /** If what is legal depends on a hand, the words alone decide whether its player is asked. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            battle card: discard 31                         | discard 31
            battle card: play 12                            | none
            battle card: play 12, or discard 31             | discard 31
            battle card: play 12; otherwise ask             | none
            battle card: play 12; battle card: discard 31   | discard 31
            battle card: play 12; battle card: ask          | none
            battle card: play 12, or ask                    | none
            battle card: ask; battle card: discard 31       | asked
            battle card in Albany: play 12; otherwise ask   | asked
            battle card if 9 CU or more: play 12            | asked
            battle card with Arnold: play 12                | asked
            battle card with Greene: play 12                | none
            battle card if defending: play 12               | none
            battle card if attacking: discard 31            | asked
            otherwise discard 73                            | none
            retreat: Albany                                 | asked
            """)
    void whetherAQuestionOnAHandIsAskedDoesNotDependOnTheHand(String clauses, String said) {
        var question = Desk.battleCard("Camden", "Greene", 4, 3).hidden();
        var understood = understood(clauses.split("; "));
        if (said.equals("asked")) assertAsks(understood, question);
        else assertSays(said, understood, question);
    }

    @Test
    void aClauseMayLaySeveralCards() {
        var both = "play 73 Morgan's Riflemen, discard 31 Hessian Infantry";
        var question = new Asking(Sides.AMERICAN, "9.2", Desk.Asked.BATTLE_CARD, "What now?")
                .some(Desk.battleCard("Camden", "", 1, 1).menu(), 0, 2);
        assertSays(both, understood("battle card: " + both), question);
        assertSays("play 73, discard 31", understood("battle card: play 73, discard 31, or play 73"), question);
        assertEquals(
                List.of("'13' is no card."),
                complaints("battle card: play 73, play 13").stream()
                        .map(Complaint::expected)
                        .toList());
    }

    /** "All but" counts among the options there are in the end. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            go home: all                                  | Washington, Greene, Arnold
            go home: all but Greene                       | Washington, Arnold
            go home: everybody except Greene and Burgoyne | Washington, Arnold
            go home: all except Burgoyne                  | Washington, Greene, Arnold
            """)
    void allButSomeMayBeNamedInAdvance(String clause, String said) {
        var question = new Asking(Sides.AMERICAN, "8.3", Desk.Asked.GO_HOME, "Who?")
                .some(List.of("Washington", "Greene", "Arnold"), 0, 3);
        assertEquals(
                said,
                question.canonical(understood(clause).to(question).orElseThrow().words()));
    }

    @Test
    void aTopicMayContainWordsThatDivideAClause() {
        assertEquals(
                List.of("cu to lose in Camden: 1 American CU"),
                understood("cu to lose in camden: 1 American CU").words());
        assertEquals(
                List.of("cu to retreat with with Greene: 2 CU"),
                understood("CU to retreat with with Greene: 2 CU").words());
        assertEquals(List.of("retreat: Albany"), understood("retreat to Albany").words());
    }

    @Test
    void askEndsTheSearchBeforeStandingOrdersAreRead() {
        var question = Desk.battleCard("Camden", "", 1, 1);
        var standing = understood("battle card: none");
        assertAsks(understood("battle card: ask").then(standing), question);
        assertAsks(understood("otherwise ask").then(standing), question);
        assertSays("none", understood("intercept with Greene").then(standing), question);
    }

    @Test
    void everyAnswerNamesItsSource() {
        var question = Desk.battleCard("Camden", "", 1, 1);
        var plan = read(Source.CLAUSE, "battle card: play 12").then(read(Source.STANDING_ORDER, "battle card: none"));
        assertEquals(Optional.of(new Answers.Given("none", Source.STANDING_ORDER)), plan.to(question));
    }

    @Test
    void aPlayerSpeaksForTheirOwnSideOnly() {
        var line = List.of(new Line(1, "otherwise none"));
        var british = (Read.Understood<Clauses>) Clauses.read(Sides.BRITISH, Source.CLAUSE, line, Desk.NAMES);
        assertAsks(british.order(), Desk.battleCard("Camden", "", 1, 1));
    }

    @Test
    void aNameMustBeTheWholeName() {
        var clauses = understood("retreat before battle to Charlotte");
        assertAsks(clauses, Desk.retreat("Greene", 1, 2, "stand", "to Charlottesville"));
        assertSays("to Charlotte", clauses, Desk.retreat("Greene", 1, 2, "to Charlottesville", "to Charlotte"));
    }

    /** A question whose options are only examples. */
    private record Anywhere(Circumstance circumstance) implements Question<String> {
        @Override
        public Asking asking() {
            return new Asking(Sides.AMERICAN, "10.1", Desk.Asked.RETREAT, "Where?");
        }

        @Override
        public List<String> options() {
            return List.of("Albany");
        }

        @Override
        public String whenSilent() {
            return "Albany";
        }

        @Override
        public String read(String words) {
            if (Match.of(words, Desk.NAMES.places()) instanceof Match.One(String place)) return place;
            throw new Refused("10.1", "Not there.");
        }

        @Override
        public String canonical(String words) {
            return read(words);
        }
    }

    @Test
    void aNameNeedNotBeAmongTheExamples() {
        assertSays("Saratoga", understood("retreat to Saratoga"), new Anywhere(Circumstance.NONE));
    }

    @Test
    void noIsNotNorfolk() {
        assertAsks(understood("otherwise no"), Desk.retreat("Greene", 1, 2, "Norfolk", "Albany"));
    }

    @Test
    void aClauseWithoutAnswerMeansYes() {
        assertSays("yes", understood("intercept into Camden"), Desk.intercept("Camden", "yes", "no"));
        assertSays("Arnold", understood("intercept into Camden"), Desk.intercept("Camden", "Arnold", "no"));
        assertAsks(understood("intercept"), Desk.intercept("Camden", "Greene from Newport", "Arnold", "no"));
        assertAsks(understood("intercept with Washington"), INTO_CAMDEN);
        assertSays("Arnold", understood("intercept: Washington, or Arnold"), INTO_CAMDEN);
    }

    @Test
    void aPersonPicksAmongTheOptionsThatNameThem() {
        var question = Desk.retreat("", 1, 2, "Greene to Albany", "Arnold to Albany", "stand");
        assertSays("Arnold to Albany", understood("retreat before battle with Arnold to Albany"), question);
        assertSays("Greene to Albany", understood("retreat before battle with Greene: to Alb"), question);
    }

    @Test
    void allComplaintsComeAtOnceWithTheirLines() {
        var complaints = complaints(
                "intercpt into Camden with Greene",
                "intercept into Camdne, Ninety Six with Green and Arnold",
                "battle card if 4 CU and outnumbered: none",
                "battle card:",
                "battle card: play \"Morgen's Riflemen\"",
                "otherwise ask",
                "battle card: none");
        assertEquals(
                List.of(1, 2, 2, 3, 4, 5, 7),
                complaints.stream().map(Complaint::line).toList());
        assertEquals(List.of("intercept"), complaints.get(0).nearest());
        assertEquals(List.of("Camden"), complaints.get(1).nearest());
        assertEquals("'Green and Arnold' is no piece.", complaints.get(2).expected());
        assertTrue(complaints.get(3).expected().contains("'N CU or more'"), complaints.toString());
        assertEquals("An answer is expected after the colon.", complaints.get(4).expected());
        assertEquals(
                "Nothing after 'otherwise' can be reached.", complaints.get(6).expected());
        assertEquals(List.of("73 Morgan's Riflemen"), complaints.get(5).nearest());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            battle card if attacking unless outnumbered: none | A clause has one condition, 'if' or 'unless'; make it two clauses.
            battle card: none banana                          | After 'none' nothing may follow.
            battle card: discard 12, or none, Greene          | After 'none' nothing may follow.
            otherwise ask me                                  | After 'ask' nothing may follow.
            battle card: by all means none                    | 'all means' says nothing here: leave it out.
            CU to lose: 1 American CU, thanks                 | 'thanks' says nothing here: leave it out.
            go home: all but Grene                            | 'Grene' is no piece.
            CU to lose: not American CU                       | 'not' is not understood here.
            battle card during 1781: none                     | '1781' is no season of the game. Say 'this season', 'this year', or 'during early 1777'.
            battle card unless raining: none                  | 'raining' is no condition. These are: 'attacking', 'defending', 'outnumbered', 'not outnumbered', 'N CU or more', 'N CU or fewer', 'N enemy CU or more', 'N enemy CU or fewer'.
            """)
    void aFaultyClauseIsExplained(String clause, String complaint) {
        assertEquals(
                List.of(complaint),
                complaints(clause).stream().map(Complaint::expected).toList());
    }

    /** A card that nobody can hold could never be played, with quotation marks or without. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "battle card: play Morgen's Riflemen",
                "battle card: none, or discard \"Morgen's Riflemen\"",
                "otherwise play Morgen's Riflemen"
            })
    void aMisspeltCardIsAFault(String clause) {
        assertEquals(
                List.of("'Morgen's Riflemen' is no card."),
                complaints(clause).stream().map(Complaint::expected).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ret bef in ninety, CAMDEN with washington if not outnumbered to alb | retreat before battle in Ninety Six, Camden with Washington if not outnumbered: Albany
            if asked battle: play "Do or Die", or ask                           | battle card: play "Do or Die", or ask
            intercept at Camden with Greene                                     | intercept in Camden with Greene
            intercept in Camden or Albany and Norfolk with Greene               | intercept in Camden, Albany, Norfolk with Greene
            battle card: to Salisbury or Charlotte                              | battle card: Salisbury, or Charlotte
            battle card to Salisbury or Charlotte                               | battle card: Salisbury, or Charlotte
            battle card: to Salisbury, Charlotte if 3 enemy cus or less         | battle card if 3 enemy CU or fewer: Salisbury, or Charlotte
            otherwise: ask                                                      | otherwise ask
            battle card if ATTACKING: none                                      | battle card if attacking: none
            battle card: none if defending                                      | battle card if defending: none
            battle card: none unless 4 or more                                  | battle card unless 4 CU or more: none
            intercept for this season at Camden unless defending                | intercept in Camden unless defending during late 1777
            battle card: play 12, or ask if attacking this year                 | battle card if attacking during 1777: play 12, or ask
            HOLD FAST in camden if outnumbered                                  | retreat before battle in Camden if outnumbered: stand
            if asked hold fast in Camden this season                            | retreat before battle in Camden during late 1777: stand
            """)
    void canonicalWordsReadToTheSame(String clause, String words) {
        var once = understood(clause);
        assertEquals(List.of(words), once.words());
        assertEquals(once, understood(words));
    }

    private static Clauses understood(String... clauses) {
        return read(Source.CLAUSE, clauses);
    }

    private static Clauses read(Source source, String... clauses) {
        return switch (Clauses.read(Sides.AMERICAN, source, lines(clauses), Desk.NAMES)) {
            case Read.Understood<Clauses>(Clauses understood) -> understood;
            case Read.NotUnderstood<Clauses>(List<Complaint> complaints) -> throw new AssertionError(complaints);
        };
    }

    private static List<Complaint> complaints(String... clauses) {
        return switch (Clauses.read(Sides.AMERICAN, Source.CLAUSE, lines(clauses), Desk.NAMES)) {
            case Read.Understood<Clauses>(Clauses understood) -> throw new AssertionError(understood);
            case Read.NotUnderstood<Clauses>(List<Complaint> complaints) -> complaints;
        };
    }

    private static List<Line> lines(String... clauses) {
        var lines = new ArrayList<Line>();
        for (var clause : clauses) lines.add(new Line(lines.size() + 1, clause));
        return lines;
    }

    private static void assertSays(String words, Clauses clauses, Question<?> question) {
        assertEquals(words, clauses.to(question).map(Answers.Given::words).orElse("(asked)"));
    }

    private static void assertAsks(Clauses clauses, Question<?> question) {
        assertEquals(Optional.empty(), clauses.to(question));
    }
}
