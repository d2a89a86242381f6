package postrider.kernel;

/**
 * The one notation for a position: scenario, stored game, case and bug report.
 *
 * @param <P> a position
 */
public interface Notation<P> {
    /** The position as text: statements, parted by line feeds or semicolons. */
    String write(P position);

    /** Reads {@link #write}. Throws IllegalArgumentException naming every line that is not understood. */
    P position(String text);

    /** Applies one statement. Throws IllegalArgumentException if it is not understood. */
    P with(P position, String statement);
}
