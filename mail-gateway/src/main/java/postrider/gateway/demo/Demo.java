package postrider.gateway.demo;

import static postrider.kernel.Side.AMERICAN;
import static postrider.kernel.Side.BRITISH;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import postrider.desk.GameCatalog;
import postrider.desk.GameFolder;
import postrider.desk.Reopened;
import postrider.gamefile.Signatures;
import postrider.gamefile.StoredEvent;
import postrider.gamefile.Verification;
import postrider.gateway.ImapMailbox;
import postrider.gateway.Settings;
import postrider.gateway.SmtpSender;
import postrider.gateway.office.Office;
import postrider.kernel.Side;

/**
 * The first turn of Washington's War by mail: a mail server in this process, the office that {@code serve} runs, and two
 * players who go by their notebooks. Secret, keys and time are fixed, so it always tells the same story.
 */
public final class Demo implements AutoCloseable {
    static final String GAME = "ww-1775";
    private static final int LONGEST = 400;
    private static final int LARGEST = 1_000_000;
    private static final Duration YEAR = Duration.ofDays(365);

    private final GameCatalog catalog;
    private final Path back;
    private final String secret;
    private final Archive archive;
    private final StoryClock clock = new StoryClock();
    private final MailServer server = new MailServer();
    private final MailServer.Box office = server.box(Person.REFEREE.self().address());
    private final Correspondence letters;

    /**
     * @param out the folder to leave the letters in
     * @param progress hears of each letter
     */
    public Demo(Path out, GameCatalog catalog, Consumer<String> progress) throws IOException {
        this(out, catalog, progress, secret());
    }

    /** The secret of the game, which its file tells: so chosen that the story has everything in it. */
    static String secret() throws IOException {
        try (var file = Demo.class.getResourceAsStream(Correspondence.script("secret"))) {
            return new String(file.readAllBytes(), StandardCharsets.US_ASCII).strip();
        }
    }

    Demo(Path out, GameCatalog catalog, Consumer<String> progress, String secret) throws IOException {
        this.catalog = catalog;
        this.back = Files.createTempDirectory("postrider-demo");
        this.secret = secret;
        this.archive = new Archive(out, List.of(AMERICAN, BRITISH));
        var players = List.of(player(AMERICAN, Habit.WRAPS_LINES), player(BRITISH, Habit.WRITES_ABOVE));
        this.letters = new Correspondence(players, archive, progress, LONGEST);
    }

    private Player player(Side side, Habit habit) {
        var person = Correspondence.person(side);
        var box = server.box(person.self().address());
        var place = back.resolve(Archive.word(side) + ".place");
        var how = new ImapMailbox.Options("INBOX", Optional.empty(), place, LARGEST, Duration.ofSeconds(10));
        var mail = new Player.Mail(new ImapMailbox(box.imap(), how), new SmtpSender(box.smtp()));
        return new Player(side, person, habit, Correspondence.notebook(side), mail, clock);
    }

    /** Tells the story: the turn is played until nobody has anything more to write. Then its file is verified. */
    public Told tell() throws IOException {
        Person.REFEREE.key().save(back.resolve("referee.key"));
        try (var office = Office.open(settings(), catalog, clock)) {
            var game = office.desk()
                    .begin(Correspondence.game(back.resolve("games").resolve(GAME), secret));
            do {
                if (!office.post().round())
                    throw new IllegalStateException("The post office has failed; the log says why.");
            } while (letters.exchange(Demo::over));
            return told(game, archive.keep(game, letters.players()));
        }
    }

    /** Whether he has a report of the next year. */
    static boolean over(Player player) {
        return player.latest("report")
                .filter(report -> report.reading().text().contains("THE SITUATION IN 1776"))
                .isPresent();
    }

    private Told told(GameFolder game, Path file) {
        var events = game.events().stream().map(StoredEvent::event).toList();
        var findings = Verification.of(file, Optional.of(Reopened.at(catalog, file)), Signatures.installed());
        return new Told(archive.letters(), Ingredient.missing(events), findings);
    }

    private Settings settings() {
        return new Settings(
                Person.REFEREE.self(),
                office.imap(),
                "INBOX",
                Optional.empty(),
                office.smtp(),
                back.resolve("games"),
                back.resolve("post"),
                back.resolve("referee.key"),
                Optional.empty(),
                YEAR,
                YEAR,
                LARGEST);
    }

    @Override
    public void close() throws IOException {
        letters.players().forEach(Player::close);
        server.close();
        try (var files = Files.walk(back)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
