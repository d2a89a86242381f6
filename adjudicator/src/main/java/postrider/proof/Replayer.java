package postrider.proof;

import java.util.Optional;
import postrider.log.Event;
import postrider.log.GameLog;

/** Does again what an event says was done: reads its letter, runs its impulse. */
public interface Replayer {
    /**
     * What comes out otherwise than {@code event} says, one clause without a full stop; empty if nothing does.
     *
     * @param before all events before it
     */
    Optional<String> fault(GameLog before, Event event);
}
