package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.clock.Call;
import postrider.files.Hash;
import postrider.gateway.mailbox.Relay;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresSpool;
import postrider.gateway.postgres.Schema;
import postrider.log.Event;
import postrider.log.Outgoing;
import postrider.log.StoredEvent;
import postrider.log.Tick;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.Outbox;

/**
 * Several gateways on one database. Whatever happens to one of them, the result equals that of a single gateway with a folder: every entry
 * and every letter, to the byte.
 */
@Tag("long")
@Needs(Need.POSTGRESQL)
class GatewaysTest {
    /** The minimum number of times a gateway is cut off; see CONTRIBUTING.md. */
    private static final int CUTS = Integer.getInteger("postrider.cuts", 4);

    private static final List<String> GAMES = List.of("ww-1", "ww-2");

    private static final Duration WEEK = Duration.ofDays(7);
    private static final Duration HALF_AN_HOUR = Duration.ofMinutes(30);

    /** The result of one undisturbed gateway. */
    private static Left alone;

    @TempDir
    private Path home;

    private int offices;

    private Hatch office() throws IOException {
        return new Hatch(Files.createDirectory(home.resolve("office-" + ++offices)));
    }

    private static void begin(Hatch hatch) throws IOException {
        for (var game : GAMES) hatch.beginAnywhere(game);
        hatch.tray.clear();
    }

    /** All letters are in the mailbox from the beginning. */
    private static void post(Hatch hatch) {
        for (var game : GAMES) {
            hatch.washington.write(
                    "game " + game,
                    "impulse 1",
                    "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading, Wilmington DE,",
                    "  Baltimore, Richmond, Charlotte, Camden, Savannah");
            hatch.howe.write("game " + game, "impulse 2", "for the king: Ticonderoga, Yorktown, New Bern");
            hatch.washington.write("game " + game, "impulse 2", "American");
            hatch.howe.write("game " + game, "impulse 2", "no");
            hatch.washington.write("game " + game, "impulse 2", "committees: Concord");
        }
        hatch.forge("somebody@example.net", "I would like to play.");
    }

    /**
     * The result, each item with its hash.
     *
     * @param entries of all games
     * @param letters by their Message-IDs
     */
    private record Left(SortedMap<String, String> entries, SortedMap<String, String> letters) {
        static Left by(Hatch... hatches) {
            var letters = new TreeMap<String, String>();
            for (var hatch : hatches)
                for (var letter : List.copyOf(hatch.tray)) {
                    var id = letter.replaceFirst("(?s).*?\nMessage-ID: ([^\r]*)\r.*", "$1");
                    var hash = Hash.sha256(letter.getBytes(StandardCharsets.ISO_8859_1));
                    var other = letters.put(id, hash);
                    if (other != null) assertEquals(other, hash, "one Message-ID, two letters: " + id);
                }
            var entries = new TreeMap<String, String>();
            for (var game : GAMES)
                for (var stored : hatches[0].at(game).events())
                    entries.put(
                            "%s %03d %s %s"
                                    .formatted(
                                            game,
                                            stored.entry(),
                                            stored.event().getClass().getSimpleName(),
                                            stored.outbox().stream()
                                                    .map(Outgoing::messageId)
                                                    .toList()),
                            stored.hash());
            return new Left(entries, letters);
        }

        List<String> differences(Left other) {
            return Stream.concat(
                            differences(entries, other.entries).stream(), differences(letters, other.letters).stream())
                    .toList();
        }

        private static List<String> differences(SortedMap<String, String> one, SortedMap<String, String> other) {
            return Stream.concat(one.keySet().stream(), other.keySet().stream())
                    .distinct()
                    .filter(key -> !Objects.equals(one.get(key), other.get(key)))
                    .map(key -> "%s: %s, %s".formatted(key, one.get(key), other.get(key)))
                    .toList();
        }
    }

    @BeforeAll
    static void oneAlone(@TempDir Path home) throws IOException {
        var hatch = new Hatch(home);
        begin(hatch);
        post(hatch);
        try (var office = hatch.office()) {
            while (!office.post().round()) {}
        }
        alone = Left.by(hatch);
        assertTrue(alone.letters().size() > 12, alone.letters().keySet().toString());
    }

    static Thread work(Hatch hatch) {
        return Thread.ofPlatform().daemon().start(() -> {
            try (var office = hatch.office()) {
                office.post().round();
            } catch (IOException | RuntimeException cutOff) {
                // the others finish whatever it had in hand
            }
        });
    }

    /** Works until nothing waits, in the mailbox or elsewhere. */
    static void finish(Hatch hatch) throws Exception {
        for (int quiet = 0, rounds = 0; quiet < 2; rounds++) {
            assertTrue(
                    rounds < 120, // longer than the database holds a game, which is half a minute
                    () -> "it never ends: %s wait, %s are due, %s are to be sent"
                            .formatted(
                                    hatch.stores().spool().waiting().size(),
                                    hatch.stores().seats().due(WEEK),
                                    hatch.stores().notices().in(Outbox.State.WAITING)));
            try (var office = hatch.office()) {
                quiet = office.post().round() && isQuiet(hatch.stores()) ? quiet + 1 : 0;
            }
            Thread.sleep(250);
        }
    }

