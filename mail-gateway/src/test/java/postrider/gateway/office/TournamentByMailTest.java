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
import postrider.gateway.tournament.Board;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.PlanFile;
import postrider.gateway.tournament.Proceedings;
import postrider.gateway.tournament.Recount;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;
import postrider.log.Signatures;
import postrider.play.OpenGame;
import postrider.proof.Verification;
import postrider.store.GameStore;
import postrider.workbench.simulation.RandomBot;

/** Sixteen programs play a tournament by signed letters, from its file to its closing report. */
@Tag("long")
class TournamentByMailTest {
    private static final int ENTRANTS = 16;
    private static final int ROUNDS = 4;

    @TempDir
    private Path home;

    private final GameCatalog catalog = GameCatalog.installed();
    private final Map<String, Hatch.Writer> writers = new TreeMap<>();
    private final List<String> post = new ArrayList<>();
    private Hatch hatch;
    private Director director;
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
            """.formatted(ROUNDS, person("player01", 21), person("arbiter", 91), person("spare", 92)));
        for (int number = 1; number <= ENTRANTS; number++)
            text.append("- {%s, rating: %d, zone: Europe/Paris}%n"
                    .formatted(person("player%02d".formatted(number), 20 + number), 2000 - 25 * number));
        return Files.writeString(home.resolve("cup.yaml"), text);
    }

    @Test
    void fromItsFileToItsClosingReport() throws IOException {
        hatch = new Hatch(home).inMemory();
        try (var office = hatch.office()) {
            var stores = hatch.stores();
            director = new Director(stores.tournaments(), catalog, stores.seats()::game, () -> hatch.now);
            director.found("cup", PlanFile.read(plan(), catalog, hatch.now));
            round(office);
            assertEquals(ENTRANTS + 2, told("You are entered in The Autumn Cup|The Autumn Cup begins"));
            writers.get("player03@example.org").write("tournament cup: lot rain on the Delaware");
            round(office);
            for (int number = 1; number <= ROUNDS; number++) {
                var so = director.pair(so());
                assertEquals(number, so.round());
                round(office);
                stores.seats().keepUp();
                play(office, stores, number);
                assertTrue(so().open().isEmpty());
            }
            director.close(so(), "");
            round(office);
        }
        var so = so();
        assertTrue(so.isClosed());
        verified(so);
        assertEquals(ROUNDS * (ENTRANTS + 2), told("After round \\d of 4"));
        assertEquals(ENTRANTS + 2, told("The Autumn Cup is over: player\\d\\d has won|share the first place"));
        assertEquals(ENTRANTS + 2, told("cup-4-8 +nothing is amiss +\\d+ rolls and \\d+ cards shown"));
    }

    /** A verdict for each table, so that there is something of all sorts. */
    private void play(Office office, Office.Stores stores, int round) throws IOException {
        for (int letters = 0; letters < (round == 1 ? 2 : 1); letters++) {
            for (var board : so().open()) move(stores.seats().game(board.game()).orElseThrow());
            round(office);
        }
        for (var board : so().open())
            end(board, stores.seats().game(board.game()).orElseThrow());
        round(office);
        round(office);
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

    private void round(Office office) {
        hatch.now = hatch.now.plus(Duration.ofMinutes(1));
        hatch.tray.clear();
        try (var log = new Log()) {
            for (int slow = 0; !office.post().round(); slow++) {
                assertTrue(slow < 60, log::toString);
                LockSupport.parkNanos(Duration.ofSeconds(1).toNanos());
            }
        }
        for (var letter : hatch.tray)
            if (letter.contains("tournament.cup") || letter.contains("answer.")) post.add(text(letter));
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
        assertEquals(ENTRANTS / 2 * ROUNDS, games.size());
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
