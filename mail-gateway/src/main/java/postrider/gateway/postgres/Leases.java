package postrider.gateway.postgres;

import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What one gateway does and no other, until it gives it back or has been dead or cut off for so long, by the database's clock, that others
 * take it up. They keep letters of one game in order and work from being done twice; that no entry is, the games' rows and their numbers see to.
 */
final class Leases implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Leases.class);

    /** Holds all others. */
    static final String ALL = "office";

    /** So often a life sign is given before anybody would miss it. */
    private static final int SIGNS = 5;

    private final Database database;
    private final Duration time;
    private Optional<Thread> alive = Optional.empty();

    Leases(Database database, Duration time) {
        this.database = database;
        this.time = time;
    }

    /** Whether it is ours from now on. */
    boolean take(String name) {
        live();
        return database.lightly(tx -> tx.run(
                        "insert into lease select ?, ?, now() + ? * interval '1 millisecond' where not exists"
                                + " (select from lease where name = ? and holder <> ? and until >= now())"
                                + " on conflict (name) do update set holder = excluded.holder, until = excluded.until"
                                + " where lease.holder = excluded.holder or lease.until < now()",
                        name,
                        database.self(),
                        time.toMillis(),
                        ALL,
                        database.self())
                == 1);
    }

    /** Whether everything is ours from now on: not while another holds anything. */
    boolean takeAll() {
        live();
        return database.in(tx -> {
            tx.run("lock table lease in share row exclusive mode");
            return tx.run(
                            "insert into lease select ?, ?, now() + ? * interval '1 millisecond' where not exists"
                                    + " (select from lease where holder <> ? and until >= now())"
                                    + " on conflict (name) do update set holder = excluded.holder, until = excluded.until",
                            ALL,
                            database.self(),
                            time.toMillis(),
                            database.self())
                    == 1;
        });
    }

    void giveBack(String name) {
        database.lightly(tx -> tx.run("delete from lease where name = ? and holder = ?", name, database.self()));
    }

    private synchronized void live() {
        if (alive.isPresent()) return;
        alive = Optional.of(Thread.ofPlatform().daemon().name("leases").start(this::signs));
    }

    private void signs() {
        try {
            for (; ; sign()) Thread.sleep(time.dividedBy(SIGNS));
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void sign() {
        try {
            database.lightly(tx -> {
                tx.run(
                        "update lease set until = now() + ? * interval '1 millisecond' where holder = ?",
                        time.toMillis(),
                        database.self());
                return tx.run("delete from lease where until < now() - interval '1 hour'");
            });
        } catch (RuntimeException cutOff) {
            LOG.warn("what we have taken others may take: {}", cutOff.getMessage());
        }
    }

    @Override
    public synchronized void close() {
        alive.ifPresent(Thread::interrupt);
    }
}
