package postrider.log;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import postrider.dice.ChanceHistory;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * The impulses of a game so far: the position they led to, and the one that is open.
 *
 * @param number of the open impulse; number 0 is the set-up
 * @param position after the last impulse, in the game's notation; empty before the set-up
 * @param ended the sentence with which the game ended, if it is over
 * @param before the impulse before the open one; nothing if it was taken back
 * @param next answers in {@code before} with an order below them that has not been dealt with
 * @param history dice and decks so far
 */
record Impulses(
        int number,
        Optional<String> position,
        Optional<String> ended,
        OpenImpulse open,
        OpenImpulse before,
        List<Event.Letter> next,
        SealedOrders orders,
        ChanceHistory history) {
    static final Impulses NONE = new Impulses(
            0,
            Optional.empty(),
            Optional.empty(),
            OpenImpulse.NOTHING,
            OpenImpulse.NOTHING,
            List.of(),
            SealedOrders.NONE,
            ChanceHistory.NONE);

    Impulses with(Event.Letter letter) {
        boolean ordered = letter.orders();
        return new Impulses(
                number,
                position,
                ended,
                open.with(letter),
                before,
                ordered ? List.of() : next,
                ordered ? orders.given() : orders,
                history);
    }

    Impulses with(Event.Played played) {
        return new Impulses(
                number, position, ended, open.with(played), before, next, orders, history.with(played.entries()));
    }

    /** Closes the open impulse after its last run. */
    Impulses finished(Event.Played last) {
        return new Impulses(number, position, ended, open, open, next, orders, history.closing(open.journal()))
                .continuingFrom(last.position(), last.ended())
                .followedBy(open.next());
    }

    private Impulses followedBy(List<Event.Letter> answers) {
        return new Impulses(number, position, ended, open, before, answers, orders, history);
    }

    /** The order below this side's answer was refused. */
    Impulses refusing(Side side) {
        return followedBy(Lists.filter(next, letter -> letter.side() != side));
    }

    /** Takes back what was rolled and drawn from this impulse on. */
    Impulses backTo(int impulse) {
        boolean stands =
                before.order().filter(order -> order.impulse() < impulse).isPresent();
        var standing = stands ? before : OpenImpulse.NOTHING;
        return new Impulses(number, position, ended, open, standing, next, orders, history.backTo(impulse));
    }

    /** Continues from another position, as an impulse with a new number: no letter meant for the open impulse acts in it. */
    Impulses continuingFrom(Optional<String> from, Optional<String> end) {
        var abandoned = abandoned(end);
        return new Impulses(
                number + 1,
                from,
                end,
                abandoned.open,
                before,
                List.of(),
                abandoned.orders,
                history.beginning(number + 1));
    }

    Impulses abandoned(Optional<String> end) {
        var closed =
                open.order().map(order -> orders.closed(order, open.journal())).orElse(orders);
        return new Impulses(number, position, end, OpenImpulse.NOTHING, before, next, closed, history);
    }

    Impulses annulling(String letter) {
        return withOpen(open.annulling(letter));
    }

    Impulses reinstating(String letter) {
        return withOpen(open.reinstating(letter));
    }

    /** An order below an answer belongs to its writer, wherever they sit by then. */
    Impulses exchanged(UnaryOperator<Side> other) {
        return withOpen(open.mapLetters(letter -> letter.of(other.apply(letter.side()))));
    }

    /** Without the orders below this side's answers: their writer has cancelled them, or someone else now plays the side. */
    Impulses withoutNext(Side side) {
        return withOpen(open.mapLetters(letter -> letter.side() == side ? letter.withoutNext() : letter));
    }

    private Impulses withOpen(OpenImpulse other) {
        return new Impulses(number, position, ended, other, before, next, orders, history);
    }

    Dice dice(Event.Header header) {
        return new Dice(header, number, open.order(), orders, history);
    }

    /** The side whose order is being carried out, if neither chance nor an answer has had a part in it so far. */
    Optional<Side> orderedWithCertainty() {
        boolean certain =
                open.journal().stream().allMatch(entry -> entry instanceof Entry.Show || entry instanceof Entry.Told);
        return open.order().map(Event.Letter::side).filter(side -> certain);
    }

    /** Whether an order has come in and has not been carried out as far as a stop. */
    boolean isUnderWay() {
        return open.order().isPresent() && !open.stopped();
    }

    /** Whether nothing will happen before the next letter comes. */
    boolean resting() {
        return ended.isPresent() || (open.events().isEmpty() ? number > 0 : open.resting());
    }

    /** The settlement that undoes a side's last order or answer; empty if something was rolled, drawn or answered since. */
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
