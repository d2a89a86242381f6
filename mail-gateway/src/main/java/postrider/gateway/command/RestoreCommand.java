package postrider.gateway.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.command.Mistakes;
import postrider.command.Verb;
import postrider.gateway.office.Backup;
import postrider.text.Wording;

@Command(
        name = "restore",
        description = "Restores a backup into an empty folder, and checks every file and every game.",
        footer = {
            "",
            "A backup contains no passwords or tokens: put them beside postrider.yaml again. If letters have come or gone since"
                    + " the backup was made, read 'Backup and moving' in docs/operator.md before you start 'serve'.",
            "Examples:",
            "  postrider restore office-2026-11-26.zip --home /srv/postrider/office"
        })
final class RestoreCommand extends Verb {
    @Option(
            names = "--home",
            required = true,
            paramLabel = "DIR",
            description = "A folder that is empty or does not exist.")
    Path home;

    @Parameters(paramLabel = "FILE", description = "The backup.")
    Path file;

    @Override
    public Integer call() {
        try {
            var restored = Backup.restore(file, home);
            for (var broken : restored.broken()) out().println(broken);
            out().printf(
                            "%s in %s; every file is as it was copied%s%n",
                            Wording.count(restored.games(), "game"),
                            home,
                            restored.broken().isEmpty()
                                    ? ", and every game is whole."
                                    : ", but %d games were already broken then."
                                            .formatted(restored.broken().size()));
            return restored.broken().isEmpty() ? Mistakes.DONE : Mistakes.REFUSED;
        } catch (IOException unusable) {
            throw new UncheckedIOException("Nothing was restored: " + unusable.getMessage(), unusable);
        }
    }
}
