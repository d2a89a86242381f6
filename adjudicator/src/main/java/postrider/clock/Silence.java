package postrider.clock;

import java.util.Locale;

/** What comes of it when a player is silent, once their time and the grace after it are over; in the order in which it is tried. */
public enum Silence {
    /** They are reminded. */
    REMIND,
    /** What they wrote beforehand for this acts. */
    STANDING,
    /** The referee gives the answer that the rules have for a silent player. */
    DEFAULT,
    /** Their order is the least that the rules let them do, where there is such a thing. */
    PASS,
    /** Their seat is open to others, who play on. */
    SUBSTITUTE,
    /** Their opponent may claim the game. */
    CLAIM,
    /** They have lost. */
    FORFEIT;

    /** As an option names it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
