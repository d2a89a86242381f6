package postrider.gateway.office;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.UnaryOperator;
import postrider.desk.Desk;
import postrider.desk.Shelf;
import postrider.gateway.ImapMailbox;
import postrider.gateway.Mailbox;
import postrider.gateway.PostOffice;
import postrider.gateway.SecretKey;
import postrider.gateway.Sender;
import postrider.gateway.Settings;
import postrider.gateway.SmtpSender;
import postrider.gateway.Spool;
import postrider.templates.Letterpress;

/**
 * The whole office as the settings describe it, open for work.
 *
 * @param desk where games are begun, and where letters end up
 * @param post fetches, acts and sends
 */
public record Office(Desk desk, PostOffice post) implements AutoCloseable {
    /** How long to listen on a mailbox before looking anew. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** Within which a server must answer while we listen. */
    private static final Duration GRACE = Duration.ofSeconds(30);

    /** Opens the office. Nothing is fetched or sent yet. */
    public static Office open(Settings settings, Shelf shelf, InstantSource clock) throws IOException {
        return open(settings, shelf, clock, mailbox(settings), new SmtpSender(settings.smtp()), clerk -> clerk);
    }

    /** An office whose letters come and go another way, or on whose clerk somebody has an eye. */
    static Office open(
            Settings settings,
            Shelf shelf,
            InstantSource clock,
            Mailbox mailbox,
            Sender sender,
            UnaryOperator<PostOffice.Clerk> watched)
            throws IOException {
        Files.createDirectories(settings.games());
        var key = SecretKey.load(settings.refereeKey(), clock.instant());
        var post = new MailPost(settings.self(), key, sender);
        var desk = new Desk(shelf, new Letterpress(settings.templates()), post, clock);
        var notices = new Notices(settings.self(), key, clock, settings.post());
        var rules = new GamesClerk.Config(settings.reminder(), settings.oldest());
        var register = new Register(settings.games(), shelf, clock);
        var clerk = watched.apply(new GamesClerk(rules, register, desk, post, notices, clock));
        return new Office(desk, new PostOffice(mailbox, new Spool(settings.post(), clock), clerk, how(settings)));
    }

    private static ImapMailbox mailbox(Settings settings) {
        var options = new ImapMailbox.Options(
                settings.folder(), settings.processed(), settings.post().resolve("place"), settings.limit(), GRACE);
        return new ImapMailbox(settings.imap(), options);
    }

    private static PostOffice.Config how(Settings settings) {
        return new PostOffice.Config(settings.self(), settings.limit(), PATIENCE);
    }

    @Override
    public void close() throws IOException {
        post.close();
    }
}
