package postrider.gateway.office;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import postrider.gateway.enrolment.Drawer;

/** A drawer in memory. */
final class DrawerInMemory<T> implements Drawer<T> {
    private final Map<String, T> things = new ConcurrentSkipListMap<>();

    @Override
    public List<T> all() {
        return List.copyOf(things.values());
    }

    @Override
    public Optional<T> get(String name) {
        return Optional.ofNullable(things.get(name));
    }

    @Override
    public void put(String name, T thing) {
        things.put(name, thing);
    }

    @Override
    public void remove(String name) {
        things.remove(name);
    }
}
