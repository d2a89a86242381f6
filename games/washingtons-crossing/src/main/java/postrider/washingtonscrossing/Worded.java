package postrider.washingtonscrossing;

import java.util.Locale;

/** What goes by its own name in sentences and in the notation. */
public interface Worded {
    String name();

    /** "minor river". */
    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
