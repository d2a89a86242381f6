package postrider.workbench.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.kernel.Skirmish;
import postrider.kit.Sides;
import postrider.rulebook.Case;
import postrider.rulebook.Cases;
import postrider.rulebook.OurRulings;
import postrider.rulebook.RuleBook;

class SkirmishCasesTest {
    private static final OurRulings RULINGS = OurRulings.read("""
            # Our rulings

            What the booklet leaves open.

            **R7. Pursuing
            into the night (1.5).** Allowed.

            **R8. Rain (3.1).** It rains on both. No case:
            nobody can see it.

            **R9. Snow (3.1).** It does not snow.
            """);

    private static final String CASES = """
            # Cases of the toy game.
            CASE    1.4-1  A raid on the mill
            GIVEN   British to move; British 4 men; American 3 men
                    British hand 1 Ambush, 2 Drums; American hand 3 Fog
                    deck 3; discards none
            ORDER   British    raid Mill
                               with 3 men
            ANSWER  American   1.2 stand
            ANSWER  British    stake: play 1 Ambush
            ANSWER  American   stake: none
            ANSWER  British    1.5 yes
            DICE    4 2        3
            CARDS   4 Rum
            ASKED   American   1.2 [stand, to Ford, to Hill] If you stay silent: to Hill
            THEN    1.1  3 British raid the Mill
                    1.3  play 1 Ambush
                    1.4  British 8, American 5:
                         the American side loses
                    1.5  loses 2 men
            NOT     1.2  fall back
                    2.2
            AND     American 1 men; British hand 2 Drums, 4 Rum
                    discards 1 Ambush
            DISPUTED R7
            CITES   3.1, 2.1

            CASE    1.1  Not more men than there are
            GIVEN   British 2 men
            ORDER   British    raid Mill with 3 men
            REFUSED 1.1  only 2 men. [rest]
            AND     British 2 men
            ORDER   British    march home
            COMPLAINT 'raid PLACE with N men'

            CASE    1.2  An answer that is no option
            GIVEN   deck 6; discards none
            ORDER   British    raid Mill with 1 men
            ANSWER  American   fall back: to Quebec
            REFUSED 1.2  not one of the options

            CASE    1.0  Two orders, then another
            GIVEN   deck 6; discards none
            ORDER   British    rest
            ORDER   American   rest
            CARDS   1 Ambush; 2 Drums
            THEN    1.0  the British rest
                    2.1
            AND     British hand 1 Ambush; American hand 2 Drums; turn 3
            ORDER   British    rest
            CARDS   3 Fog
            AND     deck 3

            CASE    2.1-1  A card is drawn even without an order
            GIVEN   deck 1; discards none
            CARDS   5 Spies
            THEN    2.1  You draw 5 Spies
            AND     British hand 5 Spies
            """;

    private static List<Case> read(String cases) {
        return Cases.read(Map.of("skirmish.txt", cases), Sides.BOTH, RULINGS);
    }

    @TestFactory
    Stream<DynamicTest> cases() {
        return read(CASES).stream()
                .map(one -> DynamicTest.dynamicTest(one.name(), () -> CaseRunner.run(one, new Skirmish())));
    }

