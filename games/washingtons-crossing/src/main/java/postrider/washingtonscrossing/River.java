package postrider.washingtonscrossing;

/** Waters along a hexside (2.1.1). */
public enum River implements Worded {
    CREEK,
    MINOR_RIVER,
    /** The Delaware. */
    MAJOR_RIVER,
    /** Salt water, which never freezes (11.4.1). */
    OCEAN
}
