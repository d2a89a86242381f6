package postrider.washingtonscrossing;

/** What shape a leader's troops are in (18.0). */
public enum Condition implements Worded {
    GOOD_ORDER,
    DISORDERED,
    ROUTED
}
