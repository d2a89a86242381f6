package postrider.gateway.postgres;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import postrider.gateway.Spool;
import postrider.gateway.SpoolKit;
import postrider.needs.Need;
import postrider.needs.Needs;

@Needs(Need.POSTGRESQL)
class PostgresSpoolTest extends SpoolKit {
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
    protected Spool open() {
        return new PostgresSpool(database, CAME);
    }
}
