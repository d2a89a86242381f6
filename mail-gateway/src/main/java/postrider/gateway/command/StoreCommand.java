package postrider.gateway.command;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.command.Verb;
import postrider.files.FolderLock;
import postrider.files.PrivateFiles;
import postrider.gateway.Settings;
import postrider.gateway.Spool;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.SpoolFolder;
import postrider.gateway.StoreAccount;
import postrider.gateway.enrolment.Drawers;
import postrider.gateway.office.Hours;
import postrider.gateway.office.HoursFile;
import postrider.gateway.postgres.AtRest;
import postrider.gateway.postgres.Database;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresHours;
import postrider.gateway.postgres.PostgresSpool;
import postrider.gateway.postgres.PostgresStores;
import postrider.gateway.postgres.PostgresTournaments;
import postrider.gateway.tournament.TournamentCopy;
import postrider.gateway.tournament.TournamentFolder;
import postrider.gateway.tournament.Tournaments;
import postrider.store.GameCopy;
import postrider.store.GameFolders;
import postrider.store.GameStore;
import postrider.store.Games;
import postrider.text.Lists;
import postrider.text.Wording;

@Command(
        name = "store",
        subcommands = {StoreCommand.Key.class, StoreCommand.Copy.class, StoreCommand.Compare.class},
        synopsisSubcommandLabel = "COMMAND",
        description = "Copies all games from the folder into the database or back, and compares the two.",
        footer = {
            "",
            "postrider.yaml names the database; see docs/operator.md, 'Past one machine'.",
            "Examples:",
            "  postrider store key",
            "  postrider store copy folder database",
            "  postrider store compare folder database"
        })
final class StoreCommand extends Verb {
    @Override
    public Integer call() {
        throw new IllegalArgumentException("Say what to do: 'store key', 'store copy' or 'store compare'.");
    }

    /** A command on the two places where an office can keep its games. */
    private abstract static class OfBoth extends OfficeVerb {
        private static final String FOLDER = "folder";
        private static final String DATABASE = "database";

        @Parameters(index = "0", paramLabel = "FROM", description = "folder or database")
        String from;

        @Parameters(index = "1", paramLabel = "TO", description = "folder or database")
        String to;

        /** A place, which nobody else may use while it is open. */
        record Place(
                Games games, Spool spool, Tournaments tournaments, Drawers drawers, Hours.Book hours, Closeable lock)
                implements AutoCloseable {
            void requireQuiet() {
                int waiting = spool.waiting().size();
                if (waiting > 0)
                    throw new IllegalStateException(
                            "%d letters in %s have not been handled yet: run 'postrider serve --once' first."
                                    .formatted(waiting, games));
            }

            @Override
            public void close() throws IOException {
                try (lock) {
                    spool.close();
                }
            }
        }

        /** Does the work. Returns the exit code. */
        abstract int done(Place from, Place to) throws IOException;

