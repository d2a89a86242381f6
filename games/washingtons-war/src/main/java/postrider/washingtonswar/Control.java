package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Side;
import postrider.map.SpaceSet;

/** PC markers on the map (2.2.D): the spaces of either side. */
public record Control(SpaceSet<Space> american, SpaceSet<Space> british) {

    /** No marker on this map. */
    public static Control none(List<Space> map) {
        return new Control(SpaceSet.none(map), SpaceSet.none(map));
    }

    /** Spaces with a marker of {@code side}. */
    public SpaceSet<Space> of(Side side) {
        return side == Sides.BRITISH ? british : american;
    }

    /** Spaces with a marker. */
    public SpaceSet<Space> either() {
        return american.or(british);
    }

    Optional<Side> in(Space space) {
        if (american.has(space)) return Optional.of(Sides.AMERICAN);
        return british.has(space) ? Optional.of(Sides.BRITISH) : Optional.empty();
    }

    /** Places or flips a marker. */
    Control with(Space space, Side side) {
        return side == Sides.BRITISH
                ? new Control(american.without(space), british.with(space))
                : new Control(american.with(space), british.without(space));
    }

    Control without(Space space) {
        return new Control(american.without(space), british.without(space));
    }
}
