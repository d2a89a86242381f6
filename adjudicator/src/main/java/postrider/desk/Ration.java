package postrider.desk;

/** What letters that do not move the game may use up a day. Orders and answers that are accepted are free. */
public enum Ration {
    /** Replies to requests and to refused letters. */
    ANSWERS,
    /** Standing orders. */
    STANDING_ORDERS;

    /** Keeps a player's account. */
    public interface Account {
        /** Whether there is enough left for one more letter. */
        boolean covers(Ration ration);
    }
}
