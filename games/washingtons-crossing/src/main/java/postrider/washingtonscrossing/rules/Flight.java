package postrider.washingtonscrossing.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Sides;

/**
 * 18.2: where a routed leader may run: away from all enemies, towards the supply base, or first the one and then the other.
 *
 * @param threats the ways of all enemies
 * @param shunned hexes next to enemies
 * @param toBase the ways from the base that avoid these hexes, for Americans by ferry too (R39)
 */
record Flight(
        Table table,
        Leader leader,
        Hex home,
        List<CheapestWays<Hex>> threats,
        SpaceSet<Hex> shunned,
        CheapestWays<Hex> toBase)
        implements AtTable.OfSide {
    /** Movement points, both of a routed leader and of the enemies that threaten one. */
    static final int REACH = 10;

    /** Longer than any way on the map. */
    private static final int FAR = 250;

    static final String TO_BASE = "to the supply base";

    static Flight of(Table table, Leader leader) {
        var side = leader.side();
        var enemies = table.board().hexes(Sides.enemy(side));
        var shunned = table.country().where(hex -> enemies.stream().anyMatch(enemy -> Hexes.distance(hex, enemy) <= 1));
        var prices = new MovementCosts(table.now(), side).pricesByFerry();
        var toBase = new CheapestWays<>(prices, table.country().supplyBase(side), FAR, shunned);
        return new Flight(table, leader, table.board().hex(leader), threats(table, side, FAR), shunned, toBase);
    }

    @Override
    public Side side() {
        return leader.side();
    }

    /** 18.2, Note: the ways each enemy of a side could go, Americans by ferry too. */
    static List<CheapestWays<Hex>> threats(Table table, Side side, int most) {
        var enemy = Sides.enemy(side);
        var prices = new MovementCosts(table.now(), enemy).pricesByFerry();
        var none = table.country().none();
        return Lists.map(table.board().hexes(enemy), hex -> new CheapestWays<>(prices, hex, most, none));
    }

    /** The hexes to run to, by the words of the question's options. */
    Map<String, Hex> options() {
        var options = new LinkedHashMap<String, Hex>();
        for (var goal : away(REACH)) options.put("away to " + name(goal), goal);
        for (var goal : towardsBase(home, REACH)) options.put("%s by %s".formatted(TO_BASE, name(goal)), goal);
        for (int first = 1; first < REACH; first++)
            for (var turning : away(first))
                for (var goal : towardsBase(turning, REACH - first))
                    if (!goal.equals(turning) && !goal.equals(home) && !options.containsValue(goal))
                        options.put("away to %s and then to %s".formatted(name(turning), name(goal)), goal);
        return options;
    }

    /** The way there, next to no enemy if possible. */
    List<Hex> way(Hex goal) {
        if (goal.equals(home)) return List.of();
        var quiet = costs().ways(home, REACH, shunned);
        var ways = quiet.leadsTo(goal)
                ? quiet
                : costs().ways(home, REACH, country().none());
        return ways.wayTo(goal);
    }

    /** Hexes where the flight may end without stacking more than 3,000 men (4.0). */
    private List<Hex> goals(Hex from, int points, SpaceSet<Hex> round) {
        var ways = costs().ways(from, points, round);
        int men = troops(leader);
        return Lists.filter(
                country().hexes(), hex -> ways.leadsTo(hex) && (hex.equals(home) || !board().isFull(side(), hex, men)));
    }

    private int danger(Hex hex) {
        return Lists.lowest(threats, ways -> ways.costTo(hex).orElse(FAR), FAR);
    }

    private int toBase(Hex hex) {
        return toBase.costTo(hex).orElse(FAR);
    }

    /** The hexes farthest from all enemies. */
    private List<Hex> away(int points) {
        var goals = goals(home, points, country().none());
        int farthest = Lists.highest(goals, this::danger);
        return Lists.filter(goals, hex -> danger(hex) == farthest);
    }

    /** The hexes nearest to the base, on ways next to no enemy. */
    private List<Hex> towardsBase(Hex from, int points) {
        var goals = goals(from, points, shunned);
        int nearest = Lists.lowest(goals, this::toBase, FAR);
        boolean nearer = nearest < toBase(from) || nearest == 0;
        return nearer ? Lists.filter(goals, hex -> toBase(hex) == nearest) : List.of();
    }
}
