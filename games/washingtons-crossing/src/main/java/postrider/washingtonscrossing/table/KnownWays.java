package postrider.washingtonscrossing.table;

import java.util.HashMap;
import java.util.Map;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes.Hex;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Position;

/** How far it is from every hex to another; a river to cross is far. Nobody's march changes it, so it is kept for a whole game. */
public final class KnownWays {
    private static final int RIVER = 14;

    private record Goal(Hex hex, Side side, Charts.Going going) {}

    private final Map<Goal, CheapestWays<Hex>> known = new HashMap<>();

    CheapestWays<Hex> to(Hex goal, Position now, Side side) {
        return known.computeIfAbsent(new Goal(goal, side, now.track().going()), one -> {
            var prices = now.box().steps().prices(side, one.going, RIVER);
            return new CheapestWays<>(prices, goal, Vantage.AHEAD, now.country().none());
        });
    }
}
