package postrider.gateway.postgres;

import java.util.Collection;
import java.util.Optional;
import postrider.gateway.enrolment.Drawer;
import postrider.gateway.enrolment.ThingText;

/** A drawer in the database: a row each. */
record PostgresDrawer<T>(Database database, String drawer, Class<T> kind) implements Drawer<T> {
    @Override
    public Collection<T> all() {
        return database
                .in(tx -> tx.all(
                        "select thing from drawer where drawer = ? order by name", row -> row.getString(1), drawer))
                .stream()
                .flatMap(thing -> ThingText.read(thing, kind, drawer).stream())
                .toList();
    }

    @Override
    public Optional<T> get(String name) {
        return database.in(tx -> tx.one(
                        "select thing from drawer where drawer = ? and name = ?",
                        row -> row.getString(1),
                        drawer,
                        name))
                .flatMap(thing -> ThingText.read(thing, kind, drawer));
    }

    @Override
    public void put(String name, T thing) {
        database.in(tx -> tx.run(
                "insert into drawer values (?, ?, ?) on conflict (drawer, name) do update set thing = excluded.thing",
                drawer,
                name,
                ThingText.of(thing)));
    }

    @Override
    public void remove(String name) {
        database.in(tx -> tx.run("delete from drawer where drawer = ? and name = ?", drawer, name));
    }
}
