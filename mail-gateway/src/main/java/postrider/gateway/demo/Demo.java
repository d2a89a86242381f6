package postrider.gateway.demo;

import static postrider.kernel.Side.AMERICAN;
import static postrider.kernel.Side.BRITISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import postrider.desk.GameFolder;
import postrider.desk.NewGame;
import postrider.desk.Reopened;
import postrider.desk.Shelf;
import postrider.gamefile.Signatures;
import postrider.gamefile.Verification;
import postrider.gateway.Authenticator;
import postrider.gateway.Keyring;
import postrider.gateway.Settings;
import postrider.gateway.office.Office;
import postrider.kernel.Side;

/**
 * The first turn of Washington's War by mail: a mail server in this process, the office that {@code serve} runs, and two
 * players who go by their notebooks. Secret, keys and time are fixed, so it always tells the same story.
 */
public final class Demo implements AutoCloseable {
    /** The secret of the game, which its file tells: so chosen that the story has everything in it. */
    private static final String SECRET = "1775".repeat(14) + "02177511";

    private static final String GAME = "ww-1775";
    private static final Instant BEGIN = Instant.parse("2025-04-19T08:00:00Z");
    private static final Instant KEYS_MADE = Instant.parse("2025-04-01T12:00:00Z");
    /** No story is longer, in letters. */
    private static final int LONGEST = 400;

    private static final Duration YEAR = Duration.ofDays(365);

    private final Shelf shelf;
    private final Path back;
    private final String secret;
    private final Consumer<String> progress;
    private final Archive archive;
    private final StoryClock clock = new StoryClock(BEGIN);
    private final MailServer server = new MailServer();
    private final Person referee = Person.of("Postrider", "referee@postrider.example", server, KEYS_MADE);
    private final Person hancock = Person.of("John Hancock", "hancock@congress.example", server, KEYS_MADE);
    private final Person germain = Person.of("George Germain", "germain@whitehall.example", server, KEYS_MADE);
    private final List<Player> players;

    /**
     * @param out the folder to leave the letters in
     * @param progress hears of each letter
     */
    public Demo(Path out, Shelf shelf, Consumer<String> progress) throws IOException {
        this(out, shelf, progress, SECRET);
    }

    Demo(Path out, Shelf shelf, Consumer<String> progress, String secret) throws IOException {
        this.shelf = shelf;
        this.back = Files.createTempDirectory("postrider-demo");
        this.secret = secret;
        this.progress = progress;
        this.archive = new Archive(out, List.of(AMERICAN, BRITISH));
        this.players =
                List.of(player(AMERICAN, hancock, Habit.WRAPS_LINES), player(BRITISH, germain, Habit.WRITES_ABOVE));
    }

    private Player player(Side side, Person person, Habit habit) {
        var keyring = new Keyring(List.of(referee.key().publicKey().armored()));
        var authenticator = new Authenticator(keyring, clock, YEAR);
        return new Player(side, person, habit, authenticator, clock, back.resolve(Archive.word(side) + ".place"));
    }

    /** Tells the story: the turn is played until nobody has anything more to write. Then its file is verified. */
    public Told tell() throws IOException {
        referee.key().save(back.resolve("referee.key"));
        try (var office = Office.open(settings(), shelf, clock)) {
            var game = office.desk().begin(plan());
            do {
                if (!office.post().round())
                    throw new IllegalStateException("The post office has failed; the log says why.");
            } while (exchange());
            return told(game, archive.keep(game, players));
        }
    }

    private Told told(GameFolder game, Path file) {
        var records = game.records();
        var findings = Verification.of(file, Optional.of(Reopened.at(shelf, file)), Signatures.installed());
        return new Told(archive.letters(), Ingredient.missing(records), findings);
    }

    /** Both players read their letters, and answer. Returns whether anybody has written. */
    private boolean exchange() throws IOException {
        read();
        return !over() && write();
    }

    /** Whether both have a report of the next year. */
    private boolean over() {
        return players.stream().allMatch(player -> player.hasReport("THE SITUATION IN 1776"));
    }

    private void read() throws IOException {
        for (var player : players) {
            for (var letter : player.read()) {
                var name = "referee-%s-%s".formatted(Archive.word(player.side()), letter.kind());
                note(player, name, letter.raw(), letter.reading().headline());
            }
        }
    }

    private boolean write() throws IOException {
        var written = false;
        for (var player : players) {
            for (var letter : player.write()) {
                var name = "%s-referee-%s".formatted(Archive.word(player.side()), letter.what());
                note(player, name, letter.raw(), String.join(" / ", letter.words()));
                written = true;
            }
        }
        return written;
    }

    private void note(Player player, String name, byte[] raw, String about) throws IOException {
        int number = archive.file(player.side(), name, raw);
        if (number > LONGEST) throw new IllegalStateException("The story does not come to an end.");
        progress.accept("%03d  %-28s %s".formatted(number, name, about));
    }

    private NewGame plan() {
        return new NewGame(
                back.resolve("games").resolve(GAME),
                "washingtons-war",
                Optional.empty(),
                Map.of(),
                Map.of(AMERICAN, hancock.player(), BRITISH, germain.player()),
                referee.key().publicKey().fingerprint(),
                Optional.empty(),
                Optional.of(secret));
    }

    private Settings settings() {
        return new Settings(
                referee.self(),
                referee.box().imap(),
                "INBOX",
                Optional.empty(),
                referee.box().smtp(),
                back.resolve("games"),
                back.resolve("post"),
                back.resolve("referee.key"),
                Optional.empty(),
                YEAR,
                YEAR,
                1_000_000);
    }

    @Override
    public void close() throws IOException {
        players.forEach(Player::close);
        server.close();
        try (var files = Files.walk(back)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
