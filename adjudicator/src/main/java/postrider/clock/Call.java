package postrider.clock;

import java.util.Locale;

/** What the referee says of a player's time without being asked. */
public enum Call {
    /** What has become of their letter, to them. */
    ASKED,
    /** That their time is over and the grace begins, to them. */
    LATE,
    /** That the grace is over too, to both. */
    OUT;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
