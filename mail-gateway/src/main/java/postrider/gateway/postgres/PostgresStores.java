package postrider.gateway.postgres;

import java.time.InstantSource;
import java.util.List;
import postrider.desk.GameCatalog;
import postrider.gateway.office.Office;
import postrider.store.GameStore;

/** All that an office keeps, in one database. */
public final class PostgresStores {
    private PostgresStores() {}

    public static Office.Stores of(Database database, GameCatalog catalog, InstantSource clock) {
        return new Office.Stores(
                new PostgresSeats(database, catalog, clock),
                new PostgresSpool(database, clock),
                new PostgresQuotas(database, clock),
                new PostgresOutbox(database, ""));
    }

    /** Where a game of this id lies, or may be begun. */
    public static GameStore game(Database database, String id) {
        return new PostgresGame(database, id);
    }

    /** All games, by their ids. */
    public static List<GameStore> games(Database database) {
        return database.in(
                tx -> tx.all("select id from game order by id", row -> new PostgresGame(database, row.getString(1))));
    }
}
