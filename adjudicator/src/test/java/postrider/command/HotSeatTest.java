package postrider.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.desk.Office;
import postrider.desk.Raids;
import postrider.desk.TrialCopy;
import postrider.log.Event;
import postrider.store.EventLog;
import postrider.store.GameFolder;
import postrider.store.GameStore;

/** Both players at one screen. */
class HotSeatTest {
    private static final String HAND_OVER = "Hand over to the ";

    @TempDir
    Path home;

    private final GameCatalog catalog = new GameCatalog(List.of(new Raids()));
    private final TablePost post = new TablePost();
    private final Desk desk = new Desk(catalog, Office.RENDERER, post, InstantSource.fixed(Office.NOON));
    private GameFolder folder;
    private GameStore game;

    @BeforeEach
    void begin() {
        game = folder = (GameFolder) desk.begin(new NewGame(
                new GameFolder(home.resolve("r-1")),
                "raids",
                Optional.empty(),
                Map.of(),
                Map.of(
                        AMERICAN, new Event.Player("Greene", "american@table.invalid", "", ""),
                        BRITISH, new Event.Player("Howe", "british@table.invalid", "", "")),
                "",
                Collections.emptySortedMap(),
                Optional.of(Office.SECRET)));
    }

    /** What the screen shows while these lines are typed. */
    private String screen(String... typed) {
        var out = new StringWriter();
        var in = new BufferedReader(new StringReader(String.join("\n", typed) + "\n"));
        new HotSeat(catalog, Office.RENDERER, desk, post, game, home.resolve("table.html"), in, new PrintWriter(out))
                .play();
        return out.toString();
    }

    /** The copy has none of what happened in the game later. */
    @Test
    void anImpulseIsPlayedAgainInACopyThatIsThrownAway() throws IOException {
        var card = card();
        screen("", "raid Camden with " + card, "", "");
        var before = Files.readString(folder.gameFile());
        game = TrialCopy.of(folder, Optional.of(1));
        assertTrue(before.startsWith(new String(EventLog.written(game.events()), StandardCharsets.UTF_8)));
        var shown = screen("", "raid Trenton with " + card, "", "", "", "", "quit");
        assertTrue(shown.contains("raid Trenton."), shown);
        assertEquals(before, Files.readString(folder.gameFile()));
        assertThrows(IllegalArgumentException.class, () -> TrialCopy.of(folder, Optional.of(2)));
    }

    private String card() {
        var dealt = Pattern.compile("You are dealt (\\w+),").matcher(screen("", "quit"));
        assertTrue(dealt.find());
        return dealt.group(1);
    }

    @Test
    void eachPlayerSeesOnlyTheirOwnLetters() {
        var shown = screen("", "raid Camden with " + card(), "", "", "", "", "stand", "", "", "quit");
        var seats = shown.split(HAND_OVER);
        assertTrue(seats[1].startsWith("British player, then press Enter."), shown);
        assertTrue(seats[2].startsWith("American player, then press Enter."), shown);
        for (var seat : List.of(seats[1], seats[2])) {
            var other = seat.startsWith("British") ? "American" : "British";
            assertFalse(seat.contains("to=" + other), seat);
        }
        assertTrue(seats[2].contains("Do you intercept?"), shown);
    }

    @Test
    void nothingIsEnteredUntilThePlayerConfirms() {
        var before = folder.events().size();
        var shown =
                screen("", "raid Camden with nothing", "", "raid Camden with " + card(), "", "n", "7", "help", "quit");
        assertTrue(shown.contains("You do not hold nothing."), shown);
        assertTrue(shown.contains("reads as  raid Camden with"), shown);
        assertTrue(shown.contains("There is no such number.") || shown.contains("Nothing is offered"), shown);
        assertTrue(shown.contains("before it stands"), shown);
        assertEquals(before, folder.events().size());
    }

    @Test
    void theGameGoesOnWhereItWasLeft() {
        screen("", "raid Camden with " + card(), "", "");
        var later = screen("", "quit");
        assertTrue(later.contains(HAND_OVER + "American player"), later);
        assertTrue(later.contains("Do you intercept?"), later);
    }
}
