package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.List;

/** The spaces round a general by what he spends to reach them: none, one space, two, and so on (7.3.A, 7.3.D). */
final class Rings {
    /** 7.3.D */
    private static final int WILDERNESS = 3;

    private final Box box;
    private final General general;
    private final Subset<Space> ends;
    private final List<Subset<Space>> rings = new ArrayList<>();
    private Subset<Space> found;

    /**
     * @param most how far he goes
     * @param closed where he cannot go
     * @param ends where he can go, but not on
     */
    Rings(Box box, General general, Space home, int most, Subset<Space> closed, Subset<Space> ends) {
        this.box = box;
        this.general = general;
        this.ends = ends.without(home);
        this.found = box.nowhere().with(home);
        rings.add(found);
        for (int spent = 1; spent <= most; spent++) {
            var ring = box.solid(goingOn(spent - 1));
            if (spent >= WILDERNESS) ring = ring.or(box.wilderness(general, goingOn(spent - WILDERNESS)));
            ring = ring.minus(found).minus(closed);
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

    /** Those reached with so many spaces spent and no fewer. */
    Subset<Space> at(int spent) {
        return rings.get(spent);
    }

    /** The shortest way; of several the one whose next space is always the first in the box. */
    List<Space> wayTo(Space stop) {
        var ways = waysTo(stop);
        var way = new ArrayList<Space>();
        for (int spent = 0; spent < ways.size() - 1; ) {
            var at = way.isEmpty() ? rings.getFirst() : box.nowhere().with(way.getLast());
            var next = box.solid(at).and(ways.get(spent + 1));
            if (spent + WILDERNESS < ways.size())
                next = next.or(box.wilderness(general, at).and(ways.get(spent + WILDERNESS)));
            way.add(next.at(0));
            do spent++;
            while (!ways.get(spent).has(way.getLast()));
        }
        return way;
    }

    /** Ring by ring, the spaces that lie on a shortest way. */
    private List<Subset<Space>> waysTo(Space stop) {
        int last = 0;
        while (!rings.get(last).has(stop)) last++;
        var ways = new ArrayList<>(rings.subList(0, last + 1));
        ways.set(last, box.nowhere().with(stop));
        for (int spent = last - 1; spent >= 0; spent--) {
            var before = box.solid(ways.get(spent + 1));
            if (spent + WILDERNESS <= last) before = before.or(box.wilderness(general, ways.get(spent + WILDERNESS)));
            ways.set(spent, goingOn(spent).and(before));
        }
        return ways;
    }
}
