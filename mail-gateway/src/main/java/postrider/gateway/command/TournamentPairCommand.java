package postrider.gateway.command;

import java.io.IOException;
import picocli.CommandLine.Command;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Proceedings;
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
final class TournamentPairCommand extends OneTournamentVerb {
    @Override
    int done(Director director, Proceedings so) throws IOException {
        var after = director.pair(so);
        out().print(new TournamentStatus(after, director).pairings());
        return entered("Round %d is paired.".formatted(after.round()));
    }
}
