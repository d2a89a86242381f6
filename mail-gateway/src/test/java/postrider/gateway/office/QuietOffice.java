package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import postrider.desk.GameCatalog;
import postrider.desk.GameFolder;
import postrider.desk.NewGame;
import postrider.gateway.Account;
import postrider.gateway.MailAddress;
import postrider.gateway.Mailbox;
import postrider.gateway.SecretKey;
import postrider.gateway.Settings;
import postrider.kit.Sides;

/** An office without a mail server: letters lie ready, and those that are sent are kept. */
final class QuietOffice implements AutoCloseable {
    final Path home;
    final List<byte[]> sent = new ArrayList<>();
    private final Queue<byte[]> arriving = new ArrayDeque<>();
    private final Office office;
    private Instant now = Town.NOON;

    QuietOffice(Path home) throws IOException {
        this.home = home;
        SecretKey.make("Referee <referee@example.org>", now, new byte[32]).save(home.resolve("referee.key"));
        office = Office.open(
                settings(), GameCatalog.installed(), () -> now, new Pigeonhole(), sent::add, clerk -> clerk);
    }

    private Settings settings() {
        var nowhere = new Account("localhost", 0, Account.Security.PLAIN, "", () -> "", Optional.empty());
        return new Settings(
                new MailAddress("Referee", "referee@example.org"),
                nowhere,
                "INBOX",
                Optional.empty(),
                nowhere,
                home.resolve("games"),
                home.resolve("post"),
                home.resolve("referee.key"),
                Optional.empty(),
                Duration.ofDays(3650),
                Duration.ofDays(30),
                1_000_000);
    }

    GameFolder begin(String id, Pen american, Pen british) {
        return office.desk()
                .begin(new NewGame(
                        home.resolve("games").resolve(id),
                        "washingtons-war",
                        Optional.empty(),
                        Map.of(),
                        Map.of(Sides.AMERICAN, american.player(), Sides.BRITISH, british.player()),
                        "",
                        Optional.empty(),
                        Optional.of("5e".repeat(32))));
    }

    /** When the next letter will arrive. */
    Instant tomorrow() {
        return now.plus(Duration.ofDays(1));
    }

    /** Deals with all there is. */
    void round() {
        assertTrue(office.post().round());
    }

    /** A day later this letter comes. */
    void deliver(byte[] letter) {
        now = tomorrow();
        arriving.add(letter);
        round();
    }

    @Override
    public void close() throws IOException {
        office.close();
    }

    private final class Pigeonhole implements Mailbox {
        @Override
        public void fetch(Keeper keeper) throws IOException {
            for (var letter = arriving.poll(); letter != null; letter = arriving.poll())
                keeper.keep(new Fetched(letter, letter.length));
        }

        @Override
        public void await(Duration patience) {}

        @Override
        public void close() {}
    }
}
