package postrider.wildernesswar.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.text.LazyList;
import postrider.text.Lists;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Space;

/** What an activated force may do (5.26), with one way to each space it can reach. */
record LegalOperations(ActionPhase phase, Group group) implements AtTable.InPhase {
    boolean mayAct() {
        return isBusy() || maySail();
    }

    boolean isBusy() {
        var march = March.begin(phase, group);
        return march.mayGo() || !besieged(march).isEmpty();
    }

    boolean maySail() {
        var march = March.begin(phase, group);
        return !march.open(Means.SEA, true).isEmpty()
                || !march.open(Means.LANDING, true).isEmpty();
    }

    /** Everything it may do now. */
    List<Operation> operations() {
        return LazyList.joined(standing(), marches());
    }

    /** Everything but marches: what it does where it is, and moves by sea. */
    List<Operation> standing() {
        var march = March.begin(phase, group);
        return LazyList.joined(
                besieged(march),
                march.open(Means.SEA, true).lazily(goal -> to(group, List.of(goal), Means.SEA)),
                march.open(Means.LANDING, true).lazily(goal -> to(group, List.of(goal), Means.LANDING)));
    }

    private List<Operation> besieged(March march) {
        if (!board().isBesieged(march.at())) return List.of();
        var operations = Lists.map(
                List.<Step>of(new Step.Siege(), new Step.Assault(), new Step.Sortie()),
                step -> new Operation(march.who(), List.of(step)));
        return Lists.filter(
                operations, operation -> Steps.fault(phase, operation).isEmpty());
    }

    /** Marches do not depend on the card. An infiltrator must be able to leave again (6.61). */
    List<Operation> marches() {
        var ways = ways(March.begin(phase, group));
        var ends = group.isLoneAuxiliary() ? Lists.filter(ways, this::mayStop) : ways;
        return LazyList.kept(LazyList.of(ends, way -> way.operation(group)));
    }

    /** The spaces that this march enters on a shortest way to one; empty if it cannot go there. */
    static Optional<List<Space>> way(March march, Space goal) {
        var phase = march.phase();
        return Lists.find(
                        new LegalOperations(phase, march.who()).ways(march),
                        way -> way.march().at().equals(goal))
                .map(Road::spaces)
                .filter(spaces ->
                        new Steps(phase, steps(spaces, Means.LAND)).fault(march).isEmpty());
    }

    private boolean mayStop(Road way) {
        return !way.march().meetsEnemy()
                || Steps.fault(phase, way.operation(group)).isEmpty();
    }

    private static Operation to(Group group, List<Space> spaces, Means way) {
        return new Operation(group, steps(spaces, way));
    }

    private static List<Step> steps(List<Space> spaces, Means way) {
        return Lists.map(spaces, space -> new Step.To(space, way));
    }

    /** A way by land so far; {@code before} is empty at its beginning. */
    private record Road(March march, Optional<Road> before) {
        List<Space> spaces() {
            var spaces = new ArrayDeque<Space>();
            for (var road = this; road.before.isPresent(); road = road.before.get()) spaces.addFirst(road.march.at());
            return List.copyOf(spaces);
        }

        Operation operation(Group group) {
            return to(group, spaces(), Means.LAND);
        }
    }

    /**
     * A shortest way to each space within reach. Enemies stop everyone but infiltrators. A way is dropped where an earlier one arrived with
     * at least as much freedom to go on.
     */
    private List<Road> ways(March start) {
        var closed = start.closed(false);
        boolean slips = group.isLoneAuxiliary();
        var stood = new Stood(country().spaces().size());
        stood.add(start);
        var found = new ArrayList<Road>();
        var open = new ArrayDeque<Road>();
        open.add(new Road(start, Optional.empty()));
        while (!open.isEmpty()) {
            var next = open.remove();
            var before = Optional.of(next);
            for (var goal : next.march().ahead().minus(closed)) {
                if (stood.has(goal, next.march().freedom())) continue;
                var march = next.march().march(goal);
                if (stood.has(goal, march.freedom())) continue;
                var way = new Road(march, before);
                if (!stood.has(goal)) found.add(way);
                stood.add(march);
                if (slips || !march.meetsEnemy()) open.add(way);
            }
        }
        return found;
    }

    /** The spaces reached so far, and the freedom to go on from there. */
    private static final class Stood {
        /** For each freedom, a bit for every freedom that is no greater. */
        private static final int[] NO_GREATER = {0b1, 0b11, 0b101, 0b1111, 0b10001, 0b110011, 0b1010101, 0b11111111};

        private final int[] freedoms;

        Stood(int spaces) {
            freedoms = new int[spaces];
        }

        boolean has(Space space) {
            return freedoms[space.index()] != 0;
        }

        /** Whether the space has been reached with this freedom or more. */
        boolean has(Space space, int freedom) {
            return (freedoms[space.index()] & 1 << freedom) != 0;
        }

        void add(March march) {
            freedoms[march.at().index()] |= NO_GREATER[march.freedom()];
        }
    }
}
