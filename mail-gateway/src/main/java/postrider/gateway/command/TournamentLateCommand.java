package postrider.gateway.command;

import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Named;
import postrider.gateway.tournament.Proceedings;
import postrider.gateway.tournament.TournamentStatus;

@Command(
        name = "late",
        description =
                "Lists the games that are not over with their round, and what each waits for; gives one more time.",
        footer = {
            "",
            "Examples:",
            "  postrider tournament late cup",
            "  postrider tournament late cup 2.3 --days 14 --why 'she was in hospital'"
        })
final class TournamentLateCommand extends OneTournamentVerb {
    @Parameters(index = "1", arity = "0..1", paramLabel = "GAME", description = "The game, as 2.3 or by its id.")
    Optional<String> game = Optional.empty();

    @Option(names = "--days", paramLabel = "N", description = "So many days more, from its end or from today.")
    int days;

    @Option(names = "--why", paramLabel = "TEXT", description = "Both players read it.")
    String why = "";

    @Override
    int done(Director director, Proceedings so) throws IOException {
        if (game.isEmpty()) {
            out().print(new TournamentStatus(so, director).late());
            return 0;
        }
        var after = director.extend(so, game.get(), days, why);
        return entered("%s has time until %s."
                .formatted(
                        Named.board(after, game.get()).game(),
                        new TournamentStatus(after, director).until(Named.board(after, game.get()))));
    }
}
