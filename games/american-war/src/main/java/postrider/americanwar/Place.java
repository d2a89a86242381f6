package postrider.americanwar;

/** Where a general is. */
public sealed interface Place {
    /** On the map. */
    record OnMap(Space space) implements Place {}

    /** Off the map. */
    enum Box implements Place {
        /** His side's Reinforcements Box (8.0). */
        REINFORCEMENTS,
        /** The Captured Generals Box (7.6 / 7.1). */
        CAPTURED,
        /** Out of the game for good (6.33, 7.6.B / 6.2). */
        REMOVED,
        /** Waiting in France for the Alliance (12.2 / 6.2). */
        FRANCE
    }
}
