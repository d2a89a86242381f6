package postrider.washingtonscrossing.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Looking;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.rules.ZoneOfControl;

/** What a side might do without a march: men who change their leader, leaders who go, naval units that sail. Not all of it is legal. */
record Troops(Position now, Side side) implements Looking {
    private static final int SOME = 100;

    List<List<Statement>> orders() {
        var all = new ArrayList<List<Statement>>();
        for (var leader : board().of(side)) {
            int men = troops(leader);
            if (men == 0) all.add(List.of(new Command.Remove(leader)));
            if (men >= 2 * SOME) all.add(detach(leader, SOME));
            if (men >= SOME + ZoneOfControl.TROOPS) all.add(detach(leader, ZoneOfControl.TROOPS));
            for (var other : board().in(side, board().hex(leader))) {
                if (other.isDetachment() && !other.equals(leader)) all.add(List.of(new Command.Absorb(other, leader)));
                if (men > 2 * SOME && other.limit() > 0) all.add(List.of(new Command.Transfer(SOME, leader, other)));
            }
        }
        if (has(Mark.CORNWALLIS_COMMANDS) && !has(Mark.GRANT_SUBORDINATE))
            all.add(List.of(new Command.SubordinateGrant(Optional.empty())));
        for (var ship : Ship.ALL)
            for (var at : Lists.of(board().ship(ship)))
                for (var ferry : country().ferries())
                    if (!at.equals(ferry.side())) all.add(List.of(new Action.Sail(ship, ferry.side())));
        return all;
    }

    private static List<Statement> detach(Leader leader, int men) {
        return List.of(new Step.Detach(men, leader, Optional.empty(), false));
    }
}
