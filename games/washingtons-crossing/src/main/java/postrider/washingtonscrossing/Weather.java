package postrider.washingtonscrossing;

import java.util.Locale;

/** 7.0 */
public enum Weather {
    FAIR,
    FREEZE,
    SNOW,
    RAIN;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** 7.0: as it is from 4 January on. */
    public Weather frozen() {
        return switch (this) {
            case FAIR -> FREEZE;
            case RAIN -> SNOW;
            case FREEZE, SNOW -> this;
        };
    }
}
