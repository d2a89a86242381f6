package postrider.gateway.command;

import java.io.IOException;
import picocli.CommandLine.Command;
import postrider.gateway.tournament.TournamentCopy;

@Command(
        name = "compare",
        description =
                "Tells whether all games are the same in both places, to the byte. The exit code is 1 if they are not.",
        footer = {"", "Example:", "  postrider store compare folder database"})
final class StoreCompareCommand extends PlacesVerb {
    @Override
    int done(Place from, Place to) throws IOException {
        int games = 0;
        int differing = 0;
        for (var id : ids(from, to)) {
            var difference = difference(from, to, id);
            difference.ifPresent(out()::println);
            games++;
            if (difference.isPresent()) differing++;
        }
        var tournaments = new TournamentCopy(from.tournaments(), to.tournaments()).difference();
        tournaments.ifPresent(out()::println);
        if (tournaments.isPresent()) differing++;
        out().printf("%d games; %s.%n", games, differing == 0 ? "all are the same" : differing + " are not the same");
        return differing == 0 ? 0 : 1;
    }
}
