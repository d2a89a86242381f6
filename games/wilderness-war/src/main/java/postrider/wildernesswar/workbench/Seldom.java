package postrider.wildernesswar.workbench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.rules.Supply;

/** For rules that play seldom meets: orders that lead to them, and orders that break them. */
public final class Seldom {
    /** 8.11: the most units a fort holds. */
    private static final int FORT = 4;

    /** 6.3: boats go nine spaces. */
    private static final int FURTHER_THAN_BOATS = 10;

    private final Position now;

    private Seldom(Position now) {
        this.now = now;
    }

    public static Optional<ToIntFunction<Order>> promise(String rule, Position now) {
        var seldom = new Seldom(now);
        return switch (rule) {
            case "6.721" -> best(seldom::prey);
            case "8.11" -> best(seldom::crowd);
            case "9.11" -> best(seldom::siege);
            case "10.33" -> best(seldom::raid);
            case "12.3" -> best(seldom::hunger);
            default -> Optional.empty();
        };
    }

    /** The best of an order's operations, judged by who goes where. */
    private static Optional<ToIntFunction<Order>> best(ToIntBiFunction<Group, Space> promise) {
        ToIntFunction<Operation> worth = one ->
                one.goal().map(goal -> promise.applyAsInt(one.who(), goal)).orElse(0);
        return Optional.of(order -> Lists.highest(Order.operations(order), worth));
    }

    private Board board() {
        return now.board();
    }

    private boolean isSiege(Group who, Space goal) {
        var enemy = Sides.enemy(who.head().side());
        return who.hasDrilled() && who.commander().isPresent() && board().hasStronghold(enemy, goal);
    }

    private int siege(Group who, Space goal) {
        return isSiege(who, goal) ? 1 : 0;
    }

    /** A lone auxiliary in the wild, best near enemies some of whom may intercept it and some may not. */
    private int prey(Group who, Space goal) {
        if (!who.isLoneAuxiliary() || !goal.terrain().isWild()) return 0;
        var enemy = Sides.enemy(who.head().side());
        var near = now.country().roads().from(goal);
        return near.stream().anyMatch(at -> isMixed(board().freeUnits(enemy, at))) ? 2 : 1;
    }

    private static boolean isMixed(List<Unit> units) {
        return units.stream().anyMatch(Unit::isAuxiliary) && units.stream().anyMatch(Unit::isDrilled);
    }

    /** More units at a fort than it holds, and then a siege. */
    private int crowd(Group who, Space goal) {
        var side = who.head().side();
        if (goal.fortress() || board().stronghold(goal).isEmpty()) return 0;
        if (!isSiege(who, goal))
            return board().stronghold(goal).get() == side && !who.units().isEmpty() ? 1 : 0;
        return board().units(Sides.enemy(side), goal).size() > FORT ? 3 : 2;
    }

    /** A raid, best where there has been one. */
    private int raid(Group who, Space goal) {
        var enemy = Sides.enemy(who.head().side());
        if (!who.hasAuxiliaries() || who.hasDrilled() || board().isHeld(enemy, goal)) return 0;
        if (!goal.isCultivated() || !goal.isFriendlyTo(enemy)) return 0;
        return board().raided().containsKey(goal) ? 2 : 1;
    }

    /** Besiegers out of supply. */
    private int hunger(Group who, Space goal) {
        if (!isSiege(who, goal)) return 0;
        return new Supply(now.country(), board(), who.head().side()).supplies(goal) ? 1 : 2;
    }

    public static List<Order> mistakes(String rule, Position now, Side side) {
        return now.cards().hand(side).stream()
                .max(Comparator.comparingInt(Card::value))
                .map(card -> Lists.map(new Seldom(now).mistakes(rule, side), operation ->
                        (Order) new Order.Play(card, new Use.Activate(List.of(operation), false))))
                .orElse(List.of());
    }

    private List<Operation> mistakes(String rule, Side side) {
        var free = board().freeUnits(side);
        var besieged = board().fortifications().inside().of(Sides.enemy(side));
        return switch (rule) {
            case "5.534" -> Lists.flatMap(free, space -> iroquois(side, space));
            case "6.3" -> Lists.of(Lists.first(free, space -> boat(side, space)));
            case "9.11" -> Lists.map(besieged, space -> assault(side, space));
            case "12.3" -> Lists.flatMap(besieged, space -> siege(side, space));
            default -> List.of();
        };
    }

    /** 5.534: under another leader. */
    private List<Operation> iroquois(Side side, Space space) {
        var others = Lists.filter(board().leaders(side, space), leader -> !leader.isJohnson());
        var units = Lists.filter(board().units(side, space), Unit::followsJohnson);
        return Lists.flatMap(
                units,
                unit -> Lists.map(others, leader -> {
                    var who = new Group(Optional.of(leader), List.of(), List.of(unit));
                    return new Operation(who, List.of(new Step.Siege()));
                }));
    }

    /** 6.3: back and forth, further than boats may go. */
    private Optional<Operation> boat(Side side, Space space) {
        var unit = board().units(side, space).getFirst();
        var near = now.country().water().from(space);
        var goal = Lists.find(near, to -> !board().isHeld(Sides.enemy(side), to));
        return goal.map(to -> {
            var steps = new ArrayList<Step>();
            while (steps.size() < FURTHER_THAN_BOATS)
                steps.add(new Step.To(steps.size() % 2 == 0 ? to : space, Means.LAND));
            return new Operation(Group.of(unit), steps);
        });
    }

    /** 9.11: without a leader. */
    private Operation assault(Side side, Space space) {
        return new Operation(Group.of(board().units(side, space).getFirst()), List.of(new Step.Assault()));
    }

    /** 12.3: in supply or not. */
    private List<Operation> siege(Side side, Space space) {
        var leader = Leader.senior(board().leaders(side, space));
        return Lists.of(leader.map(first -> new Operation(Group.most(board(), first), List.of(new Step.Siege()))));
    }

    /** 6.721: Drilled Troops next to pieces that may intercept a lone auxiliary. */
    public static List<String> mistakes(String rule, Position before, Question<?> question) {
        if (!rule.equals("6.721") || question.topic() != WarTopic.INTERCEPT) return List.of();
        var from = Lists.filter(
                before.country().spaces(),
                space -> question.options().stream().anyMatch(option -> option.endsWith(" from " + space)));
        return Lists.flatMap(from, space -> {
            var drilled = Lists.filter(before.board().units(question.to(), space), Unit::isDrilled);
            return Lists.map(drilled, unit -> unit + " from " + space);
        });
    }
}
