package postrider.gateway;

import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import postrider.gateway.mailbox.Mailbox;

/** A spool in memory; closing it keeps its content. */
public final class SpoolInMemory implements Spool {
    private final SequencedMap<String, Mailbox.Fetched> waiting = new LinkedHashMap<>();
    private final SequencedMap<String, Disposition> done = new LinkedHashMap<>();
    private final Set<String> aside = new LinkedHashSet<>();
    private final Map<String, Instant> came = new HashMap<>();
    private final InstantSource clock;

    public SpoolInMemory(InstantSource clock) {
        this.clock = clock;
    }

    @Override
    public synchronized boolean store(String digest, Mailbox.Fetched letter) {
        came.putIfAbsent(digest, clock.instant());
        return !done.containsKey(digest) && waiting.putIfAbsent(digest, letter) == null;
    }

    @Override
    public synchronized List<String> waiting() {
        return waiting.keySet().stream()
                .filter(digest -> !aside.contains(digest))
                .toList();
    }

    @Override
    public synchronized List<String> handled() {
        return List.copyOf(done.keySet());
    }

    @Override
    public synchronized boolean waits(String digest) {
        return waiting.containsKey(digest) && !aside.contains(digest);
    }

    @Override
    public synchronized Mailbox.Fetched letter(String digest) {
        return waiting.get(digest);
    }

    @Override
    public synchronized Instant came(String digest) {
        return came.get(digest);
    }

    @Override
    public synchronized void done(String digest, Disposition disposition) {
        waiting.remove(digest);
        done.put(digest, disposition);
    }

    /** What became of letters, in the form of a ledger. */
    public synchronized List<String> outcomes() {
        return done.values().stream().map(Disposition::entry).toList();
    }

    @Override
    public synchronized void setAside(String digest) {
        aside.add(digest);
    }

    @Override
    public synchronized void close() {
        aside.clear();
    }
}
