package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.anyOf;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.ruling.Fault;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Worded;

/**
 * Chapter 16, attacks (16.0 to 16.3).
 *
 * @param attackers all leaders who take part, including those without troops
 * @param leading the leader whose rating counts (17.1 step 5)
 * @param dawn whether it is a dawn attack (17.2.3)
 */
record Attack(PlayerTurn turn, Kind kind, Hex target, List<Leader> attackers, Leader leading, boolean dawn)
        implements AtTable.InTurn {
    /** 16.1 */
    enum Kind implements Worded {
        HASTY(1),
        NORMAL(3),
        PREPARED(0);

        private final int points;

        Kind(int points) {
            this.points = points;
        }

        static Kind of(Step.Attack order) {
            return order.hasty() ? HASTY : NORMAL;
        }

        /** As the charts name it. */
        String reason() {
            return word() + " attack";
        }
    }

    Attack {
        attackers = List.copyOf(attackers);
    }

    /** 16.2: the leader with the highest cost leads; of several, the one with the best rating (R16). */
    static Attack onTheWay(PlayerTurn turn, List<Leader> stack, Step.Attack order) {
        int cost = Sight.top(stack).cost();
        var leading = best(Lists.filter(stack, leader -> leader.cost() == cost));
        return new Attack(turn, Kind.of(order), order.target(), stack, leading, order.dawn());
    }

    private static Leader best(List<Leader> leaders) {
        var best = leaders.getFirst();
        for (var leader : leaders) if (leader.rating() > best.rating()) best = leader;
        return best;
    }

    /** 16.3 */
    static Attack prepared(PlayerTurn turn, Action.Prepare order) {
        var leading = commander(turn, order.leaders(), order.target());
        return new Attack(turn, Kind.PREPARED, order.target(), order.leaders(), leading, order.dawn());
    }

    /** From several hexes, a leader next to the target who activated all others commands; from one hex, whoever activated them (R17). */
    private static Leader commander(PlayerTurn turn, List<Leader> leaders, Hex target) {
        var board = turn.board();
        boolean together = board.hexes(leaders).size() == 1;
        var above = Lists.filter(
                turn.board().present(turn.above(leaders.getFirst())), one -> commandsAll(turn, one, leaders));
        var able = Lists.filter(above, one -> together ? activates(turn, one, leaders) : isNextTo(board, one, target));
        return best(able.isEmpty() ? leaders : able);
    }

    /** Whether a leader activated others, or was activated by nobody. */
    private static boolean activates(PlayerTurn turn, Leader one, List<Leader> leaders) {
        return !leaders.equals(List.of(one)) || turn.activator(one).isEmpty();
    }

    /** 11.3: the defender reacts, except to a hasty attack. Attackers captured or displaced by the reaction drop out (2.2.1, R55). */
    Attack afterReaction() {
        if (kind == Kind.HASTY) return this;
        var before = board();
        new Reaction(turn, target).window();
        var left = Lists.filter(attackers, one -> stands(one, before));
        var leader = stands(leading, before) ? leading : commander(turn, left, target);
        return new Attack(turn, kind, target, left, leader, dawn);
    }

    private boolean stands(Leader leader, Board before) {
        var board = board();
        return board.isOnMap(leader) && board.hex(leader).equals(before.hex(leader));
    }

    private static boolean commandsAll(PlayerTurn turn, Leader commander, List<Leader> leaders) {
        return leaders.stream().allMatch(leader -> turn.above(leader).contains(commander));
    }

    private static boolean isNextTo(Board board, Leader leader, Hex target) {
        return Hexes.distance(board.hex(leader), target) == 1;
    }

    List<Hex> hexes() {
        return board().hexes(attackers);
    }

    /** 16.2: the cost of entering the hex, plus that of the attack. */
    int cost() {
        return price(costs(), kind, hexes().getFirst(), target);
    }

    static int price(MovementCosts costs, Kind kind, Hex from, Hex target) {
        return costs.fault(from, target).isPresent() ? kind.points : costs.cost(from, target) + kind.points;
    }

    /** Why there can be no such attack now. */
    Optional<Fault> fault() {
        boolean empty = !board().isHeld(enemy(), target);
        var over = Lists.find(hexes(), from -> board().isOver(side(), from)); // 4.0
        return when(table().turn().isNight(), "16.0", "There are no attacks at night.")
                .or(() -> when(empty, "16.0", "No enemy troops are in %s.", name(target)))
                .or(() -> Lists.first(hexes(), from -> closed(turn, from, target)))
                .or(() -> when(board().troops(attackers) == 0, "16.0", "Nobody of them has troops."))
                .or(() -> Lists.first(attackers, leader -> unfit(board(), leader)))
                .or(() -> over.flatMap(from -> Fault.no("16.2", "More than 3,000 men are in %s.", name(from))))
                .or(this::uncommanded)
                .or(() -> dawn ? Surprise.noDawnNow(turn, target) : Optional.empty());
    }

    /** 16.0, 17.2.3: why there is no attack at this hour, as far as the player knows beforehand. */
    static Optional<Fault> untimely(PlayerTurn turn, Hex target, boolean dawn) {
        return when(turn.table().turn().isNight(), "16.0", "There are no attacks at night.")
                .or(() -> dawn ? Surprise.noDawn(turn, target) : Optional.empty());
    }

    /** 16.1: only a hex they could enter, and not across a ferry. */
    static Optional<Fault> closed(PlayerTurn turn, Hex from, Hex target) {
        boolean ferry = turn.country().isAmboyFerry(from, target);
        return turn.costs()
                .fault(from, target)
                .or(() -> when(ferry, "16.1", "Nobody attacks across the ferry at Amboy."));
    }

    /** 18.1, 18.2 */
    static Optional<Fault> unfit(Board board, Leader leader) {
        var force = board.there(leader);
        return when(force.isDisordered(), "18.1", "%s is disordered and does not attack.", leader)
                .or(() -> when(force.isRouted(), "18.2", "%s is routed and does not attack.", leader));
    }

    /** 16.3, 17.0 */
    Optional<Fault> uncommanded() {
        if (kind != Kind.PREPARED) return Optional.empty();
        boolean commanded = commandsAll(turn, leading, attackers);
        boolean led = hexes().size() == 1 || leading.commands() && isNextTo(board(), leading, target);
        var text = "%s are not all activated by one leader next to %s.";
        var place = name(target);
        return spent(attackers, turn::hasMoved)
                .or(() -> when(!commanded || !led, "16.3", text, Wording.list(attackers), place));
    }

    /** 16.3: those who have moved cannot make a prepared attack. */
    static Optional<Fault> spent(List<Leader> leaders, Predicate<Leader> moved) {
        return anyOf(leaders, moved, "16.3", "%s has moved: a prepared attack takes the whole allowance.");
    }
}
