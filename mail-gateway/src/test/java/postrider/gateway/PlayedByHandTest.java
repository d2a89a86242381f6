package postrider.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.desk.Outcome;
import postrider.desk.PaperTransport;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.store.GameFolder;
import postrider.templates.Letterpress;

/**
 * The first six impulses of each game, typed as people do who have read their letters but no manual: each letter must be accepted as it
 * is.
 */
class PlayedByHandTest {
    private static final int IMPULSES = 6;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"washingtons-war", "we-the-people", "wilderness-war", "washingtons-crossing"})
    void everyLetterIsAccepted(String system) throws IOException {
        var catalog = GameCatalog.installed();
        var desk = new Desk(
                catalog, new Letterpress(), new PaperTransport(), InstantSource.fixed(Instant.EPOCH.plusSeconds(9)));
        var players = catalog.game(system).sides().stream()
                .collect(Collectors.toMap(
                        side -> side, side -> new Event.Player(side.word(), side.word() + "@example.org", "", "")));
        var game = desk.begin(new NewGame(
                new GameFolder(folder.resolve(system)),
                system,
                Optional.empty(),
                Map.of(),
                players,
                "",
                Collections.emptySortedMap(),
                Optional.of("42".repeat(32))));
        for (var letter : letters(system)) {
            var said = letter.split("\n", 2);
            var outcome = desk.enter(game, Side.of(said[0]), said[1] + "\n", Optional.empty());
            assertEquals(Outcome.Fate.ACCEPTED, outcome.fate(), () -> letter + "\n" + outcome.answer());
        }
        var open = catalog.open(game, game.log());
        assertEquals(IMPULSES + 1, open.log().impulse(), "the six are over");
    }

    private static List<String> letters(String system) throws IOException {
        try (var letters = PlayedByHandTest.class.getResourceAsStream("/by-hand/%s.txt".formatted(system))) {
            return List.of(new String(letters.readAllBytes(), UTF_8).strip().split("\n\n"));
        }
    }
}
