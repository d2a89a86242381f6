package postrider.gateway.postgres;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** A real PostgreSQL, started once for all tests: the installed one, or an embedded one. Each test has a schema of its own. */
public final class Server {
    private static final AtomicInteger SCHEMAS = new AtomicInteger();
    private static Optional<Server> started = Optional.empty();

    private final String url;

    /** The commands that start and kill it, if it is installed. */
    private final Optional<Control> control;

    private record Control(String start, String kill) {}

    private Server(String url, Optional<Control> control) {
        this.url = url;
        this.control = control;
    }

    /** A second server, which may be killed; empty if PostgreSQL is not installed. */
    static Optional<Server> another() {
        try {
            return installed().isPresent() ? Optional.of(installed(installed().get())) : Optional.empty();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Kills the server and starts it again. */
    void restart() throws IOException {
        run(control.orElseThrow().kill());
        run(control.orElseThrow().start());
    }

    static synchronized Server here() {
        if (started.isEmpty())
            try {
                started = Optional.of(
                        installed().isPresent() ? installed(installed().get()) : brought());
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        return started.get();
    }

    /** The address of an empty schema. */
    String schema() {
        var schema = "t%d_%d".formatted(ProcessHandle.current().pid(), SCHEMAS.incrementAndGet());
        execute("create schema " + schema);
        return url + "&currentSchema=" + schema;
    }

    /** Dumps these schemas and restores them into a new database; returns its address. */
    String restored(String... schemas) throws IOException {
        var name = "restored_" + SCHEMAS.incrementAndGet();
        execute("create database " + name);
        var there = url.replaceFirst("/postgres\\?.*", "/" + name);
        var host = there.replaceFirst("jdbc:postgresql://([^:]+):([0-9]+)/.*", "-h $1 -p $2 -U postgres");
        var bin = installed().orElseThrow();
        run("%s/pg_dump %s --format=custom -n %s postgres | %s/pg_restore %s --exit-on-error --no-owner --dbname=%s"
                .formatted(bin, host, String.join(" -n ", schemas), bin, host, name));
        return there + "?user=postgres";
    }

    /** A new database owned by one user, with a schema owned by another, as the manual says. */
    String ofTwo(String name, String main, String keeper) {
        execute("create database %s owner %s".formatted(name, main));
        execute("create schema public_secret authorization " + keeper, there(name));
        return there(name).replaceFirst("\\?.*", "");
    }

    private String there(String name) {
        return url.replaceFirst("/postgres\\?", "/" + name + "?");
    }

    /** Has each user dump what they may read and restore it into another database, by the manual's commands. */
    void copyByEach(String from, String to, String main, String keeper) throws IOException {
        var bin = installed().orElseThrow();
        var host = url.replaceFirst("jdbc:postgresql://([^:]+):([0-9]+)/.*", "-h $1 -p $2");
        var dump = "%s/pg_dump %s --format=custom".formatted(bin, host);
        var restore = "%s/pg_restore %s --exit-on-error --no-owner".formatted(bin, host);
        run("%s --exclude-schema=public_secret -U %s %s | %s -U %2$s --dbname=%s"
                .formatted(dump, main, from, restore, to));
        run("%s --schema=public_secret -U %s %s | %s --schema=public_secret -U %2$s --dbname=%s"
                .formatted(dump, keeper, from, restore, to));
    }

    void execute(String sql) {
        execute(sql, url);
    }

    private static void execute(String sql, String where) {
        try (var connection = DriverManager.getConnection(where);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException failed) {
            throw new AssertionError(sql, failed);
        }
    }

    private static Server brought() throws IOException {
        var server = EmbeddedPostgres.builder().setServerConfig("fsync", "off").start();
        return new Server(server.getJdbcUrl("postgres", "postgres"), Optional.empty());
    }

    private static Optional<Path> installed() throws IOException {
        var versions = Path.of("/usr/lib/postgresql");
        if (Files.notExists(versions)) return Optional.empty();
        try (var folders = Files.list(versions)) {
            return folders.filter(
                            folder -> Integer.parseInt(folder.getFileName().toString()) >= 15)
                    .map(folder -> folder.resolve("bin"))
                    .filter(bin -> Files.exists(bin.resolve("initdb")))
                    .max(Comparator.naturalOrder());
        }
    }

    private static Server installed(Path bin) throws IOException {
        var folder = Files.createTempDirectory("postgresql");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        var data = folder.resolve("data");
        int port = freePort();
        run("%s/initdb -D %s -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync".formatted(bin, data));
        var options = "-p %d -c listen_addresses=127.0.0.1 -c unix_socket_directories=%s -c fsync=off"
                .formatted(port, folder);
        var control = new Control(
                "%s/pg_ctl -D %s -w -l %s/log -o '%s' start".formatted(bin, data, folder, options),
                "%s/pg_ctl -D %s -m immediate -w stop".formatted(bin, data));
        run(control.start());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                run("%s; rm -rf %s/*".formatted(control.kill(), folder));
                Files.delete(folder);
            } catch (IOException left) {
                throw new UncheckedIOException(left);
            }
        }));
        return new Server(
                "jdbc:postgresql://127.0.0.1:%d/postgres?user=postgres".formatted(port), Optional.of(control));
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** PostgreSQL does not run as root. */
    private static void run(String command) throws IOException {
        var shell = List.of("bash", "-c", "cd / && " + command);
        var asItself = System.getProperty("user.name").equals("root")
                ? Stream.concat(Stream.of("runuser", "-u", "postgres", "--"), shell.stream())
                : shell.stream();
        try {
            var process = new ProcessBuilder(asItself.toList())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (process.waitFor() != 0) throw new IOException(command);
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }
}
