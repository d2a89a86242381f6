package postrider.wildernesswar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * Pieces that move, intercept or avoid battle together: a force under a commander, one unit, or leaders alone (5.32, 5.34).
 *
 * @param commander empty for a unit alone
 * @param leaders the commander's subordinates
 */
public record Group(Optional<Leader> commander, List<Leader> leaders, List<Unit> units) {
    public Group {
        leaders = List.copyOf(leaders);
        units = List.copyOf(units);
    }

    public static Group of(Piece piece) {
        return switch (piece) {
            case Unit unit -> new Group(Optional.empty(), List.of(), List.of(unit));
            case Leader leader -> new Group(Optional.of(leader), List.of(), List.of());
        };
    }

    /** 5.34: the largest force a leader can command in his space, strong units first. */
    public static Group most(Board board, Leader leader) {
        if (!(board.place(leader) instanceof Space space)) return Group.of(leader);
        return most(board, leader, board.leaders(leader.side(), space), board.units(leader.side(), space));
    }

    /** The largest force a leader can command without subordinates. */
    public static Group alone(Board board, Leader leader) {
        if (!(board.place(leader) instanceof Space space)) return Group.of(leader);
        return most(board, leader, List.of(), board.units(leader.side(), space));
    }

    /** 5.34, 5.534: the largest force a leader can command, from these leaders and units. */
    public static Group most(Board board, Leader leader, List<Leader> others, List<Unit> units) {
        var subordinates = Lists.filter(others, other -> !other.equals(leader) && other.command() <= leader.command());
        if (units.isEmpty()) return new Group(Optional.of(leader), subordinates, units);
        var led = new ArrayList<>(units);
        led.removeIf(Unit::followsJohnson);
        led.sort(Comparator.comparingInt(unit -> -board.strength(unit)));
        int limit = leader.command() + limit(subordinates);
        if (led.size() > limit) led.subList(limit, led.size()).clear();
        if (leader.isJohnson() || hasJohnson(subordinates)) led.addAll(Lists.filter(units, Unit::followsJohnson));
        return new Group(Optional.of(leader), subordinates, led);
    }

    /** 5.34: how many units these leaders can command together. */
    public static int limit(List<Leader> leaders) {
        return Lists.sum(leaders, Leader::command);
    }

    /** 5.534 */
    public static boolean hasJohnson(List<Leader> leaders) {
        return Lists.find(leaders, Leader::isJohnson).isPresent();
    }

    /** The piece that names it: the commander, or the unit. */
    public Piece head() {
        return commander.isPresent() ? commander.get() : units.getFirst();
    }

    public List<Leader> allLeaders() {
        return commander.isEmpty() ? leaders : Lists.concat(List.of(commander.get()), leaders);
    }

    public List<Piece> pieces() {
        var all = new ArrayList<Piece>(1 + leaders.size() + units.size());
        if (commander.isPresent()) all.add(commander.get());
        all.addAll(leaders);
        all.addAll(units);
        return List.copyOf(all);
    }

    /** With these pieces too, under the same commander. */
    public Group with(List<Piece> others) {
        return new Group(
                commander,
                Lists.concat(leaders, Lists.filter(others, Leader.class)),
                Lists.concat(units, Lists.filter(others, Unit.class)));
    }

    /** Commanded by another of its leaders. */
    public Group under(Leader leader) {
        return new Group(Optional.of(leader), Lists.without(allLeaders(), leader), units);
    }

    public Group without(List<? extends Piece> gone) {
        return new Group(
                commander.filter(leader -> !gone.contains(leader)),
                Lists.filter(leaders, leader -> !gone.contains(leader)),
                Lists.filter(units, unit -> !gone.contains(unit)));
    }

    /** 5.31, 5.34: why these cannot act together for this side. */
    public Optional<Fault> fault(Board board, Side side) {
        if (!(board.place(head()) instanceof Space space)) return Fault.no("5.31", "%s is not on the map.", head());
        var pieces = pieces();
        for (var piece : pieces) {
            if (piece.side() != side) return Fault.no("5.31", "%s is not yours.", piece);
            if (!board.place(piece).equals(space))
                return Fault.no("5.34", "%s is not in %s with %s.", piece, space, head());
        }
        boolean twice = new HashSet<>(pieces).size() < pieces.size();
        return twice ? Fault.no("5.31", "A piece is named twice.") : commandFault();
    }

    /** 5.34, 5.534: why its commander and subordinates cannot command so many units. */
    public Optional<Fault> commandFault() {
        if (commander.isEmpty()) return isSeveral() ? leaderless() : Optional.empty();
        var first = commander.get();
        var higher = "%s does not serve under %s, who ranks lower.";
        for (var leader : leaders)
            if (leader.command() > first.command()) return Fault.no(() -> led(leader), "5.34", higher, leader, first);
        var followers = Lists.filter(units, Unit::followsJohnson);
        if (!followers.isEmpty() && !hasJohnson(allLeaders()))
            return Fault.no("5.534", "Only Johnson commands %s.", followers.getFirst());
        int led = units.size() - followers.size();
        int limit = limit(allLeaders());
        var tooMany = "%s and his subordinates command %d units, not %d.";
        return Fault.when(led > limit, "5.34", tooMany, first, limit, led);
    }

    private Optional<Fault> leaderless() {
        return Fault.no(
                () -> leaders.isEmpty() ? List.of() : led(leaders.getFirst()),
                "5.34",
                "A force needs a leader, and %s is none.",
                head());
    }

    /** Suggests that this leader commands, if he can. */
    private List<String> led(Leader leader) {
        var group = under(leader);
        return group.commandFault().isEmpty() ? List.of("activate " + group) : List.of();
    }

    public boolean isSeveral() {
        return (commander.isPresent() ? 1 : 0) + leaders.size() + units.size() > 1;
    }

    public boolean isEmpty() {
        return commander.isEmpty() && units.isEmpty();
    }

    public boolean hasDrilled() {
        for (var unit : units) if (unit.isDrilled()) return true;
        return false;
    }

    public boolean hasAuxiliaries() {
        for (var unit : units) if (unit.isAuxiliary()) return true;
        return false;
    }

    /** 6.6: one auxiliary unit, with or without leaders. */
    public boolean isLoneAuxiliary() {
        return units.size() == 1 && units.getFirst().isAuxiliary();
    }

    /** In an answer: a force with everyone in it, a single piece by its name. */
    public String called() {
        return commander.isPresent() && isSeveral() ? toString() : head().name();
    }

    /** "Montcalm with Béarn, La Sarre". */
    @Override
    public String toString() {
        var others = Lists.without(pieces(), head());
        return head() + (others.isEmpty() ? "" : " with " + String.join(", ", Lists.map(others, Piece::name)));
    }
}
