package postrider.washingtonscrossing;

import java.util.Locale;

/** What may lie on a hexside (2.1.1). */
public enum River {
    CREEK,
    MINOR_RIVER,
    /** The Delaware. */
    MAJOR_RIVER,
    /** Salt water, which never freezes (11.4.1). */
    OCEAN;

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
