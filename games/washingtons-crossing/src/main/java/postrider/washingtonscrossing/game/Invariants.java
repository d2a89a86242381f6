package postrider.washingtonscrossing.game;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Terrain;
import postrider.washingtonscrossing.Track;

/** What no impulse may break. */
public record Invariants(Position before, Position after) {
    private static final int STACK = 3000;

    /** A sentence with its rule number each. */
    public List<String> broken() {
        var broken = new ArrayList<String>();
        for (var leader : after.board().leaders())
            if (after.board().post(leader) instanceof Post.Force force) {
                check(
                        broken,
                        force.troops() % 10 == 0 && force.troops() >= 0,
                        "2.3.1",
                        leader + " has " + force.troops());
                check(broken, force.troops() <= limit(leader), "2.3.1", leader + " has too many men");
                check(
                        broken,
                        after.country().terrain(force.hex()) != Terrain.OCEAN,
                        "2.1.1",
                        leader + " is in the sea");
                check(
                        broken,
                        leader.side() == Sides.AMERICAN
                                || after.track().turn().isFrozen()
                                || !after.country().pennsylvania().has(force.hex()),
                        "11.4",
                        leader + " is in Pennsylvania");
            }
        for (var side : Sides.BOTH) {
            for (Hex hex : after.board().hexes(side)) {
                check(broken, after.board().troops(side, hex) <= STACK, "4.0", "too many men in " + hex);
                check(
                        broken,
                        !after.board().isHeld(side, hex) || !after.board().isHeld(Sides.enemy(side), hex),
                        "11.0",
                        "both have men in " + hex);
            }
            int points = after.track().points().of(side);
            check(broken, 0 <= points && points <= Track.MOST_POINTS, "2.2.3", side + " have " + points + " points");
            check(
                    broken,
                    after.board().markersUsed(side) <= (side == Sides.AMERICAN ? 5 : 3),
                    "19.0",
                    side + " digs too much");
            check(broken, men(after, side) <= men(before, side) + coming(), "17.1", side + " men come from nowhere");
        }
        return List.copyOf(broken);
    }

    private static void check(List<String> broken, boolean holds, String rule, String sentence) {
        if (!holds) broken.add(rule + " " + sentence);
    }

    private int limit(Leader leader) {
        return leader.is(Leader.ST_CLAIR) ? 1400 : leader.limit();
    }

    private static int men(Position now, Side side) {
        int men = now.board().troops(now.board().of(side));
        for (var leader : now.board().leaders())
            if (leader.side() == side && now.board().post(leader) instanceof Post.Rallying rallying)
                men += rallying.troops();
        return men;
    }

    /** Reinforcements of this impulse. */
    private int coming() {
        return after.box().reinforcements().stream()
                .filter(one -> after.track().arrived().contains(one.name())
                        && !before.track().arrived().contains(one.name()))
                .mapToInt(one -> one.troops())
                .sum();
    }
}
