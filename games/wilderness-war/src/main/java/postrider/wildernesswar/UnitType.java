package postrider.wildernesswar;

/** 3.11, 3.12, 3.13 */
public enum UnitType {
    REGULAR,
    PROVINCIAL,
    LIGHT_INFANTRY,
    MILITIA,
    INDIAN,
    COUREURS,
    RANGER;

    /** 7.61: goes back to the reserve when eliminated, instead of out of the game. */
    public boolean mayReturn() {
        return this != REGULAR && this != COUREURS;
    }
}
