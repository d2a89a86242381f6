package postrider.wethepeople;

import java.util.List;
import postrider.map.Distances;
import postrider.map.Graph;
import postrider.map.SpaceSet;

/** The lines between the spaces (2.1). One more is Arnold's alone (7.1); for all others it is not there. */
public final class Lines {
    private final Graph<Space> adjacent;
    private final Graph<Space> arnolds;
    private final List<Distances.Lines<Space>> forOthers;
    private final List<Distances.Lines<Space>> forArnold;

    /** Each line by its two ends. */
    public Lines(List<Space> spaces, List<List<Space>> solid, List<List<Space>> arnolds) {
        this.adjacent = Graph.joining(spaces, solid);
        this.arnolds = Graph.joining(spaces, arnolds);
        var lines = new Distances.Lines<>(adjacent, 1);
        this.forOthers = List.of(lines);
        this.forArnold = List.of(lines, new Distances.Lines<>(this.arnolds, 1));
    }

    /** Spaces joined to this one by a line. */
    public SpaceSet<Space> adjacent(Space space) {
        return adjacent.from(space);
    }

    /** Spaces this general may step into from here, as far as the lines go (7.1). */
    public SpaceSet<Space> adjacent(General general, Space space) {
        return general.is(General.ARNOLD) ? adjacent(space).or(arnolds.from(space)) : adjacent(space);
    }

    /** Spaces joined to any of these. */
    public SpaceSet<Space> nextTo(SpaceSet<Space> some) {
        return adjacent.from(some);
    }

    /** Some spaces in groups that lines join. */
    public List<SpaceSet<Space>> groups(SpaceSet<Space> some) {
        return adjacent.groups(some);
    }

    /** The lines this general may take. */
    public List<Distances.Lines<Space>> of(General general) {
        return general.is(General.ARNOLD) ? forArnold : forOthers;
    }

    /** The other end of Arnold's line, or nowhere (7.1). */
    public SpaceSet<Space> arnolds(Space space) {
        return arnolds.from(space);
    }

    /** 7.1 */
    public boolean isArnolds(Space one, Space other) {
        return arnolds.joins(one, other);
    }
}
