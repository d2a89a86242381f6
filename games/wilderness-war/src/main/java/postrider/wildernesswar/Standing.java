package postrider.wildernesswar;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/**
 * The pieces in each space, derived from where each piece is.
 *
 * @param pieces those in each space, in the order of the box
 * @param units spaces where a side has units
 * @param leaders spaces where a side has leaders
 * @param drilled spaces where a side has Drilled Troops
 */
public record Standing(
        IndexMap<Space, List<Piece>> pieces,
        PerSide<SpaceSet<Space>> units,
        PerSide<SpaceSet<Space>> leaders,
        PerSide<SpaceSet<Space>> drilled) {
    static Standing nobody(Country country) {
        var nowhere = Sides.each(side -> country.none());
        return new Standing(IndexMap.of(country.spaces(), space -> List.<Piece>of()), nowhere, nowhere, nowhere);
    }

    /** @param some pieces of one side */
    Standing with(List<? extends Piece> some, Space space) {
        var there = new ArrayList<>(pieces.get(space));
        for (var piece : some) {
            int place = there.size();
            while (place > 0 && there.get(place - 1).index() > piece.index()) place--;
            there.add(place, piece);
        }
        return with(some.getFirst().side(), space, List.copyOf(there));
    }

    /** @param some pieces of one side */
    Standing without(List<? extends Piece> some, Space space) {
        var left = Lists.filter(pieces.get(space), piece -> !some.contains(piece));
        return with(some.getFirst().side(), space, left);
    }

    /** @param there all pieces in the space now; only those of this side may have changed */
    private Standing with(Side side, Space space, List<Piece> there) {
        boolean unit = false;
        boolean leader = false;
        boolean drilled = false;
        for (var piece : there)
            if (piece.side() == side) {
                unit |= piece instanceof Unit;
                leader |= piece instanceof Leader;
                drilled |= piece instanceof Unit it && it.isDrilled();
            }
        return new Standing(
                pieces.with(space, there),
                with(units, side, space, unit),
                with(leaders, side, space, leader),
                with(this.drilled, side, space, drilled));
    }

    private static PerSide<SpaceSet<Space>> with(PerSide<SpaceSet<Space>> those, Side side, Space space, boolean any) {
        var before = those.of(side);
        if (before.has(space) == any) return those;
        return those.with(side, any ? before.with(space) : before.without(space));
    }
}
