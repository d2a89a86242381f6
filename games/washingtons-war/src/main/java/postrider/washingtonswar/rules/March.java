package postrider.washingtonswar.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Leg;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.Marching;
import postrider.americanwar.rules.Occupancy;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Refused;
import postrider.map.Bars;
import postrider.map.SpaceSet;

/**
 * How far a general's army has come, and what it may do next (7.3, 7.4, 7.5). Nothing moves here: each leg is judged on the
 * position as it is and gives the march after it.
 *
 * @param with the CUs that move along
 * @param left the CUs that may still be taken along, wherever some were taken or dropped
 * @param spent spaces entered; a wilderness line counts three (7.3.D)
 * @param overran it has overrun a CU on the way (7.3.C)
 * @param ended it has met the enemy (7.3.B)
 */
public record March(
        CardPlay play,
        General general,
        Space at,
        Troops with,
        Map<Space, Troops> left,
        int spent,
        boolean overran,
        boolean ended)
        implements Marching {

    private static final int MOST_SPACES = 4;

    /** 7.3.C */
    private static final int MOST_IN_PEACE = 5;

    /** 7.5: a voyage is the whole move, so nothing is left to spend. */
    private static final int VOYAGE = 9;

    /** Where the general stands, with nobody yet. */
    public static March begin(CardPlay play, General general) {
        var start = play.working().now().space(general).orElseThrow();
        return new March(play, general, start, Troops.NONE, Map.of(), 0, false, false);
    }

    private March with(Troops troops, Troops stay) {
        var next = new HashMap<>(left);
        next.put(at, stay);
        return new March(play, general, at, troops, next, spent, overran, ended);
    }

    private March in(Space space, int spent, boolean overran, boolean ended) {
        return new March(play, general, space, with, left, spent, overran, ended);
    }

    /** The march as it ends here, where the enemy was met. */
    March over() {
        return in(at, spent, overran, true);
    }

    /** The march with all that he can take here. */
    March withAll() {
        var most = free(at).led();
        return most.isEmpty() ? this : then(new Leg.PickUp(most));
    }

    private Occupancy occupancy() {
        return play.working().occupancy();
    }

    /** Judges all that is left of a move on the position as it is; throws {@link Refused}. */
    void rehearse(List<Leg> legs) {
        var march = this;
        for (var leg : legs) {
            Fault.refuse(march.fault(leg));
            march = march.then(leg);
        }
        if (!march.mayStop())
            throw new Refused(
                    "7.4.A", "%s cannot stop beside an enemy general without CU of his own.".formatted(general));
    }

    /** Why this leg is not allowed next; empty if it is. */
    public Optional<Fault> fault(Leg leg) {
        if (ended) return Fault.no("7.3.B", "%s's move ends in %s, where the enemy is.", general, at);
        return switch (leg) {
            case Leg.PickUp(Troops troops) -> pickUp(troops);
            case Leg.DropOff(Troops troops) ->
                with.contains(troops)
                        ? Optional.empty()
                        : Fault.no("7.3.A", "%s has only %s with him.", general, with.words());
            case Leg.To(Space space) -> next().fault(space).or(() -> tooFar(space));
            case Leg.BySea(Space port) -> voyage().fault(port);
            case Leg.StopIfTried stop -> Optional.empty();
        };
    }

    /** What would have refused this leg, and does not. */
    List<Fault> sparing(Leg leg) {
        return switch (leg) {
            case Leg.To(Space space) -> Lists.with(next().sparing(space), near(space));
            case Leg.BySea(Space port) -> voyage().sparing(port);
            case Leg.PickUp pickUp -> List.of();
            case Leg.DropOff dropOff -> List.of();
            case Leg.StopIfTried stop -> List.of();
        };
    }

    private Fault near(Space to) {
        int most = most(overran || enemy().units().has(to));
        return new Fault("7.3.A", "%s is more than %d spaces away.", List.of(to, most), List::of);
    }

    /** The march after a leg that is allowed. */
    public March then(Leg leg) {
        return switch (leg) {
            case Leg.PickUp(Troops troops) -> with(with.plus(troops), free(at).minus(troops));
            case Leg.DropOff(Troops troops) -> with(with.minus(troops), free(at).plus(troops));
            case Leg.To(Space to) -> {
                boolean overruns = overruns().has(to);
                boolean meets = enemy().units().has(to) && !overruns;
                yield in(to, spending(to), overran || overruns, meets);
            }
            case Leg.BySea(Space port) -> in(port, VOYAGE, false, false);
            case Leg.StopIfTried stop -> this;
        };
    }

    /** Spaces he may enter next, and stop there. */
    SpaceSet<Space> open() {
        if (ended) return play.working().country().nowhere();
        return mayStop(next().open().where(space -> tooFar(space).isEmpty()));
    }

    boolean mayGoOn() {
        return !open().isEmpty();
    }

    /** 7.3.A, 7.4.E */
    private Optional<Fault> pickUp(Troops troops) {
        if (!troops.equals(troops.only(side()))) return Fault.no("7.3.A", "%s moves CU of his own side only.", general);
        var free = free(at);
        if (!free.contains(troops)) {
            var rule = play.moved(at).isEmpty() ? "7.3.A" : "7.4.E";
            return Fault.no(rule, "%s can take %s in %s, no more.", general, free.words(), at);
        }
        return with.plus(troops).total() > General.MOST_UNITS
                ? Fault.no("7.3.A", "%s can move with %d CU at most.", general, General.MOST_UNITS)
                : Optional.empty();
    }

    /** 7.3.B, 7.4.D, 7.5: where he may step from here, if it is not too far. */
    private Bars<Space> next() {
        var neighbours = lines().adjacent(general, at);
        return occupancy()
                .bars()
                .barIf(spent >= VOYAGE, "7.5", occupancy().everywhere(), "A move by sea is the whole move.")
                .bar("7.4.D", lines().arnolds(at).minus(neighbours), "Only Arnold may go between %2$s and %1$s.", at)
                .bar("7.3.B", occupancy().everywhere().minus(neighbours), "%s is not adjacent to %s.", at)
                .also(entry());
    }

    /** 7.4.A, 7.4.B: where he may go in with what he has. */
    Bars<Space> entry() {
        var bars = occupancy().bars();
        if (!with.isEmpty()) return bars;
        return bars.bar("7.4.A", enemy().units(), "%2$s cannot enter %1$s without CU: the enemy has CU there.", general)
                .bar("7.4.B", enemy().markers(), "%2$s alone cannot enter %1$s, which the enemy controls.", general);
    }

    /** 9.7 */
    SpaceSet<Space> overruns() {
        return Overruns.open(occupancy(), side(), with.total());
    }

    /** 7.3.D */
    private int spending(Space to) {
        return spent + lines().cost(at, to);
    }

    /** 7.3.A, 7.3.C: how many spaces he may go, if he fights or overruns, and if he does not. */
    int most(boolean fights) {
        var event = play.card().march();
        return event.orElse(side() == Sides.AMERICAN && !fights ? MOST_IN_PEACE : MOST_SPACES);
    }

    private Optional<Fault> tooFar(Space to) {
        int spent = spending(to);
        if (spent <= most(overran || enemy().units().has(to))) return Optional.empty();
        int most = most(false);
        return spent <= most
                ? Fault.no("7.3.C", "%s is the fifth space: no move that far may fight or overrun.", to)
                : Fault.no(most == MOST_SPACES ? "7.3.A" : "7.3.C", "%s is more than %d spaces away.", to, most);
    }

    /** 7.5, 12.3: where he may sail. */
    Bars<Space> voyage() {
        var everywhere = occupancy().everywhere();
        var ports = Movement.ports(occupancy());
        return occupancy()
                .bars()
                .barIf(side() != Sides.BRITISH, "7.5", everywhere, "Only the British move by sea.")
                .barIf(spent > 0, "7.5", everywhere, "A move by sea is the whole move.")
                .bar("7.5", everywhere.none().with(at), "%2$s is in %1$s already.", general)
                .unless(ports.fault(at))
                .also(ports);
    }
}
