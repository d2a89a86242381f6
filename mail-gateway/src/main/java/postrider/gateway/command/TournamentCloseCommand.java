package postrider.gateway.command;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Proceedings;
import postrider.gateway.tournament.TournamentStatus;

@Command(
        name = "close",
        description =
                "Ends a tournament: the final table, the ratings, all rulings, and a check of every game go to all.",
        footer = {
            "",
            "Examples:",
            "  postrider tournament close cup",
            "  postrider tournament close cup --why 'half of us are on holiday'"
        })
final class TournamentCloseCommand extends OneTournamentVerb {
    @Option(names = "--why", paramLabel = "TEXT", description = "Why it ends before all rounds are played.")
    String why = "";

    @Override
    int done(Director director, Proceedings so) throws IOException {
        var after = director.close(so, why);
        out().print(new TournamentStatus(after, director).standings());
        return entered("%s is closed.".formatted(after.plan().name()));
    }
}
