package postrider.gateway.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Named;
import postrider.gateway.tournament.People;
import postrider.gateway.tournament.Proceedings;

@Command(
        name = "change",
        description = "Notes that an entrant has another address, another key, or lives elsewhere.",
        footer = {
            "",
            "It counts in the games to come; in those that go on they say so themselves, by letter.",
            "Example:",
            "  postrider tournament change cup 'Jane Doe' --address jane@example.net"
        })
final class TournamentChangeCommand extends OneTournamentVerb {
    @Parameters(index = "1", paramLabel = "NAME", description = "Who: their name, address or number.")
    String name;

    @Option(names = "--address", paramLabel = "ADDRESS", description = "Where their letters go.")
    Optional<String> address = Optional.empty();

    @Option(
            names = "--key",
            paramLabel = "FILE",
            description = "Their public key, as for 'enter'. Default: the one they have; of a mailbox, the new one.")
    Optional<String> key = Optional.empty();

    @Option(names = "--zone", paramLabel = "ZONE", description = "Where they live.")
    Optional<String> zone = Optional.empty();

    @Override
    int done(Director director, Proceedings so) throws IOException {
        var entrant = Named.entrant(so, name);
        var today = People.late(
                entrant.name(),
                address.orElse(entrant.player().address()),
                key.orElseGet(() -> kept(entrant.player().key())),
                zone.orElse(entrant.zone()),
                entrant.rating(),
                Path.of(""),
                director.clock().instant());
        director.change(so, entrant, today);
        return entered("%s is known as they are today.".formatted(entrant.name()));
    }

    private static String kept(String enrolled) {
        return enrolled.isEmpty() ? People.BY_HAND : enrolled.startsWith("dkim:") ? "" : enrolled;
    }
}
