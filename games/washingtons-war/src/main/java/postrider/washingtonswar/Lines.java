package postrider.washingtonswar;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.function.Function;

/**
 * The lines between the spaces (3.0 Adjacent): solid ones and wilderness ones. One more is Arnold's alone (7.4.D); for all
 * others it is not there.
 */
final class Lines {
    private final List<Space> spaces;
    private final List<Subset<Space>> adjacent;
    private final List<Subset<Space>> solid;
    private final List<Subset<Space>> wilderness;
    private final List<Subset<Space>> wildernessForArnold;
    private final Subset<Space> trailheads;
    private final Subset<Space> arnolds;

    /**
     * @param adjacent for each space those that a solid or wilderness line joins to it
     * @param wilderness for each space those that a wilderness line joins to it
     * @param arnolds both ends of Arnold's line, or nothing
     */
    Lines(
            List<Space> spaces,
            Map<Space, SortedSet<Space>> adjacent,
            Map<Space, SortedSet<Space>> wilderness,
            List<Space> arnolds) {
        this.spaces = spaces;
        this.arnolds = Subset.of(spaces, arnolds);
        this.adjacent = each(space -> Subset.of(spaces, adjacent.get(space)));
        this.wilderness = each(space -> Subset.of(spaces, wilderness.get(space)));
        this.solid = each(space -> adjacent(space).minus(this.wilderness.get(space.index())));
        this.wildernessForArnold =
                each(space -> this.wilderness.get(space.index()).or(arnolds(space)));
        this.trailheads = Subset.of(spaces, spaces).through(wildernessForArnold);
    }

    private List<Subset<Space>> each(Function<Space, Subset<Space>> joined) {
        return spaces.stream().map(joined).toList();
    }

    /** Spaces joined to this one by a solid line or a wilderness line. */
    Subset<Space> adjacent(Space space) {
        return adjacent.get(space.index());
    }

    /** Spaces this general may step into from here, as far as the lines go (7.3.D, 7.4.D). */
    Subset<Space> adjacent(General general, Space space) {
        return general.is(General.ARNOLD) ? adjacent(space).or(arnolds(space)) : adjacent(space);
    }

    /** Spaces joined to any of these by a solid line or a wilderness line. */
    Subset<Space> nextTo(Subset<Space> some) {
        return some.through(adjacent);
    }

    /** Spaces joined to any of these by a solid line. */
    Subset<Space> solid(Subset<Space> some) {
        return some.through(solid);
    }

    /** Spaces joined to any of these by a wilderness line that {@code general} may take (7.3.D, 7.4.D). */
    Subset<Space> wilderness(General general, Subset<Space> some) {
        return some.and(trailheads).through(general.is(General.ARNOLD) ? wildernessForArnold : wilderness);
    }

    /** 7.3.D */
    boolean isWilderness(Space one, Space other) {
        return wilderness.get(one.index()).has(other) || isArnolds(one, other);
    }

    /** 7.4.D */
    boolean isArnolds(Space one, Space other) {
        return !one.equals(other) && arnolds.has(one) && arnolds.has(other);
    }

    /** The other end of Arnold's line, or nowhere (7.4.D). */
    private Subset<Space> arnolds(Space space) {
        return arnolds.has(space) ? arnolds.without(space) : arnolds.none();
    }
}
