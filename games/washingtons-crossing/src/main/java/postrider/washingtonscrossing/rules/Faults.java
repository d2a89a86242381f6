package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.ruling.Fault;
import postrider.text.Lists;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.orders.OrderWords;

/** Reasons why something is not allowed, shared by several chapters. */
final class Faults {
    private Faults() {}

    /** Does the deed if there is no fault. */
    static Optional<Fault> unless(Optional<Fault> fault, Runnable deed) {
        if (fault.isEmpty()) deed.run();
        return fault;
    }

    /** A fault for the first leader of whom this is true; the sentence begins with the leader. */
    static Optional<Fault> anyOf(
            Collection<Leader> leaders, Predicate<Leader> wrong, String rule, String why, Object... about) {
        return Lists.find(leaders, wrong)
                .flatMap(leader -> Fault.no(
                        rule, why, Lists.concat(List.of(leader), List.of(about)).toArray()));
    }

    static Optional<Fault> absent(String rule, Board board, Leader leader) {
        return when(!board.isOnMap(leader), rule, "%s is not on the map.", leader);
    }

    /** 4.0 */
    static Optional<Fault> crowded(boolean full, String place) {
        return when(full, "4.0", "%s would hold more than 3,000 men.", place);
    }

    /** 18.0: only for leaders in good order. */
    static Optional<Fault> shaken(String rule, Leader leader, Condition condition) {
        return when(condition != Condition.GOOD_ORDER, rule, "%s is %s.", leader, condition.word());
    }

    /** 11.0: only leaders in one hex move together. */
    static Optional<Fault> apart(Board board, List<Leader> leaders) {
        var first = leaders.getFirst();
        var other = Lists.find(leaders, leader -> board.isApart(leader, first));
        var text = "%s is not in the hex of %s.";
        return other.flatMap(one -> Fault.no(() -> together(board, leaders), "11.0", text, one, first));
    }

    /** 11.0, Exception: only a leader of the same roll who has not moved yet may join a march. */
    static Optional<Fault> stranger(Leader leader, boolean hasMoved, boolean here, boolean together, String place) {
        return when(hasMoved, "11.0", "%s has moved.", leader)
                .or(() -> when(!here, "11.0", "%s is not in %s.", leader, place))
                .or(() -> when(!together, "11.0", "%s did not roll with them.", leader));
    }

    private static List<String> together(Board board, List<Leader> leaders) {
        var stacks = Lists.grouped(leaders, board::hex).values();
        return Lists.map(stacks, stack -> "go %s; to HEX".formatted(OrderWords.names(stack)));
    }
}
