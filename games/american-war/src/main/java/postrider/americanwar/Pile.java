package postrider.americanwar;

import postrider.kernel.ruling.Side;
import postrider.map.Indexed;

/** Where a card can be outside the deck. */
public enum Pile implements Indexed {
    AMERICAN_HAND("American hand"),
    BRITISH_HAND("British hand"),
    /** 7.1.B; the elder book has none. */
    AMERICAN_QUEUE("American queue"),
    BRITISH_QUEUE("British queue"),
    /** OPS cards in the Reinforcement Card boxes this turn (8.1.B, 8.2.B / 8.0). */
    AMERICAN_REINFORCEMENTS("American reinforcement cards"),
    BRITISH_REINFORCEMENTS("British reinforcement cards"),
    DISCARDS("discards"),
    /** Out of the game (6.3.C / 6.2). */
    REMOVED("removed cards"),
    /** Waiting for 1776 (6.1.E); the elder book has none. */
    SET_ASIDE("set aside"),
    /** The card in the War Ends box (6.34.C.iii / 6.2). */
    WAR_ENDS("War Ends card");

    private final String words;

    Pile(String words) {
        this.words = words;
    }

    public static Pile hand(Side side) {
        return side == Sides.BRITISH ? BRITISH_HAND : AMERICAN_HAND;
    }

    public static Pile queue(Side side) {
        return side == Sides.BRITISH ? BRITISH_QUEUE : AMERICAN_QUEUE;
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
