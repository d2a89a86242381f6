package postrider.clock;

import java.util.Locale;

/** What happens when a player is silent once their time and the grace are over, in the order in which it is tried. */
public enum Silence {
    /** They are reminded. */
    REMIND,
    /** Their standing order for this case acts. */
    STANDING,
    /** The referee gives the answer that the rules provide for a silent player. */
    DEFAULT,
    /** Their order is the least that the rules let them do, if there is such an order. */
    PASS,
    /** Their seat is opened to others, who play on. */
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
