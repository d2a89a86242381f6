package postrider.wildernesswar;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import postrider.kernel.Lists;
import postrider.kernel.PerSide;
import postrider.kernel.Side;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;

/**
 * Who stands on the map: it follows from where each piece is. Unchangeable.
 *
 * @param pieces those in each space, in the order of the box
 * @param units where a side has any
 * @param leaders where a side has any
 */
public record Standing(
        IndexMap<Space, List<Piece>> pieces, PerSide<SpaceSet<Space>> units, PerSide<SpaceSet<Space>> leaders) {
    static Standing nobody(Country country) {
        var nowhere = new PerSide<>(Sides.FRENCH, country.none(), Sides.BRITISH, country.none());
        return new Standing(IndexMap.of(country.spaces(), space -> List.<Piece>of()), nowhere, nowhere);
    }

    Standing with(Piece piece, Space space) {
        var there = new ArrayList<>(pieces.get(space));
        int place = there.size();
        while (place > 0 && there.get(place - 1).index() > piece.index()) place--;
        there.add(place, piece);
        return with(piece, space, Collections.unmodifiableList(there), true);
    }

    Standing without(Piece piece, Space space) {
        var left = Lists.without(pieces.get(space), piece);
        return with(
                piece,
                space,
                left,
                Lists.first(left, other -> isAlike(piece, other)).isPresent());
    }

    private static boolean isAlike(Piece one, Piece other) {
        return one.side() == other.side() && one instanceof Unit == other instanceof Unit;
    }

    /** @param any whether such pieces are there now */
    private Standing with(Piece piece, Space space, List<Piece> there, boolean any) {
        var now = pieces.with(space, there);
        return piece instanceof Unit
                ? new Standing(now, with(units, piece.side(), space, any), leaders)
                : new Standing(now, units, with(leaders, piece.side(), space, any));
    }

    private static PerSide<SpaceSet<Space>> with(PerSide<SpaceSet<Space>> those, Side side, Space space, boolean any) {
        var before = those.of(side);
        if (before.has(space) == any) return those;
        return those.with(side, any ? before.with(space) : before.without(space));
    }
}
