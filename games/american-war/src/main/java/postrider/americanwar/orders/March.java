package postrider.americanwar.orders;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.AtTable;
import postrider.americanwar.Connections;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/**
 * How far a general's army has come, and what it may do next (7.3, 7.4, 7.5 / 7.1). Nothing moves here: each leg is judged on the
 * current position and results in the march after it.
 *
 * @param with the CUs that move along
 * @param left the CUs that may still be taken along, in each space where some were taken or dropped
 * @param cleared spaces that CUs marched through: any enemy there is overrun or captured (9.7, 7.6.A / 7.1)
 * @param spent spaces entered, a wilderness line counting as three (7.3.D)
 * @param overran whether it has overrun a CU on the way (7.3.C); never in the elder book
 * @param ended whether it has met the enemy (7.3.B / 7.1)
 */
public record March(
        PlayedCard play,
        General general,
        Space at,
        Troops with,
        Map<Space, Troops> left,
        SpaceSet<Space> cleared,
        int spent,
        boolean overran,
        boolean ended)
        implements AtTable {
    /** A voyage is the whole move, so nothing is left to spend (7.5 / 7.1). */
    private static final int VOYAGE = 9;

    /** The march from where the general is, without CUs. */
    public static March begin(PlayedCard play, General general) {
        var start = play.now().space(general).orElseThrow();
        var nowhere = play.country().nowhere();
        return new March(play, general, start, Troops.NONE, Map.of(), nowhere, 0, false, false);
    }

    private March with(Troops troops, Troops stay) {
        var next = new HashMap<>(left);
        next.put(at, stay);
        return new March(play, general, at, troops, next, cleared, spent, overran, ended);
    }

    private March in(Space space, int spent, boolean overran, boolean ended) {
        boolean clears = !with.isEmpty() && !ended && now().since(3);
        return new March(
                play, general, space, with, left, clears ? cleared.with(space) : cleared, spent, overran, ended);
    }

    /** The march, ended here. */
    public March over() {
        return in(at, spent, overran, true);
    }

    /** The march with as many CUs as he can take here. */
    March withAll() {
        var most = free(at).led();
        return most.isEmpty() ? this : then(new Leg.PickUp(most));
    }

    public Side side() {
        return play.side();
    }

    @Override
    public WorkingPosition working() {
        return play.working();
    }

    /** The enemy as the march will find them. */
    public Occupancy.Held enemy() {
        var held = occupancy().enemyOf(side());
        return new Occupancy.Held(
                held.markers(), held.units().minus(cleared), held.generals().minus(cleared));
    }

    public Connections connections() {
        return country().connections();
    }

    /** CUs in the space that may be taken along. */
    private Troops free(Space space) {
        return left.containsKey(space) ? left.get(space) : play.free(general, space);
    }

    /** Judges the rest of a move on the current position; throws {@link Refused}. */
    void rehearse(List<Leg> legs) {
        var march = this;
        for (var leg : legs) {
            Fault.refuse(march.fault(leg));
            march = march.then(leg);
        }
        if (!march.mayStop())
            throw new Refused(
                    law(Subject.ALONE),
                    "%s cannot stop beside an enemy general without CU of his own.".formatted(general));
    }

    /** Why this leg may not be next; empty if it may. */
    public Optional<Fault> fault(Leg leg) {
        if (ended) return Fault.no(law(Subject.STEP), "%s's move ends in %s, where the enemy is.", general, at);
        return switch (leg) {
            case Leg.PickUp(Troops troops) -> pickUp(troops);
            case Leg.DropOff(Troops troops) ->
                Fault.when(
                        !with.contains(troops), law(Subject.UNITS), "%s has only %s with him.", general, with.words());
            case Leg.To(Space space) ->
                next().fault(space).or(() -> play.book().reach().tooFar(this, space));
            case Leg.BySea(Space port) -> voyage().fault(port);
            case Leg.StopIfTried stop -> Optional.empty();
        };
    }

    /** The reasons to refuse this leg that do not apply. */
    List<Fault> sparing(Leg leg) {
        return switch (leg) {
            case Leg.To(Space space) ->
                Lists.concat(next().sparing(space), play.book().reach().near(this, space));
            case Leg.BySea(Space port) -> voyage().sparing(port);
            case Leg.PickUp pickUp -> List.of();
            case Leg.DropOff dropOff -> List.of();
            case Leg.StopIfTried stop -> List.of();
        };
    }

    /** The march after an allowed leg. */
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

    public boolean mayStop() {
        return !mayStop(country().nowhere().with(at)).isEmpty();
    }

    /** Those of some spaces where he may stop: a general without CUs may not stop beside a lone enemy general (7.4.A / 7.1). */
    SpaceSet<Space> mayStop(SpaceSet<Space> some) {
        if (!with.isEmpty()) return some;
        return some.minus(
                some.and(enemy().generals()).where(space -> free(space).isEmpty()));
    }

    /** Spaces he may enter next and stop in. */
    SpaceSet<Space> open() {
        if (ended) return country().nowhere();
        return mayStop(inReach(next().open()));
    }

    private SpaceSet<Space> inReach(SpaceSet<Space> some) {
        return some.where(space -> play.book().reach().tooFar(this, space).isEmpty());
    }

    boolean mayGoOn() {
        return !open().isEmpty();
    }

    private Optional<Fault> pickUp(Troops troops) {
        var rule = law(Subject.UNITS);
        if (!troops.equals(troops.only(side()))) return Fault.no(rule, "%s moves CU of his own side only.", general);
        var free = free(at);
        int most = General.MOST_UNITS;
        if (with.total() + Math.min(troops.total(), free.total()) > most)
            return Fault.no(rule, "%s can move with %d CU at most.", general, most);
        boolean twice =
                !play.moved(general, at).isEmpty() && !law(Subject.UNITS_ONCE).isEmpty();
        var taken = twice ? law(Subject.UNITS_ONCE) : rule;
        return Fault.when(!free.contains(troops), taken, "%s can take %s in %s, no more.", general, free.words(), at);
    }

    /** Where he may step next. */
    private Bars<Space> next() {
        var neighbours = connections().adjacent(general, at);
        var everywhere = occupancy().everywhere();
        var arnolds = connections().arnolds(at).minus(neighbours);
        return Bars.on(everywhere, (space, open) -> connections().towards(at, space, mayStop(inReach(open))))
                .barIf(spent >= VOYAGE, law(Subject.SEA), everywhere, "A move by sea is the whole move.")
                .bar(law(Subject.ARNOLDS_LINE), arnolds, "Only Arnold may go between %2$s and %1$s.", at)
                .bar(law(Subject.STEP), everywhere.minus(neighbours), "%s is not adjacent to %s.", at)
                .also(play.book().reach().next(this));
    }

    public SpaceSet<Space> overruns() {
        return play.book().reach().overruns(this).minus(cleared);
    }

    /** What he will have spent after this step (7.3.D). */
    public int spending(Space to) {
        return spent + connections().cost(at, to);
    }

    /** Where he may sail. */
    Bars<Space> voyage() {
        var rule = law(Subject.SEA);
        var everywhere = occupancy().everywhere();
        return Bars.on(everywhere, (port, open) -> port.nearest(mayStop(open)))
                .barIf(side() != Sides.BRITISH, rule, everywhere, "Only the British move by sea.")
                .barIf(spent > 0, rule, everywhere, "A move by sea is the whole move.")
                .bar(rule, everywhere.none().with(at), "%2$s is in %1$s already.", general)
                .unless(play.book().reach().harbour(this))
                .also(play.book().reach().ports(occupancy()));
    }
}
