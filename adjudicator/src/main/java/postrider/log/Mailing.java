package postrider.log;

import java.util.List;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;

/**
 * The letters that went out last, and those that must have left before anything is rolled.
 *
 * @param last oldest first; of those before them the game file tells
 * @param needed the welcomes; after an order, what tells the other player of it
 * @param hopeless whether who ordered knows that they cannot be delivered
 */
record Mailing(List<Outgoing> last, List<Outgoing> needed, boolean hopeless) {
    static final Mailing NOTHING = new Mailing(List.of(), List.of(), false);

    /** More than a round of the post office writes in one game. */
    private static final int LAST = 8;

    Mailing sending(List<Outgoing> letters) {
        var all = Stream.concat(last.stream(), letters.stream()).toList();
        return new Mailing(List.copyOf(all.subList(Math.max(0, all.size() - LAST), all.size())), needed, hopeless);
    }

    /** An order has come in. */
    Mailing ordered() {
        return new Mailing(last, List.of(), false);
    }

    /** These are needed, in place of those to the same readers. */
    Mailing needing(List<Outgoing> letters) {
        var others = needed.stream().filter(old -> letters.stream().noneMatch(letter -> letter.to() == old.to()));
        return new Mailing(last, Stream.concat(others, letters.stream()).toList(), hopeless);
    }

    Mailing without(Side to) {
        return new Mailing(
                last, needed.stream().filter(letter -> letter.to() != to).toList(), false);
    }

    Mailing withoutHope() {
        return new Mailing(last, needed, true);
    }

    boolean needs(Side to) {
        return needed.stream().anyMatch(letter -> letter.to() == to);
    }
}
