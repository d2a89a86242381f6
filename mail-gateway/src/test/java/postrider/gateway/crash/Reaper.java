package postrider.gateway.crash;

import java.time.Duration;
import java.util.Optional;

/** When a process is to be killed. */
interface Reaper {
    /** How long after this step: zero is before the office goes on, empty is not now. */
    Optional<Duration> strikesAfter(String step);

    Reaper NEVER = step -> Optional.empty();
}
