package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import postrider.desk.Decree;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.desk.PaperTransport;
import postrider.gateway.office.Town.Person;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.store.GameFolder;
import postrider.templates.Letterpress;

class OfficeTest {
    private static final String COMMITTEES =
            "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading,"
                    + " Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";

    @TempDir
    private Path home;

    private Town town;
    private GameFolder game;

    @BeforeEach
    void begin() throws IOException {
        town = new Town(home);
        game = town.begin("ww-1");
        round();
    }

    @AfterEach
    void end() {
        town.close();
    }

    private void round() throws IOException {
        assertTrue(town.round());
    }

    private void write(Person person, int impulse, String order) throws IOException {
        person.write("game ww-1", "impulse " + impulse, order);
        round();
    }

    private static void assertLast(String headline, Person person) throws IOException {
        assertEquals(headline, person.headlines().getLast());
    }

    @Test
    void anImpulseStopsForTheOtherPlayerAndGoesOnWithTheirLetter() throws IOException {
        assertLast("[ww-1] 0 your order \u00b7 The game is set up", town.washington);
        write(town.washington, 1, COMMITTEES);
        assertLast("[ww-1] 1 your order \u00b7 Concord, Barnstable and 11 more now American", town.howe);
        write(town.howe, 2, "for the king: Ticonderoga, Yorktown, New Bern");
        assertLast("[ww-1] 2 your answer \u00b7 First player: your answer is needed", town.washington);
        assertLast("[ww-1] 2 your answer \u00b7 Claim the first play: your answer is needed", town.howe);
        write(town.washington, 2, "American");
        write(town.howe, 2, "no");
        assertLast("[ww-1] 2 your order \u00b7 Ticonderoga, Yorktown, New Bern now British", town.washington);
        assertLast("[ww-1] 2 report \u00b7 Ticonderoga, Yorktown, New Bern now British", town.howe);
        assertEquals(3, game.log().impulse());
    }

    @Test
    void aLetterIsOneLineOfTheLog() throws IOException {
        var log = new ListAppender<ILoggingEvent>();
        log.start();
        var ours = (Logger) LoggerFactory.getLogger("postrider");
        ours.setLevel(Level.INFO);
        ours.addAppender(log);
        write(town.washington, 1, COMMITTEES);
        write(town.washington, 2, COMMITTEES);
        town.howe.write("game ww-9", "help");
        round();
        ours.detachAppender(log);
        ours.setLevel(Level.OFF);
        assertEquals(
                List.of(
                        "ww-1, American: accepted, 'Concord, Barnstable and 11 more now American'",
                        "ww-1, American: rejected, 'It is not your turn'",
                        "no game: There is no game ww-9 here"),
                log.list.stream()
                        .map(ILoggingEvent::getFormattedMessage)
                        .filter(line -> line.startsWith("letter "))
                        .map(line -> line.replaceFirst("letter [0-9a-f]{12}: ", ""))
                        .toList());
    }

    /** Changes the game file. Returns its former content. */
    private String broken() throws IOException {
        var whole = Files.readString(game.gameFile());
        Files.writeString(game.gameFile(), whole.replaceFirst("washington@", "lafayette@"));
        return whole;
    }

    private void mended(String whole) throws IOException {
        Files.writeString(game.gameFile(), whole);
        round();
        assertEquals(2, game.log().impulse());
        assertLast("[ww-1] 1 report \u00b7 Concord, Barnstable and 11 more now American", town.washington);
    }

    @Test
    void aLetterToABrokenGameWaitsUntilItIsMendedAndStopsNoOther() throws IOException {
        var other = town.begin("ww-2");
        round();
        var whole = broken();
        town.washington.write("game ww-1", "impulse 1", COMMITTEES);
        town.washington.write("game ww-2", "impulse 1", COMMITTEES);
        town.howe.write("game ww-1", "help");
        assertFalse(town.round());
        assertFalse(town.round());
        assertEquals(2, other.log().impulse());
        assertLast("[ww-2] 1 your order \u00b7 Concord, Barnstable and 11 more now American", town.howe);
        mended(whole);
    }

