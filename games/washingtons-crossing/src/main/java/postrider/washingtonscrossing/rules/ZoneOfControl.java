package postrider.washingtonscrossing.rules;

import java.util.List;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.map.SpaceSet;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Charts.Going;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.River;

/** Chapter 5, zones of control (5.0). */
public record ZoneOfControl(Position now, Side side) implements AtPosition {
    /** Men needed for a zone of control, and for a victory point (22.1). */
    public static final int TROOPS = 400;

    /** Whether a hex exerts a zone of control. */
    public boolean isExertedFrom(Hex hex) {
        return board().unrouted(side, hex) >= TROOPS;
    }

    /** Whether a hex is in the side's zone of control. */
    boolean covers(Hex hex) {
        return covers(hex, country().grid().neighbours(hex));
    }

    /** Whether a hex is in a zone of control exerted from one of these hexes. */
    boolean covers(Hex hex, List<Hex> some) {
        for (var from : some)
            if (Hexes.distance(from, hex) == 1 && isExertedFrom(from) && reaches(from, hex)) return true;
        return false;
    }

    /** All hexes in the side's zones of control. */
    SpaceSet<Hex> hexes() {
        var zone = country().none();
        for (var hex : board().hexes(side))
            if (isExertedFrom(hex))
                for (var next : country().grid().neighbours(hex)) if (reaches(hex, next)) zone = zone.with(next);
        return zone;
    }

    /** 5.0, Exceptions: roads have bridges over all rivers but the Delaware. */
    private boolean reaches(Hex from, Hex to) {
        var country = country();
        if (country.isRoad(from, to) && !country.isBrunswickFerry(from, to)) return true;
        if (country.terrain(to).isRough()) return false;
        var going = track().going();
        return switch (country.rivers().between(from, to).orElse(River.CREEK)) {
            case CREEK, OCEAN -> true;
            case MINOR_RIVER -> going != Going.RAIN;
            case MAJOR_RIVER -> going == Going.FROZEN;
        };
    }
}
