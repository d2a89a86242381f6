package postrider.clock;

import java.util.Locale;

/** What the referee says about a player's time without being asked. */
public enum Call {
    /** Asks the player about the missing letter. */
    ASKED,
    /** Tells the player that their time is over and the grace begins. */
    LATE,
    /** Tells both players that the grace is over too. */
    OUT;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
