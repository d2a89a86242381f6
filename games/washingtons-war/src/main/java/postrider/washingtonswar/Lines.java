package postrider.washingtonswar;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import postrider.map.Distances;
import postrider.map.Graph;
import postrider.map.SpaceSet;

/**
 * The lines between the spaces (3.0 Adjacent): solid ones and wilderness ones. One more is Arnold's alone (7.4.D); for all
 * others it is not there.
 */
public final class Lines {
    private static final int SOLID = 1;
    private static final int WILDERNESS = 3;

    private final Graph<Space> adjacent;
    private final Graph<Space> wilderness;
    private final Graph<Space> arnolds;
    private final List<Distances.Lines<Space>> forArnold;
    private final List<Distances.Lines<Space>> forOthers;

    /**
     * @param adjacent for each space those that a solid or wilderness line joins to it
     * @param wilderness for each space those that a wilderness line joins to it
     * @param arnoldsEnds both ends of Arnold's line, or nothing
     */
    Lines(
            List<Space> spaces,
            Map<Space, ? extends Set<Space>> adjacent,
            Map<Space, ? extends Set<Space>> wilderness,
            Collection<Space> arnoldsEnds) {
        var none = SpaceSet.none(spaces);
        var ends = none.withAll(arnoldsEnds);
        this.adjacent = Graph.of(spaces, adjacent::get);
        this.arnolds = Graph.of(spaces, space -> ends.has(space) ? ends.without(space) : none);
        this.wilderness =
                Graph.of(spaces, space -> none.withAll(wilderness.get(space)).or(arnolds.from(space)));
        var solid = Graph.of(spaces, space -> this.adjacent.from(space).minus(this.wilderness.from(space)));
        this.forArnold =
                List.of(new Distances.Lines<>(solid, SOLID), new Distances.Lines<>(this.wilderness, WILDERNESS));
        this.forOthers = List.of(
                new Distances.Lines<>(solid, SOLID),
                new Distances.Lines<>(Graph.of(spaces, wilderness::get), WILDERNESS));
    }

    /** Spaces joined to this one by a solid line or a wilderness line. */
    public SpaceSet<Space> adjacent(Space space) {
        return adjacent.from(space);
    }

    /** Spaces this general may step into from here, as far as the lines go (7.3.D, 7.4.D). */
    public SpaceSet<Space> adjacent(General general, Space space) {
        return general.is(General.ARNOLD) ? adjacent(space).or(arnolds.from(space)) : adjacent(space);
    }

    /** Spaces joined to any of these by a solid line or a wilderness line. */
    public SpaceSet<Space> nextTo(SpaceSet<Space> some) {
        return adjacent.from(some);
    }

    /** {@code start} and those of {@code some} that lines join to it. */
    public SpaceSet<Space> group(Space start, SpaceSet<Space> some) {
        return adjacent.group(start, some);
    }

    /** The lines this general may take, and what each costs him (7.3.A, 7.3.D, 7.4.D). */
    public List<Distances.Lines<Space>> of(General general) {
        return general.is(General.ARNOLD) ? forArnold : forOthers;
    }

    /** 7.3.D */
    public boolean isWilderness(Space one, Space other) {
        return wilderness.joins(one, other);
    }

    /** What a step to a neighbour counts (7.3.A, 7.3.D). */
    public int cost(Space one, Space other) {
        return isWilderness(one, other) ? WILDERNESS : SOLID;
    }

    /** The other end of Arnold's line, or nowhere (7.4.D). */
    public SpaceSet<Space> arnolds(Space space) {
        return arnolds.from(space);
    }

    /** 7.4.D */
    public boolean isArnolds(Space one, Space other) {
        return arnolds.joins(one, other);
    }
}
