package postrider.gateway.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.flywaydb.core.api.FlywayException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.gateway.StoreAccount;

/**
 * The database of an office, with its tables up to date. Every transaction is short. A hold on a game's row uses a separate pool of connections,
 * so that a holder never waits for another holder.
 */
public final class Database implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Database.class);
    private static final int CONNECTIONS = 10;

    /** How long we wait for a connection. */
    private static final Duration ANSWER = Duration.ofSeconds(10);

    /** How long either end waits on a silent connection. */
    private static final Duration CUT_OFF = Duration.ofMinutes(1);

    private final HikariDataSource work;
    private final HikariDataSource holds;

    /** Connections of the user who owns the games' secrets. */
    private final HikariDataSource apart;

    private final AtRest atRest;

    /** Our id among the gateways of this database. */
    private final String self =
            HexFormat.of().toHexDigits(RandomGenerator.getDefault().nextLong());

    private final String secrets;

    private final Patience patience;
    private final String name;
    private final Leases leases;

    private Database(
            HikariDataSource work,
            HikariDataSource holds,
            HikariDataSource apart,
            AtRest atRest,
            Patience patience,
            String name) {
        this.work = work;
        this.holds = holds;
        this.apart = apart;
        this.atRest = atRest;
        this.patience = patience;
        this.name = name;
        this.leases = new Leases(this, patience.work());
        this.secrets = "%s_secret"
                .formatted(
                        one("select current_schema()", row -> row.getString(1)).orElseThrow());
    }

    /**
     * Opens the database and brings its tables up to date.
     *
     * @throws IllegalArgumentException with a sentence if it cannot be used
     */
    public static Database open(StoreAccount store) {
        return open(store, Patience.USUAL);
    }

    /**
     * How long a silent gateway keeps what it has taken.
     *
     * @param work the mailbox, or the letters of a game
     * @param sending a letter being sent; longer than we wait for any mail server
     * @param held a game, which the database itself then releases; longer than anything takes while a game is held
     */
    record Patience(Duration work, Duration sending, Duration held) {
        static final Patience USUAL = new Patience(Duration.ofSeconds(30), Duration.ofMinutes(5), CUT_OFF);
    }

    static Database open(StoreAccount store, Patience patience) {
        var atRest = AtRest.of(store.key());
        try {
            var work = pool(store, store.login(), "set idle_in_transaction_session_timeout = '1min'");
            Migrations.update(store, Migrations.OURS);
            var holds = pool(
                    store,
                    store.login(),
                    "set idle_in_transaction_session_timeout = %d; set synchronous_commit = off"
                            .formatted(patience.held().toMillis()));
            var apart = store.secrets().isEmpty() ? work : pool(store, store.secrets(), "");
            var database = new Database(work, holds, apart, atRest, patience, store.toString());
            Migrations.updateSecrets(store, database.secrets);
            database.requireKey();
            return database;
        } catch (IOException | FlywayException | HikariPool.PoolInitializationException unusable) {
            throw new IllegalArgumentException("store: %s".formatted(unusable.getMessage()), unusable);
        }
    }

    private static HikariDataSource pool(StoreAccount store, Optional<StoreAccount.Login> login, String first)
            throws IOException {
        var pool = new HikariConfig();
        pool.setJdbcUrl(store.url());
        if (login.isPresent()) {
            pool.setUsername(login.get().user());
            pool.setPassword(login.get().password().get());
        }
        pool.setMaximumPoolSize(CONNECTIONS);
        pool.setMinimumIdle(1);
        pool.setConnectionTimeout(ANSWER.toMillis());
        pool.setAutoCommit(false);
        pool.setIsolateInternalQueries(true); // or a validated connection stays in a transaction
        if (!first.isEmpty()) pool.setConnectionInitSql(first);
        pool.addDataSourceProperty("tcpKeepAlive", "true");
        pool.addDataSourceProperty("socketTimeout", String.valueOf(CUT_OFF.toSeconds()));
        pool.addDataSourceProperty("ApplicationName", "postrider");
        return new HikariDataSource(pool);
    }

    /** Checks that our key is the one the database was filled with. */
    private void requireKey() {
        var place = "the key";
        run("insert into sealed_with (one, sealed) values (true, ?) on conflict do nothing", atRest.seal(place, place));
        var sealed = one("select sealed from sealed_with", row -> row.getBytes(1));
        try {
            atRest.open(place, sealed.orElseThrow());
        } catch (UncheckedIOException other) {
            close();
            throw new IllegalArgumentException("store-key: this database was filled with another key.", other);
        }
    }

    /** The table of the games' secrets, in a schema of its own. */
    String secrets() {
        return "\"%s\".secret".formatted(secrets);
    }

    /** Runs a transaction as the user who may read and write secrets. */
    <T> T secretly(Tx.Work<T> deed) {
        return in(apart, deed);
    }

    AtRest atRest() {
        return atRest;
    }

    Patience patience() {
        return patience;
    }

    public InstantSource clock(InstantSource ours) {
        return new SharedClock(this, ours);
    }

    Leases leases() {
        return leases;
    }

    String self() {
        return self;
    }

    /** Runs one transaction. It is durable when this returns. */
    <T> T in(Tx.Work<T> deed) {
        return in(work, deed);
    }

    /** All rows of a query, in a transaction of its own. */
    <T> List<T> all(String sql, Tx.Row<T> row, Object... values) {
        return in(tx -> tx.all(sql, row, values));
    }

    <T> Optional<T> one(String sql, Tx.Row<T> row, Object... values) {
        return in(tx -> tx.one(sql, row, values));
    }

    boolean is(String sql, Object... values) {
        return in(tx -> tx.is(sql, values));
    }

    /** Changes rows in a transaction of its own. Returns how many. */
    int run(String sql, Object... values) {
        return in(tx -> tx.run(sql, values));
    }

    private static <T> T in(HikariDataSource pool, Tx.Work<T> deed) {
        try (var connection = pool.getConnection()) {
            return in(connection, deed);
        } catch (SQLException failed) {
            throw failed(failed);
        }
    }

    /** Runs one transaction that may be lost in a power failure. */
    <T> T lightly(Tx.Work<T> deed) {
        return in(tx -> {
            tx.run("set local synchronous_commit = off");
            return deed.done(tx);
        });
    }

    private static <T> T in(Connection connection, Tx.Work<T> deed) throws SQLException {
        try {
            var done = deed.done(new Tx(connection));
            connection.commit();
            return done;
        } catch (SQLException | RuntimeException | Error failed) {
            rollBack(connection, failed);
            throw failed;
        }
    }

    /** If the connection is gone the rollback happens anyway; the original failure must not be lost. */
    private static void rollBack(Connection connection, Throwable failed) {
        try {
            connection.rollback();
        } catch (SQLException gone) {
            failed.addSuppressed(gone);
        }
    }

    /** A transaction that lasts until it is closed. Until then, or until we or the database fail, its locks are ours. */
    Optional<Hold> hold(String sql, Object... values) {
        try {
            var connection = holds.getConnection();
            var hold = new Hold(connection);
            try {
                if (new Tx(connection).is(sql, values)) return Optional.of(hold);
                hold.close();
                return Optional.empty();
            } catch (SQLException failed) {
                hold.close();
                throw failed;
            }
        } catch (SQLException failed) {
            throw failed(failed);
        }
    }

    record Hold(Connection connection) implements Closeable {
        @Override
        public void close() {
            try (connection) {
                if (!connection.isClosed()) connection.rollback();
            } catch (SQLException gone) {
                LOG.warn("the database has released a game we held: {}", gone.getMessage());
            }
        }
    }

    private static UncheckedIOException failed(SQLException why) {
        return new UncheckedIOException(new IOException("the database: " + why.getMessage(), why));
    }

    @Override
    public String toString() {
        return name;
    }

    @Override
    public void close() {
        leases.close();
        work.close();
        holds.close();
        apart.close();
    }
}
