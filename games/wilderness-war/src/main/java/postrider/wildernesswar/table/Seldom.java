package postrider.wildernesswar.table;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.rules.Command;
import postrider.wildernesswar.rules.Supply;

/** What play seldom comes to by itself, by rule or chapter: who leads to it, and who runs against it. */
public final class Seldom {
    /** A fort holds no more (8.11). */
    private static final int FORT = 4;

    private final Position now;
    private final String rule;

    private Seldom(String rule, Position now) {
        this.rule = rule;
        this.now = now;
    }

    public static int promise(String rule, Position now, Order order) {
        var seldom = new Seldom(rule, now);
        return Order.operations(order).stream().mapToInt(seldom::promise).max().orElse(0);
    }

    private Board board() {
        return now.board();
    }

    private int promise(Operation operation) {
        var who = operation.who();
        var goal = Order.goal(operation.steps().getLast());
        return switch (rule.substring(0, rule.indexOf('.'))) {
            case "8" -> goal.map(space -> crowd(who, space)).orElse(0);
            case "9" -> goal.map(space -> isSiege(who, space) ? 1 : 0).orElse(stands(operation));
            case "10" -> goal.map(space -> raid(who, space)).orElse(0);
            case "12" -> goal.map(space -> hunger(who, space)).orElse(0);
            default -> 0;
        };
    }

    /** 9.1: a siege goes on, or an assault is made. */
    private static int stands(Operation operation) {
        return operation.steps().getLast() instanceof Step.Assault ? 2 : 1;
    }

    private boolean isSiege(Group who, Space goal) {
        var enemy = Sides.enemy(who.head().side());
        return who.hasDrilled()
                && who.commander().isPresent()
                && board().stronghold(goal).equals(Optional.of(enemy));
    }

    /** 8.1, 8.11: more units at a fort than find room in it, and then a siege. */
    private int crowd(Group who, Space goal) {
        var side = who.head().side();
        if (goal.fortress() || board().stronghold(goal).isEmpty()) return 0;
        if (!isSiege(who, goal))
            return board().stronghold(goal).get() == side && !who.units().isEmpty() ? 1 : 0;
        return board().units(Sides.enemy(side), goal).size() > FORT ? 3 : 2;
    }

    /** 10.1, 10.33: a raid, and best where there was one. */
    private int raid(Group who, Space goal) {
        var enemy = Sides.enemy(who.head().side());
        if (!who.hasAuxiliaries() || who.hasDrilled() || board().isHeld(enemy, goal)) return 0;
        if (!goal.isCultivated() || !goal.isFriendlyTo(enemy)) return 0;
        return board().raided().containsKey(goal) ? 2 : 1;
    }

    /** 12.3: besiegers whom no supply follows. */
    private int hunger(Group who, Space goal) {
        if (!isSiege(who, goal)) return 0;
        return new Supply(now.country(), board(), who.head().side()).supplies(goal) ? 1 : 2;
    }

    /** A siege by whoever stands before a stronghold, in supply or not (12.3). */
    public static List<Order> mistakes(String rule, Position now, Side side) {
        if (!rule.startsWith("12.") || now.cards().hand(side).isEmpty()) return List.of();
        var card = now.cards().hand(side).getLast();
        return Lists.each(besiegers(now.board(), side), who -> siege(card, who));
    }

    private static List<Group> besiegers(Board board, Side side) {
        return board.fortifications().inside().of(Sides.enemy(side)).stream()
                .flatMap(space -> Command.senior(board.leaders(side, space)).stream())
                .map(leader -> Command.most(board, leader))
                .toList();
    }

    private static Order siege(Card card, Group who) {
        var siege = List.<Step>of(new Step.Siege());
        return new Order.Play(card, new Use.Activate(List.of(new Operation(who, siege)), false), List.of(), List.of());
    }
}
