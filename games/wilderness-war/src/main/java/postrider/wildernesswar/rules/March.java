package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Space.Terrain;

/**
 * How far a force, unit or leader has come, and where it may go next (6.1). Nothing moves here: each step is judged on the current
 * position and results in the march after it. The path decides whether it goes by land or by boat.
 *
 * @param gait how the pieces march
 * @param spent spaces entered
 * @param land whether it may have come this far by land and may go on by land, apart from {@code stop}
 * @param stop which pieces must stop in this space (6.2)
 * @param boat whether it may have come this far by boat and may go on by boat
 * @param carried whether a boat was carried over land (6.3)
 * @param most the most spaces it may go (Foul Weather)
 * @param guided whether it does not stop in wilderness (George Croghan)
 */
public record March(
        ActionPhase phase,
        Group who,
        Gait gait,
        Space at,
        int spent,
        boolean land,
        Stop stop,
        boolean boat,
        boolean carried,
        int most,
        boolean guided)
        implements AtTable.InPhase {
    private static final int BOAT = 9;
    private static final int LEADERS = 6;

    /** @param allowance the most spaces by land (6.21, 6.22) */
    private record Gait(
            int allowance, boolean leadersOnly, boolean loneAuxiliary, boolean drilled, boolean auxiliaries) {
        static Gait of(Group who) {
            int allowance = who.units().isEmpty() ? LEADERS : Integer.MAX_VALUE;
            for (var unit : who.units()) allowance = Math.min(allowance, unit.move());
            return new Gait(
                    allowance, who.units().isEmpty(), who.isLoneAuxiliary(), who.hasDrilled(), who.hasAuxiliaries());
        }
    }

    /** The march from where it is. */
    public static March begin(ActionPhase phase, Group who) {
        var at = phase.board().space(who.head()).orElseThrow();
        return new March(phase, who, Gait.of(who), at, 0, true, Stop.NOBODY, true, false, BOAT, false);
    }

    March with(Group rest) {
        return new March(phase, rest, Gait.of(rest), at, spent, land, stop, boat, carried, most, guided);
    }

    March withMost(int spaces) {
        return new March(phase, who, gait, at, spent, land, stop, boat, carried, spaces, guided);
    }

    March withGuide() {
        return new March(phase, who, gait, at, spent, land, stop, boat, carried, most, true);
    }

    /** The march, ended here. */
    March over() {
        return new March(phase, who, gait, at, spent, false, stop, false, carried, most, guided);
    }

    /** Where it may go next; {@code last} if it stops there. */
    public SpaceSet<Space> open(Means way, boolean last) {
        if (isBesieged()) return country().none();
        var goals = way.isNaval() ? atSea().open(way) : ahead();
        return goals.minus(closed(last));
    }

    /** Where it may go on by land or by boat, whoever is there. */
    SpaceSet<Space> ahead() {
        if (isBesieged()) return country().none();
        return goesByLand() ? byLand() : byBoat();
    }

    /** Whether it may go to, and stop in, any space by land or by boat. */
    boolean mayGo() {
        return !ahead().isWithin(closed(true));
    }

    /** Why it cannot go there; empty if it can. */
    public Optional<Fault> fault(Step.To step, boolean last) {
        var goal = step.space();
        if (isBesieged()) return Fault.no("8.25", "Who is besieged may not leave %s.", at);
        var way = step.means().isNaval() ? atSea().fault(goal, step.means()) : byRoad(step);
        return way.isPresent() ? way : enemies(goal, last);
    }

    /** Faults that no other force can remove: how far, along which ways, and with which card it may go (R22). */
    Optional<Fault> lastingFault(Step.To step) {
        return step.means().isNaval() ? atSea().lastingFault(step.space(), step.means()) : byRoad(step);
    }

    private boolean isBesieged() {
        return spent == 0 && board().isInside(side(), at);
    }

    private Optional<Fault> unconnected(Space goal) {
        var roads = country().roads().from(at);
        var are = roads.isEmpty() ? "" : "; %s are".formatted(Wording.list(roads));
        return Fault.no(() -> otherwise(goal), "6.2", "%s is not connected with %s%s.", goal, at, are);
    }

    /** Other ways to get there from here, by land or by sea. */
    private List<String> otherwise(Space goal) {
        var ways = Lists.map(
                Lists.of(LegalOperations.way(this, goal)),
                way -> "to " + String.join(", ", Lists.map(way, Space::name)));
        var ships = Lists.filter(
                List.of(Means.SEA, Means.LANDING), means -> atSea().open(means).has(goal));
        return Lists.concat(ways, Lists.map(ships, means -> "%s %s".formatted(means.words(), goal)));
    }

    private Optional<Fault> byRoad(Step.To step) {
        var goal = step.space();
        if (!byLand().has(goal)) return unconnected(goal);
        boolean rowing = step.means() == Means.BOAT;
        boolean walking = step.means() == Means.FOOT;
        if (byBoat().has(goal) && !walking || goesByLand() && !rowing) return Optional.empty();
        if (spent >= BOAT) return Fault.no("6.3", "Boats go no further than %d spaces.", BOAT);
        if (spent >= most) return Fault.no("5.56", "In foul weather nobody moves further than %d spaces.", most);
        if (spent >= gait.allowance && (walking || !boat))
            return Fault.no("6.22", "%s cannot go further than %d spaces.", who.head(), gait.allowance);
        if (rowing) return Fault.no("6.3", "No boat goes from %s to %s.", at, goal);
        return Fault.no("6.2", "%s must stop in %s.", who.head(), at);
    }

    private SpaceSet<Space> byLand() {
        return country().byLand().from(at);
    }

    private boolean goesByLand() {
        return land && !stop.binds(gait) && spent < Math.min(most, gait.allowance);
    }

    private SpaceSet<Space> byWater() {
        return country().byBoat().from(at);
    }

    private boolean rows() {
        return boat && spent < Math.min(most, BOAT);
    }

    private SpaceSet<Space> byBoat() {
        if (!rows()) return country().none();
        return carries() ? byWater().or(byLand().where(this::isPortage)) : byWater();
    }

    /** 6.3: a boat may be carried over land once. */
    private boolean carries() {
        return !carried && isPortage(at);
    }

    /** 6.3: an end of a way over which boats may be carried. */
    private boolean isPortage(Space end) {
        return country().fields(side()).has(end) || board().hasFortification(side(), end);
    }

    /** 6.4 */
    private NavalMove atSea() {
        return new NavalMove(phase, who, at, spent > 0, most < BOAT);
    }

    /** Whether it could sail from where it is. */
    boolean maySail() {
        return !atSea().open(Means.SEA).isEmpty();
    }

    private Optional<Fault> enemies(Space goal, boolean last) {
        if (!closed(last).has(goal)) return Optional.empty();
        return gait.leadersOnly
                ? Fault.no("6.53", "Leaders alone cannot enter %s.", goal)
                : Fault.no("6.52", "Only Drilled Troops enter a fort or fortress, and %s has none.", who.head());
    }

    /** 6.52, 6.53: spaces that the enemy keeps it out of. */
    SpaceSet<Space> closed(boolean last) {
        var enemy = enemy();
        if (gait.leadersOnly) return board().held(enemy);
        if (gait.drilled || gait.loneAuxiliary && !last) return country().none();
        return board().fortifications().unbesiegedStrongholds().of(enemy);
    }

    /** The march after this step. */
    March then(Step.To step) {
        var goal = step.space();
        if (step.means().isNaval())
            return new March(phase, who, gait, goal, spent + 1, false, stop, false, carried, most, guided);
        return march(goal, step.means());
    }

    /** The march after going there by land or by boat. */
    March march(Space goal) {
        return march(goal, Means.LAND);
    }

    private March march(Space goal, Means means) {
        boolean water = byWater().has(goal);
        boolean boats = means != Means.FOOT && rows() && (water || carries() && isPortage(goal));
        return new March(
                phase,
                who,
                gait,
                goal,
                spent + 1,
                means != Means.BOAT && goesByLand(),
                stops(goal),
                boats && (water || !board().isBesieged(goal)),
                carried || !water && boats,
                most,
                guided);
    }

    /** 6.2: who must stop there: mountains, and spaces beyond wilderness or enemy fields. */
    private Stop stops(Space goal) {
        if (goal.terrain() == Terrain.MOUNTAIN && !board().hasFortification(side(), goal)) return Stop.ALL;
        if (spent == 0 || board().hasFortification(side(), at)) return Stop.NOBODY;
        boolean drilled = gait.drilled && !gait.auxiliaries && !guided;
        boolean auxiliary = gait.auxiliaries && !gait.drilled;
        if (drilled && at.terrain() == Terrain.WILDERNESS) return Stop.DRILLED;
        return auxiliary && country().fields(enemy()).has(at) ? Stop.AUXILIARIES : Stop.NOBODY;
    }

    /** Which pieces a space stops (6.2). A leader who leaves those behind may go on. */
    enum Stop {
        NOBODY,
        DRILLED,
        AUXILIARIES,
        ALL;

        boolean binds(Gait gait) {
            return switch (this) {
                case NOBODY -> false;
                case DRILLED -> gait.drilled;
                case AUXILIARIES -> gait.auxiliaries;
                case ALL -> true;
            };
        }
    }

    /**
     * The freedom to go on: a bit for each way in which it still may. No step sets a bit again, so a march with all the bits of another is
     * at least as free.
     */
    int freedom() {
        return (land && !stop.binds(gait) ? 4 : 0) | (boat ? 2 : 0) | (carried ? 0 : 1);
    }

    /** 6.51: whether it must stop there unless the enemy gives way. */
    boolean meetsEnemy() {
        return board().isHeld(enemy(), at);
    }
}
