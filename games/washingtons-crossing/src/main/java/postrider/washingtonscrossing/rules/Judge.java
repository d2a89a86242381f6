package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.anyOf;
import static postrider.washingtonscrossing.rules.Faults.apart;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.Fork;
import postrider.kernel.ruling.Fault;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Ship;

/**
 * Judges the action phase of an order (6.0) before the first die, and refuses what even the best luck would not allow. What depends on
 * luck is judged when its turn comes.
 */
final class Judge {
    /** Movement points of the best roll with a forced march. */
    static final int BEST = 13;

    private final PlayerTurn turn;
    private final Activation activation;
    private final Refusals refusals;
    private final Set<Leader> gone = new HashSet<>();

    /** The number of each leader's roll. */
    private final Map<Leader, Integer> rolls = new HashMap<>();

    /** Leaders who move whatever is rolled. */
    private final Set<Leader> moved = new HashSet<>();

    private final Set<Ship> sailing = EnumSet.noneOf(Ship.class);

    /** Whether the order does anything. */
    private boolean does;

    /** Whether the order makes a detachment on a march. */
    private boolean detaches;

    /** Tells the ways of the marches. */
    private final List<Runnable> ways = new ArrayList<>();

    private final Map<Hex, Integer> changes = new HashMap<>();

    /** The leaders of the latest prepared attack. */
    private List<Leader> attackers = List.of();

    Judge(PlayerTurn turn, Activation activation, Refusals refusals) {
        this.turn = turn;
        this.activation = activation;
        this.refusals = refusals;
    }

    void judge(List<Statement> statements) {
        does = does(statements);
        detaches = statements.stream().anyMatch(Step.Detach.class::isInstance);
        for (int i = 0; i < statements.size(); i++) refusals.refuse(statements.get(i), fault(statements, i));
    }

    /** Tells the side the ways of all its marches, once the order is judged. */
    void tellWays() {
        ways.forEach(Runnable::run);
    }

    private Optional<Fault> fault(List<Statement> statements, int i) {
        return switch (statements.get(i)) {
            case Action.Try(Leader leader, List<Leader> with) -> attempt(leader, with);
            case Action.Go(List<Leader> leaders) -> go(leaders, Order.steps(statements, i));
            case Action.ForceMarch order -> forceMarch(order);
            case Action.Roll(List<Leader> leaders) -> roll(leaders);
            case Action.Entrench(Leader leader) -> entrench(leader);
            case Action.Prepare order -> prepared(order);
            case Action.Sail order ->
                new NavalMovement(turn)
                        .fault(order)
                        .or(() -> when(!sailing.add(order.ship()), "11.6", NavalMovement.AGAIN, order.ship()));
            case Action.Advance(List<Leader> leaders) -> advance(leaders);
            case Step step -> Optional.empty();
            case Command command -> throw new AssertionError(command);
        };
    }

    /** 11.2: a detachment yet to be made is judged once it exists. */
    private Optional<Fault> forceMarch(Action.ForceMarch order) {
        var here = order.leaders().stream().allMatch(turn.board()::isOnMap);
        return inactive(order.leaders())
                .or(() -> ForcedMarch.late(order.leaders(), rolls::containsKey))
                .or(() -> here ? new ForcedMarch(turn).fault(order) : Optional.empty());
    }

    private Optional<Fault> attempt(Leader leader, List<Leader> with) {
        var fault = when(!turn.candidates.isEmpty(), "10.2", "One leader in a turn is activated by a die.")
                .or(() -> activation.faultByDie(leader, with));
        turn.candidates.add(leader);
        turn.candidates.addAll(with);
        return fault;
    }

    /** 11.0: a roll for those who have not rolled yet. */
    private Optional<Fault> roll(List<Leader> leaders) {
        var group = Lists.filter(leaders, leader -> !rolls.containsKey(leader));
        rolled(leaders);
        boolean known = leaders.stream().allMatch(turn::isActive);
        return inactive(leaders).or(() -> known ? MovementRoll.fault(turn, group) : Optional.empty());
    }

    private void rolled(List<Leader> leaders) {
        int next = rolls.size();
        for (var leader : leaders) rolls.putIfAbsent(leader, next);
    }

    private Optional<Fault> inactive(List<Leader> leaders) {
        Predicate<Leader> idle = leader -> !turn.isActive(leader)
                && !turn.candidates.contains(leader)
                && !(detaches && turn.table().isNew(leader));
        return anyOf(leaders, idle, "10.1", "%s is not activated.");
    }

    /** 19.0: takes the whole allowance. */
    private Optional<Fault> entrench(Leader leader) {
        var fault = turn.candidates.contains(leader)
                ? Optional.<Fault>empty()
                : new Entrenchments(turn).fault(leader, moved.contains(leader));
        moved.add(leader);
        return fault;
    }

