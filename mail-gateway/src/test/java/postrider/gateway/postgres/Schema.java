package postrider.gateway.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What is kept in a schema of its own, as several gateways see it. */
public final class Schema implements AutoCloseable {
    final String url = Server.here().schema();
    private final Path folder;
    private final List<Database> open = new ArrayList<>();

    public Schema() throws IOException {
        folder = Files.createTempDirectory("store");
        AtRest.make(folder.resolve("store.key"));
    }

    Store store() {
        return new Store(url, "postgres", () -> "", folder.resolve("store.key"));
    }

    /** As one more gateway sees it. */
    public Database database() {
        var database = Database.open(store());
        open.add(database);
        return database;
    }

    @Override
    public void close() throws IOException {
        open.forEach(Database::close);
        Files.delete(folder.resolve("store.key"));
        Files.delete(folder);
    }
}
