package postrider.washingtonscrossing.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import postrider.kernel.ruling.Side;
import postrider.text.LazyList;
import postrider.text.Lists;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.rules.Possible;
import postrider.washingtonscrossing.rules.StatementOrder;
import postrider.washingtonscrossing.rules.ZoneOfControl;

/** Lists legal orders of every kind: nothing, marches of one leader with a company, transfers of troops, and combinations. */
public record Orders(Position now, Side side, Order nothing) implements AtPosition {
    private static final int TOGETHER = 16;
    private static final int SOME = 100;

    /** Every order includes the discharges that are due. */
    Orders(Position now, Side side) {
        this(now, side, new Order(List.copyOf(Possible.discharges(now, side))));
    }

    /** In groups, none of them empty: nothing, single deeds, and combinations. */
    public static List<List<Order>> legal(Position now, Side side) {
        var orders = new Orders(now, side);
        var all = orders.apart();
        if (all.size() == 1) return all;
        var deeds = all.subList(1, all.size());
        return Lists.with(all, LazyList.kept(LazyList.of(TOGETHER, number -> orders.together(deeds, number))));
    }

    /** All groups but the combinations. */
    List<List<Order>> apart() {
        var all = new ArrayList<List<Order>>();
        all.add(List.of(nothing));
        var wings = Wing.all(now, side);
        if (!wings.stream().allMatch(Wing::isIdle))
            all.add(marches(LazyList.joined(LazyList.kept(LazyList.of(wings, Wing::orders)))));
        var troops = troops(withoutMarch());
        if (!troops.isEmpty()) all.add(troops);
        return List.copyOf(all);
    }

    /** The first order, joined by the best of the rest that other leaders can carry out as well. */
    public static Order best(Position now, Side side, List<Order> ranked) {
        return best(now, side, ranked, Integer.MAX_VALUE);
    }

    /** @param most how many orders to join at most */
    static Order best(Position now, Side side, List<Order> ranked, int most) {
        var whole = ranked.getFirst();
        var busy = leaders(whole);
        int many = 1;
        for (var next : ranked) {
            var more = leaders(next);
            if (many == most || more.stream().anyMatch(busy::contains)) continue;
            var joined = joined(now, side, whole, next);
            if (joined.isEmpty()) continue;
            whole = joined.get();
            busy.addAll(more);
            many++;
        }
        return whole;
    }

    private static Set<Leader> leaders(Order order) {
        return new HashSet<>(Lists.flatMap(order.statements(), Orders::leaders));
    }

    private static Collection<Leader> leaders(Statement statement) {
        return switch (statement) {
            case Command.Activate activate -> activate.all();
            case Action.Try attempt -> attempt.all();
            case Action.Go(var leaders) -> leaders;
            case Command.Absorb(var detachment, var by) -> List.of(detachment, by);
            default -> List.of();
        };
    }

    /** Both orders in one, in the sequence of 6.0, if that is legal. */
    public static Optional<Order> joined(Position now, Side side, Order one, Order other) {
        var more = Lists.filter(other.statements(), statement -> !(statement instanceof Command.Discharge));
        return Possible.ordered(now, side, new Order(StatementOrder.inTurn(Lists.concat(one.statements(), more))));
    }

    /** Candidates without a march: transfers, detachments, departures, naval moves. Not all are legal. */
    private List<List<Statement>> withoutMarch() {
        var all = new ArrayList<List<Statement>>();
        for (var leader : board().of(side)) {
            int men = troops(leader);
            if (men == 0) all.add(List.of(new Command.Remove(leader)));
            if (men >= 2 * SOME) all.add(detach(leader, SOME));
            if (men >= SOME + ZoneOfControl.TROOPS) all.add(detach(leader, ZoneOfControl.TROOPS));
            for (var other : board().in(side, board().hex(leader))) {
                if (other.isDetachment() && !other.equals(leader)) all.add(List.of(new Command.Absorb(other, leader)));
                if (men > 2 * SOME && other.limit() > 0) all.add(List.of(new Command.Transfer(SOME, leader, other)));
            }
        }
        if (has(Mark.CORNWALLIS_COMMANDS) && !has(Mark.GRANT_SUBORDINATE))
            all.add(List.of(new Command.SubordinateGrant(Optional.empty())));
        for (var ship : Ship.ALL)
            for (var at : Lists.of(board().ship(ship)))
                for (var ferry : country().ferries())
                    if (!at.equals(ferry.side())) all.add(List.of(new Action.Sail(ship, ferry.side())));
        return all;
    }

    private static List<Statement> detach(Leader leader, int men) {
        return List.of(new Step.Detach(men, leader, Optional.empty(), false));
    }

    /** Legal as they are, unless discharges come first. */
    private List<Order> marches(List<List<Statement>> all) {
        return nothing.statements().isEmpty() ? LazyList.of(all, Order::new) : troops(all);
    }

    private List<Order> troops(List<List<Statement>> all) {
        return LazyList.kept(LazyList.of(
                all,
                statements -> joined(now, side, nothing, new Order(statements)).orElse(nothing)));
    }

    private Order together(List<List<Order>> deeds, int number) {
        var random = new SplittableRandom(number);
        var together = nothing;
        for (int more = 2 + random.nextInt(TOGETHER); more > 0; more--) {
            var group = deeds.get(random.nextInt(deeds.size()));
            together = joined(now, side, together, group.get(random.nextInt(group.size())))
                    .orElse(together);
        }
        return together;
    }
}
