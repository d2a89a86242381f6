package postrider.gateway.postgres;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import postrider.gateway.tournament.Tournaments;
import postrider.gateway.tournament.TournamentsKit;
import postrider.needs.Need;
import postrider.needs.Needs;

@Needs(Need.POSTGRESQL)
class PostgresTournamentsTest extends TournamentsKit {
    private Schema schema;
    private Database database;

    @BeforeEach
    void lay() throws IOException {
        schema = new Schema();
        database = schema.database();
    }

    @AfterEach
    void close() throws IOException {
        schema.close();
    }

    @Override
    protected Tournaments place() {
        return new PostgresTournaments(database);
    }
}
