package postrider.gateway.postgres;

import java.io.IOException;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
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

    @Override
    protected GameStore place(String id) {
        return new PostgresGame(database, id);
    }

    @Override
    protected Seats seats(InstantSource clock) {
        return new PostgresSeats(database, catalog, clock);
    }
}
