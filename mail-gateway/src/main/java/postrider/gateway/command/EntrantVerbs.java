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
import postrider.log.Written;
import postrider.tournament.Rating;

/** What a director does about who is in a tournament. */
final class EntrantVerbs {
    private EntrantVerbs() {}

    @Command(
            name = "enter",
            description = "Enters somebody who comes late; they play from the next round on.",
            footer = {"", "Example:", "  postrider tournament enter cup 'Jane Doe' jane@example.org --key jane.asc"})
    static final class Enter extends TournamentCommand.OfOne {
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

    @Command(
            name = "change",
            description = "Notes that an entrant has another address, another key, or lives elsewhere.",
            footer = {
                "",
                "It counts in the games to come; in those that go on they say so themselves, by letter.",
                "Example:",
                "  postrider tournament change cup 'Jane Doe' --address jane@example.net"
            })
    static final class Change extends TournamentCommand.OfOne {
        @Parameters(index = "1", paramLabel = "NAME", description = "Who: their name, address or number.")
        String name;

        @Option(names = "--address", paramLabel = "ADDRESS", description = "Where their letters go.")
        Optional<String> address = Optional.empty();

        @Option(
                names = "--key",
                paramLabel = "FILE",
                description =
                        "Their public key, as for 'enter'. Default: the one they have; of a mailbox, the new one.")
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

    @Command(
            name = "withdraw",
            description = "Takes somebody out: they are paired no more, and lose the games that go on.",
            footer = {"", "Example:", "  postrider tournament withdraw cup 'Jane Doe' --why 'she has moved house'"})
    static final class Withdraw extends TournamentCommand.OfOne {
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
}
