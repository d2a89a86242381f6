package postrider.washingtonscrossing.game;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.Box.Objective;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Place;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Reinforcement;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Terrain;
import postrider.washingtonscrossing.Track;

/**
 * What no impulse may break.
 *
 * @param report what was told of it
 */
public record Invariants(Position before, Position after, List<Ruling> report) {
    private static final int STACK = 3000;
    private static final int GARRISON = 400;
    /** 22.1: the towns of the south begin in this row. */
    private static final int SOUTH = 15;

    private static final Pattern GAIN = Pattern.compile("(The \\w+) gain (\\d+) victory points?:.*");
    private static final Pattern LOSS = Pattern.compile("(The \\w+) lose (\\d+) men\\.");
    private static final Pattern SURRENDER = Pattern.compile("(.+) surrenders with (\\d+) men\\.");
    private static final Pattern RAID = Pattern.compile("The (?:raiders|British) lose (\\d+) men\\.");

    /** Counters of which one takes the other's place (9.2.1, 9.2.2). */
    private static final List<List<String>> EITHER = List.of(
            List.of(Leader.GRANT, Leader.SUBORDINATE_GRANT),
            List.of("Light Infantry", Leader.SUBORDINATE_GRANT),
            List.of("Grenadiers", "Monckton"));

    /** A sentence with its rule number each. */
    public List<String> broken() {
        var broken = new ArrayList<String>();
        for (var leader : board().leaders())
            if (board().post(leader) instanceof Post.Force force) check(broken, leader, force);
        for (var pair : EITHER)
            check(
                    broken,
                    !pair.stream().allMatch(name -> board().isOnMap(after.box().leader(name))),
                    "9.2",
                    "%s are both on the map",
                    pair);
        for (var side : Sides.BOTH) {
            for (var hex : board().hexes(side)) check(broken, side, hex);
            int points = after.track().points().of(side);
            check(broken, 0 <= points && points <= Track.MOST_POINTS, "2.2.3", "%s have %d points", side, points);
            check(
                    broken,
                    board().markersUsed(side) <= (side == Sides.AMERICAN ? 5 : 3),
                    "19.0",
                    "%s digs too much",
                    side);
            conserved(broken, side);
            counted(broken, side);
        }
        return List.copyOf(broken);
    }

    private Board board() {
        return after.board();
    }

    private static void check(List<String> broken, boolean holds, String rule, String sentence, Object... args) {
        if (!holds) broken.add(rule + " " + sentence.formatted(args));
    }

    private void check(List<String> broken, Leader leader, Post.Force force) {
        int troops = force.troops();
        check(broken, troops % 10 == 0 && troops >= 0, "2.3.1", "%s has %d", leader, troops);
        check(broken, troops <= limit(leader), "2.3.1", "%s has too many men", leader);
        check(broken, after.country().terrain(force.hex()) != Terrain.OCEAN, "2.1.1", "%s is in the sea", leader);
        boolean delaware = leader.side() == Sides.BRITISH
                && !after.track().turn().isFrozen()
                && after.country().pennsylvania().has(force.hex());
        check(broken, !delaware, "11.4", "%s is in Pennsylvania", leader);
    }

    private void check(List<String> broken, Side side, Hex hex) {
        check(broken, board().troops(side, hex) <= STACK, "4.0", "too many men in %s", hex);
        boolean both = board().isHeld(side, hex) && board().isHeld(Sides.enemy(side), hex);
        check(broken, !both, "11.0", "both have men in %s", hex);
    }

    private static int limit(Leader leader) {
        return leader.is(Leader.ST_CLAIR) ? 1400 : leader.limit();
    }

    /** To the man: who is missing was told lost, or left with his leader. A raid may tell of more than there were (8.0). */
    private void conserved(List<String> broken, Side side) {
        int missing = men(before, side) + coming(side) - men(after, side);
        int told = told(LOSS, side) + surrendered(side);
        int most = told + raided() + departed(side);
        check(
                broken,
                told <= missing && missing <= most,
                "17.1",
                "of the %s %d men are missing, %d were told lost and %d may have left",
                side,
                missing,
                told,
                most - told);
    }

    private static int men(Position now, Side side) {
        int men = now.board().troops(now.board().of(side));
        for (var leader : now.board().leaders())
            if (leader.side() == side && now.board().post(leader) instanceof Post.Rallying rallying)
                men += rallying.troops();
        return men;
    }

