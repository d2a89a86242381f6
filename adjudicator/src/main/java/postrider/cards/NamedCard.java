package postrider.cards;

/** A card by all that players call it. */
public interface NamedCard {
    /** Counted from 1; no two cards have the same. */
    int number();

    String title();

    /** What it is worth in operations; 0 if nothing. */
    int ops();

    /** Number and title, as letters write it. */
    String label();
}
