package postrider.washingtonscrossing.rules;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Sides;

/** 2.2.1, Leader Capture; 22.3. */
record Capture(PlayerTurn turn) implements AtTable.InTurn {
    /** The highest roll that captures. */
    private static final int MOST = 4;

    private static final int RETREAT = 4;

    /** Rolls for enemy leaders without troops in a hex that a side's troops have entered. */
    void loneLeaders(Side by, Hex hex) {
        var enemy = Sides.enemy(by);
        if (!board().isHeld(by, hex) || board().isHeld(enemy, hex)) return;
        for (var leader : board().in(enemy, hex)) {
            int die = table().roll("2.2.1", "the capture of " + leader);
            if (die <= MOST) capture(leader, "2.2.1");
            else {
                rule("2.2.1", "%s gets away.", leader);
                Retreat.of(turn, leader, RETREAT).go(List::of);
            }
        }
    }

    /** Removes a leader from the game, and gives the other side points (22.3). */
    void capture(Leader leader, String rule) {
        table().takeOff(leader, Post.Off.CAPTURED);
        rule(rule, "%s is captured.", leader);
        table().award(Sides.enemy(leader.side()), leader.points(), "22.3", "%s is captured", leader);
    }
}
