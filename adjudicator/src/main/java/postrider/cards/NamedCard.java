package postrider.cards;

/** A card, with all the names that players use for it. */
public interface NamedCard {
    /** Its number, from 1; it is unique. */
    int number();

    String title();

    /** Its value in operations; 0 if it has none. */
    int ops();

    /** Number and title, as letters write it. */
    String label();
}
