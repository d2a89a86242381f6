package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import postrider.kernel.Die;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Place;
import postrider.wildernesswar.Post;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.Unit.Group;

/** 5.521, 5.522, 5.55: where the pieces that a card brings enter the game. */
record Arrivals(PlayedCard play) implements AtTable.OfEvent {
    private static final int CHIEFS = 2;

    private List<Space> spaces(Predicate<Space> meant) {
        return Lists.filter(country().spaces(), meant);
    }

    /** 5.522, 8.22: neither where the enemy is, nor in a siege. */
    boolean mayEnter(Space space) {
        return !board().isOccupied(enemy(), space) && !board().isBesieged(space);
    }

    /** 6.432: an Amphib marker counts as a port. */
    List<Space> ports() {
        return Lists.filter(table().harbours(Sides.BRITISH), this::mayEnter);
    }

    List<Space> frenchPorts() {
        return spaces(space -> space.port()
                && space.isFriendlyTo(Sides.FRENCH)
                && mayEnter(space)
                && !board().captured().has(space));
    }

    List<Space> fortresses() {
        return spaces(space -> space.fortress() && board().controls(side(), space) && mayEnter(space));
    }

    List<Space> fortifications(Predicate<Space> meant) {
        return spaces(
                space -> meant.test(space) && mayEnter(space) && board().hasUnbesiegedFortification(side(), space));
    }

    /** 5.52: units of a group that are not in play. */
    List<Unit> reserve(Group group) {
        return Lists.filter(table().inPlace(Place.Off.RESERVE, side()), unit -> unit.group() == group);
    }

    /** Up to {@code most} of them, limited by the counters. */
    List<Unit> reserve(Group group, int most) {
        return reserve(group).stream().limit(most).toList();
    }

    void put(List<? extends Piece> pieces, Space space) {
        for (var piece : pieces) table().board(now -> now.put(piece, new Post(space, false)));
        if (pieces.isEmpty()) return;
        var come = "%s to %s".formatted(Wording.verb(pieces, "comes", "come"), space);
        rule("5.521", "%s.", come);
        umpire().show(new Scene.Told(space.name(), come));
    }

    static String where(List<? extends Piece> pieces) {
        return "Where %s %s enter?".formatted(pieces.size() == 1 ? "does" : "do", Wording.list(pieces));
    }

    /** All enter one space. */
    void together(List<? extends Piece> pieces, List<Space> where) {
        if (pieces.isEmpty() || where.isEmpty()) return;
        put(pieces, play.pick(side(), where(pieces), where));
    }

    /** Each enters where its player likes. */
    void apart(List<Unit> units, List<Space> where) {
        if (units.isEmpty() || where.isEmpty()) return;
        put(units, umpire().settle(question(units, where)));
    }

    private ArrivalQuestion question(List<Unit> units, List<Space> where) {
        return new ArrivalQuestion(table().now(), play.asking(where(units)), units, where);
    }

    /** What {@link #apart} asks, if anything. */
    List<Question<?>> questions(List<Unit> units, List<Space> where) {
        return units.isEmpty() || where.isEmpty() ? List.of() : List.of(question(units, where));
    }

    /** @param goals the space for each unit */
    void put(List<Unit> units, List<Space> goals) {
        Lists.grouped(units, unit -> goals.get(units.indexOf(unit))).forEach((goal, some) -> put(some, goal));
    }

    /**
     * Draws leaders from the pool, with a die that has as many faces (R2).
     *
     * @param after the questions after the last of them has entered
     */
    void draw(int count, List<Space> where, Supplier<List<Question<?>>> after) {
        for (int left = count; left > 0 && !pool().isEmpty() && !where.isEmpty(); left--) {
            var pool = pool();
            int die = pool.size() == 1 ? 1 : umpire().roll("5.55", "a leader of the pool", new Die(1, pool.size()));
            var leader = pool.get(die - 1);
            boolean last = left == 1 || pool.size() == 1;
            Supplier<List<Question<?>>> next = () -> last ? after.get() : List.of();
            Supplier<Choice<Space>> entering =
                    () -> play.asking(where(List.of(leader))).one(where);
            if (hasRoom(leader, () -> Lists.concat(List.<Question<?>>of(entering.get()), next.get())))
                put(List.of(leader), play.pick(entering.get(), next));
        }
    }

    private List<Leader> pool() {
        return Lists.filter(country().leaders(side()), leader -> board().place(leader) == Place.Off.POOL);
    }

    /** At most two leaders of command 7; a third replaces one of them. */
    private boolean hasRoom(Leader leader, Supplier<List<Question<?>>> next) {
        if (leader.command() < Leader.CHIEF) return true;
        var chiefs = new ArrayList<>(Lists.filter(
                country().leaders(side()),
                one -> one.command() == Leader.CHIEF && board().space(one).isPresent()));
        if (chiefs.size() < CHIEFS) return true;
        chiefs.removeIf(chief -> !play.isUnbesieged(chief));
        if (chiefs.isEmpty()) {
            rule("5.55", "%s goes back to the pool.", leader);
            return false;
        }
        var gone = play.pick(
                play.asking("%s comes: who leaves the game?".formatted(leader)).one(chiefs), next);
        table().eliminate(gone);
        rule("5.55", "%s leaves the game.", gone);
        return true;
    }
}