    /** Reinforcements of this impulse; the men of the Vanguard are Leslie's (9.1.1). */
    private int coming(Side side) {
        return Lists.filter(
                        after.box().reinforcements(),
                        one -> one.side() == side && !one.name().equals("Vanguard"))
                .stream()
                .filter(one -> after.track().arrived().contains(one.name()))
                .filter(one -> !before.track().arrived().contains(one.name()))
                .mapToInt(Reinforcement::troops)
                .sum();
    }

    /** As many as those may have taken along who left the map: men may have been given them before. */
    private int departed(Side side) {
        return before.board().of(side).stream()
                .filter(leader -> board().post(leader) instanceof Post.Off)
                .mapToInt(Invariants::limit)
                .sum();
    }

    private int told(Pattern what, Side side) {
        return report.stream()
                .map(ruling -> what.matcher(ruling.sentence()))
                .filter(said -> said.matches() && said.group(1).equals(Sides.the(side)))
                .mapToInt(said -> Integer.parseInt(said.group(2)))
                .sum();
    }

    private int surrendered(Side side) {
        return Lists.filter(report, ruling -> ruling.rule().equals("17.4")).stream()
                .map(ruling -> SURRENDER.matcher(ruling.sentence()))
                .filter(said ->
                        said.matches() && after.box().leader(said.group(1)).side() == side)
                .mapToInt(said -> Integer.parseInt(said.group(2)))
                .sum();
    }

    private int raided() {
        return Lists.filter(report, ruling -> ruling.rule().equals("8.0")).stream()
                .flatMap(ruling -> RAID.matcher(ruling.sentence()).results())
                .mapToInt(lost -> Integer.parseInt(lost.group(1)))
                .sum();
    }

    /** 22.0: what was told is on the track; and what the map is worth was told. */
    private void counted(List<String> broken, Side side) {
        int gained = after.track().victory().of(side) - before.track().victory().of(side);
        int told = told(GAIN, side);
        check(broken, gained == told, "22.0", "the %s gained %d points and %d were told", side, gained, told);
        int captured = Lists.filter(board().leaders(), this::isNewlyCaptured).stream()
                .filter(leader -> leader.side() != side)
                .mapToInt(Leader::points)
                .sum();
        check(broken, told("22.3", side) == captured, "22.3", "the %s captured %d points of leaders", side, captured);
        if (after.track().isOver())
            check(broken, told("22.4", side) == last(side), "22.4", "the map is worth %d to the %s", last(side), side);
        boolean counts = after.track().turn().isMidnight()
                && !after.track().turn().isBefore("Dec 27 12 am")
                && !after.track().turn().equals(before.track().turn());
        if (counts && raided() == 0)
            check(
                    broken,
                    told("22.1", side) == daily(side),
                    "22.1",
                    "the map is worth %d to the %s",
                    daily(side),
                    side);
    }

    private boolean isNewlyCaptured(Leader leader) {
        return board().post(leader) == Post.Off.CAPTURED && before.board().post(leader) != Post.Off.CAPTURED;
    }

    private int told(String rule, Side side) {
        return new Invariants(
                        before,
                        after,
                        Lists.filter(report, ruling -> ruling.rule().equals(rule)))
                .told(GAIN, side);
    }

    private boolean isHeld(Side side, Hex hex) {
        return board().unrouted(side, hex) >= GARRISON;
    }

    private int worth(List<Objective> objectives, Side side) {
        return objectives.stream()
                .filter(one -> one.side() == side && isHeld(side, one.hex()))
                .mapToInt(Objective::points)
                .sum();
    }

    private int daily(Side side) {
        boolean free = after.country().places().values().stream()
                .filter(place -> place.isTown() && place.hex().row() >= SOUTH)
                .noneMatch(place -> board().troops(Sides.BRITISH, place.hex()) >= GARRISON);
        return worth(after.box().dailyPoints(), side) + (side == Sides.AMERICAN && free ? 1 : 0);
    }

    private int last(Side side) {
        var listed = Lists.map(Lists.filter(after.box().finalPoints(), one -> one.side() == side), Objective::hex);
        var others = Lists.map(Lists.filter(after.country().places().values(), Place::isTown), Place::hex);
        int more = side == Sides.AMERICAN
                ? 0
                : Lists.filter(others, hex -> !listed.contains(hex) && isHeld(side, hex))
                        .size();
        return worth(after.box().finalPoints(), side) + more;
    }
}
