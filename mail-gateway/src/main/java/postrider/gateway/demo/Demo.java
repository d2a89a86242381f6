package postrider.gateway.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.files.PrivateFiles;
import postrider.gateway.Settings;
import postrider.gateway.mailbox.ImapMailbox;
import postrider.gateway.mailbox.SmtpSender;
import postrider.gateway.office.Office;
import postrider.log.Signatures;
import postrider.log.StoredEvent;
import postrider.proof.Verification;
import postrider.store.GameFolder;
import postrider.store.GameStore;
import postrider.text.Lists;

/**
 * Plays a story by mail, with a mail server in this process, the office that {@code serve} runs, and two players who follow their notebooks.
 * Secret, keys and time are fixed, so the story is always the same.
 */
public final class Demo implements AutoCloseable {
    private static final int LONGEST = 400;
    private static final int LARGEST = 1_000_000;

    private final GameCatalog catalog;
    private final Story story;
    private final Path back;
    private final String secret;
    private final Archive archive;
    private final StoryClock clock = new StoryClock();
    private final MailServer server = new MailServer();
    private final MailServer.Box office = server.box(Person.REFEREE.self().address());
    private final Conversation letters;

    /**
     * @param game the game to play; by default the first that has a story
     */
    public Demo(Optional<String> game, Path out, GameCatalog catalog, Consumer<Posted> progress) throws IOException {
        this(game.map(catalog::game).map(Story::of).orElseGet(() -> Story.first(catalog)), out, catalog, progress);
    }

    private Demo(Story story, Path out, GameCatalog catalog, Consumer<Posted> progress) throws IOException {
        this(story, out, catalog, progress, story.secret());
    }

    Demo(Story story, Path out, GameCatalog catalog, Consumer<Posted> progress, String secret) throws IOException {
        this.catalog = catalog;
        this.story = story;
        this.back = Files.createTempDirectory("postrider-demo");
        this.secret = secret;
        this.archive = new Archive(out, story.sides());
        var players = List.of(player(0, Habit.WRAPS_LINES), player(1, Habit.WRITES_ABOVE));
        this.letters = new Conversation(players, archive, progress, LONGEST);
    }

    private Correspondent player(int seat, Habit habit) {
        var side = story.sides().get(seat);
        var person = story.player(side);
        var box = server.box(person.self().address());
        var place = back.resolve(side.lower() + ".place");
        var how = new ImapMailbox.Options("INBOX", Optional.empty(), place, LARGEST, Duration.ofSeconds(10));
        var mail = new Correspondent.Mail(new ImapMailbox(box.imap(), how), new SmtpSender(box.smtp()));
        return new Correspondent(side, person, habit, story.notebook(side), mail, clock);
    }

    /** Plays the story until nobody has anything more to write, then verifies the game file. */
    public Told tell() throws IOException {
        Person.REFEREE.key().save(back.resolve("referee.key"));
        var settings = Settings.amongPrograms(back, Person.REFEREE.self(), office.imap(), office.smtp(), LARGEST);
        try (var office = Office.open(settings, catalog, clock)) {
            var game = office.desk()
                    .begin(story.game(new GameFolder(story.folder(back.resolve("games"))), Optional.empty(), secret));
            do {
                if (!office.post().round())
                    throw new IllegalStateException("The post office has failed; the log says why.");
            } while (letters.exchange(story::isOver));
            return told(game, archive.keep(game, letters.players()));
        }
    }

    private Told told(GameStore game, Path file) {
        var events = Lists.map(game.events(), StoredEvent::event);
        var findings =
                Verification.of(file, Optional.of(Reopened.of(catalog, game, game.header())), Signatures.installed());
        return new Told(story.title(), story.sides(), archive.letters(), story.missing(events), findings);
    }

    @Override
    public void close() throws IOException {
        letters.players().forEach(Correspondent::close);
        server.close();
        PrivateFiles.remove(back);
    }
}
