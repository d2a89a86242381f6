package postrider.gateway.postgres;

import java.util.List;
import java.util.Optional;
import postrider.gateway.enrolment.Drawer;
import postrider.gateway.enrolment.StoredJson;

/** A drawer in the database, with a row for each value. */
record PostgresDrawer<T>(Database database, String drawer, Class<T> kind) implements Drawer<T> {
    private String place(String name) {
        return "%s in the drawer of %s".formatted(name, drawer);
    }

    private Optional<T> opened(String name, byte[] sealed) {
        return StoredJson.read(database.atRest().text(place(name), sealed), kind, drawer);
    }

    private record Stored(String name, byte[] sealed) {}

    @Override
    public List<T> all() {
        return database
                .all(
                        "select name, sealed from drawer where drawer = ? order by name",
                        row -> new Stored(row.getString(1), row.getBytes(2)),
                        drawer)
                .stream()
                .flatMap(stored -> opened(stored.name(), stored.sealed()).stream())
                .toList();
    }

    @Override
    public Optional<T> get(String name) {
        return database.one(
                        "select sealed from drawer where drawer = ? and name = ?", row -> row.getBytes(1), drawer, name)
                .flatMap(kept -> opened(name, kept));
    }

    @Override
    public void put(String name, T value) {
        database.run(
                "insert into drawer values (?, ?, ?) on conflict (drawer, name) do update set sealed = excluded.sealed",
                drawer,
                name,
                database.atRest().seal(place(name), StoredJson.of(value)));
    }

    @Override
    public void remove(String name) {
        database.run("delete from drawer where drawer = ? and name = ?", drawer, name);
    }
}
