package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.log.LetterKind;
import postrider.log.Settlement;
import postrider.text.Lists;

/** What observers may read of a game, and when. */
class GazetteTest {
    @TempDir
    Path home;

    private ClockedGame game(String observers) {
        return new ClockedGame(home, "twenty", Map.of("observers", observers));
    }

    private static List<String> told(ClockedGame game) {
        var gazette = game.gazette().orElseThrow();
        return Lists.map(
                gazette.entries(game.now()),
                entry -> gazette.issue(entry).letter().impulse() + " "
                        + gazette.issue(entry).letter().headline());
    }

    @Test
    void nobodyFollowsAGameWithoutThePlayersConsent() {
        assertEquals(Optional.empty(), game("no").gazette());
    }

    @Test
    void itIsDelayedByImpulses() {
        var game = game("2 impulses");
        assertEquals(List.of(), told(game));
        game.move(BRITISH);
        assertEquals(List.of(), told(game));
        game.move(AMERICAN);
        assertEquals(List.of("0 The game is set up"), told(game));
        game.move(BRITISH);
        assertEquals(2, told(game).size());
        assertFalse(game.gazette().orElseThrow().ripens(game.now()));
    }

    @Test
    void itIsDelayedByDays() {
        var game = game("7 days");
        game.days(3);
        game.move(BRITISH);
        game.days(4);
        assertEquals(1, told(game).size());
        assertTrue(game.gazette().orElseThrow().ripens(game.now()));
        game.days(3);
        assertEquals(2, told(game).size());
        assertFalse(game.gazette().orElseThrow().ripens(game.now()));
    }

    /** It reports what is taken back; once the game is over nothing is held back. */
    @Test
    void itReportsSettlementsAndTheEnd() {
        var game = game("50 impulses");
        game.move(BRITISH);
        game.settle(new Settlement.Rollback(1));
        assertEquals(List.of(), told(game));
        game.write(AMERICAN, "concede");
        var gazette = game.gazette().orElseThrow();
        var entries = gazette.entries(game.now());
        assertEquals(
                List.of(
                        "0 The game is set up",
                        "1 The British play e1 and raid Nowhere",
                        "3 Impulse 1 is taken back",
                        "3 The British player wins: the American player has conceded the game."),
                told(game));
        assertTrue(gazette.issue(entries.getLast()).last());
        for (var entry : entries)
            assertEquals(LetterKind.BULLETIN, gazette.issue(entry).letter().kind());
    }

    @Test
    void onlyADelayIsUnderstood() {
        for (var words : List.of("yes", "3 weeks", "-1 days", "1000 impulses"))
            assertThrows(IllegalArgumentException.class, () -> game(words), words);
    }
}
