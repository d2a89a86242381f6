package postrider.washingtonscrossing.rules;

import java.util.LinkedHashMap;
import java.util.List;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Board;
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

    /** 18.2, Note: the ways of each enemy leader, as he could go. */
    private List<CheapestWays<Hex>> threats(int most) {
        var enemy = Sides.enemy(side());
        var prices = new MovementCosts(table.now(), enemy).prices();
        return Lists.map(
                board().hexes(enemy),
                hex -> new CheapestWays<>(
                        table.country().hexes(), hex, most, table.country().grid()::neighbours, prices));
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
        var costs = new MovementCosts(table.now(), side());
        var reached = costs.ways(home, REACH);
        var goals = Lists.filter(
                table.country().hexes(),
                hex -> reached.costTo(hex).isPresent()
                        && !Stacking.isFull(board(), side(), hex, hex.equals(home) ? 0 : table.troops(leader)));
        var options = new LinkedHashMap<String, Hex>();
        for (var goal : away(goals)) options.put("away to " + table.name(goal), goal);
        base(leader, goals).forEach(goal -> options.putIfAbsent("to the supply base by " + table.name(goal), goal));
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
        if (goal.equals(home)) return;
        table.change(leader, force -> force.at(goal));
        turn.moved.add(leader);
        table.rule("18.2", "%s runs to %s.", leader, table.name(goal));
        rally(leader, goal);
    }

    /** The hexes farthest from all enemies. */
    private List<Hex> away(List<Hex> goals) {
        var threats = threats(FAR);
        int farthest =
                goals.stream().mapToInt(hex -> distance(threats, hex)).max().orElse(0);
        return Lists.filter(goals, hex -> distance(threats, hex) == farthest);
    }

    private Hex supplyBase() {
        return table.country().hex(side() == Sides.BRITISH ? "Amboy" : "Philadelphia");
    }

    /** The nearest to the base, on a way that is never next to an enemy. */
    private List<Hex> base(Leader leader, List<Hex> goals) {
        var costs = new MovementCosts(table.now(), side());
        var shunned = table.country()
                .where(hex ->
                        board().hexes(Sides.enemy(side())).stream().anyMatch(enemy -> Hexes.distance(hex, enemy) <= 1));
        var there = costs.ways(board().hex(leader), REACH, shunned);
        var home = costs.ways(supplyBase(), FAR, shunned);
        var open = Lists.filter(
                goals, hex -> there.costTo(hex).isPresent() && home.costTo(hex).isPresent());
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
