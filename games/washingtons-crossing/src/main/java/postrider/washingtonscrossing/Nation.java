package postrider.washingtonscrossing;

import postrider.kernel.ruling.Side;

/** Whose troops a leader has: American ones are militia or not (14.0, 15.0); British and Hessian ones are one (2.2.1). */
public enum Nation {
    CONTINENTAL,
    MILITIA,
    BRITISH,
    HESSIAN;

    public Side side() {
        return this == CONTINENTAL || this == MILITIA ? Sides.AMERICAN : Sides.BRITISH;
    }

    /** Whether troops may go from the one to the other. */
    public boolean mixesWith(Nation other) {
        return side() == other.side() && (this == MILITIA) == (other == MILITIA);
    }
}
