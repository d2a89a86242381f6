package postrider.gateway.postgres;

import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Work that one gateway has to itself until it returns the lease, or until the lease expires by the database's clock because the gateway is dead
 * or cut off. Leases keep letters of one game in order and avoid double work; that no entry is written twice is ensured by the games' rows and
 * entry numbers.
 */
final class Leases implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Leases.class);

    /** The lease that includes all others. */
    static final String ALL = "office";

    /** How often a lease is renewed within its time. */
    private static final int SIGNS = 5;

    private final Database database;
    private final Duration time;
    private Optional<Thread> alive = Optional.empty();

    Leases(Database database, Duration time) {
        this.database = database;
        this.time = time;
    }

    /** Tries to take a lease. Returns whether it is ours. */
    boolean take(String name) {
        live();
        return database.lightly(tx -> tx.run("""
                        insert into lease select ?, ?, now() + ? * interval '1 millisecond'
                        where not exists (select from lease where name = ? and holder <> ? and until >= now())
                        on conflict (name) do update set holder = excluded.holder, until = excluded.until
                        where lease.holder = excluded.holder or lease.until < now()
                        """, name, database.self(), time.toMillis(), ALL, database.self()) == 1);
    }

    /** Tries to take the lease on everything, which fails while another gateway holds any. Returns whether it is ours. */
    boolean takeAll() {
        live();
        return database.in(tx -> {
            tx.run("lock table lease in share row exclusive mode");
            return tx.run("""
                            insert into lease select ?, ?, now() + ? * interval '1 millisecond'
                            where not exists (select from lease where holder <> ? and until >= now())
                            on conflict (name) do update set holder = excluded.holder, until = excluded.until
                            """, ALL, database.self(), time.toMillis(), database.self()) == 1;
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
            LOG.warn("our leases could not be renewed, and others may take them: {}", cutOff.getMessage());
        }
    }

    @Override
    public synchronized void close() {
        alive.ifPresent(Thread::interrupt);
    }
}
