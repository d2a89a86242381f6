package postrider.gateway.command;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.People;
import postrider.gateway.tournament.Proceedings;
import postrider.tournament.Rating;

@Command(
        name = "enter",
        description = "Enters somebody who comes late; they play from the next round on.",
        footer = {"", "Example:", "  postrider tournament enter cup 'Jane Doe' jane@example.org --key jane.asc"})
final class TournamentEnterCommand extends OneTournamentVerb {
    @Parameters(index = "1", paramLabel = "NAME", description = "What they are called.")
    String name;

    @Parameters(index = "2", paramLabel = "ADDRESS", description = "Where their letters go.")
    String address;

    @Option(
            names = "--key",
            paramLabel = "FILE",
            description =
                    "Their public key; without it they are known by their mailbox (DKIM); 'none' for letters by hand.")
    String key = "";

    @Option(names = "--zone", paramLabel = "ZONE", description = "Where they live, as Europe/Paris. Default: UTC.")
    String zone = "UTC";

    @Option(names = "--rating", paramLabel = "N", description = "How strong they are, if it is known.")
    int rating;

    @Override
    int done(Director director, Proceedings so) throws IOException {
        var strength = rating == 0
                ? Rating.UNKNOWN
                : new Rating(rating, Rating.UNKNOWN.deviation(), Rating.UNKNOWN.volatility());
        var late = People.late(
                name,
                address,
                key,
                zone,
                strength,
                Path.of(""),
                director.clock().instant());
        director.admit(so, late);
        return entered("%s is entered, from round %d on.".formatted(late.name(), so.round() + 1));
    }
}
