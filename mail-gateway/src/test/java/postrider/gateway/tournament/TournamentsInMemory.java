package postrider.gateway.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import postrider.dice.Secret;

/** Tournaments in memory only. */
public final class TournamentsInMemory implements Tournaments {
    private final Map<String, List<String>> entries = new TreeMap<>();
    private final Map<String, Secret> secrets = new TreeMap<>();
    private final Map<String, Integer> done = new TreeMap<>();

    @Override
    public synchronized List<String> ids() {
        return List.copyOf(entries.keySet());
    }

    @Override
    public synchronized List<String> entries(String id) {
        return List.copyOf(entries.getOrDefault(id, List.of()));
    }

    @Override
    public synchronized void begin(String id, Secret secret, String first) {
        if (entries.containsKey(id))
            throw new IllegalArgumentException("There is already a tournament '%s'.".formatted(id));
        entries.put(id, new ArrayList<>(List.of(first)));
        secrets.put(id, secret);
    }

    @Override
    public synchronized void append(String id, int number, String entry) {
        if (entries.get(id).size() + 1 != number)
            throw new IllegalStateException("Something else was entered just now.");
        entries.get(id).add(entry);
    }

    @Override
    public synchronized Secret secret(String id) {
        return secrets.get(id);
    }

    @Override
    public synchronized int done(String id) {
        return done.getOrDefault(id, 0);
    }

    @Override
    public synchronized void done(String id, int many) {
        done.put(id, many);
    }
}
