package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.stranger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Charts.Going;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Step;

/**
 * 11.0: the way of a march as it is ordered. It is judged before anybody moves, and what even the best luck would not allow is a fault
 * (6.0); then its side is told each hex's cost before any die is rolled, without zones of control (R29).
 */
final class Route implements AtTable.InTurn {
    private final PlayerTurn turn;
    private final List<Leader> company;
    private final Hex home;
    private final Map<Leader, Integer> rolls;
    private final Predicate<Leader> hasMoved;

    /** The steps judged so far. */
    private final List<Leg> legs = new ArrayList<>();

    /** Leaders on the march at this step. */
    private final List<Leader> leaders;

    /** Leaders who spend movement points on it, or leave them to a detachment. */
    private final Set<Leader> moved = new HashSet<>();

    private Hex at;

    /** @param from the hex where the step begins */
    record Leg(Step step, Hex from) {}

    /**
     * @param company leaders who set out from a hex
     * @param rolls the number of each leader's movement roll, if there is one
     * @param hasMoved whether a leader's own move is over when the march begins
     */
    Route(PlayerTurn turn, List<Leader> company, Hex home, Map<Leader, Integer> rolls, Predicate<Leader> hasMoved) {
        this.turn = turn;
        this.company = company;
        this.home = home;
        this.rolls = new HashMap<>(rolls);
        this.hasMoved = hasMoved;
        this.leaders = new ArrayList<>(company);
        this.at = home;
    }

    @Override
    public PlayerTurn turn() {
        return turn;
    }

    @Override
    public Side side() {
        return company.getFirst().side();
    }

    Set<Leader> moved() {
        return Set.copyOf(moved);
    }

    /** Why the next step can never be carried out; it is no condition on a number. */
    Optional<Fault> fault(Step step) {
        legs.add(new Leg(step, at));
        boolean nobody = leaders.isEmpty() && !(step instanceof Step.Stop);
        return when(nobody, "11.0", "Nobody is left to go on.").or(() -> next(step));
    }

    private Optional<Fault> next(Step step) {
        return switch (step) {
            case Step.To to -> to(to);
            case Step.Join(Leader leader) -> join(leader);
            case Step.Drop(List<Leader> some) -> drop(some);
            case Step.Detach detach -> detach(detach);
            case Step.Attack attack -> attack(attack);
            case Step.LeaveMap() -> noExit(table(), side(), at);
            case Step.Stop stop -> Optional.empty();
            case Step.ThenAsk ask -> Optional.empty();
            case Step.Parting parting -> throw new AssertionError(parting);
        };
    }

    private Optional<Fault> to(Step.To to) {
        boolean crosses = to.boat() || country().ferry(at, to.hex()).isPresent();
        boolean dry = country().delaware(at, to.hex()).isEmpty();
        var fault = crosses
                ? when(dry, "11.4", "The Delaware is not between %s and %s.", name(at), name(to.hex()))
                : onFoot(at, to.hex());
        if (!at.equals(to.hex())) moved.addAll(leaders);
        at = to.hex();
        return fault;
    }

    private Optional<Fault> onFoot(Hex from, Hex to) {
        var costs = costs();
        if (Hexes.distance(from, to) == 1) return costs.fault(from, to);
        boolean apart = track().going() != Going.FROZEN && country().hasDelawareBetween(from, to);
        var text = "The Delaware lies between %s and %s: name a ferry by the hexes on both its banks.";
        return apart ? Fault.no(() -> byFerry(from, to), "11.4", text, name(from), name(to)) : Optional.empty();
    }

    private List<String> byFerry(Hex from, Hex to) {
        var ways = Lists.of(costs().byFerry(from, to));
        return Lists.map(ways, way -> "to " + Lists.joined(way, ", ", this::name));
    }

    /** 11.0, Exception */
    private Optional<Fault> join(Leader leader) {
        boolean here = table().isNew(leader) || board().in(side(), at).contains(leader);
        boolean together = table().isNew(leader) || leaders.stream().anyMatch(one -> rolledWith(one, leader));
        leaders.add(leader);
        return stranger(leader, hasMoved.test(leader), here, together, name(at));
    }

    private boolean rolledWith(Leader one, Leader leader) {
        return rolls.containsKey(leader)
                && (table().isNew(one) || rolls.get(leader).equals(rolls.get(one)));
    }

    private Optional<Fault> drop(List<Leader> some) {
        var fault = Lists.first(some, leader -> absent("11.0", leader));
        leaders.removeAll(some);
        return fault;
    }

    /** 14.0: the order says whether the detachment or its leader goes on. */
    private Optional<Fault> detach(Step.Detach order) {
        var from = order.from();
        var fault = absent("14.0", from)
                .or(() -> table().isNew(from) ? Optional.empty() : new Detachments(table(), side()).fault(order));
        if (order.goesOn()) {
            leaders.remove(from);
            moved.add(from);
            order.as().or(() -> table().freeDetachment(from)).ifPresent(leaders::add);
        }
        return fault;
    }

    private Optional<Fault> absent(String rule, Leader leader) {
        return when(!table().isNew(leader) && !leaders.contains(leader), rule, "%s does not go with them.", leader);
    }

    /** 16.2: after a victory the march goes on from the hex attacked. */
    private Optional<Fault> attack(Step.Attack order) {
        var target = order.target();
        var here = board().present(leaders);
        var fault = when(side() != turn.side(), "11.3", "Nobody attacks in reaction.")
                .or(() -> Attack.untimely(turn, target, order.dawn()))
                .or(() -> Attack.closed(turn, at, target))
                .or(() -> Lists.first(here, leader -> Attack.unfit(board(), leader)));
        moved.addAll(leaders);
        at = target;
        return fault;
    }

    /** 11.5 */
    static Optional<Fault> noExit(Table table, Side side, Hex from) {
        boolean exit = table.country().isExit(side, from);
        return when(!exit, "11.5", "%s is not at an edge that is open to you.", table.name(from));
    }

    /** Whether a march goes only to its own hex. */
    static boolean stays(Hex home, List<Step> steps) {
        return !steps.isEmpty()
                && steps.stream()
                        .allMatch(step -> step instanceof Step.To to && to.hex().equals(home));
    }

    /**
     * Tells the way, once it is judged.
     *
     * @param when the numbers it depends on
     * @param changes in each hex's men by earlier marches; this march adds its own
     */
    void tell(List<?> when, Map<Hex, Integer> changes) {
        new Itinerary(turn, company, home, changes).tell(legs, at, when);
    }
}
