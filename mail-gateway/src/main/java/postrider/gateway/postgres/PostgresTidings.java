package postrider.gateway.postgres;

import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import postrider.store.Tiding;
import postrider.store.Tidings;

/** What became of one game's letters, in the database. */
record PostgresTidings(Database database, String game) implements Tidings {
    @Override
    public List<Tiding> all() {
        return database.all(
                "select at, kind, about, why from tiding where game = ? order by number",
                row -> new Tiding(
                        Instant.parse(row.getString(1)),
                        Tiding.News.valueOf(row.getString(2)),
                        row.getString(3),
                        row.getString(4)),
                game);
    }

    @Override
    public void add(Tiding tiding) {
        database.in(tx -> add(tx, tiding));
    }

    int add(Tx tx, Tiding tiding) throws SQLException {
        return tx.run(
                "insert into tiding (game, at, kind, about, why) values (?, ?, ?, ?, ?)",
                game,
                tiding.at().toString(),
                tiding.news().name(),
                tiding.about(),
                tiding.why());
    }
}
