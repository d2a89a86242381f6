package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.gateway.HeldMail;
import postrider.gateway.Log;
import postrider.gateway.postgres.Schema;
import postrider.gateway.tournament.Board;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.PlanFile;
import postrider.gateway.tournament.Proceedings;
import postrider.gateway.tournament.Recount;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;
import postrider.log.Signatures;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.play.OpenGame;
import postrider.proof.Verification;
import postrider.store.GameStore;
import postrider.workbench.simulation.RandomBot;

/** Programs play a tournament by signed letters, from its file to its closing report, wherever the office keeps it. */
@Tag("long")
class TournamentByMailTest {
    @TempDir
    private Path home;

    private final GameCatalog catalog = GameCatalog.installed();
    private final Map<String, Hatch.Writer> writers = new TreeMap<>();
    private final List<String> post = new ArrayList<>();
    private List<Hatch> gateways = List.of();
    private Hatch hatch;
    private Director director;
    private int entrants;
    private int rounds;
    private int thought;

    private String person(String name, int seed) throws IOException {
        var writer = hatch.new Writer(name, seed);
        writers.put(writer.self.address(), writer);
        Files.writeString(home.resolve(name + ".asc"), writer.key.publicKey().armored());
        return "name: %s, address: %s, key: %s.asc".formatted(name, writer.self.address(), name);
    }

    private Path plan() throws IOException {
        var text = new StringBuilder(
                """
            name: The Autumn Cup
            format: swiss
            rounds: %d
            game: washingtons-war
            round: 60 days
            director: {%s}
            assistant: {%s}
            eliminator: {%s}
            entrants:
            """.formatted(rounds, person("player01", 21), person("arbiter", 91), person("spare", 92)));
        for (int number = 1; number <= entrants; number++)
            text.append("- {%s, rating: %d, zone: Europe/Paris}%n"
                    .formatted(person("player%02d".formatted(number), 20 + number), 2000 - 25 * number));
        return Files.writeString(home.resolve("cup.yaml"), text);
    }

    @Test
    void aTournamentIsPlayedFromItsFileToItsClosingReport() throws IOException {
        gateways = List.of(new Hatch(home).inMemory());
        isPlayed(16, 4);
    }

    /** Two gateways share it, and both work on it at once. */
    @Test
    @Needs(Need.POSTGRESQL)
    void aTournamentInADatabaseIsPlayedFromItsFileToItsClosingReport() throws IOException {
        try (var schema = new Schema()) {
            var one = new Hatch(home).in(schema.database());
            var other = new Hatch(Files.createDirectory(home.resolve("other"))).in(schema.database());
            gateways = List.of(one, other.sharing(one));
            isPlayed(6, 2);
        }
    }

    private void isPlayed(int entrants, int rounds) throws IOException {
        this.entrants = entrants;
        this.rounds = rounds;
        hatch = gateways.getFirst();
        var stores = hatch.stores();
        director = new Director(stores.tournaments(), catalog, stores.seats()::game, () -> hatch.now);
        director.begin("cup", PlanFile.read(plan(), catalog, hatch.now));
        round();
        assertEquals(entrants + 2, told("You are entered in The Autumn Cup|The Autumn Cup begins"));
        writers.get("player03@example.org").write("tournament cup: lot rain on the Delaware");
        writers.get("player02@example.org").write("tournament cup: table\n\ntournament cup: withdraw");
        round();
        for (int number = 1; number <= rounds; number++) {
            var so = director.pair(so());
            assertEquals(number, so.round());
            round();
            stores.seats().keepUp();
            play(stores, number);
            assertTrue(so().open().isEmpty());
        }
        director.close(so(), "");
        round();
        var so = so();
        assertTrue(so.isClosed());
        verified(so);
        assertEquals(1, told("Not read: tournament cup: withdraw"));
        assertEquals(rounds * (entrants + 2), told("After round \\d of %d".formatted(rounds)));
        assertEquals(entrants + 2, told("The Autumn Cup is over: player\\d\\d has won|share first place"));
        var last = "cup-%d-%d".formatted(rounds, entrants / 2);
        assertEquals(entrants + 2, told(last + " +nothing is amiss +\\d+ rolls and \\d+ cards shown"));
    }

