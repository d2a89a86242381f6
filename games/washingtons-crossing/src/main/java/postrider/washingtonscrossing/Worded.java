package postrider.washingtonscrossing;

import java.util.Locale;

/** An enum whose names appear in sentences and in the notation. */
public interface Worded {
    String name();

    /** "minor river". */
    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
