package postrider.gateway.command;

import java.io.Closeable;
import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import picocli.CommandLine.Parameters;
import postrider.files.FolderLock;
import postrider.files.PrivateFiles;
import postrider.gateway.Settings;
import postrider.gateway.Spool;
import postrider.gateway.SpoolFolder;
import postrider.gateway.StoreAccount;
import postrider.gateway.enrolment.Drawers;
import postrider.gateway.office.Hours;
import postrider.gateway.office.HoursFile;
import postrider.gateway.postgres.Database;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresHours;
import postrider.gateway.postgres.PostgresSpool;
import postrider.gateway.postgres.PostgresStores;
import postrider.gateway.postgres.PostgresTournaments;
import postrider.gateway.tournament.TournamentFolder;
import postrider.gateway.tournament.Tournaments;
import postrider.store.GameCopy;
import postrider.store.GameFolders;
import postrider.store.GameStore;
import postrider.store.Games;

/** A command about the two places where the games of an office may lie. */
abstract class PlacesVerb extends OfficeVerb {
    private static final String FOLDER = "folder";
    private static final String DATABASE = "database";

    @Parameters(index = "0", paramLabel = "FROM", description = "folder or database")
    String from;

    @Parameters(index = "1", paramLabel = "TO", description = "folder or database")
    String to;

    /** One that is ours alone, as long as it is open. */
    record Place(Games games, Spool spool, Tournaments tournaments, Drawers drawers, Hours.Book hours, Closeable lock)
            implements AutoCloseable {
        void requireQuiet() {
            int waiting = spool.waiting().size();
            if (waiting > 0)
                throw new IllegalStateException(
                        "%d letters have come in and not acted yet in %s: let 'postrider serve --once' deal with them first."
                                .formatted(waiting, games));
        }

        @Override
        public void close() throws IOException {
            try (lock) {
                spool.close();
            }
        }
    }

    /** Does it with both. Returns the exit code. */
    abstract int done(Place from, Place to) throws IOException;

    @Override
    public final Integer call() throws IOException {
        if (!List.of(from, to).containsAll(List.of(FOLDER, DATABASE)))
            throw new IllegalArgumentException("Name the two places, '%s' and '%s'.".formatted(FOLDER, DATABASE));
        var settings = Main.settingsIn(home.resolve(Main.SETTINGS));
        var store = settings.store()
                .orElseThrow(() -> new IllegalArgumentException(
                        "%s names no database as 'store'.".formatted(home.resolve(Main.SETTINGS))));
        try (var folder = folder(settings, setting().clock());
                var database = database(store, setting().clock())) {
            return from.equals(FOLDER) ? done(folder, database) : done(database, folder);
        }
    }

    private static Place folder(Settings settings, InstantSource clock) throws IOException {
        PrivateFiles.folder(settings.post());
        PrivateFiles.folder(settings.games());
        var lock = FolderLock.on(settings.post()).orElseThrow(PlacesVerb::served);
        return new Place(
                new GameFolders(settings.games()),
                new SpoolFolder(settings.post(), clock),
                new TournamentFolder(settings.tournaments()),
                Drawers.in(settings.post()),
                new HoursFile(settings.post().resolve("hours")),
                lock);
    }

    private static Place database(StoreAccount store, InstantSource clock) {
        var database = Database.open(store);
        var alone = PostgresStores.alone(database).orElseThrow(PlacesVerb::served);
        return new Place(
                new PostgresGames(database),
                new PostgresSpool(database, clock),
                new PostgresTournaments(database),
                PostgresStores.drawers(database),
                new PostgresHours(database),
                () -> {
                    alone.close();
                    database.close();
                });
    }

    private static IllegalStateException served() {
        return new IllegalStateException("A postrider serves this office: stop it first, and all others that do.");
    }

    /** The ids of the games that lie in one or both. */
    static Iterable<String> ids(Place one, Place other) {
        var ids = new TreeSet<String>();
        Stream.of(one, other)
                .flatMap(place -> place.games().all().stream())
                .map(GameStore::id)
                .forEach(ids::add);
        return ids;
    }

    /** In what a game is not the same in both. */
    static Optional<String> difference(Place one, Place other, String id) {
        for (var place : new Place[] {one, other})
            if (!place.games().has(id)) return Optional.of("%s: it is not in %s.".formatted(id, place.games()));
        return new GameCopy(one.games().place(id), other.games().place(id)).difference();
    }
}
