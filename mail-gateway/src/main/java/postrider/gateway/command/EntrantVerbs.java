package postrider.gateway.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.People;
import postrider.gateway.tournament.Proceedings;
import postrider.log.Written;
import postrider.tournament.Rating;

/** The director's commands about entrants. */
final class EntrantVerbs {
    private EntrantVerbs() {}

    @Command(
            name = "enter",
            description = "Adds a late entrant, who plays from the next round on.",
            footer = {"", "Example:", "  postrider tournament enter cup 'Jane Doe' jane@example.org --key jane.asc"})
    static final class Enter extends TournamentCommand.OfOne {
        @Parameters(index = "1", paramLabel = "NAME", description = "Their name.")
        String name;

        @Parameters(index = "2", paramLabel = "ADDRESS", description = "Their address.")
        String address;

        @Option(
                names = "--key",
                paramLabel = "FILE",
                description =
                        "Their public key. Without it they are known by their mailbox (DKIM); 'none' if you enter their letters by hand.")
        String key = "";

        @Option(
                names = "--zone",
                paramLabel = "ZONE",
                description = "Their time zone, such as Europe/Paris. Default: UTC.")
        String zone = "UTC";

        @Option(names = "--rating", paramLabel = "N", description = "Their rating, if known.")
        int rating;

        @Override
        int done(Director director, Proceedings so) throws IOException {
            var strength = rating == 0
                    ? Rating.UNKNOWN
                    : new Rating(rating, Rating.UNKNOWN.deviation(), Rating.UNKNOWN.volatility());
            var late = People.entrant(
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
            description = "Records an entrant's new address, key or time zone.",
            footer = {
                "",
                "It applies to future games; in running games entrants change these themselves, by letter.",
                "Example:",
                "  postrider tournament change cup 'Jane Doe' --address jane@example.net"
            })
    static final class Change extends TournamentCommand.OfOne {
        @Parameters(index = "1", paramLabel = "NAME", description = "The entrant's name, address or number.")
        String name;

        @Option(names = "--address", paramLabel = "ADDRESS", description = "Their address.")
        Optional<String> address = Optional.empty();

        @Option(
                names = "--key",
                paramLabel = "FILE",
                description =
                        "Their public key, as for 'enter'. Default: the present one, or the new mailbox if they have no key.")
        Optional<String> key = Optional.empty();

        @Option(names = "--zone", paramLabel = "ZONE", description = "Their time zone.")
        Optional<String> zone = Optional.empty();

        @Override
        int done(Director director, Proceedings so) throws IOException {
            var entrant = so.entrantNamed(name);
            var today = People.entrant(
                    entrant.name(),
                    address.orElse(entrant.player().address()),
                    key.orElseGet(() -> kept(entrant.player().key())),
                    zone.orElse(entrant.zone()),
                    entrant.rating(),
                    Path.of(""),
                    director.clock().instant());
            director.change(so, entrant, today);
            return entered("%s's details have been updated.".formatted(entrant.name()));
        }

        private static String kept(String enrolled) {
            return enrolled.isEmpty() ? People.BY_HAND : enrolled.startsWith("dkim:") ? "" : enrolled;
        }
    }

    @Command(
            name = "withdraw",
            description = "Removes an entrant, who is not paired again and loses their unfinished games.",
            footer = {"", "Example:", "  postrider tournament withdraw cup 'Jane Doe' --why 'she has moved house'"})
    static final class Withdraw extends TournamentCommand.OfOne {
        @Parameters(index = "1", paramLabel = "NAME", description = "The entrant's name, address or number.")
        String name;

        @Option(names = "--why", paramLabel = "TEXT", description = "The reason.")
        String why = "";

        @Override
        int done(Director director, Proceedings so) throws IOException {
            var gone = so.entrantNamed(name);
            director.withdraw(so, gone.entered(), why, Written.NOT);
            return entered("%s has left %s.".formatted(gone.name(), so.plan().name()));
        }
    }
}
