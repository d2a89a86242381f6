package postrider.gateway.postgres;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import postrider.kit.GameStoreKit;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.GameStore;

@Needs(Need.POSTGRESQL)
class PostgresGameTest extends GameStoreKit {
    private Schema schema;
    private Database ours;
    private Database others;

    @BeforeEach
    void lay() throws IOException {
        schema = new Schema();
        ours = schema.database();
        others = schema.database();
    }

    @AfterEach
    void close() throws IOException {
        schema.close();
    }

    @Override
    protected GameStore place(String id) {
        return new PostgresGame(ours, id);
    }

    @Override
    protected GameStore again(GameStore place) {
        return new PostgresGame(others, place.id());
    }
}
