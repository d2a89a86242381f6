package postrider.wethepeople.rules;

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
import postrider.kernel.Refused;
import postrider.map.Bars;
import postrider.map.SpaceSet;

/**
 * How far a general's army has come, and what it may do next (7.1). Nothing moves here: each leg is judged on the position as
 * it is and gives the march after it.
 *
 * @param with the CUs that move along
 * @param left the CUs that may still be taken along, wherever some were taken or dropped
 * @param spent spaces entered
 * @param sailed it has gone by sea, which is a whole move
 * @param ended it has met the enemy
 */
public record March(
        CardPlay play,
        General general,
        Space at,
        Troops with,
        Map<Space, Troops> left,
        int spent,
        boolean sailed,
        boolean ended)
        implements Marching {

    private static final int MOST_SPACES = 4;

    /** Where the general stands, with nobody yet. */
    public static March begin(CardPlay play, General general) {
        var start = play.working().now().space(general).orElseThrow();
        return new March(play, general, start, Troops.NONE, Map.of(), 0, false, false);
    }

    private March with(Troops troops, Troops stay) {
        var next = new HashMap<>(left);
        next.put(at, stay);
        return new March(play, general, at, troops, next, spent, sailed, ended);
    }

    /** The march as it ends here, where the enemy was met. */
    March over() {
        return new March(play, general, at, with, left, spent, sailed, true);
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
                    "7.1", "%s cannot stop beside an enemy general without CU of his own.".formatted(general));
    }

    /** Why this leg is not allowed next; empty if it is. */
    public Optional<Fault> fault(Leg leg) {
        if (ended) return Fault.no("7.1", "%s's move ends in %s, where the enemy is.", general, at);
        return switch (leg) {
            case Leg.PickUp(Troops troops) -> pickUp(troops);
            case Leg.DropOff(Troops troops) ->
                with.contains(troops)
                        ? Optional.empty()
                        : Fault.no("7.1", "%s has only %s with him.", general, with.words());
            case Leg.To(Space space) -> next().fault(space);
            case Leg.BySea(Space port) -> voyage().fault(port);
            case Leg.StopIfTried stop -> Optional.empty();
        };
    }

    /** What would have refused this leg, and does not. */
    List<Fault> sparing(Leg leg) {
        return switch (leg) {
            case Leg.To(Space space) -> next().sparing(space);
            case Leg.BySea(Space port) -> voyage().sparing(port);
            case Leg.PickUp pickUp -> List.of();
            case Leg.DropOff dropOff -> List.of();
            case Leg.StopIfTried stop -> List.of();
        };
    }

    /** The march after a leg that is allowed. */
    public March then(Leg leg) {
        return switch (leg) {
            case Leg.PickUp(Troops troops) -> with(with.plus(troops), free(at).minus(troops));
            case Leg.DropOff(Troops troops) -> with(with.minus(troops), free(at).plus(troops));
            case Leg.To(Space to) ->
                new March(
                        play,
                        general,
                        to,
                        with,
                        left,
                        spent + 1,
                        sailed,
                        enemy().units().has(to));
            case Leg.BySea(Space port) -> new March(play, general, port, with, left, spent, true, false);
            case Leg.StopIfTried stop -> this;
        };
    }

    /** Spaces he may enter next, and stop there. */
    SpaceSet<Space> open() {
        if (ended) return play.working().country().nowhere();
        return mayStop(next().open());
    }

    boolean mayGoOn() {
        return !open().isEmpty();
    }

    private Optional<Fault> pickUp(Troops troops) {
        if (!troops.equals(troops.only(side()))) return Fault.no("7.1", "%s moves CU of his own side only.", general);
        var free = free(at);
        if (!free.contains(troops)) return Fault.no("7.1", "%s can take %s in %s, no more.", general, free.words(), at);
        return with.plus(troops).total() > General.MOST_UNITS
                ? Fault.no("7.1", "%s can move with %d CU at most.", general, General.MOST_UNITS)
                : Optional.empty();
    }

    /** Where he may step from here. */
    private Bars<Space> next() {
        var neighbours = lines().adjacent(general, at);
        var everywhere = occupancy().everywhere();
        return occupancy()
                .bars()
                .barIf(sailed, "7.1", everywhere, "A move by sea is the whole move.")
                .bar("7.1", lines().arnolds(at).minus(neighbours), "Only Arnold may go between %2$s and %1$s.", at)
                .bar("7.1", everywhere.minus(neighbours), "%s is not adjacent to %s.", at)
                .barIf(spent >= most(), "7.1", everywhere, "%s is more than " + most() + " spaces away.")
                .also(entry());
    }

    /** Where he may go in with what he has. */
    Bars<Space> entry() {
        var bars = occupancy().bars();
        return with.isEmpty()
                ? bars.bar(
                        "7.1", enemy().units(), "%2$s cannot enter %1$s without CU: the enemy has CU there.", general)
                : bars;
    }

    /** How many spaces he may go: four, or what an event says. */
    int most() {
        return play.card().march().orElse(MOST_SPACES);
    }

    /** Where he may sail. */
    Bars<Space> voyage() {
        var everywhere = occupancy().everywhere();
        var ports = Movement.ports(occupancy());
        return occupancy()
                .bars()
                .barIf(side() != Sides.BRITISH, "7.1", everywhere, "Only the British move by sea.")
                .barIf(sailed || spent > 0, "7.1", everywhere, "A move by sea is the whole move.")
                .bar("7.1", everywhere.none().with(at), "%2$s is in %1$s already.", general)
                .unless(harbour())
                .also(ports);
    }

    /** Why he cannot set sail from here: unlike where he goes, an enemy there is no bar. */
    private Optional<Fault> harbour() {
        if (!at.port()) return Fault.no("7.1", "%s is no port.", at);
        return play.working().now().blockaded(at) ? Fault.no("7.1", "The French Navy is in %s.", at) : Optional.empty();
    }
}
