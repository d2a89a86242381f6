package postrider.washingtonscrossing;

import java.util.Locale;

/** 2.1.1 */
public enum Terrain {
    CLEAR,
    WOODS,
    MARSH,
    MOUNTAIN,
    OCEAN;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** 5.0: a zone of control comes in only along roads. */
    public boolean isRough() {
        return this == WOODS || this == MARSH || this == MOUNTAIN;
    }
}
