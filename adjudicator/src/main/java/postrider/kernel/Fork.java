package postrider.kernel;

import java.util.ArrayList;
import java.util.List;
import postrider.text.Lists;
import postrider.text.When;

/**
 * A condition in an order on a number not known when the order is written: a roll, or what a march has left. The statements after
 * it, up to the next fork or the end, are carried out only if the number meets the condition. A fork is a part of the order like
 * any statement, but is never carried out itself. So the opponent hears neither of it nor of the branches not taken until the game
 * is over.
 */
public interface Fork {
    When when();

    /**
     * One way in which an order may go, and the range of numbers that leads to it. It is legal if it is possible with the best of
     * these numbers.
     *
     * @param statements the statements before the fork and those of this branch, without the fork
     * @param with the condition of this branch; empty if it has none
     * @param least the lowest number that leads to it
     * @param most the highest number that leads to it
     */
    record Branch<S>(List<S> statements, List<When> with, int least, int most) {
        /** Whether any number leads to it; a branch without one is an error in the order. */
        public boolean isPossible() {
            return least <= most;
        }
    }

    /**
     * All branches of these statements, in order. If some numbers meet no condition, the last branch is theirs; it ends before the
     * fork.
     *
     * @param least the lowest number possible
     * @param most the highest number possible
     */
    static <S> List<Branch<S>> branches(List<S> statements, int least, int most) {
        int fork = nextFork(statements, 0);
        var before = statements.subList(0, fork);
        var branches = new ArrayList<Branch<S>>();
        int low = least; // low to high are the numbers that meet no condition so far
        int high = most;
        while (fork < statements.size()) {
            var when = ((Fork) statements.get(fork)).when();
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
            int end = nextFork(statements, fork + 1);
            var branch = Lists.concat(before, statements.subList(fork + 1, end));
            branches.add(new Branch<>(branch, List.of(when), from, to));
            fork = end;
        }
        if (low <= high) branches.add(new Branch<>(List.copyOf(before), List.of(), low, high));
        return List.copyOf(branches);
    }

    private static int nextFork(List<?> statements, int from) {
        int at = from;
        while (at < statements.size() && !(statements.get(at) instanceof Fork)) at++;
        return at;
    }
}
