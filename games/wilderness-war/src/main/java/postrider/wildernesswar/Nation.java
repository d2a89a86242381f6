package postrider.wildernesswar;

import postrider.kernel.ruling.Side;

/** A side, as the files of the box name it. */
public enum Nation {
    FRENCH(Sides.FRENCH),
    BRITISH(Sides.BRITISH);

    private final Side side;

    Nation(Side side) {
        this.side = side;
    }

    public Side side() {
        return side;
    }
}
