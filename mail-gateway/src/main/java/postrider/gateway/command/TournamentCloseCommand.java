package postrider.gateway.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
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
final class TournamentCloseCommand extends TournamentVerb {
    @Parameters(index = "0", paramLabel = "TOURNAMENT", description = "Its id.")
    String id;

    @Option(names = "--why", paramLabel = "TEXT", description = "Why it ends before all rounds are played.")
    String why = "";

    @Override
    public Integer call() {
        return with(director -> {
            var so = director.close(director.catchUp(director.proceedings(id)), why);
            out().print(new TournamentStatus(so, director).standings());
            return entered("%s is closed.".formatted(so.plan().name()));
        });
    }
}
