package postrider.washingtonscrossing.rules;

import static postrider.washingtonscrossing.rules.Faults.apart;
import static postrider.washingtonscrossing.rules.Faults.when;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import postrider.kernel.Fork;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;

/**
 * Judges the action phase of an order (6.0) before the first die: what could not be done with the best of luck is refused. What luck
 * decides is judged when its turn comes.
 */
final class Judge {
    /** The best roll, and a forced march. */
    private static final int BEST = 13;

    private final PlayerTurn turn;
    private final Table table;
    private final Activation activation;
    private final Refusals refusals;
    private final Set<Leader> hopeful = new HashSet<>();
    private final Set<Leader> gone = new HashSet<>();

    /** Whether the order does anything. */
    private boolean does;

    /** Who makes the prepared attack that was judged last. */
    private List<Leader> attackers = List.of();

    Judge(PlayerTurn turn, Activation activation, Refusals refusals) {
        this.turn = turn;
        this.table = turn.table;
        this.activation = activation;
        this.refusals = refusals;
    }

    void judge(List<Statement> statements) {
        does = does(statements);
        for (int i = 0; i < statements.size(); i++)
            refusals.refuse(statements.get(i), fault(statements.get(i), Order.steps(statements, i)));
    }

    private Optional<Fault> fault(Statement statement, List<Statement> after) {
        return switch (statement) {
            case Action.Try(Leader leader, List<Leader> with) -> attempt(leader, with);
            case Action.Go(List<Leader> leaders) -> go(leaders, after);
            case Action.ForceMarch order -> forceMarch(order);
            case Action.Roll(List<Leader> leaders) -> inactive(leaders);
            case Action.Entrench(Leader leader) ->
                hopeful.contains(leader) ? Optional.empty() : new Entrenchments(turn).fault(leader);
            case Action.Prepare order -> prepared(order);
            case Action.Sail order -> new NavalMovement(turn).fault(order);
            case Action.Advance(List<Leader> leaders) -> advance(leaders);
            case Step step -> Optional.empty();
            case Command command -> throw new AssertionError(command);
        };
    }

    /** 11.2: a detachment to come is judged when it has come. */
    private Optional<Fault> forceMarch(Action.ForceMarch order) {
        var here = order.leaders().stream().allMatch(table.board()::isOnMap);
        return inactive(order.leaders()).or(() -> here ? new ForcedMarch(turn).fault(order) : Optional.empty());
    }

    private Optional<Fault> attempt(Leader leader, List<Leader> with) {
        var fault = when(!hopeful.isEmpty(), "10.2", "One leader in a turn is activated by a die.")
                .or(() -> activation.faultByDie(leader, with));
        hopeful.add(leader);
        hopeful.addAll(with);
        return fault;
    }

    private Optional<Fault> inactive(List<Leader> leaders) {
        var idle = Lists.find(leaders, leader -> !turn.isActive(leader) && !hopeful.contains(leader) && !isNew(leader));
        return idle.flatMap(leader -> Fault.no("10.1", "%s is not activated.", leader));
    }

    /** A detachment that is made on the way may go on by itself. */
    private boolean isNew(Leader leader) {
        return leader.isDetachment() && !table.board().isOnMap(leader);
    }

    private Optional<Fault> go(List<Leader> leaders, List<Statement> after) {
        var again = Lists.find(leaders, gone::contains);
        var fault = inactive(leaders)
                .or(() -> again.flatMap(leader -> Fault.no("11.0", "%s goes once in a turn.", leader)))
                .or(() -> apart(table.board(), leaders))
                .or(() -> nowhere(leaders, after));
        boolean first = gone.isEmpty();
        gone.addAll(leaders);
        if (fault.isPresent() || !table.board().isOnMap(leaders.getFirst())) return fault;
        return Lists.first(
                Fork.branches(new ArrayList<>(after), 0, BEST),
                way -> when(
                                !way.isPossible(),
                                "11.0",
                                "'%s' can never be: no such number is left.",
                                Lists.map(way.with(), Object::toString))
                        .or(() -> way(leaders, first, Lists.filter(way.statements(), Step.class))));
    }

    /** Why a march leads nowhere, in an order that does nothing else (R56). */
    private Optional<Fault> nowhere(List<Leader> leaders, List<Statement> steps) {
        var first = leaders.getFirst();
        if (!table.board().isOnMap(first)) return Optional.empty();
        var home = table.board().hex(first);
        if (!steps.isEmpty() && (does || !stays(home, steps))) return Optional.empty();
        var who = refusals.words().of(List.of(new Action.Go(leaders)));
        var next = Lists.map(
                Possible.steps(table.now(), turn.side, home), hex -> "%s; to %s".formatted(who, table.name(hex)));
        var why = steps.isEmpty() ? "Say where they go, or leave it out." : "%s is in %s already.";
        return Fault.no(() -> next, "11.0", why, first, table.name(home));
    }

    /** Whether anything is ordered but to go where one is. */
    private boolean does(List<Statement> statements) {
        return IntStream.range(0, statements.size()).anyMatch(i -> switch (statements.get(i)) {
            case Action.Go(var leaders) ->
                !table.board().isOnMap(leaders.getFirst())
                        || !stays(table.board().hex(leaders.getFirst()), Order.steps(statements, i));
            case Step step -> false;
            default -> true;
        });
    }

    /** Whether a march is to his own hex, and nothing else. */
    private static boolean stays(Hex home, List<? extends Statement> steps) {
        return !steps.isEmpty()
                && steps.stream()
                        .allMatch(step -> step instanceof Step.To to && to.hex().equals(home));
    }

