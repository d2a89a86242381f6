package postrider.washingtonswar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/**
 * How far a general's army has come, and what it may do next (7.3, 7.4, 7.5). Nothing moves here: each leg is judged on the
 * position as it is and gives the march after it.
 *
 * @param with the CUs that move along
 * @param left the CUs that may still be taken along, for the start and wherever some were taken or dropped
 * @param spent spaces entered; a wilderness line counts three (7.3.D)
 * @param overran it has overrun a CU on the way (7.3.C)
 * @param ended it has met the enemy (7.3.B)
 */
record March(
        CardPlay play,
        General general,
        Space at,
        Troops with,
        SortedMap<Space, Troops> left,
        int spent,
        boolean overran,
        boolean ended) {
    private static final int MOST_UNITS = 5;

    /** Where the general stands, with nobody yet. */
    static March begin(CardPlay play, General general) {
        var start = play.table().now().space(general).orElseThrow();
        var left = new TreeMap<>(Map.of(start, play.free(start)));
        return new March(play, general, start, Troops.NONE, left, 0, false, false);
    }

    private March with(Troops troops, Troops stay) {
        return new March(play, general, at, troops, Maps.with(left, at, stay), spent, overran, ended);
    }

    /** The march as it ends where the enemy was met. */
    March endedIn(Space space) {
        return new March(play, general, space, with, left, spent, overran, true);
    }

    /** CUs here that may be taken along. Those already with him may stand here too, or not yet. */
    private Troops free() {
        if (left.containsKey(at)) return left.get(at);
        boolean arrived = now().space(general).equals(Optional.of(at));
        return play.free(at).minus(arrived ? with : Troops.NONE);
    }

    private Position now() {
        return play.table().now();
    }

    private Side side() {
        return play.side();
    }

    /** The march after one more leg, or {@link Refused}. */
    March after(Order.Leg leg) {
        if (ended) throw new Refused("7.3.B", "%s's move ends in %s, where the enemy is.".formatted(general, at));
        return switch (leg) {
            case Order.Leg.PickUp(Troops troops) -> pickUp(troops);
            case Order.Leg.DropOff(Troops troops) -> dropOff(troops);
            case Order.Leg.To(Space space) -> step(space);
            case Order.Leg.BySea(Space port) -> sail(port);
        };
    }

    private March pickUp(Troops troops) {
        if (!troops.equals(troops.only(side())))
            throw new Refused("7.3.A", "%s moves CU of his own side only.".formatted(general));
        var free = free();
        if (!free.contains(troops))
            throw new Refused(
                    play.moved(at).isEmpty() ? "7.3.A" : "7.4.E",
                    "%s can take %s in %s, no more.".formatted(general, free.words(), at));
        var all = with.plus(troops);
        if (all.total() > MOST_UNITS)
            throw new Refused("7.3.A", "%s can move with %d CU at most.".formatted(general, MOST_UNITS));
        return with(all, free.minus(troops));
    }

    private March dropOff(Troops troops) {
        if (!with.contains(troops))
            throw new Refused("7.3.A", "%s has only %s with him.".formatted(general, with.words()));
        return with(with.minus(troops), free().plus(troops));
    }

    /** 7.3.B, D; 7.4.A, B, D */
    private March step(Space to) {
        var now = now();
        if (now.box().isArnoldsLine(at, to) && !general.is(General.ARNOLD))
            throw new Refused("7.4.D", "Only Arnold may go between %s and %s.".formatted(at, to));
        if (!Movement.neighbours(now, general, at).contains(to))
            throw new Refused(
                    "7.3.B",
                    "%s is not adjacent to %s.".formatted(to, at),
                    Names.nearest(to, Movement.neighbours(now, general, at)));
        int enemies = now.units(Box.enemy(side()), to);
        if (with.isEmpty() && enemies > 0)
            throw new Refused("7.4.A", "%s cannot enter %s without CU: the enemy has CU there.".formatted(general, to));
        if (with.isEmpty() && now.controls(Box.enemy(side()), to))
            throw new Refused("7.4.B", "%s alone cannot enter %s, which the enemy controls.".formatted(general, to));
        boolean overrun = Movement.overruns(now, side(), with.total(), to);
        int spending = spent + (now.box().isWilderness(at, to) ? 3 : 1);
        checkReach(spending, overran || enemies > 0, to);
        return new March(play, general, to, with, left, spending, overran || overrun, enemies > 0 && !overrun);
    }

    /** 7.3.A, C */
    private void checkReach(int spent, boolean overranOrFights, Space to) {
        if (play.card().activatesGeneral()) {
            int reach = play.card().steps().getFirst().count();
            if (spent > reach) throw new Refused("7.3.C", "%s is more than %d spaces away.".formatted(to, reach));
        } else if (side() == Side.AMERICAN && !overranOrFights) {
            if (spent > 5) throw new Refused("7.3.C", "%s is more than 5 spaces away.".formatted(to));
        } else if (spent > 4) {
            throw new Refused(
                    side() == Side.AMERICAN ? "7.3.C" : "7.3.A",
                    side() == Side.AMERICAN
                            ? "%s is the fifth space: no move that far may fight or overrun.".formatted(to)
                            : "%s is more than 4 spaces away.".formatted(to));
        }
    }

    /** 7.5 */
    private March sail(Space to) {
        if (side() != Side.BRITISH) throw new Refused("7.5", "Only the British move by sea.");
        if (to.equals(at)) throw new Refused("7.5", "%s is in %s already.".formatted(general, to));
        for (var port : List.of(at, to)) checkPort(port);
        return new March(play, general, to, with, left, 4, false, false);
    }

    private void checkPort(Space port) {
        var now = now();
        if (Movement.mayUse(now, port)) return;
        var nearest = Names.nearest(port, Movement.ports(now));
        if (!port.port()) throw new Refused("7.5", "%s is no port.".formatted(port), nearest);
        if (now.blockaded(port)) throw new Refused("12.3", "The French Navy blockades %s.".formatted(port), nearest);
        throw new Refused("7.5", "An American CU or PC marker closes %s to naval movement.".formatted(port), nearest);
    }

    /** 7.4.A */
    boolean mayStop() {
        return !with.isEmpty()
                || !free().isEmpty()
                || now().general(Box.enemy(side()), at).isEmpty();
    }
}
