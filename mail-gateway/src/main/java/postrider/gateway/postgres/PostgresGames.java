package postrider.gateway.postgres;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
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
        database.in(tx -> discard(tx, id));
        forget(id);
    }

    /** Deletes the secret, which goes last: without it the game could not be played. */
    private void forget(String id) {
        database.secretly(tx -> tx.run("delete from %s where game = ?".formatted(database.secrets()), id));
    }

    /** Deletes a finished game, and its players' keys unless another game uses them. */
    @Override
    public boolean retire(String id, int entries) {
        boolean retired = database.in(tx -> {
            if (!tx.is("select from game where id = ? for update", id)
                    || !tx.is("select from standing where game = ? and entries = ?", id, entries)) return false;
            new GameSeats(new PostgresGame(database, id), Map.of()).write(tx);
            discard(tx, id);
            return true;
        });
        if (retired) forget(id);
        return retired;
    }

    private int discard(Tx tx, String id) throws SQLException {
        var shown = tx.all("delete from shown where game = ? returning picture", row -> row.getString(1), id);
        for (var picture : shown)
            tx.run(
                    "delete from picture where name = ? and not exists (select from shown where picture = name)",
                    picture);
        for (var table : List.of("letter", "refusal", "tiding", "seat", "standing", "entry"))
            tx.run("delete from %s where game = ?".formatted(table), id);
        return tx.run("delete from game where id = ?", id);
    }

    @Override
    public List<GameStore> all() {
        return database.all("select id from game order by id", row -> place(row.getString(1)));
    }

    @Override
    public String toString() {
        return database.toString();
    }
}
