package postrider.kernel;

import java.util.List;

/**
 * Writes a position as text and reads it back. Scenarios, stored games, cases and bug reports all use this one notation.
 *
 * @param <P> a position
 */
public interface Notation<P> {
    /** The position as text: statements separated by line feeds or semicolons. */
    String write(P position);

    /** Reads what {@link #write} wrote, as an equal position. Throws IllegalArgumentException naming every bad line. */
    P position(String text);

    /** The cards in decks and hands, which chance has dealt or may yet deal. A referee's correction must not change them. */
    default List<?> dealt(P position) {
        return List.of();
    }

    /** Changes the position by one statement. Throws IllegalArgumentException if it is not understood. */
    P with(P position, String statement);
}
