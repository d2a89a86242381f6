package postrider.kernel;

/**
 * An order that a letter suggests.
 *
 * @param line the order, ready to send
 * @param does what it would do, in a few words; may be empty
 */
public record Suggestion(String line, String does) {
    public Suggestion(String line) {
        this(line, "");
    }
}