    /** What is changed in the first case, and what the failure says. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ANSWER  British    1.5 yes | # | British is asked '1.5 pursue': What do you do? [yes, no] If you stay silent: no
            DICE    4 2        3       | DICE 4 2 | after 1.5 pursue: yes
            DICE    4 2        3       | DICE 4 2 3 6 1 | expected  nothing left over
            DICE    4 2        3       | DICE 4 2 3 6 1 | came      die 6, die 1
            DICE    4 2        3       | DICE 4 2 9 | a 9 for 1.5 pursuit
            CARDS   4 Rum              | CARDS 4 Rum, 6 Storm | came      card 6 Storm
            CARDS   4 Rum              | CARDS 6 Storm | came      British hand 2 Drums, 6 Storm
            American   stake: none     | American stake: Fog | expected  1.4 British 8, American 5: the American side loses
            American   1.2 stand       | American 1.2 to Ford | expected  1.3 play 1 Ambush
            American   1.2 stand       | American 1.2 to Ford | came      nothing under 1.3
            British    1.5 yes         | American 1.5 yes | no question but those with an ANSWER
            raid Mill                  | raid Hell | came      COMPLAINT line 6: 'Hell' is no place. [Ford, Hill, Mill]
            with 3 men                 | with 5 men | REFUSED 1.1 You have only 4 men. [rest]
            THEN    1.1  3 British     | THEN 1.1 2 British | came      1.1 3 British raid the Mill.
            THEN    1.1  3 British     | THEN 1.4 # 1.1 3 British | came      only before what stands above it:
            AND     American 1 men     | AND American 0 men | came      American 1 men
            AND     American 1 men     | AND Congress | 'Congress' is no statement
            to Ford, to Hill]          | to Ford] | came      What do you do? [stand, to Ford, to Hill]
            NOT     1.2  fall back     | NOT 1.5 loses | came      1.5 The American side loses 2 men.
            NOT     1.2  fall back     | NOT 1.5 loses 2 | expected  NOT 1.5 loses 2
            ASKED   American   1.2     | ASKED American pursue: no | came      no such question
            THEN    1.1  3 British     | REFUSED 1.1 3 British | came      an order that was carried out
            THEN    1.1  3 British     | COMPLAINT raid # | came      an order that was carried out
            GIVEN   British to move    | GIVEN nonsense | line 3    expected  a position
            British hand 1 Ambush, 2   | British hat | line 4    expected  a position
            DISPUTED R7                | ANSWER American stake: none | expected  ANSWER American stake: none
            THEN    1.1  3 British     | THEN 1.1 2 British | It rests on our own reading of the rules: R7.
            """)
    void aCaseFailsWhen(String line, String other, String says) {
        assertTrue(CASES.contains(line), line);
        var first = read(CASES.replace(line, other.replace('#', '\n')).split("\nCASE    1.1 ")[0])
                .getFirst();
        var failed = assertThrows(CaseFailed.class, () -> CaseRunner.run(first, new Skirmish()));
        assertTrue(
                failed.getMessage().startsWith("CASE 1.4-1 A raid on the mill (skirmish.txt, line "),
                failed.getMessage());
        assertTrue(failed.getMessage().contains(says), failed.getMessage());
    }

    @Test
    void aFailedCaseListsEveryDifference() {
        var one = read("""
                CASE    1.4  A raid that goes otherwise
                GIVEN   British to move; British 4 men; American 3 men; deck 6; discards none
                ORDER   British    raid Mill with 3 men
                ANSWER  American   1.2 stand
                ANSWER  British    stake: none
                ANSWER  American   stake: none
                ANSWER  British    1.5 no
                DICE    4 2   6
                CARDS   4 Rum
                THEN    1.1  2 British raid the Mill
                        1.4  British 7, American 5
                AND     American 2 men; British 3 men
                        American hand none
                ORDER   American   rest
                CARDS   5 Spies
                AND     American hand 6 Storm
                """).getFirst();
        var failed = assertThrows(CaseFailed.class, () -> CaseRunner.run(one, new Skirmish()));
        assertEquals("""
                CASE 1.4 A raid that goes otherwise (skirmish.txt, line 1)

                line 3    expected  nothing left over
                          came      die 6
                line 10   expected  1.1 2 British raid the Mill
                          came      1.1 3 British raid the Mill.
                line 12   expected  British 3 men
                          came      British 4 men
                line 16   expected  American hand 6 Storm
                          came      American hand 5 Spies

                What happens:
                  ORDER British raid Mill with 3 men
                  1.1     3 British raid the Mill.
                  1.4     Die for attacker: 4.
                  1.4     Die for defender: 2.
                  1.4     British 7, American 5: the American side loses.
                  1.5     The American side loses 1 men.
                  2.1     You draw 4 Rum.
                  ORDER American rest
                  1.0     The American rest.
                  2.1     You draw 5 Spies.""", failed.getMessage());
    }

    @Test
    void aCaseThatHoldsTellsItsStory() {
        var one = read("CASE 1.0\nGIVEN deck 6; discards none\nORDER British rest\nCARDS 4 Rum")
                .getFirst();
        assertEquals(
                List.of("ORDER British rest", "1.0     The British rest.", "2.1     You draw 4 Rum."),
                CaseRunner.run(one, new Skirmish()));
    }

    @Test
    void allFaultsOfAllFilesAreReportedAtOnce() {
        var files = Map.of(
                "a.txt",
                        "CASE 1.1 One\nGIVES x\nORDER French\nANSWER British perhaps\nDICE 1 x\nTHEN so\nDISPUTED R7, R99\n",
                "b.txt", "lost\nCASE 1.1 Two\n CASE\nORDER Dutch rest\n");
        var fault = assertThrows(IllegalArgumentException.class, () -> Cases.read(files, Sides.BOTH, RULINGS));
        assertEquals("""
                a.txt, line 2: 'GIVES' is not a keyword
                a.txt, line 3: ORDER takes a side and the words of the order
                a.txt, line 4: ANSWER takes a side, a rule or 'topic:', and the words
                a.txt, line 5: 'x' is not a die
                a.txt, line 6: a rule number is expected
                a.txt, line 7: 'R99' is not a ruling of rulings.md
                b.txt, line 1: a line begins with a keyword or is indented under one
                b.txt, line 4: ORDER takes a side and the words of the order
                b.txt, line 2: the id 1.1 is taken by a.txt, line 1""", fault.getMessage());
    }

    @Test
    void coverage() {
        var book = RuleBook.read("""
                - {number: "1.0", title: Raids, proof: case}
                - {number: "1.1", title: Men, proof: case}
                - {number: "1.4", title: Dice, proof: none-needed, why: arithmetic}
                - {number: "2", title: Cards, proof: case}
                - {number: "2.1", title: Drawing, proof: case}
                - {number: "3", title: The end, proof: case}
                - {number: "3.1", title: Nobody left, proof: case}
                - {number: "3.2", title: Winter, proof: case}
                """);
        var coverage = Coverage.of(book, RULINGS, new Skirmish().vocabulary().cards(), read(CASES));
        assertEquals(
                List.of("3", "3.2"),
                coverage.sections().stream().map(RuleBook.Section::number).toList());
        assertEquals(List.of("2 Drums", "3 Fog", "4 Rum", "5 Spies", "6 Storm"), coverage.cards());
        assertEquals(List.of("1.3", "1.5", "1.2"), coverage.unknown());
        assertEquals("5 of 7 sections have a case", coverage.lines().getFirst());
        assertEquals(
                List.of("1 of 2 rulings of ours have a case", "  no case: R9 Snow (3.1)."),
                coverage.lines()
                        .subList(coverage.lines().size() - 2, coverage.lines().size()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            play 3: activate Howe      | 3 Fog  | true
            discard 3                  | 3 Fog  | true
            play 3 Fog                 | 3 Fog  | true
            play "Fog"                 | 3 Fog  | true
            play 3 ops: activate Howe  | 3 Fog  | false
            play 33: nothing           | 3 Fog  | false
            activate Howe with 3 CU    | 3 Fog  | false
            play 3 ops: activate Howe  | 8 3 OPS | true
            """)
    void aCardIsPlayedByNumberOrTitle(String words, String card, boolean played) {
        var one = read("CASE 1.1 A\nORDER British " + words);
        var coverage = Coverage.of(new RuleBook(List.of()), OurRulings.NONE, List.of(card), one);
        assertEquals(played, coverage.cards().isEmpty());
    }

    @Test
    void aRulingNumberIsUsedOnce() {
        var twice = "**R1. Rain.** It rains.\n\n**R1. Snow.** It does not.\n";
        var fault = assertThrows(IllegalArgumentException.class, () -> OurRulings.read(twice));
        assertEquals("rulings.md: R1 is there twice", fault.getMessage());
    }

    @Test
    void aRuleBookReportsAllItsFaults() {
        var fault = assertThrows(IllegalArgumentException.class, () -> RuleBook.read("""
                - {number: "1.1", title: Men, proof: none-needed}
                - {number: "1.1", title: Men, proof: perhaps}
                - {number: 1.20, title: Dice, proof: case}
                """));
        assertEquals(
                "rules.yaml: 1.1: why does it need no case?; 1.1: proof is case or none-needed; 1.1 is there twice; "
                        + "a number in quotation marks is missing in {\"number\":1.2,\"title\":\"Dice\",\"proof\":\"case\"}",
                fault.getMessage());
    }
}
