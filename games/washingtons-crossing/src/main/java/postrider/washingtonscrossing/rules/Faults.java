package postrider.washingtonscrossing.rules;

import java.util.Optional;
import postrider.kernel.ruling.Fault;

/** Why something is not allowed, a clause at a time. */
final class Faults {
    private Faults() {}

    /** A fault if it is so. */
    static Optional<Fault> when(boolean wrong, String rule, String why, Object... about) {
        return wrong ? Fault.no(rule, why, about) : Optional.empty();
    }
}