    /** What its player should know before any die is rolled. */
    static void tellWays(PlayerTurn turn, List<Statement> statements) {
        var board = turn.table.board();
        var men = new HashMap<Hex, Integer>();
        for (int i = 0; i < statements.size(); i++)
            if (statements.get(i) instanceof Action.Go(var leaders) && board.isOnMap(leaders.getFirst()))
                for (var way : Fork.branches(new ArrayList<>(Order.steps(statements, i)), 0, BEST))
                    tellWay(turn, leaders, way, men);
    }

    /** @param men how many more there are in each hex once the marches above have been made */
    private static void tellWay(
            PlayerTurn turn, List<Leader> leaders, Fork.Branch<Statement> way, Map<Hex, Integer> men) {
        var from = turn.table.board().hex(leaders.getFirst());
        var when = way.with().isEmpty() ? "" : ", %s".formatted(Wording.list(way.with()));
        if (stays(from, way.statements()))
            turn.table.tell(turn.side, "11.0", "%s stays in %s.", Sight.top(leaders), turn.table.name(from));
        var footing = new Footing(turn.table, turn.side);
        var route = new Route(turn, leaders, footing, men);
        var words = route.words(Lists.filter(way.statements(), Step.class));
        if (words.isEmpty()) return;
        turn.table.tell(
                turn.side, "11.0", "%s from %s%s: %s", Sight.top(leaders), turn.table.name(from), when, words.get());
        for (var hex : route.full())
            turn.table.tell(
                    turn.side,
                    "4.0",
                    "%s would hold more than 3,000 men: they stop before it, unless others leave it first.",
                    turn.table.name(hex));
        var foot = Lists.filter(leaders, leader -> turn.isActive(leader) && !turn.isMounted(leader));
        for (var leader : foot) footing.of(turn.head(leader), "rating");
        footing.tell("11.0");
    }

    /** Whether the ground and the hour let them go that way, and the first of all their garrison. */
    private Optional<Fault> way(List<Leader> leaders, boolean first, List<Step> steps) {
        var home = table.board().hex(leaders.getFirst());
        boolean unguarded =
                !first || steps.stream().anyMatch(step -> step instanceof Step.Drop || step instanceof Step.Detach);
        var garrison = unguarded ? Optional.<Fault>empty() : new Garrisons(table, turn.side).fault(leaders, home);
        return garrison.or(() -> way(turn, turn.side, home, steps));
    }

    /** Whether the ground and the hour let somebody of a side go that way; who does not move reacts (11.3). */
    static Optional<Fault> way(PlayerTurn turn, Side side, Hex from, List<Step> steps) {
        var table = turn.table;
        var costs = new MovementCosts(table.now(), side);
        var at = from;
        for (var step : steps) {
            if (step instanceof Step.Attack attack) {
                var here = at;
                if (side != turn.side) return Fault.no("11.3", "Nobody attacks in reaction.");
                return attack(turn, attack.target(), attack.dawn())
                        .or(() -> Attack.closed(turn, here, attack.target()));
            }
            if (step instanceof Step.LeaveMap && !table.country().isExit(side, at)) return noExit(table, at);
            if (!(step instanceof Step.To to)) continue;
            boolean crosses = to.boat() || table.country().ferry(at, to.hex()).isPresent();
            var fault = crosses ? Optional.<Fault>empty() : onFoot(table, costs, at, to.hex());
            if (fault.isPresent()) return fault;
            at = to.hex();
        }
        return Optional.empty();
    }

    private static Optional<Fault> onFoot(Table table, MovementCosts costs, Hex from, Hex to) {
        if (Hexes.distance(from, to) == 1) return costs.fault(from, to);
        boolean apart = table.track().ground() != Charts.Ground.FROZEN
                && table.country().isApart(from, to);
        return apart
                ? Fault.no(
                        () -> costs.byFerry(from, to).stream()
                                .map(way -> "to " + String.join(", ", Lists.map(way, table::name)))
                                .toList(),
                        "11.4",
                        "The Delaware lies between %s and %s: name a ferry by the hexes on both its banks.",
                        table.name(from),
                        table.name(to))
                : Optional.empty();
    }

    /** 11.5 */
    static Optional<Fault> noExit(Table table, Hex from) {
        return Fault.no("11.5", "%s is not at an edge that is open to you.", table.name(from));
    }

    /** 16.3: those take the hex who have attacked it. */
    private Optional<Fault> advance(List<Leader> leaders) {
        var other = Lists.find(leaders, leader -> !attackers.contains(leader));
        return when(attackers.isEmpty(), "16.3", "Who advances is said behind a prepared attack.")
                .or(() -> other.flatMap(one -> Fault.no("16.3", "%s takes no part in the attack.", one)));
    }

    /** Who makes a prepared attack has not moved, so that the ground is known (16.3). */
    private Optional<Fault> prepared(Action.Prepare order) {
        attackers = order.leaders();
        var fault = when(order.leaders().isEmpty(), "16.3", "Say who attacks: 'prepared attack on HEX with LEADERS'.")
                .or(() -> attack(turn, order.target(), order.dawn()))
                .or(() -> inactive(order.leaders()));
        var stay = Lists.filter(table.present(order.leaders()), leader -> !gone.contains(leader));
        return fault.or(() ->
                Lists.first(stay, leader -> Attack.closed(turn, table.board().hex(leader), order.target())));
    }

    private static Optional<Fault> attack(PlayerTurn turn, Hex target, boolean dawn) {
        return when(turn.table.turn().isNight(), "16.0", "There are no attacks at night.")
                .or(() -> dawn ? Attack.noDawn(turn, target) : Optional.empty());
    }
}
