package postrider.store;

import java.util.List;

/** The reports on a game's sent letters, in the order in which they came. Several processes may add to them. */
public interface MailEvents {
    List<MailEvent> all();

    /** Adds a report, which is kept when this returns. */
    void add(MailEvent event);
}
