package postrider.kernel;

/**
 * One line of an order as a player wrote it, already freed of quoting and wrapping.
 *
 * @param number its number in the letter, from 1
 * @param text without leading or trailing blanks, never empty
 */
public record Line(int number, String text) {}
