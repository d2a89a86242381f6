package postrider.washingtonscrossing;

import java.util.Locale;

/** What shape a leader's troops are in (18.0). */
public enum Condition {
    GOOD_ORDER,
    DISORDERED,
    ROUTED;

    /** "disordered". */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
