package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import postrider.kernel.Asking;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.WarTopic;

/** 6.53: leaders of a side without friendly units or fortifications among enemies. */
record LoneLeaders(WorkingPosition table, Side side) {
    private Board board() {
        return table.board();
    }

    /** Those in these spaces retreat or are lost. */
    void rescue(SpaceSet<Space> where) {
        if (traps().and(where).isEmpty()) return;
        for (var leader : table.country().leaders(side))
            board().space(leader).filter(at -> where.has(at) && traps().has(at)).ifPresent(at -> rescue(leader, at));
    }

    /** Spaces that the enemy occupies, by units or by a fortification alone (6.51). */
    private SpaceSet<Space> traps() {
        var enemy = Sides.enemy(side);
        var occupied = table.since(2) ? board().held(enemy) : board().freeUnits(enemy);
        return board().on()
                .leaders()
                .of(side)
                .and(occupied)
                .minus(board().on().units().of(side))
                .minus(board().fortifications().all().of(side));
    }

    /** R11: to his own side's, if there are any. */
    private void rescue(Leader leader, Space at) {
        var open = new Retreat(table, side, at).refuges();
        var friendly = Lists.those(open, board().held(side)::has);
        var best = friendly.isEmpty() ? open : friendly;
        if (best.isEmpty()) {
            table.eliminate(leader);
            table.rule("6.53", "%s is caught in %s and lost.", leader, at);
            return;
        }
        var goal = table.since(2) ? chosen(leader, at, best) : best.getFirst();
        table.move(List.of(leader), goal);
        table.rule("6.53", "%s gets away from %s to %s.", leader, at, goal);
    }

    private Space chosen(Leader leader, Space at, List<Space> open) {
        var options = new LinkedHashMap<String, Space>();
        for (var goal : open) options.put("to " + goal, goal);
        var about = table.subject(side, WarTopic.RETREAT, leader + " from " + at);
        var text = "%s is alone among enemies in %s. Where does he retreat to?";
        return table.umpire()
                .settleOne(new Asking(side, "6.53", WarTopic.RETREAT, about, text, leader, at)
                        .one(options)
                        .given(table.seen(side, at)));
    }
}
