package postrider.gateway.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.PlanFile;
import postrider.text.Wording;

@Command(
        name = "new",
        description = "Begins a tournament as a file says, and writes to all who are in it.",
        footer = {
            "",
            "docs/tournament.md tells what stands in the file.",
            "Example:",
            "  postrider tournament new cup.yaml"
        })
final class TournamentNewCommand extends TournamentVerb {
    @Parameters(index = "0", paramLabel = "FILE", description = "How it is played, and who plays.")
    Path file;

    @Option(
            names = "--id",
            paramLabel = "ID",
            description = "What it is called in letters and commands. Default: the file's name.")
    Optional<String> id = Optional.empty();

    @Override
    int done(Director director) throws IOException {
        if (Main.settings(folder()).isEmpty())
            throw new IllegalArgumentException(
                    "A tournament is played by mail, and there is no %s; docs/operator.md tells how to write one."
                            .formatted(folder().resolve(Main.SETTINGS)));
        var read = PlanFile.read(file, director.catalog(), director.clock().instant());
        var so = director.found(id.orElseGet(() -> file.getFileName().toString().replaceFirst("\\.[^.]*$", "")), read);
        return entered("Tournament %s begins: %s, with %s. Pair its first round with 'postrider tournament pair %s'."
                .formatted(
                        so.id(), so.plan().name(), Wording.count(so.entrants().size(), "entrant"), so.id()));
    }
}
