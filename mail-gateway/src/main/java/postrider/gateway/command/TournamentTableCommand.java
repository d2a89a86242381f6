package postrider.gateway.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.Proceedings;
import postrider.gateway.tournament.TournamentStatus;

@Command(
        name = "table",
        description = "Shows how a tournament stands: the round, the table with its ratings, who played whom.",
        footer = {
            "",
            "Examples:",
            "  postrider tournament table cup",
            "  postrider tournament table cup --html cup.html"
        })
final class TournamentTableCommand extends OneTournamentVerb {
    @Option(names = "--html", paramLabel = "FILE", description = "Write it as a page that needs nothing else.")
    Optional<Path> html = Optional.empty();

    @Override
    int done(Director director, Proceedings so) throws IOException {
        var leaf = new TournamentStatus(so, director).leaf();
        if (html.isEmpty()) out().print(leaf.text());
        else write(html.get(), leaf.html());
        return 0;
    }

    private void write(Path file, String page) throws IOException {
        Files.writeString(file, page, StandardCharsets.UTF_8);
        out().printf("The table is in %s.%n", file);
    }
}
