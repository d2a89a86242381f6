package postrider.wildernesswar.orders;

import postrider.files.Shipped;
import postrider.text.Rewording;

/** Turns what players write in an order into the words of its forms. */
final class PlainWords {
    private static final Rewording ALL = Rewording.from(Shipped.text(PlainWords.class, "orders.txt"));

    private PlainWords() {}

    static String of(String line) {
        return ALL.of(line);
    }
}
