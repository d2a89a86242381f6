package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.List;

/** Everything wrong with a box or a position, told at once. */
final class Faults {
    private final List<String> all = new ArrayList<>();

    void add(String where, String what, Object... args) {
        all.add(where + ": " + what.formatted(args));
    }

    /** A fault unless the value is from {@code least} to {@code most}. */
    void range(String where, String what, int value, int least, int most) {
        if (value < least || value > most) add(where, "'%s' is %d, not %d to %d", what, value, least, most);
    }

    /**
     * @throws IllegalArgumentException with a line for each fault, unless there is none
     */
    void throwIfAny(String heading) {
        if (!all.isEmpty()) throw new IllegalArgumentException(heading + "\n  " + String.join("\n  ", all));
    }
}
