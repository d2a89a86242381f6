package postrider.gateway.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import postrider.command.Home;
import postrider.command.Verb;
import postrider.gateway.tournament.Director;
import postrider.store.GameFolders;
import postrider.store.Games;

/** A command about a tournament. */
abstract class TournamentVerb extends Verb {
    private static final String FOLLOWS = "'postrider serve' sends what follows from it within minutes.";

    @Mixin
    Home home;

    /** Does it. Returns the exit code. */
    abstract int done(Director director) throws IOException;

    @Override
    public final Integer call() {
        try {
            var games = games();
            return done(new Director(
                    Main.tournaments(folder()),
                    setting().catalog(),
                    id -> games.has(id) ? Optional.of(games.place(id)) : Optional.empty(),
                    setting().clock()));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed.getMessage(), failed);
        }
    }

    final Path folder() {
        return Optional.ofNullable(home.games().getParent()).orElse(Path.of(""));
    }

    private Games games() {
        return setting().equipment().elsewhere(folder()).orElseGet(() -> new GameFolders(home.games()));
    }

    /** What was entered, and who hears of it. */
    final int entered(String sentence) {
        out().println(sentence);
        out().println(FOLLOWS);
        return 0;
    }
}
