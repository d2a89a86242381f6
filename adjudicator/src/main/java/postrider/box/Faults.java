package postrider.box;

import java.util.ArrayList;
import java.util.List;

/** Everything wrong with a box, told at once. */
public final class Faults {
    private final List<String> all = new ArrayList<>();

    public void add(Item<?> item, String what, Object... args) {
        add(item.where(), what, args);
    }

    public void add(String where, String what, Object... args) {
        all.add(where + ": " + what.formatted(args));
    }

    /**
     * @throws IllegalArgumentException with a line for each fault, unless there is none
     */
    public void throwIfAny() {
        if (!all.isEmpty())
            throw new IllegalArgumentException("The box cannot be used:\n  " + String.join("\n  ", all));
    }
}
