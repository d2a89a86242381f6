package postrider.box;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A line about the doubts that several consecutive records share. */
record Unconfirmed(Item<?> first, Item<?> last, String doubts) {

    static <T> List<String> lines(List<Item<T>> items, Function<Item<T>, List<String>> doubts) {
        var lines = new ArrayList<Unconfirmed>();
        for (var item : items) {
            var said = String.join("; ", doubts.apply(item));
            if (said.isEmpty()) continue;
            var line = new Unconfirmed(item, item, said);
            if (!lines.isEmpty() && lines.getLast().continuesWith(line))
                line = new Unconfirmed(lines.removeLast().first, item, said);
            lines.add(line);
        }
        return lines.stream().map(Unconfirmed::text).toList();
    }

    private boolean continuesWith(Unconfirmed next) {
        return last.section().isNumbered()
                && Integer.parseInt(last.key()) + 1 == Integer.parseInt(next.first.key())
                && (!last.title().isEmpty() || last.section().isGrid())
                && last.title().equals(next.first.title())
                && doubts.equals(next.doubts);
    }

    private String text() {
        var keys = first == last ? first.key() : first.key() + "-" + last.key();
        return first.label(keys) + ": " + doubts;
    }
}
