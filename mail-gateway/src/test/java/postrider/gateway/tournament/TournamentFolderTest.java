package postrider.gateway.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.dice.Secret;
import postrider.gateway.office.Backup;

class TournamentFolderTest extends TournamentsKit {
    @TempDir
    private Path home;

    @Override
    protected Tournaments place() {
        return new TournamentFolder(home.resolve("tournaments"));
    }

    @Test
    void aBackupContainsThem() throws IOException {
        place().begin("cup", Secret.fresh(), "---\nentry: 1\nhash: \"%s\"\n".formatted("0".repeat(64)));
        var backup = home.resolve("backup.zip");
        Backup.make(home, List.of(), backup);
        Backup.restore(backup, home.resolve("restored"));
        var restored = new TournamentFolder(home.resolve("restored/tournaments"));
        assertEquals(Optional.empty(), new TournamentCopy(place(), restored).difference());
    }

    /** The machine lost power while writing. */
    @Test
    void anIncompleteEntryIsOverwritten() throws IOException {
        var first = "---\nentry: 1\nhash: \"%s\"\n".formatted("0".repeat(64));
        place().begin("cup", Secret.fresh(), first);
        var file = home.resolve("tournaments/cup/tournament.yaml");
        Files.writeString(file, "---\nentry: 2\nkind: \"clo", StandardOpenOption.APPEND);
        assertEquals(List.of(first), place().entries("cup"));
        var second = first.replace("1", "2");
        place().append("cup", 2, second);
        assertEquals(first + second, Files.readString(file));
    }
}
