package postrider.washingtonscrossing;

/** 2.1.1 */
public enum Terrain implements Worded {
    CLEAR,
    WOODS,
    MARSH,
    MOUNTAIN,
    OCEAN;

    /** 5.0: a zone of control extends into it only along roads. */
    public boolean isRough() {
        return this == WOODS || this == MARSH || this == MOUNTAIN;
    }
}
