package postrider.kernel;

import java.util.List;

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

    /** Which cards are in decks and hands: what chance has dealt, or may yet deal. No correction may change it. */
    default List<?> dealt(P position) {
        return List.of();
    }

    /** Applies one statement. Throws IllegalArgumentException if it is not understood. */
    P with(P position, String statement);
}
