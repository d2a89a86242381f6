package postrider.gamefile;

import java.util.List;
import java.util.Optional;

/** Does again what a record says was done: reads its letter, runs its impulse. */
public interface Retrial {
    /**
     * What comes out otherwise than {@code record} says, one clause without a full stop; empty if nothing does.
     *
     * @param before all records before it
     */
    Optional<String> fault(List<Record> before, Record record);
}
