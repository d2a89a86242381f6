package postrider.washingtonswar;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** The spaces round a general by what he spends to reach them: none, one space, two, and so on (7.3.A, 7.3.D). */
final class Rings {
    /** 7.3.D */
    private static final int WILDERNESS = 3;

    private final Lines lines;
    private final General general;
    private final Subset<Space> ends;
    private final List<Subset<Space>> rings = new ArrayList<>();
    private Subset<Space> found;
    private Subset<Space> barred;

    /**
     * @param most how far he goes
     * @param closed where he cannot go
     * @param ends where he can go, but not on
     */
    Rings(Lines lines, General general, Space home, int most, Subset<Space> closed, Subset<Space> ends) {
        this.lines = lines;
        this.general = general;
        this.ends = ends.without(home);
        this.found = ends.none().with(home);
        this.barred = ends.none();
        rings.add(found);
        for (int spent = 1; spent <= most; spent++) {
            var ring = lines.solid(goingOn(spent - 1));
            if (spent >= WILDERNESS) ring = ring.or(lines.wilderness(general, goingOn(spent - WILDERNESS)));
            ring = ring.minus(found);
            barred = barred.or(ring.and(closed));
            ring = ring.minus(closed);
            rings.add(ring);
            found = found.or(ring);
        }
    }

    private Subset<Space> goingOn(int spent) {
        return rings.get(spent).minus(ends);
    }

    /** All of them, home too. */
    Subset<Space> found() {
        return found;
    }

    /** Closed spaces that he came up to. */
    Subset<Space> barred() {
        return barred;
    }

    /** Those reached with so many spaces spent and no fewer. */
    Subset<Space> at(int spent) {
        return rings.get(spent);
    }

    /** The shortest way; of several always the one that comes from the first space of the box. */
    List<Space> wayTo(Space stop) {
        var way = new ArrayDeque<Space>();
        for (var at = stop; !rings.getFirst().has(at); at = before(at)) way.addFirst(at);
        return List.copyOf(way);
    }

    private Space before(Space space) {
        int spent = 1;
        while (!rings.get(spent).has(space)) spent++;
        var here = ends.none().with(space);
        var before = lines.solid(here).and(goingOn(spent - 1));
        if (spent >= WILDERNESS)
            before = before.or(lines.wilderness(general, here).and(goingOn(spent - WILDERNESS)));
        return before.at(0);
    }
}
