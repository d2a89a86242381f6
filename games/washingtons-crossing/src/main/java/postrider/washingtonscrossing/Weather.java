package postrider.washingtonscrossing;

/** 7.0 */
public enum Weather implements Worded {
    FAIR,
    FREEZE,
    SNOW,
    RAIN;

    /** 7.0: as it is from 4 January on. */
    public Weather frozen() {
        return switch (this) {
            case FAIR -> FREEZE;
            case RAIN -> SNOW;
            case FREEZE, SNOW -> this;
        };
    }
}
