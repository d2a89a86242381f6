package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.kernel.Rules;
import postrider.kernel.ruling.Ruling;
import postrider.text.Lists;

/** Breaks each invariant once: by an impossible position, or by a report that does not match. */
class InvariantsTest {
    private static Position position(String statements) {
        return RandomCampaign.BOX.notation().position("turn Jan 2 7 am; American to move; " + statements);
    }

    private static List<String> broken(Position before, Position after, Ruling... report) {
        return RandomCampaign.BOX.brokenInvariants(before, Optional.empty(), after, List.of(report));
    }

    private static void fails(List<String> broken, String expected) {
        assertTrue(broken.stream().anyMatch(sentence -> sentence.startsWith(expected)), expected + ": " + broken);
    }

    private static Ruling told(String rule, String sentence) {
        return new Ruling(rule, Optional.empty(), sentence, "");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Mercer 720, Glover 850, Sargent 710, Fermoy 620, Stephen 460 in Trenton | 4.0 too many men in 2029
            Mercer 720, Rall 1250 in Trenton                                        | 11.0 both have men in 2029
            Rall 1250 in Newtown                                                    | 11.4 Rall is in Pennsylvania
            Monckton 500 in Princeton; Grenadiers 500 in Trenton                    | 9.2 [Grenadiers, Monckton] are both on the map
            """)
    void impossiblePositions(String statements, String expected) {
        var now = position(statements);
        fails(broken(now, now), expected);
    }

    @Test
    void unreportedMenAreFound() {
        var before = position("Mercer 720 in Trenton");
        var after = position("Mercer 620 in Trenton");
        assertEquals(List.of(), broken(before, after, told("17.1", "The Americans lose 100 men.")));
        fails(broken(before, after), "17.1 of the American 100 men are missing, 0 were told lost");
        fails(broken(before, after, told("17.1", "The British lose 100 men.")), "17.1 of the American 100");
        fails(broken(after, before), "17.1 of the American -100 men");
    }

    /** A leader leaves the map, and nobody is told how many men leave too. */
    @Test
    void theMenOfALeavingLeaderNeedNotBeReported() {
        var before = position("Mercer 720, Glover 850 in Trenton");
        var after = before.with(before.board().put(RandomCampaign.BOX.box().leader("Mercer"), Post.Off.GONE));
        assertEquals(List.of(), broken(before, after));
    }

    @Test
    void unreportedPointsAreFound() {
        var before = position("Mercer 720 in Trenton");
        var after = before.with(before.track().withVictory(Sides.AMERICAN, 2));
        var told = told("22.2", "The Americans gain 2 victory points: a minor victory at Trenton.");
        assertEquals(List.of(), broken(before, after, told));
        fails(broken(before, after), "22.0 the American gained 2 points and 0 were told");
        fails(broken(before, before, told), "22.0");
    }

    @Test
    void missingPointsForACaptureAreFound() {
        var before = position("Mercer 720 in Trenton; Grant in Princeton");
        var after = before.with(before.board().put(RandomCampaign.BOX.box().leader("Grant"), Post.Off.CAPTURED));
        fails(broken(before, after), "22.3 the American captured 3 points of leaders");
    }

    /** 22.1, 22.4 */
    @Test
    void unreportedPointsForTheMapAreFound() {
        var before = position("Mercer 720 in Brunswick; Rall 400 in Trenton");
        var after = before.with(before.track().withTurn(Turn.of("Jan 3 12 am")));
        fails(broken(before, after), "22.1 the map is worth 1 to the American");
        fails(broken(before, after), "22.1 the map is worth 1 to the British");
        var over = before.with(
                before.track().withEnding(new Rules.Ending(Optional.of(Sides.AMERICAN), "23.0", "The Americans win.")));
        assertEquals(
                List.of("22.4 the map is worth 10 to the American", "22.4 the map is worth 3 to the British"),
                Lists.filter(broken(before, over), sentence -> sentence.startsWith("22.4")));
    }
}
