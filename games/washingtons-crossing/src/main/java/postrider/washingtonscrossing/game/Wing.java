package postrider.washingtonscrossing.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.LazyList;
import postrider.text.Lists;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Box.Objective;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.rules.MovementCosts;
import postrider.washingtonscrossing.rules.Possible;

/**
 * A leader and those activated through that leader, in one or several hexes, and what they might do together.
 *
 * @param starts facts about starting hexes, shared by all wings and filled on demand
 * @param stacks one per hex, the leader's own first
 */
record Wing(Position now, Map<Hex, Start> starts, Statement activation, Leader leader, List<List<Leader>> stacks)
        implements AtPosition.OfSide {
    private static final int FAR = 18;
    private static final int NEAR = 3;

    /**
     * What is the same for all who set out from a hex.
     *
     * @param enemies the nearest enemies, and the hexes from which to attack them
     */
    private record Start(CheapestWays<Hex> ways, Map<Hex, List<Hex>> enemies, Set<Hex> goals) {}

    private Wing(Position now, Map<Hex, Start> starts, Statement activation, List<Leader> all) {
        this(
                now,
                starts,
                activation,
                all.getFirst(),
                List.copyOf(Lists.grouped(all, now.board()::hex).values()));
    }

    @Override
    public Side side() {
        return leader.side();
    }

    private MovementCosts costs() {
        return new MovementCosts(now, side());
    }

    private Start start(Hex home) {
        return starts.computeIfAbsent(home, from -> {
            var ways = costs().waysAndFerries(from, FAR);
            var enemies = new LinkedHashMap<Hex, List<Hex>>();
            for (var enemy : nearest(from, board().hexes(enemy()))) enemies.put(enemy, approaches(ways, enemy));
            return new Start(ways, enemies, goals(from, ways, enemies.values()));
        });
    }

    /** One wing for each leader who may be activated by points or a die. */
    static List<Wing> all(Position now, Side side) {
        var starts = new HashMap<Hex, Start>();
        var tried = Lists.filter(now.board().of(side), leader -> Possible.mayBeTried(now, leader));
        return Lists.concat(
                Lists.map(
                        Possible.activations(now, side),
                        leader -> new Wing(now, starts, new Command.Activate(leader, List.of()), List.of(leader))),
                Lists.map(tried, leader -> new Wing(now, starts, new Action.Try(leader, List.of()), List.of(leader))));
    }

    /** The leader with as many others as the span allows, the nearest first. */
    private Optional<Wing> largest() {
        var with = List.<Leader>of();
        for (var other : others())
            if (Possible.isActivated(now, leader, Lists.with(with, other))) with = Lists.with(with, other);
        if (with.isEmpty()) return Optional.empty();
        var all = new Command.Activate(leader, with);
        return Optional.of(new Wing(now, starts, all, all.all()));
    }

    private List<Leader> others() {
        return board().of(side()).stream()
                .filter(other -> other.cost() < leader.cost()
                        && away(other) <= Math.max(1, leader.radius())
                        && (troops(other) > 0 || other.commands()))
                .sorted(Comparator.comparingInt(this::away).thenComparing(this::troops, Comparator.reverseOrder()))
                .toList();
    }

    private int away(Leader other) {
        return Hexes.distance(home(), board().hex(other));
    }

    private Hex home() {
        return board().hex(leader);
    }

    /** Whether they can do nothing. */
    boolean isIdle() {
        return costs().steps(home()).isEmpty() && orders().isEmpty();
    }

    /** Deeds of the leader alone, and with a company. */
    List<List<Statement>> orders() {
        boolean commands = activation instanceof Command.Activate && leader.commands();
        var company = commands ? largest() : Optional.<Wing>empty();
        return LazyList.of(Lists.concat(deeds(), company.map(Wing::deeds).orElse(List.of())), Supplier::get);
    }

    /** Legal as far as one can tell without judging; each is built when it is used. */
    private List<Supplier<List<Statement>>> deeds() {
        var all = new ArrayList<Supplier<List<Statement>>>();
        var start = start(home());
        for (var goal : start.goals) all.add(() -> march(goal));
        if (stacks.stream().anyMatch(stack -> board().troops(stack) > 0)) {
            start.enemies.forEach((enemy, goals) -> goals.forEach(goal -> meet(enemy, goal, all)));
            if (activation instanceof Command.Activate && Possible.mayEntrench(now, leader))
                all.add(() -> List.of(activation, new Action.Entrench(leader)));
        }
        if (country().isExit(side(), home())) all.add(() -> march(home(), new Step.LeaveMap()));
        return all;
    }

    /** Approaches an enemy: to ask then, by a forced march, or to attack. */
    private void meet(Hex enemy, Hex goal, List<Supplier<List<Statement>>> all) {
        all.add(() -> march(goal, new Step.ThenAsk()));
        all.add(() -> march(forced(), goal));
        boolean fit =
                Lists.filter(stacks, stack -> stack.contains(leader)).stream().allMatch(this::mayAttack);
        if (now.turn().isNight() || !fit) return;
        boolean dawn = Possible.isDawn(now, side(), enemy);
        all.add(() -> march(goal, new Step.Attack(enemy, false, dawn)));
        all.add(() -> march(goal, new Step.Attack(enemy, true, dawn)));
        all.add(() -> march(forced(), goal, new Step.Attack(enemy, false, dawn)));
        if (costs().isOpen(home(), enemy)) all.add(() -> prepared(enemy, dawn));
    }

    private boolean mayAttack(List<Leader> stack) {
        return stack.stream().allMatch(one -> Possible.mayAttack(now, one));
    }

    private List<Statement> march(Hex goal, Step... last) {
        return march(List.of(), goal, last);
    }

    private List<Statement> march(List<Statement> first, Hex goal, Step... last) {
        var statements = new ArrayList<>(Lists.concat(List.of(activation), first));
        for (var stack : stacks) {
            var ways = start(board().hex(stack.getFirst())).ways;
            if (!Possible.mayLeave(now, stack) || !ways.leadsTo(goal)) continue;
            var way = costs().said(board().hex(stack.getFirst()), ways.wayTo(goal));
            var steps = Lists.concat(
                    Lists.map(way, hex -> new Step.To(hex, false)), stack.contains(leader) ? List.of(last) : List.of());
            if (steps.isEmpty()) continue;
            statements.add(new Action.Go(stack));
            statements.addAll(steps);
        }
        return statements;
    }

    private List<Statement> forced() {
        return Lists.of(Possible.forcedMarch(now, leader, Lists.flatMap(stacks, stack -> stack)));
    }

    private List<Statement> prepared(Hex enemy, boolean dawn) {
        var near =
                Lists.filter(stacks, stack -> mayAttack(stack) && costs().isOpen(board().hex(stack.getFirst()), enemy));
        var attackers = Lists.flatMap(near, stack -> stack);
        return List.of(activation, new Action.Prepare(enemy, attackers, dawn), new Action.Advance(near.getFirst()));
    }

    /** Adjacent hexes, hexes near the enemy or friends, objectives, ferries and places. */
    private Set<Hex> goals(Hex home, CheapestWays<Hex> ways, Collection<List<Hex>> approaches) {
        var goals = new LinkedHashSet<Hex>(costs().steps(home));
        approaches.forEach(goals::addAll);
        var box = now.box();
        Stream.of(box.dailyPoints(), box.finalPoints())
                .flatMap(List::stream)
                .map(Objective::hex)
                .forEach(goals::add);
        boolean south = country().pennsylvania().has(home);
        if (side() == Sides.AMERICAN && !now.turn().isFrozen())
            for (var ferry : country().ferries())
                goals.add(south ? ferry.side().newJersey() : ferry.side().pennsylvania());
        goals.addAll(nearest(home, country().places().keySet()));
        goals.addAll(nearest(home, board().hexes(side())));
        goals.removeIf(goal -> goal.equals(home) || Hexes.distance(home, goal) > FAR || !ways.leadsTo(goal));
        return goals;
    }

    private static List<Hex> nearest(Hex home, Collection<Hex> hexes) {
        return Hexes.nearest(Lists.filter(hexes, hex -> !hex.equals(home)), home).stream()
                .limit(NEAR)
                .toList();
    }

    /** The nearest hex from which to attack an enemy, and the nearest such hex without friends. */
    private List<Hex> approaches(CheapestWays<Hex> ways, Hex enemy) {
        var nearest = Comparator.<Hex>comparingInt(hex -> ways.costTo(hex).orElseThrow());
        var open = Lists.filter(
                country().grid().neighbours(enemy), hex -> costs().isOpen(hex, enemy) && ways.leadsTo(hex));
        var empty = Lists.filter(open, hex -> !board().isHeld(side(), hex));
        return Stream.of(open, empty)
                .flatMap(some -> some.stream().min(nearest).stream())
                .distinct()
                .toList();
    }
}
