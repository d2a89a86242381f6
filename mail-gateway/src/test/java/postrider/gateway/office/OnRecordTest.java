package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.SpoolInMemory;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresStores;
import postrider.gateway.postgres.Schema;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.GameStore;

/** A letter counts from the moment it is entered, even if its writer is told much later: the ledger never calls it unanswered. */
class OnRecordTest {
    private static final InstantSource CLOCK = InstantSource.fixed(PebblesByPost.NOON);

    private final PebblesByPost pebbles = new PebblesByPost();
    private final Pigeonhole mailbox = new Pigeonhole();
    private boolean down;

    @TempDir
    private Path home;

    private Office office(Office.Stores stores) throws IOException {
        Sender sender = letter -> {
            if (down) throw new IOException("the mail system is down");
        };
        return pebbles.office(home, mailbox, sender, CLOCK, stores);
    }

    /** While no letter can leave, the other player answers an order read elsewhere: no die is rolled before the receipt leaves. */
    private void answerWithoutReceipt(Office office, GameStore game) {
        office.desk().begin(pebbles.newGame(game));
        while (!office.post().round()) {}
        down = true;
        for (int letters = 0; letters < 2; letters++) {
            mailbox.lay(pebbles.next(game, PebblesByPost.NOON).orElseThrow());
            office.post().round();
        }
        int entries = game.events().size();
        down = false;
        while (!office.post().round()) {}
        assertTrue(game.events().size() > entries, "it goes on by itself");
    }

    @Test
    void inMemory() throws IOException {
        var seats = new SeatsInMemory(CLOCK);
        var stores = Hatch.inMemory(seats, CLOCK);
        try (var office = office(stores)) {
            answerWithoutReceipt(office, seats.place(PebblesByPost.id(1)));
            assertEquals(
                    List.of("answered <p-000001.3.american.notice@example.org>", "accepted p-000001, British"),
                    ((SpoolInMemory) stores.spool()).outcomes());
        }
    }

    @Test
    @Needs(Need.POSTGRESQL)
    void inADatabase() throws IOException {
        try (var schema = new Schema()) {
            var database = schema.database();
            try (var office = office(PostgresStores.of(database, PebblesByPost.CATALOG, CLOCK))) {
                answerWithoutReceipt(office, new PostgresGames(database).place(PebblesByPost.id(1)));
                var counts = new Schema.Counts(database);
                assertEquals(List.of(), counts.otherwise());
                assertEquals(2, counts.answered());
            }
        }
    }
}
