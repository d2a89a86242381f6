package postrider.cases;

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

class SkirmishCasesTest {
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
            THEN    1.1  3 British raid the Mill
                    1.3  play 1 Ambush
                    1.4  British 8, American 5:
                         the American side loses
                    1.5  loses 2 men
            AND     American 1 men; British hand 2 Drums, 4 Rum
                    discards 1 Ambush
            DISPUTED R7
            CITES   3.1, 2.1

            CASE    1.1  Not more men than there are
            GIVEN   British 2 men
            ORDER   British    raid Mill with 3 men
            REFUSED 1.1  only 2 men
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
            """.replace("the American side loses", "the American side loses");

    @TestFactory
    Stream<DynamicTest> cases() {
        return Cases.read(Map.of("skirmish.txt", CASES)).stream()
                .map(one -> DynamicTest.dynamicTest(one.name(), () -> one.run(new Skirmish())));
    }

    /** What is changed in the first case, and what the failure says. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ANSWER  British    1.5 yes | # | British is asked '1.5 pursue': yes + no
            DICE    4 2        3       | DICE 4 2 | after 1.5 pursue: yes
            DICE    4 2        3       | DICE 4 2 3 6 1 | expected  nothing left over
            DICE    4 2        3       | DICE 4 2 3 6 1 | came      die 6, die 1
            DICE    4 2        3       | DICE 4 2 9 | a 9 for 1.5 pursuit
            CARDS   4 Rum              | CARDS 4 Rum, 6 Storm | came      card 6 Storm
            CARDS   4 Rum              | CARDS 6 Storm | should be  British hand 2 Drums, 4 Rum
            American   stake: none     | American stake: Fog | expected  1.4 British 8, American 5: the American side loses
            American   1.2 stand       | American 1.2 to Ford | expected  1.3 play 1 Ambush
            British    1.5 yes         | American 1.5 yes | no question but those with an ANSWER
            raid Mill                  | raid Hell | COMPLAINT line 6: 'Hell' is no place.
            with 3 men                 | with 5 men | REFUSED 1.1 You have only 4 men. [rest]
            THEN    1.1  3 British     | THEN 1.1 2 British | under 1.1: 3 British raid the Mill.
            AND     American 1 men     | AND American 0 men | is         American 1 men
            AND     American 1 men     | AND Congress | 'Congress' is no statement
            THEN    1.1  3 British     | REFUSED 1.1 3 British | came      an order that was carried out
            THEN    1.1  3 British     | COMPLAINT raid # | came      an order that was carried out
            GIVEN   British to move    | GIVEN nonsense | expected  a position
            DISPUTED R7                | ANSWER American stake: none | came      ANSWER American stake: none
            """)
    void aCaseFailsWhen(String line, String other, String says) {
        assertTrue(CASES.contains(line), line);
        var first = Cases.read(Map.of("skirmish.txt", CASES.replace(line, other).split("\nCASE    1.1 ")[0]))
                .getFirst();
        var failed = assertThrows(CaseFailed.class, () -> first.run(new Skirmish()));
        assertTrue(
                failed.getMessage().startsWith("CASE 1.4-1 A raid on the mill (skirmish.txt, line "),
                failed.getMessage());
        assertTrue(failed.getMessage().replace('|', '+').contains(says), failed.getMessage());
    }

    @Test
    void allFaultsOfAllFilesAtOnce() {
        var files = Map.of(
                "a.txt", "CASE 1.1 One\nGIVES x\nORDER French\nANSWER British perhaps\nDICE 1 x\nTHEN so\n",
                "b.txt", "lost\nCASE 1.1 Two\n CASE\nORDER Dutch rest\n");
        var fault = assertThrows(IllegalArgumentException.class, () -> Cases.read(files));
        assertEquals("""
                a.txt, line 2: 'GIVES' is no keyword
                a.txt, line 3: ORDER takes a side and the words of the order
                a.txt, line 4: ANSWER takes a side, a rule or 'topic:', and the words of the answer
                a.txt, line 5: 'x' is no die
                a.txt, line 6: a rule number is expected
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
        var coverage = Coverage.of(book, new Skirmish().cards(), Cases.read(Map.of("skirmish.txt", CASES)));
        assertEquals(
                List.of("3", "3.2"),
                coverage.sections().stream().map(RuleBook.Section::number).toList());
        assertEquals(List.of("2 Drums", "3 Fog", "4 Rum", "5 Spies", "6 Storm"), coverage.cards());
        assertEquals(List.of("1.3", "1.5", "1.2"), coverage.unknown());
        assertEquals("5 of 7 sections have a case", coverage.lines().getFirst());
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
        var one = Cases.read(Map.of("a.txt", "CASE 1.1 A\nORDER British " + words));
        assertEquals(
                played,
                Coverage.of(new RuleBook(List.of()), List.of(card), one).cards().isEmpty());
    }

    @Test
    void aRuleBookTellsAllItsFaults() {
        var fault = assertThrows(IllegalArgumentException.class, () -> RuleBook.read("""
                - {number: "1.1", title: Men, proof: none-needed}
                - {number: "1.1", title: Men, proof: perhaps}
                - {number: 1.20, title: Dice, proof: case}
                """));
        assertEquals(
                "rules.yaml: 1.1: why does it need no case?; 1.1: proof is case or none-needed; 1.1 stands twice; "
                        + "a number in quotation marks is missing in {\"number\":1.2,\"title\":\"Dice\",\"proof\":\"case\"}",
                fault.getMessage());
    }
}
