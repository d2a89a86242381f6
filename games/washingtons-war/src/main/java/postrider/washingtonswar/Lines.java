package postrider.washingtonswar;

import java.util.List;
import postrider.kernel.Lists;
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

    /** Each line by its two ends. */
    public Lines(List<Space> spaces, List<List<Space>> solid, List<List<Space>> wilderness, List<List<Space>> arnolds) {
        var wild = Lists.both(wilderness, arnolds);
        this.adjacent = Graph.joining(spaces, Lists.both(solid, wilderness));
        this.wilderness = Graph.joining(spaces, wild);
        this.arnolds = Graph.joining(spaces, arnolds);
        this.forArnold = costs(spaces, solid, wild);
        this.forOthers = costs(spaces, solid, wilderness);
    }

    private static List<Distances.Lines<Space>> costs(
            List<Space> spaces, List<List<Space>> solid, List<List<Space>> wilderness) {
        return List.of(
                new Distances.Lines<>(Graph.joining(spaces, solid), SOLID),
                new Distances.Lines<>(Graph.joining(spaces, wilderness), WILDERNESS));
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

    /** Some spaces in groups that lines join. */
    public List<SpaceSet<Space>> groups(SpaceSet<Space> some) {
        return adjacent.groups(some);
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
