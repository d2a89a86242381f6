package postrider.map;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Lines of one kind between the spaces of a map. */
public final class Graph<S extends Indexed> {
    private final List<SpaceSet<S>> neighbours;
    private final SpaceSet<S> joined; // spaces with any line

    private Graph(List<SpaceSet<S>> neighbours, SpaceSet<S> joined) {
        this.neighbours = neighbours;
        this.joined = joined;
    }

    /**
     * A graph from the lines of each space.
     *
     * @param all all spaces, in order of their index
     * @param joined the spaces at the other ends of a space's lines
     */
    public static <S extends Indexed> Graph<S> of(List<S> all, Function<S, ? extends Collection<S>> joined) {
        var neighbours =
                all.stream().map(space -> SpaceSet.of(all, joined.apply(space))).toList();
        return new Graph<>(
                neighbours,
                SpaceSet.all(all).where(space -> !neighbours.get(space.index()).isEmpty()));
    }

    /** A graph from pairs of joined spaces. */
    public static <S extends Indexed> Graph<S> joining(List<S> all, List<List<S>> pairs) {
        var joined = IndexMap.of(all, space -> SpaceSet.none(all));
        for (var pair : pairs)
            for (var ends : List.of(pair, pair.reversed()))
                joined =
                        joined.with(ends.getFirst(), joined.get(ends.getFirst()).with(ends.getLast()));
        return of(all, joined::get);
    }

    /** The lines of both. */
    public Graph<S> or(Graph<S> other) {
        var both = new ArrayList<SpaceSet<S>>();
        for (int i = 0; i < neighbours.size(); i++) both.add(neighbours.get(i).or(other.neighbours.get(i)));
        return new Graph<>(List.copyOf(both), joined.or(other.joined));
    }

    public SpaceSet<S> from(S space) {
        return neighbours.get(space.index());
    }

    public SpaceSet<S> from(SpaceSet<S> some) {
        return some.and(joined).through(neighbours);
    }

    public boolean joins(S one, S other) {
        return from(one).has(other);
    }

    /** These spaces, then those next to them, and so on as far as lines lead. Each space is in one ring only. */
    public List<SpaceSet<S>> rings(SpaceSet<S> some) {
        var rings = new ArrayList<SpaceSet<S>>();
        var seen = some;
        for (var ring = some; !ring.isEmpty(); ring = from(ring).minus(seen)) {
            rings.add(ring);
            seen = seen.or(ring);
        }
        return rings;
    }

    /** The spaces of a shortest way to another space; empty if no lines lead there. */
    public Optional<List<S>> way(S from, S to) {
        var rings = new ArrayList<>(List.of(from(from).none().with(from)));
        for (var seen = rings.getFirst(); !rings.getLast().has(to); seen = seen.or(rings.getLast())) {
            rings.add(from(rings.getLast()).minus(seen));
            if (rings.getLast().isEmpty()) return Optional.empty();
        }
        var way = new ArrayList<S>();
        for (var next = to; !next.equals(from); next = before(rings.get(rings.size() - 1 - way.size()), next))
            way.addFirst(next);
        return Optional.of(List.copyOf(way));
    }

    private S before(SpaceSet<S> ring, S next) {
        return ring.where(space -> joins(space, next)).at(0);
    }

    /** The connected groups among some spaces. */
    public List<SpaceSet<S>> groups(SpaceSet<S> some) {
        var groups = new ArrayList<SpaceSet<S>>();
        for (var left = some; !left.isEmpty(); left = left.minus(groups.getLast())) groups.add(group(left.at(0), left));
        return groups;
    }

    private SpaceSet<S> group(S start, SpaceSet<S> some) {
        var group = some.none().with(start);
        for (var last = group; !last.isEmpty(); group = group.or(last))
            last = from(last).and(some).minus(group);
        return group;
    }
}
