package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.WarTopic;

/**
 * 6.53: leaders of a side among enemies without friendly units or fortifications.
 *
 * @param ways where those who entered a space came from; no defender retreats there (7.92)
 */
record LoneLeaders(WorkingPosition table, Side side, Map<Space, Space> ways) implements AtTable.OfSide {
    /** The leaders in these spaces retreat or are lost. */
    void rescue(SpaceSet<Space> where) {
        var on = board().on();
        if (on.leaders().of(side).isWithin(on.units().of(side))
                || traps().and(where).isEmpty()) return;
        for (var leader : country().leaders(side))
            board().space(leader).filter(at -> where.has(at) && traps().has(at)).ifPresent(at -> rescue(leader, at));
    }

    /** Spaces that the enemy occupies, with units or just a fortification (6.51). A stockade of their own does not protect leaders (R25). */
    private SpaceSet<Space> traps() {
        var works = board().fortifications();
        var shelter = since(2) ? works.strongholds() : works.all();
        var on = board().on();
        var alone = on.leaders().of(side).minus(on.units().of(side)).minus(shelter.of(side));
        if (alone.isEmpty()) return alone;
        var enemy = enemy();
        return alone.and(since(2) ? board().held(enemy) : board().freeUnits(enemy));
    }

    /** R11: to pieces of his own side, if there are any. */
    private void rescue(Leader leader, Space at) {
        var open =
                Lists.filter(new Retreat(table, side, at, Optional.empty()).refuges(), goal -> !isWayOfEnemy(at, goal));
        var friendly = Lists.filter(open, board().held(side)::has);
        var best = friendly.isEmpty() ? open : friendly;
        if (best.isEmpty()) {
            table.eliminate(leader);
            rule("6.53", "%s is caught in %s and lost.", leader, at);
            return;
        }
        var goal = since(2) ? chosen(leader, at, best) : best.getFirst();
        table.move(List.of(leader), goal);
        rule("6.53", "%s gets away from %s to %s.", leader, at, goal);
    }

    private boolean isWayOfEnemy(Space at, Space goal) {
        boolean defends = !track().toMove().equals(Optional.of(side));
        return since(2) && defends && goal.equals(ways.get(at));
    }

    private Space chosen(Leader leader, Space at, List<Space> open) {
        var about = leader + " from " + at;
        var text = "%s is alone among enemies in %s. Where does he retreat to?";
        return umpire().settleOne(table.asking(side, "6.53", WarTopic.RETREAT, about, text, leader, at)
                .reading(said -> Retreat.spelled(List.of(leader), said))
                .one(WorkingPosition.to(open))
                .withFacts(table.seen(side, at)));
    }
}
