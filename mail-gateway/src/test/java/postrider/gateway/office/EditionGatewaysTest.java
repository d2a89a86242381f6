package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.postgres.Database;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresStores;
import postrider.gateway.postgres.Schema;
import postrider.needs.Need;
import postrider.needs.Needs;

/** Two gateways in parallel, one of which knows an edition of the rules that the other does not. */
@Needs(Need.POSTGRESQL)
class EditionGatewaysTest {
    private static final InstantSource CLOCK = InstantSource.fixed(PebblesByPost.NOON);

    private final PebblesByPost old = new PebblesByPost();
    private final PebblesByPost young = PebblesByPost.ofTheSecondEdition();
    private final Pigeonhole mailbox = new Pigeonhole();

    @TempDir
    private Path home;

    private Office office(PebblesByPost pebbles, Pigeonhole itsMailbox, Database database) throws IOException {
        return pebbles.office(
                Files.createTempDirectory(home, "gateway"),
                itsMailbox,
                letter -> {},
                CLOCK,
                PostgresStores.of(database, pebbles.catalog(), CLOCK));
    }

    /** All letters come in at the older one. It serves the games it knows, and leaves the other game to the newer. */
    @Test
    void theOlderLeavesANewerGameToTheNewer() throws IOException {
        try (var schema = new Schema();
                var older = office(old, mailbox, schema.database());
                var newer = office(young, new Pigeonhole(), schema.database())) {
            var games = new PostgresGames(schema.database());
            var known = older.desk().begin(old.newGame(games.place(PebblesByPost.id(1))));
            var unknown = newer.desk().begin(young.newGame(games.place(PebblesByPost.id(2))));
            int letters = 0;
            while (!known.log().over() || !unknown.log().over()) {
                int before = unknown.events().size();
                for (var game : List.of(known, unknown)) {
                    var next = young.next(game, PebblesByPost.NOON);
                    next.ifPresent(mailbox::lay);
                    letters += next.isPresent() ? 1 : 0;
                }
                boolean waited = !unknown.log().over();
                assertEquals(!waited, older.post().round(), "a letter for the other game waits");
                assertEquals(before, unknown.events().size());
                while (!newer.post().round()) {}
                assertEquals(waited, unknown.events().size() > before);
            }
            var counts = new Schema.Counts(schema.database());
            assertEquals(List.of(), counts.otherwise());
            assertEquals(letters, counts.answered());
            assertTrue(known.header().box().rules().since(1));
            assertFalse(known.header().box().rules().since(2));
            assertTrue(unknown.header().box().rules().since(2));
        }
    }
}
