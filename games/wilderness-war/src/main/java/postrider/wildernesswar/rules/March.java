package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Fault;
import postrider.kernel.Side;
import postrider.kernel.Wording;
import postrider.map.SpaceSet;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Country;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Way;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Space.Terrain;
import postrider.wildernesswar.Track.Mark;

/**
 * How far a force, unit or leader has come, and where it may go next (6.1). Nothing moves here: each step is judged on the
 * position as it is and gives the march after it. The path decides whether it goes by land or by boat.
 *
 * @param spent spaces entered
 * @param land it can have come so far by land, and may go on so
 * @param boat the same by boat
 * @param carried a boat was carried over land (6.3)
 * @param most no more spaces than this (Foul Weather)
 * @param guided it does not stop in wilderness (George Croghan)
 */
public record March(
        ActionPhase phase,
        Group who,
        Space at,
        int spent,
        boolean land,
        boolean boat,
        boolean carried,
        int most,
        boolean guided) {
    private static final int BOAT = 9;
    private static final int LEADERS = 6;

    /** Where it stands. */
    public static March begin(ActionPhase phase, Group who) {
        var at = phase.table().board().space(who.head()).orElseThrow();
        return new March(phase, who, at, 0, true, true, false, BOAT, false);
    }

    March with(Group rest) {
        return new March(phase, rest, at, spent, land, boat, carried, most, guided);
    }

    March withMost(int spaces) {
        return new March(phase, who, at, spent, land, boat, carried, spaces, guided);
    }

    March withGuide() {
        return new March(phase, who, at, spent, land, boat, carried, most, true);
    }

    /** It goes no further. */
    March over() {
        return new March(phase, who, at, spent, false, false, carried, most, guided);
    }

    private Board board() {
        return phase.table().board();
    }

    private Country country() {
        return phase.table().country();
    }

    private Side side() {
        return phase.side();
    }

    /** 6.21, 6.22 */
    private int allowance() {
        if (who.isLeadersOnly()) return LEADERS;
        int least = Integer.MAX_VALUE;
        for (var unit : who.units()) least = Math.min(least, unit.move());
        return least;
    }

    /** Where it may go next, by land or boat. */
    public SpaceSet<Space> open(boolean last) {
        return country()
                .roads()
                .from(at)
                .or(country().arrows().from(at))
                .where(space -> fault(new Step.To(space, Way.LAND), last).isEmpty());
    }

    /** Why it cannot go there; {@code last} if it is to stop there. */
    public Optional<Fault> fault(Step.To step, boolean last) {
        var goal = step.space();
        if (spent == 0 && board().isInside(side(), at))
            return Fault.no("8.25", "Who is besieged may not leave %s.", at);
        var way = step.way() == Way.LAND ? byRoad(goal) : bySea(goal, step.way());
        return way.isPresent() ? way : enemies(goal, last);
    }

    private Optional<Fault> byRoad(Space goal) {
        boolean adjacent =
                country().roads().joins(at, goal) || country().arrows().from(at).has(goal);
        if (!adjacent)
            return Fault.no(
                    "6.2",
                    "%s is not connected with %s; %s are.",
                    goal,
                    at,
                    Wording.list(country().roads().from(at)));
        if (byLand() || byBoat(goal)) return Optional.empty();
        if (spent >= BOAT) return Fault.no("6.3", "Boats go no further than %d spaces.", BOAT);
        if (spent >= most) return Fault.no("5.56", "In foul weather nobody moves further than %d spaces.", most);
        if (spent >= allowance() && !boat)
            return Fault.no("6.22", "%s cannot go further than %d spaces.", who.head(), allowance());
        return Fault.no("6.2", "%s must stop in %s.", who.head(), at);
    }

    private boolean byLand() {
        return land && spent < Math.min(most, allowance());
    }

    private boolean byBoat(Space goal) {
        if (!boat || spent >= Math.min(most, BOAT)) return false;
        return country().water().joins(at, goal)
                || country().arrows().from(at).has(goal)
                || !carried && mayCarry(at) && mayCarry(goal);
    }

    /** 6.3 */
    private boolean mayCarry(Space end) {
        return end.isFriendlyTo(side()) && end.isCultivated() || board().hasFortification(side(), end);
    }

    /** 6.4, 6.42: individuals sail with any card. */
    private Optional<Fault> bySea(Space goal, Way way) {
        if (spent > 0) return Fault.no("6.1", "A naval move is a whole move.");
        if (most < BOAT) return Fault.no("5.56", "In foul weather nobody sails.");
        if (who.pieces().size() > 1 && phase.card().value() < 3 && !phase.isCampaign())
            return Fault.no("6.41", "A force sails only with a 3-value card.");
        if (way == Way.LANDING) return landing(goal);
        if (goal.equals(at)) return Fault.no("6.4", "That is where it is.");
        if (side() == Sides.FRENCH && phase.table().has(Mark.NO_FRENCH_NAVAL_MOVES))
            return Fault.no("5.51", "The French no longer sail.");
        for (var port : List.of(at, goal))
            if (!isPort(board(), side(), port)) return Fault.no("6.4", "%s is no port of yours.", port);
        return Optional.empty();
    }

    /** 6.4, 6.432: French ports are Québec and Louisbourg alone. */
    static boolean isPort(Board board, Side side, Space space) {
        if (side == Sides.BRITISH && board.landings().has(space)) return true;
        return space.port() && board.controls(side, space) && (side == Sides.BRITISH || space.isFriendlyTo(side));
    }

    private Optional<Fault> landing(Space goal) {
        if (side() != Sides.BRITISH || !country().landings().from(at).has(goal))
            return Fault.no("6.43", "No amphibious arrow leads from %s to %s.", at, goal);
        if (!board().controls(side(), at)) return Fault.no("6.431", "The British do not control %s.", at);
        if (phase.table().has(Mark.NO_AMPHIBIOUS_LANDINGS))
            return Fault.no("5.51", "There are no Amphibious Landings this year.");
        return phase.table().hand(side()).stream()
                        .anyMatch(card -> card.event() == Event.AMPHIBIOUS_LANDING && !card.equals(phase.card()))
                ? Optional.empty()
                : Fault.no("6.431", "You hold no Amphibious Landing.");
    }

    private Optional<Fault> enemies(Space goal, boolean last) {
        var enemy = phase.enemy();
        if (!board().isHeld(enemy, goal)) return Optional.empty();
        if (who.isLeadersOnly()) return Fault.no("6.53", "Leaders alone cannot enter %s.", goal);
        boolean stronghold = board().stronghold(goal).equals(Optional.of(enemy)) && !board().isBesieged(goal);
        if (!stronghold || who.hasDrilled() || who.isLoneAuxiliary() && !last) return Optional.empty();
        return Fault.no("6.52", "Only Drilled Troops enter a fort or fortress, and %s has none.", who.head());
    }

    /** The march once it has gone there. */
    March then(Step.To step) {
        var goal = step.space();
        if (step.way() != Way.LAND) return new March(phase, who, goal, spent + 1, false, false, carried, most, guided);
        boolean water =
                country().water().joins(at, goal) || country().arrows().from(at).has(goal);
        boolean wet = byBoat(goal) && !(!water && (board().isBesieged(goal)));
        return new March(
                phase,
                who,
                goal,
                spent + 1,
                byLand() && !stops(goal),
                wet,
                carried || !water && byBoat(goal),
                most,
                guided);
    }

    /** 6.2: mountains, and what lies behind wilderness or enemy fields. */
    private boolean stops(Space goal) {
        if (goal.terrain() == Terrain.MOUNTAIN && !board().hasFortification(side(), goal)) return true;
        if (spent == 0 || board().hasFortification(side(), at)) return false;
        boolean drilled = who.hasDrilled() && !who.hasAuxiliaries() && !guided;
        boolean auxiliary = who.hasAuxiliaries() && !who.hasDrilled();
        return drilled && at.terrain() == Terrain.WILDERNESS
                || auxiliary && at.isFriendlyTo(phase.enemy()) && at.isCultivated();
    }

    /** Where it stands and how it may go on: of those who stand alike, who has come the shortest way gets furthest. */
    record Standing(Space at, boolean land, boolean boat, boolean carried) {}

    Standing standing() {
        return new Standing(at, land, boat, carried);
    }

    /** 6.51: whether it must stop there, if the enemy does not give way. */
    boolean meetsEnemy() {
        return board().isHeld(phase.enemy(), at);
    }
}
