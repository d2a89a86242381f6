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
        description = "Copies the whole office into one file, while 'serve' is at work.",
        footer = {
            "",
            "It holds the secrets of all games and the referee's key, and no password and no token: keep it where nobody else looks.",
            "The games of an office on a database are not in it: see pg_dump in docs/operator.md.",
            "Examples:",
            "  postrider backup /media/backup/office-2026-11-26.zip",
            "  postrider restore /media/backup/office-2026-11-26.zip --home /srv/office"
        })
final class BackupCommand extends OfficeVerb {
    @Parameters(paramLabel = "FILE", description = "That is written; there must be none yet.")
    Path file;

    @Override
    public Integer call() {
        if (Files.exists(file))
            throw new IllegalArgumentException("%s is there already: a backup is never written over.".formatted(file));
        if (Files.notExists(home.resolve(Main.SETTINGS)) && Files.notExists(home.resolve("games")))
            throw new IllegalArgumentException(
                    "There is no office in %s: neither %s nor games.".formatted(home.toAbsolutePath(), Main.SETTINGS));
        var more = new ArrayList<Path>();
        more.add(home.resolve(Main.SETTINGS));
        Main.settings(home).ifPresent(settings -> {
            if (settings.store().isPresent())
                throw new IllegalArgumentException(
                        "The games of this office lie in a database: copy that with pg_dump (docs/operator.md, 'Past one machine'), and postrider.yaml, store.key, referee.key and post/place beside it.");
            more.add(settings.refereeKey());
            settings.templates().ifPresent(more::add);
        });
        try {
            var made = Backup.make(home, more, file);
            for (var broken : made.unheld())
                out().printf("%s is broken, and copied as it lies there: 'postrider status' tells why.%n", broken);
            for (var elsewhere : made.missing()) out().printf("%s lies elsewhere, and is not in it.%n", elsewhere);
            out().printf("%s in %s, %,d bytes.%n", Wording.count(made.games(), "game"), file, Files.size(file));
        } catch (IOException failed) {
            throw new UncheckedIOException("No backup was made: " + failed.getMessage(), failed);
        }
        return 0;
    }
}
