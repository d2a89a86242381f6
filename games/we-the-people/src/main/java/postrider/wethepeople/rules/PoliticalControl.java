package postrider.wethepeople.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.rules.MarkerGroup;
import postrider.americanwar.rules.Markers;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.OneEach;
import postrider.americanwar.rules.Whereabouts;
import postrider.kernel.Asking;
import postrider.kernel.Lists;
import postrider.kernel.Refused;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.wethepeople.Position;
import postrider.wethepeople.WarTopic;

/** Chapter 10, and the markers of the set-up (4.0). */
public final class PoliticalControl {
    private PoliticalControl() {}

    /** 4.0: one in each of the thirteen; a colony with a single legal space need not be named. Then the war begins. */
    static void committees(WorkingPosition working, List<Space> spaces) {
        var committee = new MarkerRules(working.occupancy(), Sides.AMERICAN).committee();
        committee.check(spaces);
        var committees = new OneEach("4.0", committee.open());
        var faults = committees.faults(spaces);
        if (!faults.isEmpty()) throw new Refused(faults);
        Markers.put(working, "4.0", Sides.AMERICAN, committees.complete(spaces));
        working.track(track -> track.withToMove(Optional.empty()));
    }

    /**
     * 10.1: throws {@link Refused} unless each space may take a marker.
     *
     * @param most how many markers there are
     */
    static void judge(Position now, Side side, int most, List<Space> spaces) {
        if (spaces.size() > most)
            throw new Refused("10.1", "Name %d at most, not %d spaces.".formatted(most, spaces.size()));
        var seen = new HashSet<Space>();
        for (var space : spaces) if (!seen.add(space)) throw new Refused("10.1", "%s is named twice.".formatted(space));
        new MarkerRules(new Occupancy<>(now), side).operations().check(spaces);
    }

    /** 10.2 */
    public static void phase(WorkingPosition working) {
        reconvene(working);
        placeUnderArmies(working, Sides.AMERICAN);
        placeUnderArmies(working, Sides.BRITISH);
        removeIsolated(working, Sides.AMERICAN);
        removeIsolated(working, Sides.BRITISH);
    }

    /** 10.2.1: to an American marker in the thirteen where no British piece is. */
    private static void reconvene(WorkingPosition working) {
        var congress = working.now().board().congress();
        boolean away = congress.isEmpty();
        if (!working.umpire().applies(away, "10.2.1", () -> "The Congress is in %s.".formatted(congress.orElseThrow())))
            return;
        var british = working.occupancy().of(Sides.BRITISH);
        var markers = working.occupancy().of(Sides.AMERICAN).markers();
        var places = markers.minus(working.country().spacesOf(Space.CANADA))
                .minus(british.units().or(british.generals()));
        if (places.isEmpty()) {
            working.rule("10.2.1", "No space can take the Continental Congress: it stays dispersed.");
            return;
        }
        var asking = new Asking(
                        Sides.AMERICAN, "10.2.1", WarTopic.CONGRESS, "Where does the Continental Congress return?")
                .knowing(new Whereabouts(working.now())
                        .of(places.and(working.occupancy().americanUnits())));
        var space = working.umpire().settleOne(asking.one(places));
        working.board(board -> board.withCongress(Optional.of(space)));
        working.rule("10.2.1", "The Continental Congress returns to %s.", space);
    }

    /** 10.2.2 */
    private static void placeUnderArmies(WorkingPosition working, Side side) {
        var held = working.occupancy().of(side);
        var unmarked = held.armies().minus(held.markers());
        working.umpire().applies(!unmarked.isEmpty(), "10.2.2", "Each %s army stands on a marker of its own.", side);
        Markers.put(working, "10.2.2", side, unmarked);
    }

    /** 10.2.3: all groups of a side at once; one is never next to another, so their order is nothing. */
    private static void removeIsolated(WorkingPosition working, Side side) {
        for (var group : groups(working.now(), side))
            if (working.umpire().applies(group.isIsolated(), "10.2.3", () -> group.words(side)))
                Markers.lift(working, "10.2.3", "isolated", side, group.markers());
    }

    /** 10.2.3: the groups of adjacent markers of {@code side} that are isolated, in the order of the box (R30). */
    public static List<SpaceSet<Space>> isolated(Position now, Side side) {
        return Lists.each(Lists.those(groups(now, side), MarkerGroup::isIsolated), MarkerGroup::markers);
    }

    private static List<MarkerGroup> groups(Position now, Side side) {
        var lines = now.country().lines();
        var ground = new Occupancy<>(now);
        var own = ground.of(side);
        var harbours = now.country().ports().minus(ground.blockaded());
        var pieces = side == Sides.BRITISH ? own.units() : ground.americanUnits();
        var holding = side == Sides.BRITISH ? pieces.or(harbours) : pieces;
        var ends = pieces.or(empty(side, ground));
        return Lists.each(lines.groups(own.markers()), group -> {
            var around = lines.nextTo(group).minus(group);
            boolean hemmedIn = group.size() == 1
                    && around.minus(ground.enemyOf(side).markers()).isEmpty();
            return new MarkerGroup(group, group.and(holding), hemmedIn ? around.none() : around.and(ends));
        });
    }

    /** Spaces without a marker, and without an enemy who would hold them (R29). */
    private static SpaceSet<Space> empty(Side side, Occupancy<Position> ground) {
        return ground.free()
                .minus(
                        side == Sides.BRITISH
                                ? ground.americanUnits()
                                : ground.of(Sides.BRITISH).units());
    }
}
