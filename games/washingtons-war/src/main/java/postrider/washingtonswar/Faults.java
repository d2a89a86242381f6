package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.List;

/** Everything wrong with a box or a position, told at once. */
final class Faults {
    private final List<String> all = new ArrayList<>();

    void add(String where, String what, Object... args) {
        all.add(where + ": " + what.formatted(args));
    }

    /**
     * @throws IllegalArgumentException with a line for each fault, unless there is none
     */
    void throwIfAny(String heading) {
        if (!all.isEmpty()) throw new IllegalArgumentException(heading + "\n  " + String.join("\n  ", all));
    }
}
