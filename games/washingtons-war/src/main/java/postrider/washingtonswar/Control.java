package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Side;

/** PC markers on the map (2.2.D): the spaces of either side. */
record Control(Subset<Space> american, Subset<Space> british) {

    /** No marker on this map. */
    static Control none(List<Space> map) {
        return new Control(Subset.none(map), Subset.none(map));
    }

    /** Spaces with a marker of {@code side}. */
    Subset<Space> of(Side side) {
        return side == Side.BRITISH ? british : american;
    }

    /** Spaces with a marker. */
    Subset<Space> either() {
        return american.or(british);
    }

    Optional<Side> in(Space space) {
        if (american.has(space)) return Optional.of(Side.AMERICAN);
        return british.has(space) ? Optional.of(Side.BRITISH) : Optional.empty();
    }

    /** Places or flips a marker. */
    Control with(Space space, Side side) {
        return side == Side.BRITISH
                ? new Control(american.without(space), british.with(space))
                : new Control(american.with(space), british.without(space));
    }

    Control without(Space space) {
        return new Control(american.without(space), british.without(space));
    }
}
