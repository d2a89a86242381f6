package postrider.americanwar;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import postrider.map.Distances;
import postrider.map.Graph;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/**
 * The lines between the spaces (3.0 Adjacent / 2.1): solid ones and, in Washington's War, wilderness ones. One more is Arnold's
 * alone (7.4.D / 7.1); for all others it is not there.
 */
public final class Connections {
    private static final int SOLID = 1;
    private static final int WILDERNESS = 3;

    /** How a line is printed. In the box it is its name in small letters. */
    public enum Kind {
        SOLID,
        WILDERNESS,
        ARNOLD
    }

    /** A line by its two ends. */
    public record Connection(Space one, Space other, Kind kind) {
        List<Space> ends() {
            return List.of(one, other);
        }
    }

    private final Graph<Space> adjacent;
    private final Graph<Space> wilderness;
    private final Graph<Space> arnolds;
    private final List<Distances.Network<Space>> forArnold;
    private final List<Distances.Network<Space>> forOthers;

    /** @param wild whether Arnold's line runs through the wilderness */
    public Connections(List<Space> spaces, List<Connection> lines, boolean wild) {
        Predicate<Connection> arnold = line -> line.kind == Kind.ARNOLD;
        Predicate<Connection> through = line -> line.kind == Kind.WILDERNESS;
        this.adjacent = joining(spaces, lines, arnold.negate());
        this.wilderness = joining(spaces, lines, wild ? through.or(arnold) : through);
        this.arnolds = joining(spaces, lines, arnold);
        var solid = new Distances.Network<>(joining(spaces, lines, line -> line.kind == Kind.SOLID), SOLID);
        this.forOthers = List.of(solid, new Distances.Network<>(joining(spaces, lines, through), WILDERNESS));
        this.forArnold = Lists.with(forOthers, new Distances.Network<>(arnolds, wild ? WILDERNESS : SOLID));
    }

    private static Graph<Space> joining(List<Space> spaces, List<Connection> lines, Predicate<Connection> which) {
        return Graph.joining(spaces, Lists.map(Lists.filter(lines, which), Connection::ends));
    }

    /** Spaces joined to this one by a line of any general's. */
    public SpaceSet<Space> adjacent(Space space) {
        return adjacent.from(space);
    }

    /** Spaces this general may step into from here, as far as the lines go (7.3.D, 7.4.D / 7.1). */
    public SpaceSet<Space> adjacent(General general, Space space) {
        return general.is(General.ARNOLD) ? adjacent(space).or(arnolds.from(space)) : adjacent(space);
    }

    /** Those of some spaces to name where a step to another is refused: first that by which the shortest way leads there. */
    public List<String> towards(Space from, Space to, Collection<Space> some) {
        var first = adjacent.way(from, to).stream().flatMap(way -> way.stream().limit(1));
        return Stream.concat(first.filter(some::contains).map(Space::name), to.nearest(some).stream())
                .distinct()
                .toList();
    }

    public SpaceSet<Space> nextTo(SpaceSet<Space> some) {
        return adjacent.from(some);
    }

    /** Some spaces in groups that lines join. */
    public List<SpaceSet<Space>> groups(SpaceSet<Space> some) {
        return adjacent.groups(some);
    }

    /** The lines this general may take, and what each costs him (7.3.A, 7.3.D, 7.4.D / 7.1). */
    public List<Distances.Network<Space>> of(General general) {
        return general.is(General.ARNOLD) ? forArnold : forOthers;
    }

    /** 7.3.D */
    public boolean isWilderness(Space one, Space other) {
        return wilderness.joins(one, other);
    }

    /** What a step to a neighbour counts (7.3.A, 7.3.D / 7.1). */
    public int cost(Space one, Space other) {
        return isWilderness(one, other) ? WILDERNESS : SOLID;
    }

    /** The other end of Arnold's line, or nowhere (7.4.D / 7.1). */
    public SpaceSet<Space> arnolds(Space space) {
        return arnolds.from(space);
    }

    /** 7.4.D / 7.1 */
    public boolean isArnolds(Space one, Space other) {
        return arnolds.joins(one, other);
    }
}
