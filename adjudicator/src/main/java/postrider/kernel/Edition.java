package postrider.kernel;

/**
 * Which of our readings of a rule book counts: one more whenever a ruling of ours changes what an order comes to. A game goes on
 * under the one it was begun under, so the older readings stay.
 */
public record Edition(int number) {
    public static final Edition FIRST = new Edition(1);

    /** Whether what was ruled anew in the edition of this number counts. */
    public boolean since(int ruled) {
        return number >= ruled;
    }

    @Override
    public String toString() {
        return "edition " + number;
    }
}
