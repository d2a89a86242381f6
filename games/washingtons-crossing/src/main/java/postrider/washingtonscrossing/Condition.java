package postrider.washingtonscrossing;

/** The condition of a leader's troops (18.0). */
public enum Condition implements Worded {
    GOOD_ORDER,
    DISORDERED,
    ROUTED
}