    private Path moved(String name) throws IOException {
        return Files.move(game.path().resolve(name), home.resolve(name));
    }

    private void waitsUntilPutBack(String name) throws IOException {
        town.washington.write("game ww-1", "impulse 1", COMMITTEES);
        town.howe.write("game ww-1", "help");
        int before = town.howe.letters().size();
        assertFalse(town.round());
        assertFalse(town.round());
        assertEquals(before, town.howe.letters().size());
        Files.move(home.resolve(name), game.path().resolve(name), StandardCopyOption.REPLACE_EXISTING);
        round();
        assertEquals(2, game.log().impulse());
    }

    @Test
    void aGameWithAnotherSecretIsBrokenUntilItsOwnIsPutBack() throws IOException {
        moved("secret");
        Files.writeString(game.path().resolve("secret"), "1a".repeat(32) + "\n");
        waitsUntilPutBack("secret");
    }

    @Test
    void aGameWhoseFileIsGoneIsBrokenUntilItIsPutBack() throws IOException {
        moved("game.yaml");
        waitsUntilPutBack("game.yaml");
    }

    @Test
    void thePlayersOfAGameWhoseFileIsGoneMayBeUnknown() throws IOException {
        Files.delete(game.path().resolve("game.index"));
        moved("game.yaml");
        waitsUntilPutBack("game.yaml");
    }

    @Test
    void aFolderThatIsNotAGameIsSkipped() throws IOException {
        for (var name : List.of("lost+found", "ww-9", ".ww-8.new/outbox"))
            Files.createDirectories(home.resolve("games").resolve(name));
        town.howe.write("game ww-9", "help");
        round();
        assertLast("There is no game ww-9 here", town.howe);
    }

    @Test
    void aGameThatIsRefusedLeavesNothing() throws IOException {
        var before = all();
        for (var address : List.of("j\u00fcrgen@", "jane@ex\u00e4mple.org", "jane@-x.org", "j\u00fcrgen@example.org")) {
            var plan = town.plan("ww-2");
            var players = Map.of(AMERICAN, town.washington.player(), BRITISH, at(address));
            var refused = new NewGame(
                    plan.place(),
                    plan.system(),
                    plan.scenario(),
                    plan.options(),
                    players,
                    plan.referee(),
                    plan.corrections(),
                    plan.fixedSecret());
            try (var office = town.office()) {
                var desk = office.desk();
                assertEquals(
                        "'%s' is not a mail address.".formatted(address),
                        assertThrows(IllegalArgumentException.class, () -> desk.begin(refused))
                                .getMessage());
            }
        }
        assertEquals(before, all());
    }

    @Test
    void aPlayerWhoCannotBeWrittenToReplacesNobody() throws IOException {
        var file = Files.readString(game.gameFile());
        try (var office = town.office()) {
            var desk = office.desk();
            var decree = new Decree(new Settlement.Replace(BRITISH, at("jane@-x.org"), ""), "he moved", "");
            assertThrows(IllegalArgumentException.class, () -> desk.foresee(game, decree));
            assertThrows(IllegalArgumentException.class, () -> desk.settle(game, decree));
        }
        assertEquals(file, Files.readString(game.gameFile()));
    }

    private Event.Player at(String address) {
        return new Event.Player(
                "Jane",
                address,
                town.howe.player().fingerprint(),
                town.howe.player().key());
    }

    private List<Path> all() throws IOException {
        try (var files = Files.walk(home)) {
            return files.sorted().toList();
        }
    }

    @Test
    void helloListsTheGamesOfAKey() throws IOException {
        town.begin("ww-2");
        round();
        town.washington.write("Hello!");
        round();
        assertLast("Your letter has come in, and its signature is good", town.washington);
        assertTrue(
                town.washington
                        .letters()
                        .getLast()
                        .contains("You play the American side of ww-1; the American side of ww-2."),
                () -> "it names both");
        town.washington.write("game ww-2", "hello");
        round();
        assertLast("[ww-2] 1 notice \u00b7 Your letter has come in, and its signature is good", town.washington);
    }

