package postrider.gateway.command;

import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.TournamentStatus;

@Command(
        name = "status",
        description = "Tells what a tournament waits for; without an id, a line for each.",
        footer = {"", "Examples:", "  postrider tournament status", "  postrider tournament status cup"})
final class TournamentStatusCommand extends TournamentVerb {
    @Parameters(index = "0", arity = "0..1", paramLabel = "TOURNAMENT", description = "Its id.")
    Optional<String> id = Optional.empty();

    @Override
    int done(Director director) throws IOException {
        if (id.isPresent())
            out().print(new TournamentStatus(director.catchUp(director.proceedings(id.get())), director).status());
        else {
            var ids = director.store().ids();
            for (var one : ids)
                out().println(new TournamentStatus(director.catchUp(director.proceedings(one)), director).line());
            if (ids.isEmpty()) out().println("There is no tournament; 'postrider tournament new FILE' begins one.");
        }
        return 0;
    }
}
