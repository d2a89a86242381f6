package postrider.gateway.postgres;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.gateway.StoreAccount;

/** Brings the tables of an office up to date. Changes only add, so that older gateways can go on working while a newer one makes them. */
final class Migrations {
    static final String OURS = "classpath:postrider/gateway/postgres";

    private static final String SECRETS = "classpath:postrider/gateway/secrets";

    private static final Logger LOG = LoggerFactory.getLogger(Migrations.class);

    /** Others queue behind a change that waits for a lock, which can deadlock; so it waits only briefly. */
    private static final Map<String, String> GIVES_WAY = Map.of("options", "-c lock_timeout=500ms");

    /** SQL states: lock timeout, deadlock. */
    private static final Set<String> IN_THE_WAY = Set.of("55P03", "40P01");

    private static final int TRIES = 60;

    private Migrations() {}

    /**
     * Brings the tables up to date; one gateway does so at a time.
     *
     * @param places the locations of the numbered migrations
     */
    static void update(StoreAccount store, String... places) throws IOException {
        update(changes(store, store.login()).locations(places));
    }

    /** Brings the schema of the games' secrets up to date, as the user who owns them. */
    static void updateSecrets(StoreAccount store, String schema) throws IOException {
        update(changes(store, store.secrets().or(store::login)).schemas(schema).locations(SECRETS));
    }

    private static FluentConfiguration changes(StoreAccount store, Optional<StoreAccount.Login> login)
            throws IOException {
        var user = login.map(StoreAccount.Login::user).orElse(null);
        var password = login.isPresent() ? login.get().password().get() : null;
        return Flyway.configure()
                .dataSource(store.url(), user, password)
                .jdbcProperties(GIVES_WAY)
                .table("postrider_schema")
                .ignoreMigrationPatterns("*:future");
    }

    private static void update(FluentConfiguration changes) {
        var flyway = changes.load();
        for (int left = TRIES; ; left--)
            try {
                flyway.migrate();
                return;
            } catch (FlywayException failed) {
                if (left == 0 || !isInTheWay(failed)) throw failed;
                LOG.info("the tables are in use; trying again to bring them up to date");
            }
    }

    private static boolean isInTheWay(Throwable failed) {
        return Stream.iterate(failed, cause -> cause != null, Throwable::getCause)
                .anyMatch(cause -> cause instanceof SQLException sql && IN_THE_WAY.contains(sql.getSQLState()));
    }
}
