package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Fault;
import postrider.kernel.Refused;
import postrider.kernel.Side;
import postrider.map.IndexMap;
import postrider.map.SpaceSet;

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
        IndexMap<Space, Troops> left,
        int spent,
        boolean overran,
        boolean ended) {
    private static final int MOST_UNITS = 5;

    /** 7.5: a voyage is the whole move, so nothing is left to spend. */
    private static final int VOYAGE = 9;

    /** Where the general stands, with nobody yet. */
    static March begin(CardPlay play, General general) {
        var start = play.table().now().space(general).orElseThrow();
        var left = IndexMap.<Space, Troops>none(play.table().box().spaces()).with(start, play.free(start));
        return new March(play, general, start, Troops.NONE, left, 0, false, false);
    }

    private March with(Troops troops, Troops stay) {
        return new March(play, general, at, troops, left.with(at, stay), spent, overran, ended);
    }

    /** The march as it ends where the enemy was met. */
    March endedIn(Space space) {
        return new March(play, general, space, with, left, spent, overran, true);
    }

    /** CUs here that may be taken along. */
    private Troops free() {
        return left.containsKey(at) ? left.get(at) : play.free(at);
    }

    private Position now() {
        return play.table().now();
    }

    private Side side() {
        return play.side();
    }

    /** Judges all that is left of a move on the position as it is; throws {@link Refused}. */
    void rehearse(List<Order.Leg> legs) {
        var march = this;
        for (var leg : legs) march = march.after(leg);
        if (!march.mayStop())
            throw new Refused(
                    "7.4.A", "%s cannot stop beside an enemy general without CU of his own.".formatted(general));
    }

    private March after(Order.Leg leg) {
        var fault = fault(leg);
        if (fault.isPresent()) throw fault.get().refused();
        return then(leg);
    }

    /** Spaces he may enter next, and stop there. */
    SpaceSet<Space> open() {
        return now().box().lines().adjacent(general, at).where(space -> {
            var next = new Order.Leg.To(space);
            return fault(next).isEmpty() && then(next).mayStop();
        });
    }

    boolean mayGoOn() {
        return !open().isEmpty();
    }

    /** Why this leg is not allowed next; empty if it is. */
    Optional<Fault> fault(Order.Leg leg) {
        if (ended) return Fault.no("7.3.B", "%s's move ends in %s, where the enemy is.", general, at);
        return switch (leg) {
            case Order.Leg.PickUp(Troops troops) -> pickUp(troops);
            case Order.Leg.DropOff(Troops troops) ->
                with.contains(troops)
                        ? Optional.empty()
                        : Fault.no("7.3.A", "%s has only %s with him.", general, with.words());
            case Order.Leg.To(Space space) -> step(space);
            case Order.Leg.BySea(Space port) -> sail(port);
            case Order.Leg.StopIfTried stop -> Optional.empty();
        };
    }

    /** The march after a leg that is allowed. */
    March then(Order.Leg leg) {
        return switch (leg) {
            case Order.Leg.PickUp(Troops troops) -> with(with.plus(troops), free().minus(troops));
            case Order.Leg.DropOff(Troops troops) -> with(with.minus(troops), free().plus(troops));
            case Order.Leg.To(Space to) -> {
                boolean overrun = overruns(to);
                yield new March(
                        play, general, to, with, left, spending(to), overran || overrun, enemies(to) > 0 && !overrun);
            }
            case Order.Leg.BySea(Space port) -> new March(play, general, port, with, left, VOYAGE, false, false);
            case Order.Leg.StopIfTried stop -> this;
        };
    }

    private int enemies(Space space) {
        return now().units(Box.enemy(side()), space);
    }

    private boolean overruns(Space space) {
        return Movement.overruns(now(), side(), with.total(), space);
    }

    /** 7.3.D */
    private int spending(Space to) {
        return spent + now().box().lines().cost(at, to);
    }

    private Optional<Fault> pickUp(Troops troops) {
        if (!troops.equals(troops.only(side()))) return Fault.no("7.3.A", "%s moves CU of his own side only.", general);
        var free = free();
        if (!free.contains(troops))
            return Fault.no(
                    play.moved(at).isEmpty() ? "7.3.A" : "7.4.E",
                    "%s can take %s in %s, no more.",
                    general,
                    free.words(),
                    at);
        return with.plus(troops).total() > MOST_UNITS
                ? Fault.no("7.3.A", "%s can move with %d CU at most.", general, MOST_UNITS)
                : Optional.empty();
    }

    /** 7.3.B, D; 7.4.A, B, D */
    private Optional<Fault> step(Space to) {
        if (spent >= VOYAGE) return wholeMove();
        var now = now();
        if (now.box().lines().isArnolds(at, to) && !general.is(General.ARNOLD))
            return Fault.no("7.4.D", "Only Arnold may go between %s and %s.", at, to);
        var neighbours = now.box().lines().adjacent(general, at);
        if (!neighbours.contains(to))
            return Fault.no(() -> Names.nearest(to, neighbours), "7.3.B", "%s is not adjacent to %s.", to, at);
        if (with.isEmpty() && enemies(to) > 0)
            return Fault.no("7.4.A", "%s cannot enter %s without CU: the enemy has CU there.", general, to);
        if (with.isEmpty() && now.controls(Box.enemy(side()), to))
            return Fault.no("7.4.B", "%s alone cannot enter %s, which the enemy controls.", general, to);
        return tooFar(spending(to), overran || enemies(to) > 0, to);
    }

    /** 7.3.A, C */
    private Optional<Fault> tooFar(int spent, boolean overranOrFights, Space to) {
        var activation = play.card().step(Step.Procedure.ACTIVATE_GENERAL);
        if (activation.isPresent()) {
            int reach = activation.get().count();
            return spent > reach ? Fault.no("7.3.C", "%s is more than %d spaces away.", to, reach) : Optional.empty();
        }
        boolean american = side() == Side.AMERICAN;
        if (american && !overranOrFights)
            return spent > 5 ? Fault.no("7.3.C", "%s is more than 5 spaces away.", to) : Optional.empty();
        if (spent <= 4) return Optional.empty();
        return american
                ? Fault.no("7.3.C", "%s is the fifth space: no move that far may fight or overrun.", to)
                : Fault.no("7.3.A", "%s is more than 4 spaces away.", to);
    }

    /** 7.5 */
    private Optional<Fault> sail(Space to) {
        if (side() != Side.BRITISH) return Fault.no("7.5", "Only the British move by sea.");
        if (spent > 0) return wholeMove();
        if (to.equals(at)) return Fault.no("7.5", "%s is in %s already.", general, to);
        var ports = Occupancy.of(now()).ports();
        return ports.fault(at).or(() -> ports.fault(to));
    }

    private static Optional<Fault> wholeMove() {
        return Fault.no("7.5", "A move by sea is the whole move.");
    }

    /** 7.4.A */
    boolean mayStop() {
        return !with.isEmpty()
                || !free().isEmpty()
                || now().general(Box.enemy(side()), at).isEmpty();
    }
}
