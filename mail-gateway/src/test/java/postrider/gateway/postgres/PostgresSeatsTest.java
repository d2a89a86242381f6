package postrider.gateway.postgres;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import postrider.gateway.office.Seats;
import postrider.gateway.office.SeatsKit;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.GameStore;

@Needs(Need.POSTGRESQL)
class PostgresSeatsTest extends SeatsKit {
    private final Schema schema;
    private final Database database;

    PostgresSeatsTest() throws IOException {
        schema = new Schema();
        database = schema.database();
    }

    @AfterEach
    void close() throws IOException {
        schema.close();
    }

    /** Looking for what is due must not slow down with the number of games. */
    @Test
    void idleGamesAreNotScanned() {
        var plan = database.in(tx -> {
            tx.run("insert into game select 'row-' || n, '' from generate_series(1, 5000) n");
            tx.run("insert into standing select 'row-' || n, 5, true, false, false, 1125899906842624, 0, 5, 0, ''"
                    + " from generate_series(1, 5000) n");
            tx.run("analyze standing");
            return tx.all(
                    "explain (analyze, costs off, timing off) " + PostgresSeats.DUE,
                    row -> row.getString(1),
                    PostgresSeats.asked(1_764_000_000, 604_800));
        });
        assertTrue(plan.stream().noneMatch(line -> line.contains("Rows Removed")), plan::toString);
    }

    @Override
    protected GameStore place(String id) {
        return new PostgresGame(database, id);
    }

    @Override
    protected Seats seats(InstantSource clock) {
        return new PostgresSeats(database, catalog, clock);
    }
}
