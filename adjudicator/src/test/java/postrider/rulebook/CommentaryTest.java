package postrider.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import postrider.desk.Raids;

class CommentaryTest {
    private static final RuleBook BOOK = RuleBook.read("""
            - {number: '4.0', title: Raids, proof: case}
            - {number: '4.1', title: Going, proof: case}
            - {number: '4.1.A', title: By sea, proof: case}
            - {number: '4.10', title: Coming home, proof: case}
            """);
    private static final OurRulings RULINGS = OurRulings.read("""
            # Our rulings

            **R1. Ships
            and tides (4.0, 4.1.A).** They wait. No case: nobody
            sees it.

            **R2. Home (4.10).** Before winter.
            """);

    private static Commentary on(String number) {
        var cases = Cases.read(Map.of("a.txt", """
                CASE    4.1.A-1  By night
                ORDER   American   pass
                CASE    4.10-1  Late
                DISPUTED R2
                ORDER   American   pass
                """), new Raids().sides(), RULINGS);
        return Commentary.of(BOOK, RULINGS, cases, number);
    }

    @Test
    void aSectionIncludesThoseBelowIt() {
        var going = on("4.1");
        assertEquals("Going", going.title());
        assertEquals(
                List.of("4.1", "4.1.A"),
                going.sections().stream().map(RuleBook.Section::number).toList());
        assertEquals(
                List.of("R1"),
                going.rulings().stream().map(OurRulings.One::number).toList());
        assertEquals(List.of("4.1.A-1"), going.cases().stream().map(Case::id).toList());
    }

    @Test
    void aRulingHasTitleAndText() {
        var ruling = on("4.0").rulings().getFirst();
        assertEquals("Ships and tides (4.0, 4.1.A).", ruling.title());
        assertEquals("They wait. No case: nobody sees it.", ruling.text());
        assertEquals(List.of("4.0", "4.1.A"), ruling.sections());
    }

    @Test
    void aRulingIsFoundByItsNumber() {
        var home = on("r2");
        assertEquals("R2", home.number());
        assertEquals("Home (4.10).", home.title());
        assertEquals(
                List.of("4.10"),
                home.sections().stream().map(RuleBook.Section::number).toList());
        assertEquals(List.of("4.10-1"), home.cases().stream().map(Case::id).toList());
        assertEquals("There is no ruling 'R3'; ours go from R1 to R2.", fault("R3"));
    }

    @Test
    void anUnknownNumberIsAnsweredWithTheNearest() {
        assertEquals("There is no section '4.1.C'; the nearest are 4.1, 4.1.A.", fault("4.1.C"));
        assertEquals("There is no section '4.7'; the nearest are 4.0, 4.1, 4.10.", fault("4.7"));
        assertEquals("There is no section '4.10.B'; the nearest is 4.10.", fault("4.10.B"));
        assertEquals("There is no section 'raids'; the chapters are 4.", fault("raids"));
    }

    private static String fault(String number) {
        return assertThrows(IllegalArgumentException.class, () -> on(number)).getMessage();
    }
}
