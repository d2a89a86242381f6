package postrider.washingtonscrossing.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Terrain;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.Playable;

/** Players for simulations, and by rule number the orders and mistakes that ordinary play seldom makes. */
public final class Players implements Playable<Position, Order> {
    @Override
    public String game() {
        return "washingtons-crossing";
    }

    @Override
    public Optional<Bot<Position, Order>> sensible(long seed) {
        return Optional.of(new SensibleBot(seed));
    }

    /** Orders that may lead to a rule seldom met. */
    @Override
    public Optional<ToIntFunction<Order>> promise(String rule, Position now) {
        return switch (rule) {
            case "2.2.2", "11.6" -> having(Action.Sail.class::isInstance);
            case "9.2.1" -> having(Command.SubordinateGrant.class::isInstance);
            case "11.5" -> having(Step.LeaveMap.class::isInstance);
            case "17.2.1" ->
                having(statement -> statement instanceof Action.Prepare attack
                        && now.board().hexes(attack.leaders()).size() > 1);
            default -> Optional.empty();
        };
    }

    private static Optional<ToIntFunction<Order>> having(Predicate<Statement> what) {
        return Optional.of(
                order -> (int) order.statements().stream().filter(what).count());
    }

    /** Each is refused before any die. */
    @Override
    public List<Order> mistakes(String rule, Position now, Side side) {
        var own = now.board().of(side);
        return switch (rule) {
            case "2.1.1" -> marches(own, now, (from, to) -> now.country().terrain(to) == Terrain.OCEAN);
            case "2.2.1" -> each(own, leader -> List.of(new Command.Remove(leader)));
            case "9.2.1" -> List.of(new Order(List.of(new Command.SubordinateGrant(Optional.empty()))));
            case "10.3", "11.1" -> each(own, leader -> List.of(new Command.Activate(leader, List.of())));
            case "10.4", "10.5" ->
                each(own, leader -> List.of(new Command.Activate(leader, Lists.without(own, leader))));
            case "11.4" -> marches(own, now, now.country()::hasDelawareBetween);
            case "11.4.1" -> marches(own, now, now.country()::isAmboyFerry);
            case "16.0" ->
                each(
                        own,
                        leader -> List.of(
                                new Command.Activate(leader, List.of()),
                                new Action.Prepare(now.board().hex(leader), List.of(leader), false)));
            default -> List.of();
        };
    }

    private static List<Order> each(List<Leader> own, Function<Leader, List<Statement>> mistake) {
        return own.stream().limit(5).map(mistake).map(Order::new).toList();
    }

    /** Marches into adjacent hexes across such terrain. */
    private static List<Order> marches(List<Leader> own, Position now, BiPredicate<Hex, Hex> ground) {
        var all = new ArrayList<Order>();
        for (var leader : own)
            for (var hex : now.country().grid().neighbours(now.board().hex(leader)))
                if (ground.test(now.board().hex(leader), hex))
                    all.add(new Order(List.of(
                            new Command.Activate(leader, List.of()),
                            new Action.Go(List.of(leader)),
                            new Step.To(hex, false))));
        return all;
    }

    /** 17.3: a way that does not exist. */
    @Override
    public List<String> mistakes(String rule, Position before, Question<?> question) {
        boolean retreat = rule.equals("17.3") && question.topic() == CrossingTopic.RETREAT;
        return retreat ? List.of("by Philadelphia off the map") : List.of();
    }
}
