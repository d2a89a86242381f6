package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Box.Objective;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Turn;
import postrider.washingtonscrossing.Works;
import postrider.washingtonscrossing.rules.Sight;
import postrider.washingtonscrossing.rules.ZoneOfControl;

/**
 * Rates positions for a side in tenths of a victory point, using only what that side sees (3.0).
 *
 * @param enemies estimated men in each hex with enemy leaders
 */
record Vantage(Position now, Side side, Map<Hex, Integer> enemies, List<Goal> goals) implements AtPosition.OfSide {
    static final double POINT = 10;
    static final double HALF = 1d / 2;
    static final int GARRISON = ZoneOfControl.TROOPS;

    /** How many movement points the search looks ahead. */
    static final int AHEAD = 40;

    /** Movement points charged for crossing the open Delaware. */
    private static final int RIVER = 14;

    /** The share of their limit that leaders are assumed to have. */
    private static final double PART_OF_LIMIT = 7d / 10;

    private static final int UNKNOWN = 1000;

    /** Hexes from which an enemy strikes or a friend helps. */
    private static final int NEAR = 5;

    /** A hex to hold or to stand beside. */
    private record Goal(Hex hex, double worth, int wanted, int friends, CheapestWays<Hex> from) {}

    Vantage(Position now, Side side) {
        this(now, side, new LinkedHashMap<>(), new ArrayList<>());
        var sight = new Sight(now, side);
        for (var hex : board().hexes(enemy())) enemies.put(hex, estimated(sight.seen(hex), sight.isNextTo(hex)));
        for (var place : country().places().values()) {
            double worth = held(place.hex());
            if (worth > 0 && board().troops(side, place.hex()) < GARRISON)
                goal(place.hex(), worth, enemies(place.hex()));
        }
        enemies.forEach((hex, men) -> goal(hex, POINT * Math.min(men, 1200) / 300, men));
    }

    int enemies(Hex hex) {
        return enemies.getOrDefault(hex, 0);
    }

    /** How many men these leaders have, estimated from their limits; a stack may hide more. */
    private static int estimated(List<Leader> seen, boolean all) {
        int men = Lists.sum(seen, leader -> (int) (PART_OF_LIMIT * leader.limit()));
        boolean more = !all && seen.stream().anyMatch(Leader::commands);
        return more ? Math.max(men, UNKNOWN) : men;
    }

    private void goal(Hex hex, double worth, int held) {
        int wanted = Math.max(GARRISON, held * 3 / 2);
        var prices = now.box().steps().prices(side, track().going(), RIVER);
        var ways = new CheapestWays<>(prices, hex, AHEAD, country().none());
        goals.add(new Goal(hex, worth, wanted, friends(hex), ways));
    }

    /** 22.1, 22.4: what holding a hex with 400 men from now on is worth. */
    double held(Hex hex) {
        int left = Turn.LAST.number() - now.turn().number();
        double worth = 0;
        for (var daily : now.box().dailyPoints()) worth += part(daily, hex) * (left / 4);
        for (var last : now.box().finalPoints()) worth += part(last, hex) * (60 - left) / 60;
        boolean counts = side == Sides.BRITISH && country().isTown(hex);
        return POINT * (worth == 0 && counts ? HALF : worth);
    }

    /** Points denied to the enemy count half. */
    private double part(Objective objective, Hex hex) {
        if (!objective.hex().equals(hex)) return 0;
        if (objective.side() == side) return objective.points();
        return isThreatened(hex) ? objective.points() / 2.0 : 0;
    }

    private boolean isThreatened(Hex hex) {
        return enemies.keySet().stream().anyMatch(from -> Hexes.distance(from, hex) <= 2 * NEAR && mayCome(from, hex));
    }

    /**
     * Rates a hex for what the men would hold there, what they would be near, and what might strike them.
     *
     * @param from the hex they come from, perhaps the same
     */
    double standing(Hex hex, int men, Hex from) {
        int others = hex.equals(from) ? 0 : board().troops(side, hex);
        double hold = others < GARRISON && others + men >= GARRISON ? held(hex) : 0;
        double best = 0;
        for (var goal : goals) {
            var cost = goal.from.costTo(hex);
            if (cost.isEmpty()) continue;
            boolean near = Hexes.distance(goal.hex, from) <= NEAR;
            int force = men + goal.friends - (near ? board().troops(side, from) : 0);
            double enough = Math.min(1, (double) force / goal.wanted);
            double worth = goal.worth * enough * enough * Math.min(1, (double) men / goal.wanted);
            best = Math.max(best, worth / (1 + cost.getAsInt() / 6.0));
        }
        return hold + best + flanking(hex, men, from) - danger(hex, men);
    }

    /** 17.2.1: one more hex from which to outflank an enemy. */
    private double flanking(Hex hex, int men, Hex from) {
        if (men < GARRISON || !hex.equals(from) && board().troops(side, hex) >= GARRISON) return 0;
        double worth = 0;
        for (var next : country().grid().neighbours(hex))
            if (enemies(next) >= GARRISON && friends(next) > enemies(next)) worth += POINT / 2;
        return worth;
    }

    /** How many men of the side are near a hex. */
    private int friends(Hex hex) {
        int men = 0;
        for (var own : board().hexes(side)) if (Hexes.distance(own, hex) <= NEAR) men += board().troops(side, own);
        return men;
    }

    /** What the side gives up if those who stay are too few to hold the hex. */
    double left(Hex home, int men) {
        int had = board().troops(side, home);
        return had >= GARRISON && had - men < GARRISON ? held(home) : 0;
    }

    /** What a stronger enemy nearby may cost. */
    double danger(Hex hex, int men) {
        int against = 0;
        for (var from : enemies.keySet())
            if (Hexes.distance(from, hex) <= NEAR && mayCome(from, hex)) against += enemies(from);
        int there = board().troops(side, hex);
        int own = Math.max(men, there) + (friends(hex) - there) / 2;
        if (own == 0 || against <= own) return 0;
        double worth = POINT * Math.min(own, 800) / 200 * Math.min(2, (double) against / own - 1);
        return isEntrenched(hex, side) ? worth / 2 : worth;
    }

    private boolean mayCome(Hex from, Hex to) {
        return now.turn().isFrozen() || !country().hasDelawareBetween(from, to) || enemy() == Sides.AMERICAN;
    }

    boolean isEntrenched(Hex hex, Side whose) {
        return board().works(hex).equals(Optional.of(new Works(whose, true)));
    }
}
