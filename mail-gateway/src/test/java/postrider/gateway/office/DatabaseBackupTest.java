package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.postgres.Schema;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.GameCopy;

/** What the operator's manual says about backups of the database. */
@Needs({Need.POSTGRESQL, Need.PG_DUMP})
class DatabaseBackupTest {
    @TempDir
    private Path home;

    @Test
    void aRestoredDatabaseIsTheSameAndIsPlayedOn() throws IOException {
        try (var schema = new Schema()) {
            var hatch = new Hatch(home).in(schema.database());
            var game = hatch.beginAnywhere("ww-1");
            hatch.howe.write("game ww-1", "status");
            hatch.round();
            var restored = schema.restored();
            hatch.in(restored);
            assertEquals(Optional.empty(), new GameCopy(game, hatch.at("ww-1")).difference());
            hatch.washington.write(
                    "game ww-1",
                    "impulse 1",
                    "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading, Wilmington DE,",
                    "  Baltimore, Richmond, Charlotte, Camden, Savannah");
            assertFalse(hatch.round().isEmpty());
            assertEquals(
                    Optional.of("ww-1: its entries are not the same in both places."),
                    new GameCopy(game, hatch.at("ww-1")).difference());
        }
    }
}
