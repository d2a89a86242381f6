package postrider.washingtonscrossing;

import postrider.kernel.ruling.Side;

/** The nationality of a leader's troops. Militia and other Americans do not mix (14.0, 15.0); British and Hessians do (2.2.1). */
public enum Nation {
    CONTINENTAL,
    MILITIA,
    BRITISH,
    HESSIAN;

    public Side side() {
        return this == CONTINENTAL || this == MILITIA ? Sides.AMERICAN : Sides.BRITISH;
    }

    /** Whether troops may be transferred between the two. */
    public boolean mixesWith(Nation other) {
        return side() == other.side() && (this == MILITIA) == (other == MILITIA);
    }
}
