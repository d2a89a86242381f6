package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import postrider.dice.UnsealedChance;
import postrider.kernel.Edition;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.washingtonscrossing.box.BoxReader;
import postrider.washingtonscrossing.game.CrossingBox;

/** Players are told which unconfirmed facts mattered, until an owner of the game confirms them. */
class DoubtsTest {
    private static final String HIS = """
            provenance: 'copy: mine'
            hexes:
            - {hex: '1624', terrain: woods}
            - {hex: '1623', terrain: clear}
            roads:
            - {name: 'King''s Highway, Trenton to Brunswick', provenance: {1824-1823: 'copy: mine'}}
            - {name: As far as 1822, along: 1822-1823}
            rivers:
            - {name: Stony Brook, provenance: {1624-1623: 'copy: mine'}}
            places:
            - {name: Maidenhead}
            terrain-costs:
            - {name: woods, provenance: {normal: 'copy: mine'}}
            side-costs:
            - {name: creek}
            leaders:
            - {name: Mercer, provenance: {rating: 'copy: mine'}}
            """;

    private static CrossingBox box(SortedMap<String, String> corrections) {
        return new CrossingBox(BoxReader.read(BoxReader.layers().corrected(corrections), Edition.FIRST));
    }

    private static final CrossingBox OURS = RandomCampaign.BOX;
    private static final CrossingBox CONFIRMED = box(new TreeMap<>(Map.of("mine.yaml", HIS)));

    /** The doubts that a side reads in the report of an American order. */
    private static List<String> told(CrossingBox box, Side reader, String board, String order) {
        var now = box.notation().position("turn Dec 27 7 am; American points 9; " + board);
        if (!(box.read(List.of(new Line(1, order)), now, Sides.AMERICAN) instanceof Read.Understood<Order>(Order said)))
            throw new AssertionError(order);
        var impulse = new Impulse<>(box.rules(), now, Sides.AMERICAN, Optional.of(said));
        if (!(impulse.run(List.of(), new UnsealedChance(1), Answers.SILENCE) instanceof Verdict.Done<Position> done))
            throw new AssertionError(order);
        return Lists.map(
                Lists.filter(
                        done.report(),
                        ruling -> ruling.readableBy(reader) && ruling.sentence().startsWith("Not confirmed")),
                ruling -> ruling.sentence().replace("Not confirmed against a printed copy: ", ""));
    }

    private static void assertTold(String board, String order, List<String> ours, List<String> confirmed) {
        assertEquals(ours, told(OURS, Sides.AMERICAN, board, order));
        assertEquals(confirmed, told(CONFIRMED, Sides.AMERICAN, board, order));
        assertEquals(List.of(), told(OURS, Sides.BRITISH, board, order));
    }

    @Test
    void doubtsAboutTerrainAndRiversOfAMarchAreReported() {
        assertTold(
                "Stephen 460 in 1724",
                "activate Stephen; go Stephen; to 1624, 1623",
                List.of(
                        "woods in 1624 (reconstructed), 3 points for woods (11.0, reconstructed), clear ground in 1623 (reconstructed),"
                                + " the creek on 1624|1623 (reconstructed) and 1 point for creek (11.0, reconstructed)."),
                List.of());
    }

    /** If only a stretch of a road is confirmed, by its own record or another, the road is in doubt before and after it. */
    @Test
    void doubtsAboutAStretchOfARoadAreReported() {
        assertTold(
                "Mercer 700 in Maidenhead",
                "activate Mercer; go Mercer; to 1821",
                List.of("the rating of Mercer (second hand) and the road from Maidenhead to 1821 (reconstructed)."),
                List.of("the road from Maidenhead to 1824 and 1822 to 1821 (reconstructed)."));
    }

    private static String help(CrossingBox box, String space) {
        return String.join("\n", box.spaceNotes(space));
    }

    @Test
    void helpListsDoubtsOfAHex() {
        assertEquals(
                "Not confirmed against a printed copy: the ground (reconstructed) and the water between it and 1623 (reconstructed).",
                help(OURS, "1624"));
        assertEquals("", help(CONFIRMED, "1624"));
        assertEquals(help(OURS, "1825"), help(OURS, "Maidenhead"));
        assertEquals(
                "Not confirmed against a printed copy: the ground (reconstructed), that Maidenhead lies here (reconstructed) and the road to 1824,"
                        + " 1926 and 1725 (reconstructed).",
                help(OURS, "Maidenhead"));
        assertFalse(help(CONFIRMED, "Maidenhead").contains("lies here"));
    }
}
