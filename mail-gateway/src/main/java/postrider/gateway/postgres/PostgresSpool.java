package postrider.gateway.postgres;

import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import postrider.gateway.Spool;
import postrider.gateway.mailbox.Mailbox;
import postrider.text.Lists;

/** Incoming letters in the database, in order of arrival. Every gateway sees their queues; only one works on a queue at a time. */
public final class PostgresSpool implements Spool {
    private final Database database;
    private final InstantSource clock;
    private final Set<String> aside = ConcurrentHashMap.newKeySet();

    public PostgresSpool(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    private static String place(String digest) {
        return "incoming letter " + digest;
    }

    @Override
    public boolean store(String digest, Mailbox.Fetched letter) {
        return database.run(
                        "insert into incoming (digest, came, size, sealed) values (?, ?, ?, ?) on conflict do nothing",
                        digest,
                        clock.instant().atOffset(ZoneOffset.UTC),
                        letter.size(),
                        database.atRest().seal(place(digest), letter.raw()))
                == 1;
    }

    @Override
    public List<String> waiting() {
        return Lists.filter(
                database.all(
                        "select digest from incoming where outcome is null order by number", row -> row.getString(1)),
                digest -> !aside.contains(digest));
    }

    @Override
    public List<String> handled() {
        return database.all(
                "select digest from incoming where outcome is not null order by number", row -> row.getString(1));
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public void route(String digest, String queue) {
        database.lightly(tx -> tx.run("update incoming set queue = ? where digest = ?", queue, digest));
    }

    @Override
    public Map<String, String> queues() {
        var queues = new HashMap<String, String>();
        database.all(
                "select digest, queue from incoming where outcome is null and queue is not null",
                row -> queues.put(row.getString(1), row.getString(2)));
        return queues;
    }

    @Override
    public boolean waits(String digest) {
        return database.is("select from incoming where digest = ? and outcome is null", digest);
    }

    /** A letter that another gateway has handled meanwhile may be empty. It is looked at but not acted on. */
    @Override
    public Mailbox.Fetched letter(String digest) {
        return database.one(
                        "select sealed, size from incoming where digest = ?",
                        row -> {
                            var sealed = row.getBytes(1);
                            return new Mailbox.Fetched(
                                    sealed == null
                                            ? new byte[0]
                                            : database.atRest().open(place(digest), sealed),
                                    row.getLong(2));
                        },
                        digest)
                .orElseThrow();
    }

    @Override
    public Instant came(String digest) {
        return database.one(
                        "select came from incoming where digest = ?",
                        row -> row.getObject(1, OffsetDateTime.class).toInstant(),
                        digest)
                .orElseThrow();
    }

    /** The text of a letter that gets no answer is not kept, as floods consist of these. */
    @Override
    public void done(String digest, Disposition disposition) {
        database.run(
                "insert into incoming (digest, size, outcome, done) values (?, 0, ?, now()) on conflict (digest) do update"
                        + " set outcome = excluded.outcome, done = excluded.done,"
                        + " sealed = case when ? then null else incoming.sealed end where incoming.outcome is null",
                digest,
                disposition.entry(),
                disposition.isSilent());
    }

    @Override
    public void setAside(String digest) {
        aside.add(digest);
    }

    private static String lease(String queue) {
        return "queue " + queue;
    }

    @Override
    public boolean take(String queue) {
        return database.leases().take(lease(queue));
    }

    @Override
    public void giveBack(String queue) {
        database.leases().giveBack(lease(queue));
    }

    @Override
    public void close() {
        aside.clear();
    }
}
