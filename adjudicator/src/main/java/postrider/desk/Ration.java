package postrider.desk;

/** What a player may use up day by day with letters that move no game. Orders and answers that stand use up nothing. */
public enum Ration {
    /** Answers to what they ask, and to what cannot be carried out. */
    ANSWERS,
    /** Standing orders. */
    STANDING_ORDERS;

    /** Who keeps the account. */
    public interface Account {
        /** Whether there is enough left for one more letter. */
        boolean covers(Ration ration);
    }
}
