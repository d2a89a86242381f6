package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.map.Hexes;
import postrider.washingtonscrossing.Board.Sighting;
import postrider.workbench.simulation.Played;

/** 3.0: the "Last seen" table is at least as recent as anything letters have told. */
@Tag("long")
class LastSeenTest {
    private static final Pattern BEGINS = Pattern.compile("(.+) begins\\.");

    /** A sentence that puts a leader in a hex. */
    private static final List<Pattern> WHERE = List.of(
            Pattern.compile("(.+) (?:goes|falls back|runs|advances) (?:by .+ )?to (.+)\\."),
            Pattern.compile("(.+) (?:comes back|arrives|takes command of the Grenadiers) in (.+)\\."),
            Pattern.compile(".+ raids (.+?) in ([^.]+)\\..*"));

    private static final Pattern GONE = Pattern.compile(
            "(.+) (?:is captured|leaves the army|leaves the game|leaves the map.*|surrenders with .*|falls back .*off the map)\\.");

    @Test
    void theTableIsAsRecentAsTheLetters() {
        int compared = 0;
        for (var games : List.of(RandomCampaign.CAMPAIGNS, RandomCampaign.QUICK))
            for (long seed = 0; seed < 3; seed++)
                for (var viewer : Sides.BOTH) {
                    var told = new LinkedHashMap<Leader, Sighting>();
                    for (var played : games.play(seed).impulses()) {
                        read(played, viewer, told);
                        compared += compare(played, viewer, told);
                    }
                }
        int all = compared;
        assertTrue(compared > 1000, () -> all + " rows compared");
    }

    /** Collects what a side has been told about enemy leaders. */
    private static void read(Played<Position, Order> played, Side viewer, Map<Leader, Sighting> told) {
        var now = played.after();
        var turn = played.before().track().turn();
        for (var ruling : played.report()) {
            if (!ruling.readableBy(viewer)) continue;
            var begins = BEGINS.matcher(ruling.sentence());
            if (begins.matches()) turn = Turn.of(begins.group(1));
            for (var pattern : WHERE) {
                var words = pattern.matcher(ruling.sentence());
                if (!words.matches()) continue;
                var sighting = new Sighting(now.country().hex(words.group(2)), turn);
                now.box().names().find(words.group(1)).ifPresent(leader -> told.put(leader, sighting));
            }
            var gone = GONE.matcher(ruling.sentence());
            if (gone.matches()) now.box().names().find(gone.group(1)).ifPresent(told::remove);
        }
    }

    /** Each row is as recent as what was told, and names the same place unless the leader has been next to the viewer's since. */
    private static int compare(Played<Position, Order> played, Side viewer, Map<Leader, Sighting> told) {
        var now = played.after();
        if (now.track().isOver()) return 0;
        int compared = 0;
        for (var row : rows(now, viewer)) {
            var leader = now.box().leader(row.getFirst());
            var heard = told.get(leader);
            if (heard == null) continue;
            compared++;
            var seen = now.board().sightings().get(leader);
            assertEquals(seen.turn().toString(), row.getLast());
            boolean watched = now.board().hexes(viewer).stream().anyMatch(own -> Hexes.distance(own, seen.hex()) <= 1);
            assertTrue(
                    seen.equals(heard) || seen.turn().compareTo(heard.turn()) > 0 || watched,
                    () -> "%s was told to be in %s, and the table has %s: %s"
                            .formatted(leader, heard, row, played.report()));
        }
        return compared;
    }

    private static List<List<String>> rows(Position now, Side viewer) {
        return RandomCampaign.BOX.rules().view(now, viewer).sections().stream()
                .filter(section -> section.heading().equals("Last seen"))
                .flatMap(section -> section.blocks().stream())
                .flatMap(block -> block instanceof View.Block.Table table ? table.rows().stream() : null)
                .toList();
    }
}