    private Optional<Fault> go(List<Leader> leaders, List<Step> after) {
        Predicate<Leader> again = leader -> gone.contains(leader) || moved.contains(leader);
        var fault = inactive(leaders)
                .or(() -> anyOf(leaders, again, "11.0", "%s goes once in a turn."))
                .or(() -> apart(turn.board(), leaders))
                .or(() -> nowhere(leaders, after));
        boolean first = gone.isEmpty();
        gone.addAll(leaders);
        if (fault.isPresent() || !turn.board().isOnMap(leaders.getFirst())) return fault;
        Lists.grouped(leaders, turn::head).values().forEach(this::rolled);
        moved.addAll(leaders);
        var never = "'%s' can never be: no such number is left.";
        return Lists.first(
                Fork.branches(after, 0, BEST),
                way -> when(!way.isPossible(), "11.0", never, Wording.list(way.with()))
                        .or(() -> way(leaders, first, way)));
    }

    /** Why a march goes nowhere, in an order that does nothing else (R56). */
    private Optional<Fault> nowhere(List<Leader> leaders, List<Step> steps) {
        var first = leaders.getFirst();
        if (!turn.board().isOnMap(first)) return Optional.empty();
        var home = turn.board().hex(first);
        if (!steps.isEmpty() && (does || !Route.stays(home, steps))) return Optional.empty();
        var who = refusals.words().of(List.of(new Action.Go(leaders)));
        var next = Lists.map(turn.costs().steps(home), hex -> "%s; to %s".formatted(who, turn.name(hex)));
        var why = steps.isEmpty() ? "Say where they go, or leave it out." : "%s is in %s already.";
        return Fault.no(() -> next, "11.0", why, first, turn.name(home));
    }

    /** Whether the order does anything but march leaders to their own hexes. */
    private boolean does(List<Statement> statements) {
        return IntStream.range(0, statements.size()).anyMatch(i -> switch (statements.get(i)) {
            case Action.Go(var leaders) ->
                !turn.board().isOnMap(leaders.getFirst())
                        || !Route.stays(turn.board().hex(leaders.getFirst()), Order.steps(statements, i));
            case Step step -> false;
            default -> true;
        });
    }

    /** Judges terrain and hour; for the first march of the order, the garrison too. */
    private Optional<Fault> way(List<Leader> leaders, boolean first, Fork.Branch<Step> way) {
        var steps = way.statements();
        var home = turn.board().hex(leaders.getFirst());
        var garrison = first ? turn.garrisons().fault(leaving(leaders, home, steps), home) : Optional.<Fault>empty();
        if (garrison.isPresent()) return garrison;
        var route = new Route(turn, leaders, home, rolls, moved::contains);
        for (var step : steps) refusals.refuse(step, route.fault(step));
        moved.removeIf(leader -> leaders.contains(leader) && !route.moved().contains(leader));
        ways.add(() -> route.tell(way.with(), changes));
        return Optional.empty();
    }

    /** How many men leave their hex; those dropped or detached there stay. */
    private int leaving(List<Leader> leaders, Hex home, List<Step> steps) {
        int men = turn.board().troops(leaders);
        for (var step : steps) {
            if (step instanceof Step.Attack || step instanceof Step.To(var hex, var boat) && !hex.equals(home))
                return men;
            if (step instanceof Step.Drop(var some)) men -= turn.board().troops(some);
            if (step instanceof Step.Detach(int troops, var from, var as, boolean goesOn)
                    && turn.board().isOnMap(from)) men -= goesOn ? turn.troops(from) - troops : troops;
        }
        return 0;
    }

    /** 16.3: only leaders who attacked the hex advance into it. */
    private Optional<Fault> advance(List<Leader> leaders) {
        var idle = "%s takes no part in the attack.";
        return when(attackers.isEmpty(), "16.3", "Who advances is said behind a prepared attack.")
                .or(() -> anyOf(leaders, leader -> !attackers.contains(leader), "16.3", idle));
    }

    /** 16.3: leaders who have not moved are judged by where they are. */
    private Optional<Fault> prepared(Action.Prepare order) {
        attackers = order.leaders();
        var fault = when(order.leaders().isEmpty(), "16.3", "Say who attacks: 'prepared attack on HEX with LEADERS'.")
                .or(() -> Attack.untimely(turn, order.target(), order.dawn()))
                .or(() -> inactive(order.leaders()));
        var stay = Lists.filter(turn.board().present(order.leaders()), leader -> !gone.contains(leader));
        var spent = Attack.spent(order.leaders(), moved::contains);
        moved.addAll(order.leaders());
        return fault.or(() -> spent)
                .or(() -> Lists.first(
                        stay, leader -> Attack.closed(turn, turn.board().hex(leader), order.target())))
                .or(() -> Lists.first(stay, leader -> Attack.unfit(turn.board(), leader)))
                .or(() -> isSettled(order) ? Attack.prepared(turn, order).uncommanded() : Optional.empty());
    }

    /** Whether command of the attack and its hexes depend on no roll and no march. */
    private boolean isSettled(Action.Prepare order) {
        var first = order.leaders().getFirst();
        return Stream.concat(order.leaders().stream(), turn.above(first).stream())
                .allMatch(one -> turn.isActive(one) && !gone.contains(one));
    }
}
