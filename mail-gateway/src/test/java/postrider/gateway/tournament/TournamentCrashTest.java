package postrider.gateway.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.Decree;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.desk.PaperTransport;
import postrider.dice.Secret;
import postrider.gateway.BackOffice;
import postrider.gateway.Notice;
import postrider.gateway.mime.MailAddress;
import postrider.kernel.ruling.Side;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.log.Written;
import postrider.store.GameInMemory;
import postrider.store.GameStore;
import postrider.text.Lists;

/**
 * Cuts the power before each write in turn, from the beginning of a tournament to its closing report. The same games must begin, and the same
 * letters be queued.
 */
class TournamentCrashTest {
    private static final String PLAN = """
            name: The Cup
            format: swiss
            rounds: 2
            game: washingtons-war
            round: 30 days
            director: {name: Ann, address: ann@example.org, key: none}
            entrants:
            - {name: Ben, address: ben@example.org, key: none, seed: 1}
            - {name: Cyd, address: cyd@example.org, key: none, seed: 2}
            - {name: Dan, address: dan@example.org, key: none, seed: 3}
            - {name: Eve, address: eve@example.org, key: none, seed: 4}
            """;

    private static final GameCatalog CATALOG = GameCatalog.installed();

    /** Cuts the power only before every n-th write, since each takes a while. */
    private static final int STEP = Integer.getInteger("postrider.step", 3);

    @TempDir
    private Path home;

    /** What survives a power cut. */
    private final class Kept implements Tournaments, BackOffice {
        final Map<String, String> letters = new TreeMap<>();
        final Map<String, GameStore> games = new TreeMap<>();
        final Instant noon = Instant.parse("2026-11-01T12:00:00Z");
        Instant now = noon;
        private final TournamentsInMemory tournaments = new TournamentsInMemory();
        private final LetterRenderer plain = letter -> new LetterRenderer.Printed(letter.headline(), "");
        private final Desk desk = new Desk(CATALOG, plain, new PaperTransport(), () -> now);
        private int power;
        private int writes;

        Kept(int power) {
            this.power = power;
        }

        private void write() {
            writes++;
            if (power-- == 0) throw new UncheckedIOException(new IOException("the power is off"));
        }

        private Director director() {
            return new Director(this, CATALOG, this::game, () -> now);
        }

        private Proceedings so() throws IOException {
            return director().proceedings("cup");
        }

        /** Tends the tournament until nothing more is due: each round may cause another. */
        private void tend() throws IOException {
            for (int known = 0, looks = 0; known < entries("cup").size() || looks < 2; looks++) {
                if (known < entries("cup").size()) looks = 0;
                known = entries("cup").size();
                while (!new TournamentDesk(director(), this).tend("cup")) assertTrue(power < 0);
            }
        }

        /** Does something as the director, again if the power failed. */
        private void does(What deed) throws IOException {
            try {
                deed.done(so());
            } catch (UncheckedIOException off) {
                deed.done(so());
            }
            tend();
        }

        /** Who was told what, ignoring which of two players was drawn first. */
        List<String> told() {
            return letters.entrySet().stream()
                    .map(letter ->
                            letter.getKey().replaceFirst("(late\\.\\S+)\\.\\d$", "$1") + ": " + letter.getValue())
                    .sorted()
                    .toList();
        }

        @Override
        public List<String> ids() {
            return tournaments.ids();
        }

        @Override
        public List<String> entries(String id) {
            return tournaments.entries(id);
        }

        @Override
        public void begin(String id, Secret secret, String first) {
            write();
            tournaments.begin(id, secret, first);
        }

        @Override
        public void append(String id, int number, String entry) {
            write();
            tournaments.append(id, number, entry);
        }

        @Override
        public Secret secret(String id) {
            return tournaments.secret(id);
        }

        @Override
        public int done(String id) {
            return tournaments.done(id);
        }

        @Override
        public void done(String id, int entries) {
            write();
            tournaments.done(id, entries);
        }

        @Override
        public Optional<GameStore> game(String id) {
            return Optional.ofNullable(games.get(id));
        }

        @Override
        public void begin(
                String id,
                String system,
                String scenario,
                Map<String, String> options,
                Map<Side, Event.Player> players) {
            write();
            var game = desk.begin(new NewGame(
                    new GameInMemory(id),
                    system,
                    Optional.of(scenario),
                    options,
                    players,
                    "0".repeat(40),
                    Collections.emptySortedMap(),
                    Optional.empty()));
            assertTrue(games.put(game.id(), game) == null, game.id());
        }

        @Override
        public void settle(GameStore game, Decree decree) {
            if (game.log().over()) return;
            write();
            desk.settle(game, decree);
        }

        @Override
        public void lay(String name, MailAddress to, Notice letter) {
            if (letters.containsKey(name)) return;
            write();
            letters.put(name, to.address());
        }
    }

    private interface What {
        void done(Proceedings so) throws IOException;
    }

    /** A tournament in which all sorts of things happen. */
    private Kept played(int power) throws IOException {
        var kept = new Kept(power);
        var read = PlanFile.read(Files.writeString(home.resolve("cup.yaml"), PLAN), CATALOG, kept.noon);
        try {
            kept.director().begin("cup", read);
        } catch (UncheckedIOException off) {
            kept.director().begin("cup", read);
        }
        kept.tend();
        kept.does(so -> kept.director().pair(so));
        kept.now = kept.noon.plus(Duration.ofDays(31));
        kept.tend();
        kept.does(so -> kept.director().extend(so, "1.1", 7, "they were away"));
        kept.does(so -> rule(kept, so, "1.1"));
        kept.does(so -> kept.director().withdraw(so, "Eve", "she has moved", Written.NOT));
        kept.does(so -> kept.director().pair(so));
        for (var board : kept.so().open()) kept.does(so -> rule(kept, so, board.name()));
        kept.does(so -> kept.director().close(so, ""));
        assertTrue(kept.so().isClosed());
        return kept;
    }

    /** Rules for the higher seed, so that no lot decides the pairings. */
    private static void rule(Kept kept, Proceedings so, String name) throws IOException {
        var board = so.board(name);
        var winner = so.at(Math.min(board.first(), board.second())).name();
        kept.director().adjudicate(so, so.plan().director(), name, winner, "it was long enough", Written.NOT);
    }

    @Test
    void powerCutsChangeNothing() throws IOException {
        var quiet = played(Integer.MAX_VALUE);
        assertTrue(quiet.writes > 50, () -> quiet.writes + " writes");
        for (int power = 0; power < quiet.writes; power += STEP) {
            int writes = power;
            var cut = played(power);
            assertEquals(quiet.told(), cut.told(), () -> "after %d writes".formatted(writes));
            assertEquals(quiet.games.keySet(), cut.games.keySet());
            assertEquals(
                    Lists.map(quiet.so().entries(), entry -> entry.event().getClass()),
                    Lists.map(cut.so().entries(), entry -> entry.event().getClass()));
            var found = new Recount(cut.so(), Optional.of(cut.secret("cup")), CATALOG, cut::game).findings();
            assertEquals(List.of(), found.amiss(), () -> "after %d writes".formatted(writes));
        }
    }
}
