package postrider.store;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Tidings in memory. */
final class TidingsInMemory implements Tidings {
    private final List<Tiding> all = new CopyOnWriteArrayList<>();

    @Override
    public List<Tiding> all() {
        return List.copyOf(all);
    }

    @Override
    public void add(Tiding tiding) {
        all.add(tiding);
    }
}
