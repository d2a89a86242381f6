package postrider.wildernesswar;

import postrider.kernel.ruling.Side;

/** The three departments of cultivated land, each with a militia box (2.0, 7.3). */
public enum Department {
    NORTHERN("Northern", Sides.BRITISH),
    SOUTHERN("Southern", Sides.BRITISH),
    ST_LAWRENCE("St. Lawrence", Sides.FRENCH);

    private final String word;
    private final Side side;

    Department(String word, Side side) {
        this.word = word;
        this.side = side;
    }

    /** The side to which it is originally friendly. */
    public Side side() {
        return side;
    }

    @Override
    public String toString() {
        return word;
    }
}
