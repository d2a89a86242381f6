package postrider.gateway.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import postrider.command.Equipment;
import postrider.desk.GameCatalog;
import postrider.desk.PaperTransport;
import postrider.desk.Transport;
import postrider.files.FolderLock;
import postrider.gateway.Settings;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.office.MailTransport;
import postrider.gateway.office.Office;
import postrider.gateway.office.QuotaFile;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresQuotas;
import postrider.gateway.signing.PublicKey;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.TournamentStatus;
import postrider.letters.LetterRenderer;
import postrider.log.Event;
import postrider.store.Games;
import postrider.templates.Letterpress;
import postrider.text.Lists;

/**
 * The equipment of a home folder with a post office, as its settings say. Without settings, letters stay in the outbox for the referee to hand
 * over.
 */
record MailEquipment(InstantSource clock) implements Equipment {
    private static final Sender LEFT_TO_SERVE = letter -> {
        throw new IOException("'serve' is at work here, and sends them within a minute");
    };

    @Override
    public LetterRenderer press(Path home) {
        var settings = Main.settings(home);
        return new Letterpress(settings.flatMap(Settings::templates), settings.flatMap(Settings::manual));
    }

    @Override
    public Transport post(Path home) {
        return Main.settings(home).<Transport>map(this::mail).orElseGet(PaperTransport::new);
    }

    /** Where 'serve' is at work it sends the letters: two processes would send the same one twice. */
    private Transport mail(Settings settings) {
        try {
            var mail = MailTransport.of(settings, clock);
            return isServed(settings) ? new MailTransport(mail.self(), mail.key(), LEFT_TO_SERVE, clock) : mail;
        } catch (IOException unreadable) {
            throw new UncheckedIOException("%s cannot be read.".formatted(settings.refereeKey()), unreadable);
        }
    }

    /** In a database the gateways claim each letter. */
    private static boolean isServed(Settings settings) throws IOException {
        if (settings.store().isPresent() || !Files.isDirectory(settings.post())) return false;
        var lock = FolderLock.on(settings.post());
        if (lock.isPresent()) lock.get().close();
        return lock.isEmpty();
    }

    @Override
    public List<String> counted(Path home) {
        return Main.database(home)
                .map(database -> new PostgresQuotas(database, clock).counts())
                .orElseGet(() -> QuotaFile.today(home.resolve("post"), clock));
    }

    @Override
    public Optional<Games> elsewhere(Path home) {
        return Main.database(home).map(PostgresGames::new);
    }

    /** The state of each tournament in a line; enters nothing. */
    @Override
    public List<String> tournaments(Path home) {
        var store = Main.tournaments(home);
        var director = new Director(store, GameCatalog.installed(), id -> Optional.empty(), clock);
        try {
            return Lists.map(store.ids(), id -> standing(director, id));
        } catch (IOException unreadable) {
            return List.of(unreadable.getMessage());
        }
    }

    private static String standing(Director director, String id) {
        try {
            return new TournamentStatus(director.proceedings(id), director).line();
        } catch (IOException | IllegalArgumentException | IllegalStateException broken) {
            return "%s is broken: %s".formatted(id, broken.getMessage());
        }
    }

    /** A home with settings or a post folder works by mail. */
    @Override
    public List<String> faults(Path home) {
        var file = home.resolve(Main.SETTINGS);
        if (!Files.exists(file))
            return Files.exists(home.resolve("post")) ? List.of("%s is missing.".formatted(file)) : List.of();
        try {
            return Office.faults(Settings.loadWithoutPasswords(file, System.getenv()), clock.instant());
        } catch (Settings.Unusable unusable) {
            return unusable.faults();
        } catch (IOException unreadable) {
            return List.of(unreadable.getMessage());
        }
    }

    @Override
    public List<String> missing(Path home) {
        try {
            return Settings.missingPasswords(home.resolve(Main.SETTINGS), System.getenv());
        } catch (Settings.Unusable | IOException told) { // reported among the faults
            return List.of();
        }
    }

    @Override
    public Event.Player enrolled(Event.Player player) {
        return PublicKey.enrolled(player, clock.instant());
    }
}
