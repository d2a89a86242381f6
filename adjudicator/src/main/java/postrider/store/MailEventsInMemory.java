package postrider.store;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Mail events in memory. */
final class MailEventsInMemory implements MailEvents {
    private final List<MailEvent> all = new CopyOnWriteArrayList<>();

    @Override
    public List<MailEvent> all() {
        return List.copyOf(all);
    }

    @Override
    public void add(MailEvent event) {
        all.add(event);
    }
}
