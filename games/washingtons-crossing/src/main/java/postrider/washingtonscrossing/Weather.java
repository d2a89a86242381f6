package postrider.washingtonscrossing;

/** 7.0 */
public enum Weather implements Worded {
    FAIR,
    FREEZE,
    SNOW,
    RAIN;

    /** 7.0: from 4 January on there is neither fair weather nor rain. */
    public Weather frozen() {
        return switch (this) {
            case FAIR -> FREEZE;
            case RAIN -> SNOW;
            case FREEZE, SNOW -> this;
        };
    }
}
