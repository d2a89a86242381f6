package postrider.gateway.postgres;

import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import postrider.store.MailEvent;
import postrider.store.MailEvents;

/** What became of one game's letters, in the database. */
record PostgresMailEvents(Database database, String game) implements MailEvents {
    @Override
    public List<MailEvent> all() {
        return database.all(
                "select at, kind, about, why from tiding where game = ? order by number",
                row -> new MailEvent(
                        Instant.parse(row.getString(1)),
                        MailEvent.News.valueOf(row.getString(2)),
                        row.getString(3),
                        row.getString(4)),
                game);
    }

    @Override
    public void add(MailEvent event) {
        database.in(tx -> add(tx, event));
    }

    int add(Tx tx, MailEvent event) throws SQLException {
        return tx.run(
                "insert into tiding (game, at, kind, about, why) values (?, ?, ?, ?, ?)",
                game,
                event.at().toString(),
                event.news().name(),
                event.about(),
                event.why());
    }
}
