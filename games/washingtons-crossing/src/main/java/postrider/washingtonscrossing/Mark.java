package postrider.washingtonscrossing;

/** Events that the game remembers. */
public enum Mark implements Worded {
    /** 6.0: the weather phase is still to come. */
    WEATHER_TO_COME,
    /** 21.0: the Americans have yet to choose where they begin. */
    AMERICANS_DEPLOY,
    /** 9.1 */
    REINFORCEMENTS_ACCELERATED,
    /** 10.3.C */
    LOWER_FERRIES_CROSSED,
    /** 17.2.3 */
    TRENTON_WARNED,
    DAWN_ATTACK_USED,
    /** 11.2, Exception */
    WASHINGTON_HAS_MARCHED,
    CORNWALLIS_HAS_MARCHED,
    /** 9.2 */
    CORNWALLIS_COMMANDS,
    /** 9.2.1 */
    GRANT_SUBORDINATE
}
