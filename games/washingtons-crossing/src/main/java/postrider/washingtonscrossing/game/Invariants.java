package postrider.washingtonscrossing.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Box.Objective;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Reinforcement;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Terrain;
import postrider.washingtonscrossing.Track;

/**
 * Checks what no impulse may break.
 *
 * @param report the rulings of the impulse
 * @param broken one sentence with its rule number per violation
 */
public record Invariants(Position before, Position now, List<Ruling> report, List<String> broken)
        implements AtPosition {
    private static final int STACK = 3000;
    private static final int GARRISON = 400;
    /** 22.1: the first row of the southern towns. */
    private static final int SOUTH = 15;

    private static final Pattern GAIN = Pattern.compile("(The \\w+) gain (\\d+) victory points?:.*");
    private static final Pattern LOSS = Pattern.compile("(The \\w+) lose (\\d+) men\\.");
    private static final Pattern SURRENDER = Pattern.compile("(.+) surrenders with (\\d+) men\\.");
    private static final Pattern RAID = Pattern.compile("The (?:raiders|British) lose (\\d+) men\\.");

    /** Counters that replace each other (9.2.1, 9.2.2). */
    private static final List<List<String>> EITHER = List.of(
            List.of(Leader.GRANT, Leader.SUBORDINATE_GRANT),
            List.of("Light Infantry", Leader.SUBORDINATE_GRANT),
            List.of("Grenadiers", "Monckton"));

    /** The invariants an impulse broke, one sentence with its rule number each. */
    public static List<String> broken(Position before, Position after, List<Ruling> report) {
        var check = new Invariants(before, after, report, new ArrayList<>());
        for (var leader : after.board().leaders())
            if (after.board().post(leader) instanceof Post.Force force) check.force(leader, force);
        for (var pair : EITHER) check.either(pair);
        for (var side : Sides.BOTH) check.side(side);
        return List.copyOf(check.broken);
    }

    private void must(boolean holds, String otherwise, Object... about) {
        if (!holds) broken.add(otherwise.formatted(about));
    }

    private void force(Leader leader, Post.Force force) {
        int troops = force.troops();
        must(troops % 10 == 0 && troops >= 0, "2.3.1 %s has %d", leader, troops);
        must(troops <= limit(leader), "2.3.1 %s has too many men", leader);
        must(country().terrain(force.hex()) != Terrain.OCEAN, "2.1.1 %s is in the sea", leader);
        boolean crossed =
                leader.side() == Sides.BRITISH && country().pennsylvania().has(force.hex());
        must(!crossed || now.turn().isFrozen(), "11.4 %s is in Pennsylvania", leader);
    }

    private void either(List<String> pair) {
        boolean both = pair.stream().allMatch(name -> board().isOnMap(leader(name)));
        must(!both, "9.2 %s are both on the map", pair);
    }

    private void side(Side side) {
        for (var hex : board().hexes(side)) stack(side, hex);
        int points = track().points().of(side);
        must(0 <= points && points <= Track.MOST_POINTS, "2.2.3 %s have %d points", side, points);
        must(board().markersUsed(side) <= (side == Sides.AMERICAN ? 5 : 3), "19.0 %s digs too much", side);
        men(side);
        points(side);
    }

    private void stack(Side side, Hex hex) {
        must(board().troops(side, hex) <= STACK, "4.0 too many men in %s", hex);
        boolean both = board().isHeld(side, hex) && board().isHeld(Sides.enemy(side), hex);
        must(!both, "11.0 both have men in %s", hex);
    }

    private static int limit(Leader leader) {
        return leader.is(Leader.ST_CLAIR) ? 1400 : leader.limit();
    }

    /** Men are conserved: those missing were reported lost, or left with their leader. A raid may report more than there were (8.0). */
    private void men(Side side) {
        int missing = men(before, side) + coming(side) - men(now, side);
        int told = told(LOSS, report, side)
                + told(SURRENDER, rulings("17.4"), name -> leader(name).side() == side);
        int more = raided() + departed(side);
        boolean conserved = told <= missing && missing <= told + more;
        var text = "17.1 of the %s %d men are missing, %d were told lost and %d may have left";
        must(conserved, text, side, missing, told, more);
    }

    private static int men(Position now, Side side) {
        var theirs = Lists.filter(now.board().leaders(), leader -> leader.side() == side);
        return Lists.sum(theirs, leader -> switch (now.board().post(leader)) {
            case Post.Force force -> force.troops();
            case Post.Rallying rallying -> rallying.troops();
            case Post.Off off -> 0;
        });
    }

    /** Men who arrived in this impulse; those of the Vanguard are Leslie's (9.1.1). */
    private int coming(Side side) {
        var come = Lists.filter(
                now.box().reinforcements(),
                one -> one.side() == side
                        && !one.name().equals("Vanguard")
                        && track().arrived().contains(one.name())
                        && !before.track().arrived().contains(one.name()));
        return Lists.sum(come, Reinforcement::troops);
    }

    /** The most men that leaders may have taken off the map, since others may have given them some before. */
    private int departed(Side side) {
        var gone = Lists.filter(before.board().of(side), leader -> board().post(leader) instanceof Post.Off);
        return Lists.sum(gone, Invariants::limit);
    }

    private List<Ruling> rulings(String rule) {
        return Lists.filter(report, ruling -> ruling.rule().equals(rule));
    }

    private static int told(Pattern what, List<Ruling> rulings, Side side) {
        return told(what, rulings, Sides.the(side)::equals);
    }

    private static int told(Pattern what, List<Ruling> rulings, Predicate<String> ofWhom) {
        return Lists.sum(rulings, ruling -> {
            var said = what.matcher(ruling.sentence());
            return said.matches() && ofWhom.test(said.group(1)) ? Integer.parseInt(said.group(2)) : 0;
        });
    }

    private int raided() {
        return rulings("8.0").stream()
                .flatMap(ruling -> RAID.matcher(ruling.sentence()).results())
                .mapToInt(lost -> Integer.parseInt(lost.group(1)))
                .sum();
    }

    /** 22.0: points reported match the track, and points for the map were reported. */
    private void points(Side side) {
        int gained = track().victory().of(side) - before.track().victory().of(side);
        int told = told(GAIN, report, side);
        must(gained == told, "22.0 the %s gained %d points and %d were told", side, gained, told);
        var captured = Lists.filter(
                board().leaders(),
                leader -> leader.side() != side && isCaptured(now, leader) && !isCaptured(before, leader));
        int leaders = Lists.sum(captured, Leader::points);
        must(told(GAIN, rulings("22.3"), side) == leaders, "22.3 the %s captured %d points of leaders", side, leaders);
        if (track().isOver()) map(side, "22.4", last(side));
        boolean counts = now.turn().isMidnight() && !now.turn().isBefore("Dec 27 12 am");
        if (counts && !now.turn().equals(before.turn()) && raided() == 0) map(side, "22.1", daily(side));
    }

    private void map(Side side, String rule, int worth) {
        must(told(GAIN, rulings(rule), side) == worth, "%s the map is worth %d to the %s", rule, worth, side);
    }

    private static boolean isCaptured(Position now, Leader leader) {
        return now.board().post(leader) == Post.Off.CAPTURED;
    }

    private boolean isHeld(Side side, Hex hex) {
        return board().unrouted(side, hex) >= GARRISON;
    }

    private int worth(List<Objective> objectives, Side side) {
        var held = Lists.filter(objectives, one -> one.side() == side && isHeld(side, one.hex()));
        return Lists.sum(held, Objective::points);
    }

    private int daily(Side side) {
        boolean free = country().places().values().stream()
                .filter(place -> place.isTown() && place.hex().row() >= SOUTH)
                .noneMatch(place -> board().troops(Sides.BRITISH, place.hex()) >= GARRISON);
        return worth(now.box().dailyPoints(), side) + (side == Sides.AMERICAN && free ? 1 : 0);
    }

    /** 22.4: an extra point for each other town the British hold. */
    private int last(Side side) {
        int listed = worth(now.box().finalPoints(), side);
        if (side == Sides.AMERICAN) return listed;
        var objectives = Lists.map(Lists.filter(now.box().finalPoints(), one -> one.side() == side), Objective::hex);
        var others = Lists.filter(
                country().places().values(),
                place -> place.isTown() && !objectives.contains(place.hex()) && isHeld(side, place.hex()));
        return listed + others.size();
    }
}
