package postrider.wildernesswar.orders;

import postrider.text.Rewording;

/** Turns what players write in an order into the words of its forms. */
final class PlainWords {
    private static final Rewording ALL = Rewording.from(PlainWords.class, "orders.txt");

    private PlainWords() {}

    static String of(String line) {
        return ALL.of(line);
    }
}
