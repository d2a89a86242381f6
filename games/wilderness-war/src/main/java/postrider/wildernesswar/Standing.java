package postrider.wildernesswar;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/**
 * Who stands on the map: it follows from where each piece is. Unchangeable.
 *
 * @param pieces those in each space, in the order of the box
 * @param units where a side has any
 * @param leaders where a side has any
 * @param drilled where a side has Drilled Troops
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

    /** @param some of one side */
    Standing with(List<? extends Piece> some, Space space) {
        var there = new ArrayList<>(pieces.get(space));
        for (var piece : some) {
            int place = there.size();
            while (place > 0 && there.get(place - 1).index() > piece.index()) place--;
            there.add(place, piece);
        }
        return with(some.getFirst().side(), space, List.copyOf(there));
    }

    /** @param some of one side */
    Standing without(List<? extends Piece> some, Space space) {
        var left = Lists.filter(pieces.get(space), piece -> !some.contains(piece));
        return with(some.getFirst().side(), space, left);
    }

    /** @param there who is there now; of this side alone it may be others than before */
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