        @Override
        public final Integer call() throws IOException {
            if (!List.of(from, to).containsAll(List.of(FOLDER, DATABASE)))
                throw new IllegalArgumentException("Name the two places, '%s' and '%s'.".formatted(FOLDER, DATABASE));
            var settings = Main.settingsIn(home.resolve(Main.SETTINGS));
            var store = settings.store()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "%s does not name a database as 'store'.".formatted(home.resolve(Main.SETTINGS))));
            try (var folder = folder(settings, setting().clock());
                    var database = database(store, setting().clock())) {
                return from.equals(FOLDER) ? done(folder, database) : done(database, folder);
            }
        }

        private static Place folder(Settings settings, InstantSource clock) throws IOException {
            PrivateFiles.folder(settings.post());
            PrivateFiles.folder(settings.games());
            var lock = FolderLock.on(settings.post()).orElseThrow(OfBoth::served);
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
            var alone = PostgresStores.alone(database).orElseThrow(OfBoth::served);
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
            return new IllegalStateException(
                    "'postrider serve' is running for this office: stop it first, on every machine.");
        }

        static Iterable<String> ids(Place one, Place other) {
            var ids = new TreeSet<String>();
            Stream.of(one, other)
                    .flatMap(place -> place.games().all().stream())
                    .map(GameStore::id)
                    .forEach(ids::add);
            return ids;
        }

        /** The first difference between both copies of a game, as a sentence. */
        static Optional<String> difference(Place one, Place other, String id) {
            for (var place : new Place[] {one, other})
                if (!place.games().has(id)) return Optional.of("%s: it is not in %s.".formatted(id, place.games()));
            return new GameCopy(one.games().place(id), other.games().place(id)).difference();
        }
    }

    @Command(
            name = "copy",
            description =
                    "Copies all games from one place to the other, and compares them. What is already there is left alone. Invitations, observers, open seats, the office's hours and the list of letters that were handled are copied too.",
            footer = {
                "",
                "'serve' must not be running, and no letter may be waiting. A game that is already there and the same is left alone, so an"
                        + " interrupted copy can simply be repeated.",
                "Examples:",
                "  postrider store copy folder database",
                "  postrider store copy database folder"
            })
    static final class Copy extends OfBoth {
        @Override
        int done(Place from, Place to) throws IOException {
            from.requireQuiet();
            int games = 0;
            for (var game : from.games().all()) {
                copy(game, to);
                games++;
            }
            int tournaments = new TournamentCopy(from.tournaments(), to.tournaments()).make();
            if (tournaments > 0) out().printf("%s copied, entry by entry.%n", Wording.count(tournaments, "tournament"));
            from.drawers().copy(to.drawers());
            var known = Set.copyOf(to.spool().handled());
            for (var letter : Lists.filter(from.spool().handled(), digest -> !known.contains(digest)))
                to.spool().done(letter, Disposition.silent("handled before the office moved here"));
            var hours = from.hours().text();
            to.hours().change(kept -> hours.isEmpty() ? kept : hours);
            out().printf("%s in %s, identical to the byte.%n", Wording.count(games, "game"), to.games());
            return 0;
        }

        private static void copy(GameStore game, Place to) {
            var copy = new GameCopy(game, to.games().place(game.id()));
            if (!to.games().has(game.id())) copy.make();
            copy.difference().ifPresent(difference -> {
                throw new IllegalStateException(difference);
            });
        }
    }

    @Command(
            name = "compare",
            description =
                    "Checks whether all games are the same in both places, to the byte. The exit code is 1 if they are not.",
            footer = {"", "Example:", "  postrider store compare folder database"})
    static final class Compare extends OfBoth {
        @Override
        int done(Place from, Place to) throws IOException {
            int games = 0;
            int differing = 0;
            for (var id : ids(from, to)) {
                var difference = difference(from, to, id);
                difference.ifPresent(out()::println);
                games++;
                if (difference.isPresent()) differing++;
            }
            var tournaments = new TournamentCopy(from.tournaments(), to.tournaments()).difference();
            tournaments.ifPresent(out()::println);
            if (tournaments.isPresent()) differing++;
            out().printf(
                            "%s; %s.%n",
                            Wording.count(games, "game"),
                            differing == 0 ? "all are the same" : differing + " are not the same");
            return differing == 0 ? 0 : 1;
        }
    }

    @Command(
            name = "key",
            description = "Makes the key that seals hands, dice and letters in the database.",
            footer = {"", "Example:", "  postrider store key"})
    static final class Key extends Verb {
        @Option(
                names = "--out",
                paramLabel = "FILE",
                description = "Where to save it; nobody else may read it. Default: ${DEFAULT-VALUE}.")
        Path file = Path.of("store.key");

        @Override
        public Integer call() throws IOException {
            AtRest.make(file);
            out().printf(
                            "The key is in %s. Without it the database cannot be read: keep a copy, away from any copy of the database.%n",
                            file);
            return 0;
        }
    }
}
