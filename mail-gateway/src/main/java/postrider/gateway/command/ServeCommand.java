package postrider.gateway.command;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import postrider.files.PrivateFiles;
import postrider.gateway.Settings;
import postrider.gateway.health.HealthServer;
import postrider.gateway.office.Office;
import postrider.gateway.postgres.Database;
import postrider.gateway.postgres.LeasedMailbox;
import postrider.gateway.postgres.PostgresStores;

@Command(
        name = "serve",
        description = "Fetches the players' letters, handles them and sends the answers, until it is stopped.",
        footer = {
            "",
            "It needs a file postrider.yaml in the home folder; docs/operator.md describes it.",
            "SIGTERM or ^C stops it as soon as the letters in hand are done.",
            "Examples:",
            "  postrider serve --home /srv/postrider",
            "  postrider serve --once        run once and exit, for cron"
        })
final class ServeCommand extends OfficeVerb {
    private static final org.slf4j.Logger LOG = LoggerFactory.getLogger(ServeCommand.class);

    @Option(names = "--once", description = "Run once and exit; the exit code is 1 if something went wrong.")
    boolean once;

    @Override
    public Integer call() {
        var file = home.resolve(Main.SETTINGS);
        if (!Files.exists(file))
            throw new IllegalArgumentException(
                    "There is no %s; docs/operator.md says how to write one.".formatted(file));
        var settings = Main.settingsIn(file);
        var faults = Office.faults(settings, setting().clock().instant());
        if (!faults.isEmpty())
            throw new IllegalArgumentException("The office cannot be opened:\n  " + String.join("\n  ", faults));
        ((Logger) LoggerFactory.getLogger("postrider")).setLevel(Level.INFO);
        if (settings.watch().json()) LogLines.forPrograms((LoggerContext) LoggerFactory.getILoggerFactory());
        return serve(settings);
    }

    private int serve(Settings settings) {
        try (var office = open(settings)) {
            if (once) return office.post().round() ? 0 : 1;
            LOG.info(
                    "serving {} as {}",
                    settings.store().<Object>map(store -> store).orElse(settings.games()),
                    settings.self().address());
            var work = new ReentrantLock();
            stopAfterWork(work);
            var health = health(settings, office);
            try {
                office.post().serve(work);
            } finally {
                health.ifPresent(HealthServer::close);
            }
            return 0;
        } catch (InterruptedException stopped) {
            return 0;
        } catch (IOException e) {
            throw new UncheckedIOException("The office cannot be opened: " + e.getMessage(), e);
        }
    }

    private static Optional<HealthServer> health(Settings settings, Office office) throws IOException {
        var port = settings.watch().health();
        if (port.isEmpty()) return Optional.empty();
        var server = HealthServer.open(port.get(), office::vitals);
        LOG.info("health is reported at http://127.0.0.1:{}/health and /metrics", server.port());
        return Optional.of(server);
    }

    private Office open(Settings settings) throws IOException {
        var catalog = setting().catalog();
        if (settings.store().isEmpty())
            return Office.open(settings, catalog, setting().clock());
        var database = Database.open(settings.store().get());
        try {
            var clock = database.clock(setting().clock());
            PrivateFiles.folder(settings.post()); // for the place up to which the mailbox has been read
            var mail = Office.Ways.of(settings, clock);
            var leased = new LeasedMailbox(
                    mail.mailbox(), database, settings.letterbox().isShared());
            return Office.open(
                    settings,
                    catalog,
                    clock,
                    new Office.Ways(leased, mail.sender(), mail.records()),
                    PostgresStores.of(database, catalog, clock),
                    database::close);
        } catch (IOException | RuntimeException failed) {
            database.close();
            throw failed;
        }
    }

    /** Delays the exit until no letter is half done. */
    private static void stopAfterWork(ReentrantLock work) {
        var serving = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            work.lock();
            LOG.info("stopped");
            serving.interrupt();
        }));
    }
}
