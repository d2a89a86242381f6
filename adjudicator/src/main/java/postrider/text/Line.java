package postrider.text;

import java.util.List;
import java.util.stream.IntStream;

/**
 * One line of an order as a player wrote it, with quoting and wrapping already removed.
 *
 * @param number its number in the letter, from 1
 * @param text without leading or trailing blanks, never empty
 */
public record Line(int number, String text) {
    /** Numbers the lines from 1. */
    public static List<Line> numbered(List<String> texts) {
        return IntStream.range(0, texts.size())
                .mapToObj(i -> new Line(i + 1, texts.get(i)))
                .toList();
    }
}
