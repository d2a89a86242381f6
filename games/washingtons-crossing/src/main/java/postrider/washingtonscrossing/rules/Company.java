package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.anyOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Step.Detach;

/** 11.0: leaders who march together, and their movement points. */
final class Company implements AtTable.InTurn {
    private final PlayerTurn turn;
    private final Side side;
    private final List<Leader> leaders;

    private final Set<Leader> moved;

    private int spent;

    /**
     * @param leaders all in one hex, each with movement points
     * @param moved collects the leaders who have spent points
     */
    Company(PlayerTurn turn, List<Leader> leaders, Set<Leader> moved) {
        this.turn = turn;
        this.side = leaders.getFirst().side();
        this.leaders = new ArrayList<>(leaders);
        this.moved = moved;
    }

    @Override
    public PlayerTurn turn() {
        return turn;
    }

    @Override
    public Side side() {
        return side;
    }

    List<Leader> leaders() {
        return List.copyOf(leaders);
    }

    boolean isEmpty() {
        return leaders.isEmpty();
    }

    int men() {
        return board().troops(leaders);
    }

    /** Movement points of the leader with the fewest (R27). */
    int pointsLeft() {
        return Lists.lowest(leaders, leader -> turn.points(leader).orElse(0), 0);
    }

    /** Movement points once these leaders have joined and the cost is paid. */
    int pointsLeft(List<Leader> joining, int cost) {
        int more = cost + joining.size();
        int least = pointsLeft() - more;
        for (var leader : joining) least = Math.min(least, turn.points(leader).orElse(0) - spent - more);
        return least;
    }

    boolean hasMoved() {
        return spent > 0;
    }

    /** 11.0: whether this is their first hex, and all rolled a point at least, which a forced march does not give (11.2). */
    boolean mayAlwaysStep() {
        return !hasMoved()
                && leaders.stream()
                        .allMatch(one -> turn.points(one).orElse(0)
                                > (turn.declared.contains(one) ? ForcedMarch.points(one) : 0));
    }

    void pay(int cost) {
        spent += cost;
        for (var leader : leaders) turn.setPoints(leader, turn.points(leader).orElse(0) - cost);
        moved.addAll(leaders);
    }

    /** A leader flees from the march. */
    void leave(Leader leader) {
        leaders.remove(leader);
        turn.done.add(leader);
    }

    /** Only these leaders go on. */
    void keep(List<Leader> some) {
        leaders.retainAll(some);
    }

    /** Goes on with those who cross, perhaps as detachments; the others' move is over. */
    void across(List<Leader> some) {
        done(Lists.filter(leaders, leader -> !some.contains(leader)));
        leaders.clear();
        leaders.addAll(some);
    }

    /** Ends everybody's move. */
    void end() {
        done(leaders);
    }

    /** 11.0: leaders who rolled but did not move may still do what takes a whole allowance. */
    private void done(List<Leader> some) {
        turn.done.addAll(Lists.filter(some, moved::contains));
    }

    /** 11.0, Exception: for a point, a leader of the same roll who has not moved yet joins; Washington then moves no faster than the others. */
    Optional<Fault> join(Leader leader, Hex at) {
        var fault = stranger(leader, at)
                .or(() -> kept(leader, at))
                .or(() -> when(
                        pointsLeft(List.of(leader), 0) < 0,
                        "11.0",
                        "No movement point is left for %s to join.",
                        leader));
        if (fault.isPresent()) return fault;
        pay(1);
        turn.setPoints(leader, Math.min(pointsLeft(), turn.points(leader).orElse(0) - spent));
        moved.add(leader);
        leaders.add(leader);
        for (var one : Lists.filter(leaders, turn::isMounted)) turn.setPoints(one, pointsLeft());
        tell("11.0", "%s joins them.", leader);
        return Optional.empty();
    }

    /** 20.0: the garrison keeps its men, but not a leader who has none. */
    private Optional<Fault> kept(Leader leader, Hex at) {
        return troops(leader) == 0 ? Optional.empty() : garrisons().fault(Lists.with(leaders, leader), at);
    }

    private Optional<Fault> stranger(Leader leader, Hex at) {
        var roll = turn.roll(leader);
        boolean together = roll.isPresent()
                && leaders.stream().anyMatch(one -> turn.roll(one).equals(roll));
        boolean here = board().in(side, at).contains(leader);
        return Faults.stranger(leader, turn.hasMoved(leader), here, together, name(at));
    }

    /** Whether all these leaders may join them in that hex. */
    boolean takes(List<Leader> joining, Hex at) {
        return joining.isEmpty()
                || joining.stream().allMatch(leader -> stranger(leader, at).isEmpty())
                        && garrisons().fault(joining, at).isEmpty();
    }

    /** 11.0: leaders stay behind, and their move is over. */
    Optional<Fault> drop(List<Leader> some, Hex at) {
        var fault = anyOf(some, leader -> !leaders.contains(leader), "11.0", "%s does not go with them.")
                .or(() -> crowded(at));
        if (fault.isPresent()) return fault;
        leaders.removeAll(some);
        done(some);
        tell("11.0", "%s in %s.", Wording.verb(some, "stays", "stay"), name(at));
        return Optional.empty();
    }

    /** 14.0: either the detachment or its leader goes on; the other's move is over, even if nobody has gone a step. */
    Optional<Fault> detach(Detach order, Hex at) {
        var detachments = new Detachments(table(), side);
        var from = order.from();
        var fault = when(!leaders.contains(from), "14.0", "%s does not go with them.", from)
                .or(() -> crowded(at))
                .or(() -> detachments.fault(order));
        if (fault.isPresent()) return fault;
        var detachment = detachments.detach(order);
        turn.inherit(from, detachment);
        turn.done.add(order.goesOn() ? from : detachment);
        if (order.goesOn()) leaders.set(leaders.indexOf(from), detachment);
        return Optional.empty();
    }

    private Optional<Fault> crowded(Hex at) {
        boolean over = board().isOver(side, at);
        return when(over, "4.0", "More than 3,000 men are in %s: nobody stays.", name(at));
    }
}
