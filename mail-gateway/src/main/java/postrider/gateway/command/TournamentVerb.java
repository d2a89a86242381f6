package postrider.gateway.command;

import java.io.IOException;
import java.util.Optional;
import postrider.command.HomeVerb;
import postrider.gateway.tournament.Director;

/** A command about a tournament. */
abstract class TournamentVerb extends HomeVerb {
    private static final String FOLLOWS = "'postrider serve' sends what follows from it within minutes.";

    /** Does it. Returns the exit code. */
    abstract int done(Director director) throws IOException;

    @Override
    public final Integer call() throws IOException {
        var games = places();
        return done(new Director(
                Main.tournaments(homeFolder()),
                catalog(),
                id -> games.has(id) ? Optional.of(games.place(id)) : Optional.empty(),
                setting().clock()));
    }

    /** What was entered, and who hears of it. */
    final int entered(String sentence) {
        out().println(sentence);
        out().println(FOLLOWS);
        return 0;
    }
}
