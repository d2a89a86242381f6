package postrider.wethepeople;

import postrider.americanwar.Sides;
import postrider.kernel.Side;
import postrider.map.Indexed;

/** Where a card can be that is not in the deck. */
public enum Pile implements Indexed {
    AMERICAN_HAND("American hand"),
    BRITISH_HAND("British hand"),
    /** OPS cards in the Reinforcement Card boxes this turn (8.0). */
    AMERICAN_REINFORCEMENTS("American reinforcement cards"),
    BRITISH_REINFORCEMENTS("British reinforcement cards"),
    DISCARDS("discards"),
    /** Out of the game (6.2). */
    REMOVED("removed cards"),
    /** The card in the War Ends box (6.2). */
    WAR_ENDS("War Ends card");

    private final String words;

    Pile(String words) {
        this.words = words;
    }

    public static Pile hand(Side side) {
        return side == Sides.BRITISH ? BRITISH_HAND : AMERICAN_HAND;
    }

    public static Pile reinforcements(Side side) {
        return side == Sides.BRITISH ? BRITISH_REINFORCEMENTS : AMERICAN_REINFORCEMENTS;
    }

    /** As the notation writes it. */
    @Override
    public String toString() {
        return words;
    }

    @Override
    public int index() {
        return ordinal();
    }
}
