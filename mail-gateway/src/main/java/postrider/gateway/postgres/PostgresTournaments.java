package postrider.gateway.postgres;

import java.io.IOException;
import java.util.List;
import postrider.dice.Secret;
import postrider.gateway.tournament.Tournaments;
import postrider.text.Lists;

/** Tournaments in a database, with a row for each entry. Of two writers of the same entry, only one succeeds. */
public record PostgresTournaments(Database database) implements Tournaments {
    @Override
    public List<String> ids() {
        return database.all("select id from tournament order by id", row -> row.getString(1));
    }

    @Override
    public List<String> entries(String id) {
        return Lists.map(
                database.all(
                        "select sealed from tournament_entry where tournament = ? order by entry",
                        row -> row.getBytes(1),
                        id),
                row -> database.atRest().text(place(id), row));
    }

    @Override
    public void begin(String id, Secret secret, String first) {
        database.in(tx -> {
            if (tx.run("insert into tournament values (?, ?, 0) on conflict do nothing", id, sealed(id, secret.hex()))
                    == 0) throw new IllegalArgumentException("There is already a tournament '%s'.".formatted(id));
            return tx.run("insert into tournament_entry values (?, 1, ?)", id, sealed(id, first));
        });
    }

    @Override
    public void append(String id, int number, String entry) {
        int added = database.run(
                "insert into tournament_entry values (?, ?, ?) on conflict do nothing", id, number, sealed(id, entry));
        if (added == 0)
            throw new IllegalStateException("Something else was entered in '%s' just now: try again.".formatted(id));
    }

    @Override
    public Secret secret(String id) throws IOException {
        return database.one("select sealed from tournament where id = ?", row -> row.getBytes(1), id)
                .map(bytes -> Secret.of(database.atRest().text(place(id), bytes)))
                .orElseThrow(
                        () -> new IOException("The database has no secret for the tournament '%s'.".formatted(id)));
    }

    private byte[] sealed(String id, String text) {
        return database.atRest().seal(place(id), text);
    }

    private static String place(String id) {
        return "tournament " + id;
    }

    @Override
    public int done(String id) {
        return database.one("select done from tournament where id = ?", row -> row.getInt(1), id)
                .orElse(0);
    }

    @Override
    public void done(String id, int entries) {
        database.run("update tournament set done = ? where id = ?", entries, id);
    }
}
