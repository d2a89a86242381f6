package postrider.washingtonswar;

/** Where a general is. */
public sealed interface Place {
    /** On the map. */
    record OnMap(Space space) implements Place {}

    /** Off the map. */
    enum Box implements Place {
        /** His side's Reinforcements Box (4.0, 8.0). */
        REINFORCEMENTS,
        /** The Captured Generals Box (7.6). */
        CAPTURED,
        /** Out of the game for good (7.6.B, 6.33). */
        REMOVED,
        /** Waiting in France for the Alliance (4.0, 12.2). */
        FRANCE
    }
}
