package postrider.box;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Everything wrong with a box, told at once. */
public final class Faults {
    /** More would not be read, and a hostile box could bring millions. */
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

    /** Whether no more are taken, so that reading on is of no use. */
    boolean areMany() {
        return all.size() == MOST;
    }

    /** @throws IllegalArgumentException with a line for each fault, unless there is none */
    public void throwIfAny() {
        if (!all.isEmpty())
            throw new IllegalArgumentException("The box cannot be used:\n  " + String.join("\n  ", all));
    }
}
