package postrider.gateway.command;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import picocli.CommandLine.Command;
import postrider.command.Postrider;
import postrider.command.Setting;
import postrider.command.Verb;
import postrider.desk.GameCatalog;
import postrider.gateway.Settings;
import postrider.gateway.enrolment.Drawers;
import postrider.gateway.postgres.Database;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresStores;
import postrider.gateway.postgres.PostgresTournaments;
import postrider.gateway.tournament.TournamentFolder;
import postrider.gateway.tournament.Tournaments;
import postrider.log.Event;
import postrider.store.GameFolders;
import postrider.store.Games;

/** The entry point: the referee's commands, and those that need mail. */
public final class Main {
    /** The settings file of a home folder. Without it, letters stay in the outbox for the referee to hand over. */
    static final String SETTINGS = "postrider.yaml";

    private static final InstantSource CLOCK = InstantSource.system();

    private static final Map<String, Database> OPEN = new ConcurrentHashMap<>();

    private Main() {}

    public static void main(String[] arguments) {
        System.exit(run(writer(System.out), writer(System.err), arguments));
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }

    public static int run(PrintWriter out, PrintWriter err, String... arguments) {
        var setting = new Setting(GameCatalog.installed(), new MailEquipment(CLOCK), CLOCK, out, err);
        var more = new LinkedHashMap<String, Verb>();
        for (var verb : List.of(
                new ServeCommand(),
                new DoctorCommand(),
                new BackupCommand(),
                new RestoreCommand(),
                new DemoCommand(),
                new KeygenCommand(),
                new InvitationsCommand(),
                new GuestsCommand(),
                new LoginCommand(),
                new TemplatesCommand(),
                new TournamentCommand(),
                new StoreCommand()))
            more.put(verb.getClass().getAnnotation(Command.class).name(), verb);
        int exit = Postrider.run(setting, more, arguments);
        out.flush();
        err.flush();
        return exit;
    }

    static Drawers drawers(Path home) {
        return database(home).map(PostgresStores::drawers).orElseGet(() -> Drawers.in(home.resolve("post")));
    }

    static Tournaments tournaments(Path home) {
        return database(home)
                .<Tournaments>map(PostgresTournaments::new)
                .orElseGet(() -> new TournamentFolder(home.resolve("tournaments")));
    }

    static Games games(Path home) {
        return database(home).<Games>map(PostgresGames::new).orElseGet(() -> new GameFolders(home.resolve("games")));
    }

    static Optional<Event.Header> header(Path home, String game) {
        if (!game.matches("[a-z0-9][a-z0-9-]*")) return Optional.empty();
        try {
            return Optional.of(games(home).place(game).header());
        } catch (RuntimeException none) {
            return Optional.empty();
        }
    }

    /** The database of a home folder, opened once for the life of the process. */
    static Optional<Database> database(Path home) {
        try {
            return settings(home)
                    .flatMap(Settings::store)
                    .map(store -> OPEN.computeIfAbsent(store.url(), url -> Database.open(store)));
        } catch (Settings.Unusable told) { // reported among the faults
            return Optional.empty();
        }
    }

    /** Settings without passwords. Only sending needs one: without it, letters wait in the outbox. */
    static Optional<Settings> settings(Path home) {
        var file = home.resolve(SETTINGS);
        return Files.exists(file)
                ? Optional.of(read(file, () -> Settings.loadWithoutPasswords(file, System.getenv())))
                : Optional.empty();
    }

    static Settings settingsIn(Path file) {
        return read(file, () -> Settings.load(file, System.getenv()));
    }

    private interface Reading {
        Settings settings() throws IOException;
    }

    private static Settings read(Path file, Reading reading) {
        try {
            return reading.settings();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("%s cannot be read.".formatted(file), unreadable);
        }
    }
}