    /** A ruling for each game, so that every kind occurs. */
    private void play(Office.Stores stores, int round) throws IOException {
        for (int letters = 0; letters < (round == 1 ? 2 : 1); letters++) {
            for (var board : so().open()) move(stores.seats().game(board.game()).orElseThrow());
            round();
        }
        for (var board : so().open())
            end(board, stores.seats().game(board.game()).orElseThrow());
        round();
        round();
    }

    private void move(GameStore game) {
        var open = catalog.open(game, game.log());
        for (var side : open.sides())
            if (open.status().awaits(side))
                writer(game, side)
                        .write(letter(game, lines(catalog.box(game, game.header()), open, side))
                                .toArray(String[]::new));
    }

    private void end(Board board, GameStore game) {
        var first = catalog.game(game).sides().getFirst();
        var second = catalog.game(game).sides().getLast();
        switch (board.name().charAt(2) % 3) {
            case 0 -> writer(game, first).write("game " + game.id(), "concede");
            case 1 -> writer(game, second).write("game " + game.id(), "concede");
            default -> {
                writer(game, first).write("game " + game.id(), "offer draw");
                hatch.now = hatch.now.plus(Duration.ofMinutes(1));
                writer(game, second).write("game " + game.id(), "accept draw");
            }
        }
    }

    private Hatch.Writer writer(GameStore game, Side side) {
        return writers.get(game.header().players().get(side).address());
    }

    private static List<String> letter(GameStore game, List<String> lines) {
        var letter = new ArrayList<>(
                List.of("game " + game.id(), "impulse " + game.log().impulse()));
        letter.addAll(lines);
        return letter;
    }

    private <P, O> List<String> lines(Game.Box<P, O> box, OpenGame<?, ?> game, Side side) {
        var player = new RandomBot<P, O>(++thought);
        var asked = game.status().asked(side);
        if (asked.isEmpty()) {
            var position = box.notation().position(game.notation());
            return box.orders().words(player.order(position, side, box.legal(position, side)));
        }
        return asked.stream()
                .map(question -> "answer %s: %s"
                        .formatted(
                                question.name(),
                                player.to(question).orElseThrow().words()))
                .toList();
    }

    private Proceedings so() throws IOException {
        return director.catchUp(director.proceedings("cup"));
    }

    private void round() throws IOException {
        var now = hatch.now.plus(Duration.ofMinutes(1));
        for (var gateway : gateways) {
            gateway.now = now;
            gateway.tray.clear();
        }
        try (var log = new Log()) {
            gateways.parallelStream().forEach(gateway -> isDone(gateway, log));
        }
        for (var gateway : gateways)
            for (var letter : gateway.tray)
                if (letter.contains("tournament.cup") || letter.contains("answer.")) post.add(text(letter));
    }

    private static void isDone(Hatch gateway, Log log) {
        try (var office = gateway.office()) {
            for (int slow = 0; !office.post().round(); slow++) {
                assertTrue(slow < 1_200, log::toString); // at least a minute
                LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(String letter) {
        return new HeldMail().text(letter.getBytes(StandardCharsets.ISO_8859_1));
    }

    private long told(String headline) {
        return post.stream()
                .filter(letter -> letter.matches("(?s).*(" + headline + ").*"))
                .count();
    }

    private void verified(Proceedings so) throws IOException {
        var games = so.boards();
        assertEquals(entrants / 2 * rounds, games.size());
        for (var board : games) {
            var game = hatch.at(board.game());
            var found = Verification.of(
                    game, Optional.of(Reopened.of(catalog, game, game.header())), Signatures.installed());
            assertEquals(Optional.empty(), found.amiss().map(Exception::getMessage));
        }
        var found = new Recount(so, Optional.empty(), catalog, id -> Optional.of(hatch.at(id))).findings();
        assertEquals(List.of(), found.amiss());
        assertEquals(List.of(), found.unseen());
    }
}
