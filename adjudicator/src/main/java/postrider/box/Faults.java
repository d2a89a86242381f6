package postrider.box;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Collects the faults of a box, to report them all at once. */
public final class Faults {
    /** Nobody would read more, and a hostile box could cause millions. */
    private static final int MOST = 100;

    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}+");

    private final List<String> all = new ArrayList<>();

    public void add(Item<?> item, String what, Object... args) {
        add(item.where(), what, args);
    }

    public void add(String where, String what, Object... args) {
        if (!areMany())
            all.add(CONTROL.matcher(where + ": " + what.formatted(args)).replaceAll(" "));
    }

    /** Whether the limit is reached, so that there is no use in reading on. */
    boolean areMany() {
        return all.size() == MOST;
    }

    /** @throws IllegalArgumentException with a line for each fault, if there are any */
    public void throwIfAny() {
        if (!all.isEmpty())
            throw new IllegalArgumentException("The box cannot be used:\n  " + String.join("\n  ", all));
    }
}
