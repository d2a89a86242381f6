package postrider.wildernesswar;

import postrider.kernel.ruling.Side;
import postrider.map.Indexed;

/** Where a card can be outside the deck. */
public enum Pile implements Indexed {
    FRENCH_HAND("French hand"),
    BRITISH_HAND("British hand"),
    DISCARDS("discards"),
    REMOVED("removed cards");

    private final String words;

    Pile(String words) {
        this.words = words;
    }

    public static Pile hand(Side side) {
        return side == Sides.FRENCH ? FRENCH_HAND : BRITISH_HAND;
    }

    @Override
    public int index() {
        return ordinal();
    }

    @Override
    public String toString() {
        return words;
    }
}