    private static boolean isQuiet(Office.Stores stores) {
        return stores.spool().waiting().isEmpty()
                && stores.seats().due(WEEK).isEmpty()
                && stores.notices().in(Outbox.State.WAITING).isEmpty();
    }

    @Test
    void fourShareTheWork() throws Exception {
        try (var schema = new Schema()) {
            var first = office().in(schema.database());
            begin(first);
            var all = new ArrayList<>(List.of(first));
            while (all.size() < 4) all.add(office().in(schema.database()).sharing(first));
            post(first);
            var threads = new ArrayList<Thread>();
            for (int round = 0; round < 3; round++) {
                for (var hatch : all) threads.add(work(hatch));
                for (var thread : threads) thread.join();
            }
            finish(first);
            var sent = all.stream().mapToInt(hatch -> hatch.tray.size()).sum();
            var left = Left.by(all.toArray(Hatch[]::new));
            assertEquals(List.of(), alone.differences(left));
            assertEquals(left.letters().size(), sent, "none was sent twice");
        }
    }

    /** What is due by the clock is due for all of them at once: the reminder, the deadline, and the forfeit. */
    @Test
    void oneDecidesAboutADeadlineAndEachPlayerIsWrittenToOnce() throws Exception {
        try (var schema = new Schema()) {
            var first = office().in(schema.database());
            var other = office().in(schema.database()).sharing(first);
            first.begin("ww-1", Map.of("clock", "2h", "grace", "2h", "silence", "forfeit"));
            first.tray.clear();
            for (int half = 0; half <= 10; half++) {
                first.now = first.now.plus(HALF_AN_HOUR);
                other.now = first.now;
                for (var thread : List.of(work(first), work(other))) thread.join();
            }
            finish(first);
            var game = first.stores().seats().game("ww-1").orElseThrow();
            assertEquals(
                    List.of(Call.ASKED, Call.LATE, Call.OUT),
                    StoredEvent.all(game.events(), Event.Clock.class).stream()
                            .map(Event.Clock::tick)
                            .flatMap(tick ->
                                    tick instanceof Tick.Called(var call, var side) ? Stream.of(call) : Stream.of())
                            .toList());
            assertTrue(game.log().over());
            var ids = Stream.concat(first.tray.stream(), other.tray.stream())
                    .map(letter -> letter.replaceFirst("(?s).*?\nMessage-ID: ([^\r]*)\r.*", "$1"))
                    .toList();
            assertEquals(Set.copyOf(ids).size(), ids.size(), ids::toString);
        }
    }

    /** Other gateways may hold its game's row, but do not work on the game until this one is done. */
    @Test
    void whileALetterIsOnItsWayNoRowIsHeldAndNoOtherWorksOnItsGame() throws Exception {
        try (var schema = new Schema()) {
            var hatch = office().in(schema.database());
            hatch.beginAnywhere("ww-1");
            hatch.washington.write("game ww-1", "impulse 1", "committees: nowhere");
            var others = schema.database();
            var taken = new ArrayList<Boolean>();
            hatch.sending = () -> {
                new PostgresGames(others).place("ww-1").open().close();
                taken.add(new PostgresSpool(others, () -> hatch.now).take("ww-1"));
            };
            finish(hatch);
            assertEquals(List.of(false), taken);
            assertTrue(new PostgresSpool(others, () -> hatch.now).take("ww-1"));
        }
    }

    /** A newer gateway migrates the tables while an older one works on them, and the older one can be restarted. */
    @Test
    void anOlderGatewayWorksWithTheTablesOfANewer() throws Exception {
        try (var schema = new Schema()) {
            var older = office().in(schema.database());
            begin(older);
            post(older);
            var working = work(older);
            while (older.tray.size() < 3) Thread.sleep(5);
            schema.upgrade();
            working.join();
            var again = office().in(schema.database()).sharing(older);
            finish(again);
            assertEquals(List.of(), alone.differences(Left.by(again, older)));
        }
    }

    /** It is cut off at any moment: its last statement, and the database's answer, may have got through or not. */
    @Test
    void theOthersGoOnWhenOneIsCutOff() throws Exception {
        long said = 0;
        for (int cut = 0; cut <= CUTS; cut++)
            try (var schema = new Schema(Duration.ofSeconds(3));
                    var line = new Relay(schema.port())) {
                var dying = office().in(schema.database(line));
                begin(dying);
                post(dying);
                var heir = office().in(schema.database()).sharing(dying);
                long budget = cut == 0 ? Long.MAX_VALUE / 2 : said * cut / (CUTS + 1) + 1;
                line.breakAfter(budget);
                var working = work(dying);
                while (working.isAlive() && line.left() > 0) Thread.sleep(5);
                if (cut == 0) {
                    working.join();
                    said = budget - line.left();
                }
                finish(heir);
                assertEquals(
                        List.of(),
                        alone.differences(Left.by(heir, dying)),
                        "cut off after %d of %d bytes".formatted(budget, said));
            }
    }
}
