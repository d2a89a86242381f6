package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.map.Bars;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Works;

/** 5.4: building and demolishing. */
public record Construction(WorkingPosition table, Side side) implements AtTable.OfSide {
    private static final int NEAREST = 5;

    Optional<Fault> fault(Card card, boolean forts, List<Space> spaces) {
        if (hasJustBuilt()) return Fault.no("5.4", "You built with your last card.");
        if (spaces.isEmpty() || spaces.size() > card.value())
            return Fault.no("5.4", "Name the spaces: a %d builds in %d at most.", card.value(), card.value());
        if (new HashSet<>(spaces).size() < spaces.size()) return Fault.no("5.43", "One in each space.");
        return plan(forts, spaces).fault();
    }

    /**
     * What can be built, one after another.
     *
     * @param fault why the rest cannot be built
     */
    private record Plan(List<Space> spaces, Optional<Fault> fault) {}

    /** 12.3: what is built supplies the next at once, whatever order they are named in; in the first edition only in the named order. */
    private Plan plan(boolean forts, List<Space> named) {
        var now = board();
        var left = new ArrayList<>(named);
        var planned = new ArrayList<Space>();
        while (!left.isEmpty()) {
            var bars = bars(forts, now).bar("5.43", country().none().withAll(planned), "One in each space.");
            var next = Lists.find(
                    since(2) ? left : left.subList(0, 1),
                    space -> bars.fault(space).isEmpty());
            if (next.isEmpty()) return new Plan(planned, bars.fault(left.getFirst()));
            now = built(now, forts, next.get());
            left.remove(next.get());
            planned.add(next.get());
        }
        return new Plan(planned, Optional.empty());
    }

    private Board built(Board now, boolean forts, Space space) {
        if (!forts) return now.withWorks(space, Optional.of(new Works(Works.Kind.STOCKADE, side)));
        return now.begun().get(space) == side
                ? now.withBegun(space, Optional.empty()).withWorks(space, Optional.of(new Works(Works.Kind.FORT, side)))
                : now;
    }

    /** 5.4: not with two consecutive cards. */
    boolean hasJustBuilt() {
        return track().has(side, Mark.FRENCH_BUILT, Mark.BRITISH_BUILT);
    }

    /** A few open spaces, nearest to the barred one first. */
    private List<String> nearest(Space barred, SpaceSet<Space> open) {
        var lines = country().byLand();
        return open.stream()
                .sorted(Comparator.comparingInt(
                        space -> lines.way(barred, space).map(List::size).orElse(Integer.MAX_VALUE)))
                .limit(NEAREST)
                .map(Space::name)
                .toList();
    }

    /** 5.41, 5.42: where a stockade or fort can be built. */
    Bars<Space> bars(boolean forts, Board now) {
        var troops = suppliedTroops(now);
        var enemy = enemy();
        var works = now.fortifications();
        var open = Bars.on(country().everywhere(), this::nearest)
                .bar("5.43", works.besieged(), "%s is besieged.")
                .bar("5.43", works.built().ones().or(works.built().others()), "%s is a fortress.")
                .bar("5.41", now.on().units().of(enemy).or(works.all().of(enemy)), "The enemy is in %s.");
        return forts
                ? open.bar("5.43", works.strongholds().of(side), "%s has a fort.")
                        .bar("5.42", but(troops), "There are no Drilled Troops in supply in %s.")
                : open.bar("5.43", works.all().of(side), "%s has a fortification.")
                        .bar(
                                "5.41",
                                but(country().fields(side).or(troops)),
                                "%s is neither yours and cultivated nor held by Drilled Troops in supply.");
    }

    private SpaceSet<Space> but(SpaceSet<Space> spaces) {
        return country().everywhere().minus(spaces);
    }

    /** 5.42, 5.41: where friendly Drilled Troops are in supply at the instant of building (12.3). */
    private SpaceSet<Space> suppliedTroops(Board now) {
        var troops = now.freeUnits(side).and(now.on().drilled().of(side));
        return troops.and(Supply.of(table, now, side).supplied());
    }

    void build(boolean forts, List<Space> spaces) {
        var all = plan(forts, spaces).spaces();
        var completed = Lists.filter(all, space -> forts && board().begun().get(space) == side);
        var fresh = Lists.filter(all, space -> !completed.contains(space));
        news(forts ? "begin" : "build", forts ? "fort" : "stockade", fresh);
        news("complete", "fort", completed);
        for (var space : all) {
            if (!forts) put(space, Works.Kind.STOCKADE, "5.41", "build");
            else if (completed.contains(space)) {
                table.board(now -> now.withBegun(space, Optional.empty()));
                put(space, Works.Kind.FORT, "5.42", "complete");
            } else {
                table.board(now -> now.withBegun(space, Optional.of(side)));
                rule("5.42", "%s begin a fort in %s.", Sides.the(side), space);
            }
        }
    }

    private void news(String done, String what, List<Space> where) {
        if (where.isEmpty()) return;
        var works = where.size() == 1 ? "a " + what : what + "s";
        var headline = "%s %s %s in %s".formatted(Sides.the(side), done, works, Wording.list(where));
        umpire().show(new Scene.Told(where.getFirst().name(), headline));
    }

    private void put(Space space, Works.Kind kind, String rule, String done) {
        table.board(now -> now.withWorks(space, Optional.of(new Works(kind, side))));
        rule(rule, "%s %s a %s in %s.", Sides.the(side), done, kind.word(), space);
    }

    /** 5.46 */
    Optional<Fault> demolitionFault(Space space) {
        var works = board().works().get(space);
        boolean own = works != null && works.side() == side || board().begun().get(space) == side;
        boolean none = !own || board().isBesieged(space);
        return Fault.when(none, "5.46", "You have no unbesieged fort or stockade in %s.", space);
    }

    /** Judged as if this order were carried out, which may capture, relieve or build it. */
    Optional<Fault> demolitionFault(Space space, Order.Play order) {
        boolean reached = board().works().containsKey(space)
                && Order.operations(order).stream().anyMatch(operation -> isReached(space, operation));
        boolean built = order.use() instanceof Order.Use.Build(var forts, var spaces) && spaces.contains(space);
        return since(2) && (reached || built) ? Optional.empty() : demolitionFault(space);
    }

    private boolean isReached(Space space, Operation operation) {
        return board().space(operation.head()).equals(Optional.of(space))
                || operation.steps().stream().anyMatch(step -> Order.goal(step).equals(Optional.of(space)));
    }

    /** The position without these, for judging what follows. */
    WorkingPosition without(List<Space> spaces) {
        var next = board();
        for (var space : spaces) next = without(next, space);
        return new WorkingPosition(table.now().with(next), umpire());
    }

    private static Board without(Board board, Space space) {
        return board.works().containsKey(space)
                ? board.withWorks(space, Optional.empty())
                : board.withBegun(space, Optional.empty());
    }

    void demolish(Space space) {
        if (demolitionFault(space).isPresent()) {
            if (since(2)) rule("5.46", "%s have nothing to demolish in %s.", Sides.the(side), space);
            return;
        }
        boolean fort = board().fort(space).isPresent();
        table.board(now -> without(now, space));
        rule("5.46", "%s demolish what they have in %s.", Sides.the(side), space);
        if (fort) table.award(side, -1, "5.46", "a fort is demolished");
    }
}
