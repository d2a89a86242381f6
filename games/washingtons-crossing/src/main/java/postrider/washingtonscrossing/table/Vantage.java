package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Box.Objective;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Looking;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Turn;
import postrider.washingtonscrossing.Works;
import postrider.washingtonscrossing.rules.Sight;
import postrider.washingtonscrossing.rules.ZoneOfControl;

/**
 * What it is worth to a side to stand somewhere, in tenths of a victory point, by what it sees and no more (3.0).
 *
 * @param enemies how many men are in a hex, as far as one can tell
 * @param goals where one would like to be
 * @param stands what was worked out already
 */
record Vantage(
        Position now, Side side, KnownWays ways, Map<Hex, Integer> enemies, List<Goal> goals, Map<Stand, Double> stands)
        implements Looking.OfSide {
    static final double POINT = 10;
    static final double HALF = 1d / 2;
    static final int GARRISON = ZoneOfControl.TROOPS;

    /** Movement points that one looks ahead. */
    static final int AHEAD = 40;

    /** Of a leader whose men nobody has counted. */
    private static final double PART_OF_LIMIT = 7d / 10;

    private static final int UNKNOWN = 1000;

    /** Hexes from which an enemy strikes or a friend helps. */
    private static final int NEAR = 5;

    /** A hex that one would like to hold, or to stand beside. */
    private record Goal(Hex hex, double worth, int wanted, int friends, CheapestWays<Hex> from) {}

    /** So many men of a side, who come from a hex to another or stay. */
    private record Stand(Hex hex, int men, Hex from) {}

    Vantage(Position now, Side side, KnownWays ways) {
        this(now, side, ways, new LinkedHashMap<>(), new ArrayList<>(), new HashMap<>());
        var sight = new Sight(now, side);
        for (var hex : board().hexes(enemy())) enemies.put(hex, estimated(sight.seen(hex), sight.isNextTo(hex)));
        for (var place : country().places().values()) {
            double worth = held(place.hex());
            if (worth > 0 && board().troops(side, place.hex()) < GARRISON)
                goal(place.hex(), worth, enemies(place.hex()));
        }
        enemies.forEach((hex, men) -> goal(hex, POINT * Math.min(men, 1200) / 300, men));
    }

    /** How many enemies are in a hex, as far as one can tell. */
    int enemies(Hex hex) {
        return enemies.getOrDefault(hex, 0);
    }

    /** Of whom one sees, by what they may have at most. */
    private static int estimated(List<Leader> seen, boolean all) {
        int men = Lists.sum(seen, leader -> (int) (PART_OF_LIMIT * leader.limit()));
        boolean more = !all && seen.stream().anyMatch(Leader::commands);
        return more ? Math.max(men, UNKNOWN) : men;
    }

    private void goal(Hex hex, double worth, int held) {
        int wanted = Math.max(GARRISON, held * 3 / 2);
        goals.add(new Goal(hex, worth, wanted, friends(hex), ways.to(hex, now, side)));
    }

    /** 22.1, 22.4: what it is worth to hold a hex with 400 men, from now on. */
    double held(Hex hex) {
        int left = Turn.LAST.number() - now.turn().number();
        double worth = 0;
        for (var daily : now.box().dailyPoints()) worth += part(daily, hex) * (left / 4);
        for (var last : now.box().finalPoints()) worth += part(last, hex) * (60 - left) / 60;
        boolean counts = side == Sides.BRITISH && country().isTown(hex);
        return POINT * (worth == 0 && counts ? HALF : worth);
    }

    /** What the enemy does not get is worth half as much. */
    private double part(Objective objective, Hex hex) {
        if (!objective.hex().equals(hex)) return 0;
        if (objective.side() == side) return objective.points();
        return isThreatened(hex) ? objective.points() / 2.0 : 0;
    }

    private boolean isThreatened(Hex hex) {
        return enemies.keySet().stream().anyMatch(from -> Hexes.distance(from, hex) <= 2 * NEAR && mayCome(from, hex));
    }

    /** What it is worth that so many men stand there: for what they hold, what they are near, and what may strike them. */
    double standing(Hex hex, int men, Hex from) {
        return stands.computeIfAbsent(new Stand(hex, men, from), one -> worth(hex, men, from));
    }

    private double worth(Hex hex, int men, Hex from) {
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

    /** 17.2.1: one more hex beside an enemy from which he may be beaten. */
    private double flanking(Hex hex, int men, Hex from) {
        if (men < GARRISON || !hex.equals(from) && board().troops(side, hex) >= GARRISON) return 0;
        double worth = 0;
        for (var next : country().grid().neighbours(hex))
            if (enemies(next) >= GARRISON && friends(next) > enemies(next)) worth += POINT / 2;
        return worth;
    }

    /** Own men near a hex. */
    private int friends(Hex hex) {
        int men = 0;
        for (var own : board().hexes(side)) if (Hexes.distance(own, hex) <= NEAR) men += board().troops(side, own);
        return men;
    }

    /** What is given up where they leave too few. */
    double left(Hex home, int men) {
        int had = board().troops(side, home);
        return had >= GARRISON && had - men < GARRISON ? held(home) : 0;
    }

    /** Enemies who may strike there, if they are more. */
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
