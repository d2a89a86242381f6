package postrider.gateway.postgres;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.gateway.StoreAccount;
import postrider.gateway.mailbox.Relay;

/** A database schema of its own for a test, which several gateways can open. */
public final class Schema implements AutoCloseable {
    /** Shorter than a minute, so that nobody waits long for a game held by a gateway that is cut off. */
    private static final Duration HELD = Duration.ofSeconds(10);

    private final Server server;
    private final String url;
    private final Duration patience;
    private final Path folder;
    private final List<Database> open = new ArrayList<>();

    public Schema() throws IOException {
        this(Duration.ofMinutes(5));
    }

    /** @param patience after which others take over what a silent gateway had */
    public Schema(Duration patience) throws IOException {
        this(patience, Server.here());
    }

    private Schema(Duration patience, Server server) throws IOException {
        this.server = server;
        this.url = server.schema();
        this.patience = patience;
        folder = Files.createTempDirectory("store");
        AtRest.make(key());
    }

    /** On a server of its own, which may be killed; on the shared one if PostgreSQL is not installed. */
    public static Schema apart(Duration patience) throws IOException {
        return new Schema(patience, Server.another().orElseGet(Server::here));
    }

    /** Kills the server and starts it again. */
    public void restart() throws IOException {
        server.restart();
    }

    public Path key() {
        return folder.resolve("store.key");
    }

    public String url() {
        return url;
    }

    /** Opens the schema as one more gateway. */
    public Database database() {
        return database(url);
    }

    /** Opens the schema over a connection that may break. */
    public Database database(Relay line) {
        return database(url(line));
    }

    public String url(Relay line) {
        return url.replaceFirst(":[0-9]+/", ":%d/".formatted(line.port()));
    }

    private Database database(String itsUrl) {
        var database = open(itsUrl, key(), patience);
        open.add(database);
        return database;
    }

    /** Migrates as a newer gateway would: adds a table, and a column to every table. */
    public void upgrade() throws IOException {
        var more = new StringBuilder("create table later (game text primary key references game);\n");
        try (var first =
                Schema.class.getClassLoader().getResourceAsStream("postrider/gateway/postgres/V1__store.sql")) {
            Pattern.compile("(?m)^create table (\\S+)")
                    .matcher(new String(first.readAllBytes(), UTF_8))
                    .results()
                    .map(table -> "alter table %s add column later text not null default 'later';\n"
                            .formatted(table.group(1)))
                    .forEach(more::append);
        }
        var file = Files.writeString(folder.resolve("V2__later.sql"), more);
        Migrations.update(account(url, key()), Migrations.OURS, "filesystem:" + folder);
        Files.delete(file);
    }

    private static StoreAccount account(String url, Path key) {
        return new StoreAccount(url, key);
    }

    /** The tables among these that are not empty. */
    public List<String> left(String... tables) {
        return database().in(tx -> {
            var left = new ArrayList<String>();
            for (var table : tables) if (tx.is("select from %s limit 1".formatted(table))) left.add(table);
            return left;
        });
    }

    /** Opens the schema for a gateway in a process of its own. */
    public static Database open(String url, Path key, Duration patience) {
        return Database.open(account(url, key), new Database.Patience(patience, patience, HELD));
    }

    /** Counts the progress of an office. */
    public record Counts(Database database) {
        /** The number of entries of each game. */
        public Map<String, Integer> entries(Collection<String> games) {
            var entries = new HashMap<String, Integer>();
            database.in(tx -> tx.all(
                    "select game, entries from standing where game = any(?)",
                    row -> entries.put(row.getString(1), row.getInt(2)),
                    (Object) games.toArray(String[]::new)));
            return entries;
        }

        /** Incoming letters not handled yet, plus letters not sent yet. */
        public int waiting() {
            return count("select (select count(*) from incoming where outcome is null)"
                    + " + (select count(*) from letter where state = 'WAITING')");
        }

        public int answered() {
            return count("select count(*) from incoming where outcome like 'answered <%' or outcome like 'accepted %'");
        }

        /** Other outcomes of letters. */
        public List<String> otherwise() {
            return database.in(tx -> tx.all(
                    "select outcome from incoming where outcome not like 'answered <%' and outcome not like 'accepted %'",
                    row -> row.getString(1)));
        }

        private int count(String sql) {
            return database.in(tx -> tx.one(sql, row -> row.getInt(1))).orElseThrow();
        }
    }

    /** Opens the schema as a gateway whose main user may not read the games' secrets, which belong to another user. */
    Database apart(String main, String keeper) {
        var schema = url.replaceFirst(".*currentSchema=", "");
        server.execute("create role %1$s login; create role %2$s login; alter schema %3$s owner to %1$s;"
                        .formatted(main, keeper, schema)
                + " create schema %s_secret authorization %s".formatted(schema, keeper));
        var account = new StoreAccount(
                url.replaceFirst("user=postgres&", ""),
                Optional.of(new StoreAccount.Login(main, () -> "")),
                Optional.of(new StoreAccount.Login(keeper, () -> "")),
                key());
        var database = Database.open(account, new Database.Patience(patience, patience, HELD));
        open.add(database);
        return database;
    }

    /** Dumps the schema and restores it elsewhere. */
    public Database restored() throws IOException {
        var schema = url.replaceFirst(".*currentSchema=", "");
        return database(server.restored(schema, schema + "_secret") + "&currentSchema=" + schema);
    }

    public int port() {
        return Integer.parseInt(url.replaceFirst(".*:([0-9]+)/.*", "$1"));
    }

    /** The columns that contain any of these words in the clear. Boxes are left out, as they are public. */
    public List<String> telling(List<String> words) {
        var schema = url.replaceFirst(".*currentSchema=", "");
        return database().in(tx -> {
            var telling = new ArrayList<String>();
            for (var column : tx.all(
                    "select table_schema, table_name, column_name from information_schema.columns"
                            + " where table_schema in (?, ?) and table_name <> 'box' order by 1, 2, 3",
                    row -> List.of(row.getString(1), row.getString(2), row.getString(3)),
                    schema,
                    schema + "_secret"))
                for (var value : tx.all(
                        "select \"%3$s\" from \"%1$s\".\"%2$s\"".formatted(column.toArray()),
                        row -> row.getObject(1) instanceof byte[] bytes
                                ? new String(bytes, ISO_8859_1)
                                : String.valueOf(row.getObject(1))))
                    if (words.stream().anyMatch(value::contains)) telling.add(column.toString());
            return telling.stream().distinct().toList();
        });
    }

    @Override
    public void close() throws IOException {
        open.forEach(Database::close);
        Files.delete(key());
        Files.delete(folder);
    }
}
