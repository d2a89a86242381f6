package postrider.gateway.office;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.files.FolderLock;
import postrider.files.PrivateFiles;
import postrider.gateway.PostOffice;
import postrider.gateway.Settings;
import postrider.gateway.Spool;
import postrider.gateway.SpoolFolder;
import postrider.gateway.bounce.ReturnTags;
import postrider.gateway.enrolment.Codes;
import postrider.gateway.enrolment.Drawers;
import postrider.gateway.enrolment.EnrolmentDesk;
import postrider.gateway.health.Vitals;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.signing.DnsKeys;
import postrider.gateway.signing.KeyRecords;
import postrider.gateway.signing.SecretKey;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.TournamentDesk;
import postrider.gateway.tournament.TournamentFolder;
import postrider.gateway.tournament.Tournaments;
import postrider.store.Outbox;
import postrider.store.OutboxFolder;
import postrider.templates.Letterpress;

/**
 * The whole office, opened as the settings describe it.
 *
 * @param lock keeps other processes from opening this office
 */
public record Office(Desk desk, PostOffice post, Seats seats, Closeable lock) implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Office.class);

    /** How long to listen on a mailbox before looking again. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** How long a round waits for one game. */
    private static final Duration SLOW = Duration.ofSeconds(30);

    /**
     * The office's connections to the world.
     *
     * @param records where mail providers publish their keys
     * @param watched wraps the clerk to observe it
     */
    public record Ways(Mailbox mailbox, Sender sender, KeyRecords records, UnaryOperator<PostOffice.Clerk> watched) {
        public Ways(Mailbox mailbox, Sender sender, KeyRecords records) {
            this(mailbox, sender, records, clerk -> clerk);
        }

        /** The connections in the settings, and the DNS of this machine. */
        public static Ways of(Settings settings, InstantSource clock) throws IOException {
            return new Ways(
                    Office.mailbox(settings), MailTransport.of(settings, clock).sender(), new DnsKeys("dns:", clock));
        }
    }

    /** What would prevent it from opening, a sentence each: faults of the key, the letterbox and the layouts. */
    public static List<String> faults(Settings settings, Instant now) {
        var faults = new ArrayList<String>();
        try {
            SecretKey.load(settings.refereeKey(), now);
        } catch (IOException unreadable) {
            faults.add(
                    "referee-key: %s cannot be read; 'postrider keygen' makes one.".formatted(settings.refereeKey()));
        } catch (IllegalArgumentException useless) {
            faults.add("referee-key: " + useless.getMessage());
        }
        faults.addAll(settings.letterbox().faults());
        settings.templates()
                .ifPresent(folder -> Letterpress.check(folder).forEach(fault -> faults.add("templates: " + fault)));
        return faults;
    }

    /**
     * Opens the office. Nothing is fetched or sent yet.
     *
     * @throws IllegalStateException if another process has it open
     */
    public static Office open(Settings settings, GameCatalog catalog, InstantSource clock) throws IOException {
        return open(settings, catalog, clock, Ways.of(settings, clock));
    }

    /**
     * The office's persistent stores.
     *
     * @param notices its own letters, which belong to no game
     * @param hours when it was at work
     * @param drawers the records of people who begin and join games
     */
    public record Stores(
            Seats seats,
            Spool spool,
            Quotas quotas,
            Outbox notices,
            Hours.Book hours,
            Drawers drawers,
            Tournaments tournaments) {
        static Stores inFolders(Settings settings, GameCatalog catalog, InstantSource clock) throws IOException {
            return new Stores(
                    new Register(settings.games(), catalog, clock),
                    new SpoolFolder(settings.post(), clock),
                    new QuotaFile(settings.post(), clock),
                    OutboxFolder.lay(settings.post()),
                    new HoursFile(settings.post().resolve("hours")),
                    Drawers.in(settings.post()),
                    new TournamentFolder(settings.tournaments()));
        }
    }

    public static Office open(Settings settings, GameCatalog catalog, InstantSource clock, Ways ways)
            throws IOException {
        PrivateFiles.folder(settings.games());
        PrivateFiles.folder(settings.post());
        for (var folder : settings.kept())
            if (PrivateFiles.makePrivate(folder))
                LOG.warn("others could look into {}: their access to it and everything in it was removed", folder);
        var lock = FolderLock.on(settings.post())
                .orElseThrow(() -> new IllegalStateException(
                        "Another postrider serves this office (%s): there can be one only. Stop it first, or leave it to its work."
                                .formatted(settings.post().getParent())));
        try {
            var stores = Stores.inFolders(settings, catalog, clock);
            return open(settings, catalog, clock, ways, stores, lock);
        } catch (IOException | RuntimeException failed) {
            lock.close();
            throw failed;
        }
    }

    public static Office open(
            Settings settings, GameCatalog catalog, InstantSource clock, Ways ways, Stores stores, Closeable lock)
            throws IOException {
        var key = SecretKey.load(settings.refereeKey(), clock.instant());
        var hours = new Hours(stores.hours(), clock);
        var post = new MailTransport(settings.self(), key, ways.sender(), clock, hours::leaves);
        var press = new Letterpress(settings.templates(), settings.manual());
        var desk = new Desk(catalog, press, post, clock, hours::absences);
        var notices = new Notices(settings.self(), key, clock, press, stores.notices(), stores.quotas());
        var enrolling = new EnrolmentDesk.Config(
                settings.enrolment(), settings.self(), key.publicKey().fingerprint());
        var codes = new Codes(key.derived("enrolment"));
        var around = new OfficeForDesks(stores.seats(), desk, notices);
        var enrolment = new EnrolmentDesk(enrolling, catalog, stores.drawers(), codes, around, clock);
        var directing = new Director(stores.tournaments(), catalog, around::game, clock);
        var tournaments = new TournamentDesk(directing, around);
        var returned = new ReturnedMail(
                stores.seats(),
                ReturnTags.of(settings.reports(), key),
                settings.reports().unreachableAfter(),
                notices,
                enrolment,
                tournaments,
                clock);
        var clerk = ways.watched()
                .apply(new GamesClerk(
                        settings,
                        stores.seats(),
                        desk,
                        post,
                        notices,
                        hours,
                        enrolment,
                        tournaments,
                        returned,
                        clock,
                        ways.records()));
        var how = new PostOffice.Config(settings.self(), settings.limit(), PATIENCE, SLOW);
        return new Office(desk, new PostOffice(ways.mailbox(), stores.spool(), clerk, how), stores.seats(), lock);
    }

    public Vitals vitals() {
        return new Vitals(post.sinceRound(), post.reachesMailbox(), post.waiting(), seats.stopped());
    }

    public static Mailbox mailbox(Settings settings) {
        return settings.letterbox().open(settings.post(), settings.limit());
    }

    @Override
    public void close() throws IOException {
        try (lock) {
            post.close();
        }
    }
}
