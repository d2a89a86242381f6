package postrider.gateway.postgres;

import java.util.List;
import postrider.store.GameStore;
import postrider.store.Games;

/** The games in a database. */
public record PostgresGames(Database database) implements Games {
    @Override
    public GameStore place(String id) {
        return new PostgresGame(database, id);
    }

    @Override
    public boolean has(String id) {
        return new PostgresGame(database, id).isBegun();
    }

    @Override
    public void discard(String id) {
        database.in(tx -> {
            for (var table : List.of("letter", "refusal", "tiding", "seat", "standing", "entry"))
                tx.run("delete from %s where game = ?".formatted(table), id);
            return tx.run("delete from game where id = ?", id);
        });
        database.secretly(tx -> tx.run("delete from %s where game = ?".formatted(database.secrets()), id));
    }

    @Override
    public List<GameStore> all() {
        return database.in(tx -> tx.all("select id from game order by id", row -> place(row.getString(1))));
    }

    @Override
    public String toString() {
        return database.toString();
    }
}
