package postrider.kernel;

import java.util.ArrayList;
import java.util.List;
import postrider.text.Lists;
import postrider.text.When;

/**
 * A statement of an order that parts it by a number nobody knows when it is written: a roll, or what a march has left. What
 * stands behind it, up to the next of these or to the end, is done only with such a number. It is a part of the order as every
 * statement is, but is never carried out: so nobody hears of it, nor of what was not done, before the game is over.
 */
public interface Fork {
    /** With which numbers. */
    When when();

    /**
     * One way in which what was ordered may go, and the numbers with which it does. It is legal if it is possible with the best
     * of them; one without a number could never be.
     *
     * @param statements those before the fork and those behind it, without the fork
     * @param with what parts it; empty if nothing does
     */
    record Branch<S>(List<S> statements, List<When> with, int least, int most) {
        /** Whether any number leads to it. */
        public boolean isPossible() {
            return least <= most;
        }
    }

    /**
     * All ways in which these may go, in the order they are written; where numbers are left over, last the way of those, which
     * ends before the fork.
     *
     * @param least of the numbers there can be
     * @param most of them
     */
    static <S> List<Branch<S>> branches(List<S> statements, int least, int most) {
        int at = 0;
        while (at < statements.size() && !(statements.get(at) instanceof Fork)) at++;
        var before = statements.subList(0, at);
        var branches = new ArrayList<Branch<S>>();
        int low = least;
        int high = most;
        while (at < statements.size()) {
            var when = ((Fork) statements.get(at)).when();
            int end = at + 1;
            while (end < statements.size() && !(statements.get(end) instanceof Fork)) end++;
            int from = low;
            int to = high;
            if (when.amount().isEmpty()) high = low - 1;
            else if (when.amount().get().orMore()) {
                from = Math.max(low, when.amount().get().number());
                high = Math.min(high, from - 1);
            } else {
                to = Math.min(high, when.amount().get().number());
                low = Math.max(low, to + 1);
            }
            branches.add(new Branch<>(Lists.concat(before, statements.subList(at + 1, end)), List.of(when), from, to));
            at = end;
        }
        if (low <= high) branches.add(new Branch<>(List.copyOf(before), List.of(), low, high));
        return List.copyOf(branches);
    }
}
