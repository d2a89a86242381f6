package postrider.gateway.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import postrider.gateway.office.Backup;
import postrider.text.Wording;

@Command(
        name = "backup",
        description = "Copies the whole office into one file. 'serve' may be running.",
        footer = {
            "",
            "The file contains the secrets of all games and the referee's key, but no passwords or tokens. Keep it where nobody else can read it.",
            "If the office keeps its games in a database, use pg_dump instead; see docs/operator.md.",
            "Examples:",
            "  postrider backup /media/backup/office-2026-11-26.zip",
            "  postrider restore /media/backup/office-2026-11-26.zip --home /srv/office"
        })
final class BackupCommand extends OfficeVerb {
    @Parameters(paramLabel = "FILE", description = "The file to write; it must not exist yet.")
    Path file;

    @Override
    public Integer call() {
        if (Files.exists(file))
            throw new IllegalArgumentException("%s already exists: a backup is never overwritten.".formatted(file));
        if (Files.notExists(home.resolve(Main.SETTINGS)) && Files.notExists(home.resolve("games")))
            throw new IllegalArgumentException(
                    "There is no office in %s: neither %s nor games.".formatted(home.toAbsolutePath(), Main.SETTINGS));
        var more = new ArrayList<Path>();
        more.add(home.resolve(Main.SETTINGS));
        Main.settings(home).ifPresent(settings -> {
            if (settings.store().isPresent())
                throw new IllegalArgumentException(
                        "This office keeps its games in a database: copy that with pg_dump (docs/operator.md, 'Past one machine'), and copy postrider.yaml, store.key, referee.key and post/place too.");
            more.add(settings.refereeKey());
            settings.templates().ifPresent(more::add);
        });
        try {
            var made = Backup.make(home, more, file);
            for (var broken : made.unheld())
                out().printf("%s is broken and was copied as it is: 'postrider status' says why.%n", broken);
            for (var elsewhere : made.missing())
                out().printf("%s is outside the office's folder and was not copied.%n", elsewhere);
            out().printf("%s in %s, %,d bytes.%n", Wording.count(made.games(), "game"), file, Files.size(file));
        } catch (IOException failed) {
            throw new UncheckedIOException("No backup was made: " + failed.getMessage(), failed);
        }
        return 0;
    }
}
