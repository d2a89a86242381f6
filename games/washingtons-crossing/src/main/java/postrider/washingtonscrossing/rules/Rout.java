package postrider.washingtonscrossing.rules;

import java.util.LinkedHashMap;
import java.util.List;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Charts.Effect;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Sides;

/** 18.1 and 18.2 at the start of an action phase: who recovers, and where the routed run to. */
final class Rout {
    /** Movement points, of those who run and of those they run from. */
    private static final int REACH = 10;

    /** No way on the map is as long. */
    private static final int FAR = 250;

    /** 11.1: the highest roll on which militia panics. */
    private static final int PANIC = 1;

    private final PlayerTurn turn;
    private final Table table;

    Rout(PlayerTurn turn) {
        this.turn = turn;
        this.table = turn.table;
    }

    private Board board() {
        return table.board();
    }

    private Side side() {
        return turn.side;
    }

    /** All of the side, in the order of the box. */
    void startOfActionPhase() {
        for (var leader : board().of(side()))
            switch (board().there(leader).condition()) {
                case GOOD_ORDER -> {}
                case DISORDERED -> recoverFromDisorder(leader);
                case ROUTED -> routed(leader);
            }
    }

    /** 18.1: unless he is activated, for then he rather moves (R21), or enemies are next to him. */
    private void recoverFromDisorder(Leader leader) {
        boolean threatened = !new Sight(table.now(), side())
                .enemiesRound(board().hex(leader))
                .isEmpty();
        if (threatened || turn.isActive(leader)) return;
        table.change(leader, force -> force.with(Condition.GOOD_ORDER));
        turn.recovered.add(leader);
        turn.done.add(leader);
        table.see(leader, "18.1", "%s recovers from disorder.", leader);
    }

    private void routed(Leader leader) {
        var threats = threats(REACH);
        if (!isNear(threats, board().hex(leader))) {
            table.change(leader, force -> force.with(Condition.DISORDERED));
            turn.recovered.add(leader);
            turn.done.add(leader);
            table.see(leader, "18.2", "%s recovers from rout and is disordered.", leader);
        } else run(leader);
    }

    /** 11.1, Optional Rule: whether militia that has left an enemy zone of control at night panics, and runs. */
    boolean panics(Leader leader) {
        var hex = board().hex(leader);
        if (table.roll("11.1", "panic in " + table.name(hex)) > PANIC) return false;
        table.rule("11.1", "The militia in %s panics.", table.name(hex));
        new Disorder(table).befall(List.of(leader), Effect.ROUT);
        new Retreat(turn, leader.side(), List.of(leader), hex, table.troops(leader)).go(Effect.ROUT.hexes());
        return true;
    }

    /** 18.2, Note: the ways of each enemy leader, as he could go; an American by the ferries too. */
    private List<CheapestWays<Hex>> threats(int most) {
        var enemy = Sides.enemy(side());
        var costs = new MovementCosts(table.now(), enemy);
        return Lists.map(
                board().hexes(enemy),
                hex -> new CheapestWays<>(
                        table.country().hexes(), hex, most, table.country().grid()::neighbours, costs::priceByFerry));
    }

    private static boolean isNear(List<CheapestWays<Hex>> threats, Hex hex) {
        return threats.stream().anyMatch(ways -> ways.costTo(hex).isPresent());
    }

    private static int distance(List<CheapestWays<Hex>> threats, Hex hex) {
        return threats.stream()
                .mapToInt(ways -> ways.costTo(hex).orElse(FAR))
                .min()
                .orElse(FAR);
    }

    /** 18.2: away from all enemies, or towards the supply base. */
    private void run(Leader leader) {
        var home = board().hex(leader);
        var options = new LinkedHashMap<String, Hex>();
        for (var goal : away(leader, REACH)) options.put("away to " + table.name(goal), goal);
        for (var goal : towardsBase(leader, home, REACH))
            options.put("to the supply base by " + table.name(goal), goal);
        for (int first = 1; first < REACH; first++)
            for (var turning : away(leader, first))
                for (var goal : towardsBase(leader, turning, REACH - first))
                    if (!turning.equals(goal) && !options.containsValue(goal))
                        options.put("away to %s and then to %s".formatted(table.name(turning), table.name(goal)), goal);
        var first = options.values().iterator().next();
        var asking = new Asking(
                side(),
                "18.2",
                CrossingTopic.ROUT,
                table.subject(side(), CrossingTopic.ROUT, "from " + table.name(home)),
                "%s is routed and runs from %s. Where to?",
                leader,
                table.name(home));
        var goal = table.umpire().settleOne(asking.one(options).defaultingTo(List.of(first)));
        turn.done.add(leader);
        if (!goal.equals(home)) {
            table.change(leader, force -> force.at(goal));
            turn.moved.add(leader);
            table.rule("18.2", "%s runs to %s.", leader, table.name(goal));
        }
        rally(leader, goal);
    }

    /** Where he may end who has so many points, 3,000 men at most in a hex (4.0). */
    private List<Hex> goals(Leader leader, Hex from, int points, SpaceSet<Hex> shunned) {
        var ways = new MovementCosts(table.now(), side()).ways(from, points, shunned);
        int men = table.troops(leader);
        return Lists.filter(
                table.country().hexes(),
                hex -> ways.costTo(hex).isPresent()
                        && (hex.equals(board().hex(leader)) || !Stacking.isFull(board(), side(), hex, men)));
    }

    /** The hexes farthest from all enemies. */
    private List<Hex> away(Leader leader, int points) {
        var goals = goals(leader, board().hex(leader), points, table.country().none());
        var threats = threats(FAR);
        int farthest =
                goals.stream().mapToInt(hex -> distance(threats, hex)).max().orElse(0);
        return Lists.filter(goals, hex -> distance(threats, hex) == farthest);
    }

    private Hex supplyBase() {
        return table.country().hex(side() == Sides.BRITISH ? "Amboy" : "Philadelphia");
    }

    /** The nearest to the base, on a way that is never next to an enemy. */
    private List<Hex> towardsBase(Leader leader, Hex from, int points) {
        var shunned = table.country()
                .where(hex ->
                        board().hexes(Sides.enemy(side())).stream().anyMatch(enemy -> Hexes.distance(hex, enemy) <= 1));
        var home = new MovementCosts(table.now(), side()).ways(supplyBase(), FAR, shunned);
        var open = Lists.filter(
                goals(leader, from, points, shunned), hex -> home.costTo(hex).isPresent());
        int nearest = open.stream()
                .mapToInt(hex -> home.costTo(hex).orElse(FAR))
                .min()
                .orElse(FAR);
        return Lists.filter(open, hex -> home.costTo(hex).orElse(FAR) == nearest);
    }

    /** 18.2: at his base, with enemies near it, he leaves the map and comes back three days later. */
    private void rally(Leader leader, Hex goal) {
        if (!goal.equals(supplyBase()) || !isNear(threats(REACH), goal)) return;
        var until = table.turn().threeDaysLater();
        table.put(leader, new Post.Rallying(until, table.troops(leader)));
        table.rule("18.2", "%s leaves the map; he comes back on %s.", leader, until);
    }
}
