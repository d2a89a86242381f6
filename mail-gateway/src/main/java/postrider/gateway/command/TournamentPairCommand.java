package postrider.gateway.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import postrider.gateway.tournament.TournamentStatus;

@Command(
        name = "pair",
        description = "Pairs the next round, and begins its games.",
        footer = {
            "",
            "Nobody chooses who plays whom: it follows from seeds, results and lots.",
            "Example:",
            "  postrider tournament pair cup"
        })
final class TournamentPairCommand extends TournamentVerb {
    @Parameters(index = "0", paramLabel = "TOURNAMENT", description = "Its id.")
    String id;

    @Override
    public Integer call() {
        return with(director -> {
            var so = director.pair(director.catchUp(director.proceedings(id)));
            out().print(new TournamentStatus(so, director).pairings());
            return entered("Round %d is paired.".formatted(so.round()));
        });
    }
}
