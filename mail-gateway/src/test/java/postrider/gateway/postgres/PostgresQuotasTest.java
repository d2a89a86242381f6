package postrider.gateway.postgres;

import java.io.IOException;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import postrider.gateway.office.Quotas;
import postrider.gateway.office.QuotasKit;
import postrider.needs.Need;
import postrider.needs.Needs;

@Needs(Need.POSTGRESQL)
class PostgresQuotasTest extends QuotasKit {
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
    protected Quotas open(InstantSource clock) {
        return new PostgresQuotas(database, clock);
    }
}
