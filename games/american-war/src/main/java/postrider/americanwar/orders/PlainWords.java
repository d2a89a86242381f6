package postrider.americanwar.orders;

import java.util.Collection;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import postrider.americanwar.General;
import postrider.kernel.Edition;
import postrider.text.Rewording;

/** Turns what players write in an order into the words we read. */
final class PlainWords {
    private static final Rewording ALL = Rewording.from(PlainWords.class, "orders.txt");

    /** Rewordings of what earlier editions read differently. */
    private static final Rewording SINCE_4 = Rewording.from(PlainWords.class, "orders-since-4.txt");

    private PlainWords() {}

    static String of(String line) {
        return ALL.of(line);
    }

    static String of(String line, Edition edition) {
        return edition.since(4) ? SINCE_4.of(of(line)) : of(line);
    }

    /** Names of generals, and their beginnings, separated by bars. */
    static String names(Collection<General> generals) {
        return generals.stream()
                .map(General::name)
                .flatMap(
                        name -> IntStream.rangeClosed(3, name.length()).mapToObj(letters -> name.substring(0, letters)))
                .collect(Collectors.joining("|"));
    }

    /** "Howe to Albany, Clinton to York" and the like, with a semicolon where another general begins. */
    static String parted(String operations, Collection<General> generals) {
        return Pattern.compile(
                        "(?i)(?<=[\\p{L}\\d])(?:[,.]?(?: +(?:and|then|next|after that),?)+|[,.]) +(?=(?:activate +|move +)?(?:%s) +(?:with|tak|to|alone|without|from|by sea|sails?|\\+|\\d)\\w*)"
                                .formatted(names(generals)))
                .matcher(operations)
                .replaceAll("; ");
    }
}
