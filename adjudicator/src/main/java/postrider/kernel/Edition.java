package postrider.kernel;

/**
 * The edition of our reading of a rule book. It goes up whenever a ruling of ours changes the outcome of an order. A game
 * continues under the edition it began with, so the rules keep the older readings.
 */
public record Edition(int number) {
    public static final Edition FIRST = new Edition(1);

    /** Whether a reading introduced in edition {@code introduced} applies. */
    public boolean since(int introduced) {
        return number >= introduced;
    }

    @Override
    public String toString() {
        return "edition " + number;
    }
}
