package postrider.gateway.command;

import java.io.IOException;
import picocli.CommandLine.Parameters;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Proceedings;

/** A command about one tournament, named by its first word. */
abstract class OneTournamentVerb extends TournamentVerb {
    @Parameters(index = "0", paramLabel = "TOURNAMENT", description = "Its id.")
    String id;

    /** What is done with it, once all that has happened in its games is entered. */
    interface Step {
        int done(Director director, Proceedings so) throws IOException;
    }

    final int with(Step step) {
        return with(director -> step.done(director, director.catchUp(director.proceedings(id))));
    }
}
