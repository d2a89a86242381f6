package postrider.log;

import java.util.Optional;
import postrider.dice.ChanceHistory;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Side;

/**
 * The impulses of a game so far: the position they have come to, and the one that is open.
 *
 * @param number of the open impulse; number 0 is the set-up
 * @param position after the last impulse, in the game's notation; empty before the set-up
 * @param ended the sentence with which the game ended, if it is over
 * @param before the order of the impulse before the open one; empty if it had none, or was taken back
 * @param history what dice and decks have come to
 */
record Impulses(
        int number,
        Optional<String> position,
        Optional<String> ended,
        OpenImpulse open,
        Optional<Event.Letter> before,
        SealedOrders orders,
        ChanceHistory history) {
    static final Impulses NONE = new Impulses(
            0,
            Optional.empty(),
            Optional.empty(),
            OpenImpulse.NOTHING,
            Optional.empty(),
            SealedOrders.NONE,
            ChanceHistory.NONE);

    Impulses with(Event.Letter letter) {
        boolean ordered = letter.orders();
        return new Impulses(
                number, position, ended, open.with(letter), before, ordered ? orders.given() : orders, history);
    }

    Impulses with(Event.Played played) {
        return new Impulses(number, position, ended, open.with(played), before, orders, history.with(played.entries()));
    }

    /** The open impulse is finished, and this run of it was the last. */
    Impulses finished(Event.Played last) {
        return new Impulses(number, position, ended, open, open.order(), orders, history.closing(open.journal()))
                .goingOn(last.position(), last.ended());
    }

    /** What was rolled and drawn since is no longer. */
    Impulses backTo(int impulse) {
        var standing = before.filter(order -> order.impulse() < impulse);
        return new Impulses(number, position, ended, open, standing, orders, history.backTo(impulse));
    }

    /** From another position. No letter that was meant for the open impulse acts in this one: it has a number of its own. */
    Impulses goingOn(Optional<String> from, Optional<String> end) {
        var left = left(end);
        return new Impulses(number + 1, from, end, left.open, before, left.orders, history.beginning(number + 1));
    }

    /** The open impulse is carried out no further. */
    Impulses left(Optional<String> end) {
        var closed =
                open.order().map(order -> orders.closed(order, open.journal())).orElse(orders);
        return new Impulses(number, position, end, OpenImpulse.NOTHING, before, closed, history);
    }

    Impulses annulling(String letter) {
        return opening(open.annulling(letter));
    }

    Impulses reinstating(String letter) {
        return opening(open.reinstating(letter));
    }

    private Impulses opening(OpenImpulse other) {
        return new Impulses(number, position, ended, other, before, orders, history);
    }

    Dice dice(Event.Header header) {
        return new Dice(header, number, open.order(), orders, history);
    }

    /** Whose order is being carried out, if it has hung on no chance and no answer so far. */
    Optional<Side> orderedWithCertainty() {
        boolean certain =
                open.journal().stream().allMatch(entry -> entry instanceof Entry.Show || entry instanceof Entry.Told);
        return open.order().map(Event.Letter::side).filter(side -> certain);
    }

    /** Whether an order is being carried out that has not stopped yet. */
    boolean isUnderWay() {
        return open.order().isPresent() && !open.stopped();
    }

    /** Whether nothing happens before the next letter comes. */
    boolean resting() {
        return ended.isPresent() || (open.events().isEmpty() ? number > 0 : open.resting());
    }

    /** What takes back the last that a side ordered or answered; empty if something was rolled, drawn or answered since. */
    Optional<Settlement> undoing(Side side, Optional<Side> lastOrdered) {
        if (open.order().isEmpty())
            return lastOrdered.filter(side::equals).map(last -> new Settlement.Rollback(number - 1));
        var answer = open.undoable().filter(letter -> letter.side() == side);
        return answer.<Settlement>map(letter -> new Settlement.Annul(letter.digest()))
                .or(() -> orderedWithCertainty()
                        .filter(side::equals)
                        .filter(mover -> open.pending().isEmpty())
                        .map(mover -> new Settlement.Rollback(number)));
    }
}
