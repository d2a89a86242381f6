package postrider.gateway.command;

import java.io.IOException;
import picocli.CommandLine.Parameters;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Proceedings;

/** A command about one tournament, named by its first word. */
abstract class OneTournamentVerb extends TournamentVerb {
    @Parameters(index = "0", paramLabel = "TOURNAMENT", description = "Its id.")
    String id;

    /** Does it, once all that has happened in its games is entered. Returns the exit code. */
    abstract int done(Director director, Proceedings so) throws IOException;

    @Override
    final int done(Director director) throws IOException {
        return done(director, director.catchUp(director.proceedings(id)));
    }
}