    @Test
    void lettersToBeHandedOverAreNotMailed() throws IOException {
        var desk = new Desk(
                GameCatalog.installed(), new Letterpress(Optional.empty()), new PaperTransport(), () -> Town.NOON);
        var paper = (GameFolder) desk.begin(town.plan("ww-2"));
        round();
        assertEquals(4, paper.letters().toHandOver());
        assertLast("[ww-1] 0 your order \u00b7 The game is set up", town.washington);
        town.washington.write("game ww-2", "impulse 1", COMMITTEES);
        round();
        assertEquals(4, paper.letters().toHandOver());
        assertLast("[ww-2] 1 your order \u00b7 Concord, Barnstable and 11 more now American", town.howe);
    }

    private void passes(Duration time) throws IOException {
        town.now = town.now.plus(time);
        round();
    }

    private long reminders() throws IOException {
        return town.washington.headlines().stream()
                .filter(headline -> headline.endsWith("Your letter is awaited"))
                .count();
    }

    @Test
    void noOtherLetterPostponesAReminder() throws IOException {
        passes(Duration.ofDays(6));
        town.howe.write("game ww-1", "press Are you well?");
        town.howe.write("game ww-1", "offer draw");
        town.washington.write("game ww-1", "preview", "impulse 1", COMMITTEES);
        round();
        assertEquals(0, reminders());
        passes(Duration.ofDays(3));
        assertEquals(1, reminders());
        passes(Duration.ofDays(4));
        assertEquals(1, reminders());
        passes(Duration.ofDays(1));
        assertEquals(2, reminders());
        passes(Duration.ofMinutes(5));
        assertEquals(2, reminders());
    }

    @Test
    void aDisputeIsMailedToTheRefereeOnce() throws IOException {
        town.howe.write("game ww-1", "dispute 0: The hands were dealt in the wrong order.");
        for (int rounds = 0; rounds < 3; rounds++) round();
        var told = town.referee.letters().stream()
                .filter(letter -> letter.contains("Subject: Impulse 0 of ww-1 is disputed"))
                .toList();
        assertEquals(1, told.size());
        assertTrue(told.getFirst().contains("The hands were dealt in the wrong order."), told::toString);
        assertTrue(told.getFirst().contains("'postrider dispute ww-1 0'"), told::toString);
    }

    /** Once it is withdrawn the same dispute may be raised again in the same words, and is mailed again; before that it is not. */
    @Test
    void aDisputeThatIsRaisedAgainIsMailedAgain() throws IOException {
        var words = new String[] {"game ww-1", "dispute 0: The hands were dealt in the wrong order."};
        town.howe.write(words);
        round();
        passes(Duration.ofMinutes(1));
        town.howe.write(words);
        round();
        assertTrue(
                town.howe.letters().getLast().contains("impulse 0 is disputed already, and the referee knows"),
                town.howe.letters()::toString);
        town.howe.write("game ww-1", "withdraw");
        round();
        passes(Duration.ofMinutes(1));
        town.howe.write(words);
        for (int rounds = 0; rounds < 3; rounds++) round();
        assertEquals(
                2,
                town.referee.letters().stream()
                        .filter(letter -> letter.contains("Subject: Impulse 0 of ww-1 is disputed"))
                        .count());
    }

    @Test
    void thePlayersOfABrokenGameMayBeUnknown() throws IOException {
        var whole = broken();
        Files.delete(game.path().resolve("game.index"));
        var before = town.washington.letters().size();
        town.washington.write("game ww-1", "impulse 1", COMMITTEES);
        assertFalse(town.round());
        assertEquals(before, town.washington.letters().size());
        mended(whole);
    }
}
