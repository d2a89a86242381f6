package postrider.kernel;

/**
 * An order worth a thought, as a letter offers it.
 *
 * @param line as it is sent
 * @param does what it would do, in a few words; may be empty
 */
public record Suggestion(String line, String does) {
    /** Of which nothing is said. */
    public Suggestion(String line) {
        this(line, "");
    }
}
