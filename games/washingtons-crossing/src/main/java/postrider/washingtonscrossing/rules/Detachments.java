package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.absent;
import static postrider.washingtonscrossing.rules.Faults.shaken;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Step.Detach;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Post.Force;

/** Chapters 14 and 15: detachments (14.0) and transfers of troops (15.0). Only their own side hears of them. */
record Detachments(Table table, Side side) implements AtTable.OfSide {
    /** The fewest men of a new detachment (14.0), and of a leader who gives troops away (15.0). */
    static final int LEAST = 100;

    /** 9.4.1: St. Clair's limit from 1 January on. */
    static final int ST_CLAIR = 1400;

    /** 14.0: why this detachment cannot be made now. */
    Optional<Fault> fault(Detach order) {
        var from = order.from();
        int men = order.troops();
        return unfit("14.0", from)
                .or(() -> uncounted("14.0", men))
                .or(() -> when(men < LEAST, "14.0", "A detachment has 100 men at least, not %d.", men))
                .or(() -> when(counter(order).isEmpty(), "14.0", "No detachment for %s is free.", from))
                .or(() -> wrongCounter(from, counter(order).orElseThrow()))
                .or(() -> keeps("14.0", from, men))
                .or(() -> tooMany("14.0", counter(order).orElseThrow(), men));
    }

    private Optional<Leader> counter(Detach order) {
        return order.as().or(() -> table.freeDetachment(order.from()));
    }

    private Optional<Fault> wrongCounter(Leader from, Leader counter) {
        boolean mixes = counter.nation().mixesWith(from.nation());
        return when(!counter.isDetachment(), "14.0", "%s is no detachment.", counter)
                .or(() -> when(!mixes, "14.0", "Militia makes militia detachments, and nobody else does."))
                .or(() -> when(board().post(counter) != Post.Off.WAITING, "14.0", "%s is in use.", counter));
    }

    /** 14.0: makes a detachment in its leader's hex; there must be no {@link #fault}. */
    Leader detach(Detach order) {
        var from = board().there(order.from());
        var detachment = counter(order).orElseThrow();
        table.change(order.from(), force -> force.withTroops(force.troops() - order.troops()));
        table.put(detachment, new Force(from.hex(), order.troops(), from.fatigue(), from.condition()));
        table.board(board -> board.withOrigins(detachment, Map.of()));
        trace(order.from(), detachment, order.troops());
        tell("14.0", "%s detaches %d men as %s.", order.from(), order.troops(), detachment);
        return detachment;
    }

    /** 14.0, Absorbing Detachments. */
    Optional<Fault> absorb(Command.Absorb order) {
        var detachment = order.detachment();
        int troops = troops(detachment);
        var fault = when(!detachment.isDetachment(), "14.0", "%s is no detachment.", detachment)
                .or(() -> unfit("14.0", detachment))
                .or(() -> unfit("15.0", order.by()))
                .or(() -> apart("14.0", detachment, order.by()))
                .or(() -> unlike("14.0", detachment, order.by()))
                .or(() -> tooMany("14.0", order.by(), troops(order.by()) + troops));
        if (fault.isPresent()) return fault;
        give(detachment, order.by(), troops);
        table.put(detachment, Post.Off.WAITING);
        tell("14.0", "%s absorbs %s, %d men.", order.by(), detachment, troops);
        return Optional.empty();
    }

    /** 15.0 */
    Optional<Fault> transfer(Command.Transfer order) {
        boolean all = order.troops() == troops(order.from()) && new Reorganization(table).mayGiveAll(order.from());
        var fault = unfit("15.0", order.from())
                .or(() -> uncounted("15.0", order.troops()))
                .or(() -> apart("15.0", order.from(), order.to()))
                .or(() -> unfit("15.0", order.to()))
                .or(() -> unlike("15.0", order.from(), order.to()))
                .or(() -> all ? Optional.empty() : keeps("15.0", order.from(), order.troops()))
                .or(() -> tooMany("15.0", order.to(), troops(order.to()) + order.troops()));
        if (fault.isPresent()) return fault;
        give(order.from(), order.to(), order.troops());
        tell("15.0", "%s gives %d men to %s.", order.from(), order.troops(), order.to());
        return Optional.empty();
    }

    /** 12.0, 15.0: a leader who receives more tired troops becomes as tired. */
    private void give(Leader from, Leader to, int troops) {
        int fatigue = board().there(from).fatigue();
        table.change(from, force -> force.withTroops(force.troops() - troops));
        table.change(
                to, force -> force.withTroops(force.troops() + troops).withFatigue(Math.max(force.fatigue(), fatigue)));
        trace(from, to, troops);
    }

    /** 9.4.1, Optional Rule: tracks whose men move. From a detachment, men of the first leader in the order of the box go first. */
    private void trace(Leader from, Leader to, int troops) {
        if (!plays(OptionalRule.TRACED_ENLISTMENTS)) return;
        var moved = new HashMap<Leader, Integer>();
        if (!from.isDetachment()) moved.put(from, troops);
        else {
            int left = troops;
            for (var origin : board().origins(from).entrySet()) {
                int men = Math.min(left, origin.getValue());
                moved.put(origin.getKey(), men);
                left -= men;
            }
            table.board(board -> board.withOrigins(from, plus(board.origins(from), moved, -1)));
        }
        if (to.isDetachment()) table.board(board -> board.withOrigins(to, plus(board.origins(to), moved, 1)));
    }

    private static Map<Leader, Integer> plus(Map<Leader, Integer> men, Map<Leader, Integer> more, int times) {
        var sum = new HashMap<>(men);
        more.forEach((origin, troops) -> sum.merge(origin, times * troops, Integer::sum));
        sum.values().removeIf(troops -> troops == 0);
        return sum;
    }

    private Optional<Fault> unfit(String rule, Leader leader) {
        return absent(rule, board(), leader)
                .or(() -> shaken(rule, leader, board().there(leader).condition()));
    }

    private Optional<Fault> apart(String rule, Leader one, Leader other) {
        boolean together =
                !one.equals(other) && board().in(side, board().hex(one)).contains(other);
        return when(!together, rule, "%s and %s are not stacked together.", one, other);
    }

    private static Optional<Fault> unlike(String rule, Leader one, Leader other) {
        boolean mixes = one.nation().mixesWith(other.nation());
        return when(!mixes, rule, "Troops do not go between militia and other leaders: %s and %s.", one, other);
    }

    private static Optional<Fault> uncounted(String rule, int troops) {
        return when(troops % 10 != 0 || troops == 0, rule, "Men are counted by tens, not %d.", troops);
    }

    /** 15.0: a leader keeps 100 men, unless leaving the army (9.4.1). */
    private Optional<Fault> keeps(String rule, Leader leader, int troops) {
        int has = troops(leader);
        int left = has - troops;
        boolean few = left < LEAST && !new Reorganization(table).leaves(leader);
        return when(troops > has, rule, "%s has %d men, not %d.", leader, has, troops)
                .or(() -> when(few, rule, "%s has %d men and keeps 100 at least.", leader, has));
    }

    /** 2.3.1 */
    private Optional<Fault> tooMany(String rule, Leader leader, int troops) {
        int most = table.limit(leader);
        return when(troops > most, rule, "%s has %d men at most, not %d.", leader, most, troops);
    }
}
