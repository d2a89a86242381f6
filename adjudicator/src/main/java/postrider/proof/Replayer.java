package postrider.proof;

import java.util.Optional;
import postrider.log.Event;
import postrider.log.GameLog;

/** Repeats what an event records: reads its letter, runs its impulse. */
public interface Replayer {
    /**
     * The difference to what {@code event} records, one clause without a full stop; empty if there is none.
     *
     * @param before all events before it
     */
    Optional<String> fault(GameLog before, Event event);
}
