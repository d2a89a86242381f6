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
 * The lines between spaces (3.0 Adjacent / 2.1): solid and, in Washington's War, wilderness. Only Arnold may use one more line (7.4.D /
 * 7.1); for everyone else it does not exist.
 */
public final class Connections {
    private static final int SOLID = 1;
    private static final int WILDERNESS = 3;

    /** How a line is printed. The box has the name in lower case. */
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

    /** @param wild whether Arnold's line is a wilderness line */
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

    /** Spaces joined to this one by a line that every general may use. */
    public SpaceSet<Space> adjacent(Space space) {
        return adjacent.from(space);
    }

    /** Spaces joined to this one by a line that this general may use (7.3.D, 7.4.D / 7.1). */
    public SpaceSet<Space> adjacent(General general, Space space) {
        return general.is(General.ARNOLD) ? adjacent(space).or(arnolds.from(space)) : adjacent(space);
    }

    /** Alternatives to name when a step to {@code to} is refused: first the one on the shortest way there. */
    public List<String> towards(Space from, Space to, Collection<Space> some) {
        var first = adjacent.way(from, to).stream().flatMap(way -> way.stream().limit(1));
        return Stream.concat(first.filter(some::contains).map(Space::name), to.nearest(some).stream())
                .distinct()
                .toList();
    }

    public SpaceSet<Space> nextTo(SpaceSet<Space> some) {
        return adjacent.from(some);
    }

    /** The connected groups of some spaces. */
    public List<SpaceSet<Space>> groups(SpaceSet<Space> some) {
        return adjacent.groups(some);
    }

    /** The lines this general may take, with their costs (7.3.A, 7.3.D, 7.4.D / 7.1). */
    public List<Distances.Network<Space>> of(General general) {
        return general.is(General.ARNOLD) ? forArnold : forOthers;
    }

    /** 7.3.D */
    public boolean isWilderness(Space one, Space other) {
        return wilderness.joins(one, other);
    }

    /** The cost of a step to a neighbour (7.3.A, 7.3.D / 7.1). */
    public int cost(Space one, Space other) {
        return isWilderness(one, other) ? WILDERNESS : SOLID;
    }

    /** The other end of Arnold's line; empty if he has none here (7.4.D / 7.1). */
    public SpaceSet<Space> arnolds(Space space) {
        return arnolds.from(space);
    }

    /** 7.4.D / 7.1 */
    public boolean isArnolds(Space one, Space other) {
        return arnolds.joins(one, other);
    }
}
