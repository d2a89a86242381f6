package postrider.gateway.command;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Named;
import postrider.gateway.tournament.Proceedings;
import postrider.log.Written;

@Command(
        name = "withdraw",
        description = "Takes somebody out: they are paired no more, and lose the games that go on.",
        footer = {"", "Example:", "  postrider tournament withdraw cup 'Jane Doe' --why 'she has moved house'"})
final class TournamentWithdrawCommand extends OneTournamentVerb {
    @Parameters(index = "1", paramLabel = "NAME", description = "Who: their name, address or number.")
    String name;

    @Option(names = "--why", paramLabel = "TEXT", description = "The reason.")
    String why = "";

    @Override
    int done(Director director, Proceedings so) throws IOException {
        var gone = Named.entrant(so, name);
        director.withdraw(so, gone.entered(), why, Written.NOT);
        return entered("%s has left %s.".formatted(gone.name(), so.plan().name()));
    }
}
