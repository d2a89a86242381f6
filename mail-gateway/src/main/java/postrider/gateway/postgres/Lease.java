package postrider.gateway.postgres;

import java.time.Duration;

/**
 * What one gateway does and no other for a while, by the database's clock. Who dies with it leaves it to the others when the time is over. It
 * keeps them from doing the same work; that none is done twice, the games' rows and the numbers of their entries see to.
 */
record Lease(Database database, String name, Duration time) {
    /** Whether it is ours, from now on for so long. */
    boolean take() {
        return database.lightly(tx -> tx.run(
                        "insert into lease values (?, ?, now() + ? * interval '1 millisecond') on conflict (name)"
                                + " do update set holder = excluded.holder, until = excluded.until"
                                + " where lease.holder = excluded.holder or lease.until < now()",
                        name,
                        database.self(),
                        time.toMillis())
                == 1);
    }

    void giveBack() {
        database.lightly(tx -> tx.run("delete from lease where name = ? and holder = ?", name, database.self()));
    }
}
