package postrider.washingtonscrossing.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Chance;
import postrider.kernel.Umpire;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Reinforcement;

/** What may be ordered, according to the code that judges orders. */
public final class Possible {
    private Possible() {}

    /** A table where nothing is rolled, asked or told. */
    static Table table(Position now) {
        return new Table(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
    }

    private static Activation activation(Position now, Side side) {
        return new Activation(new PlayerTurn(table(now), side));
    }

    /** Leaders the side could activate alone. */
    public static List<Leader> activations(Position now, Side side) {
        return Lists.filter(now.board().of(side), leader -> isActivated(now, leader, List.of()));
    }

    /** Whether a leader could be activated with these others. */
    public static boolean isActivated(Position now, Leader leader, List<Leader> with) {
        return activation(now, leader.side()).activate(leader, with).isEmpty();
    }

    /** 10.1, 10.4: the cost of activating a leader with these others. */
    public static int price(Position now, Leader leader, List<Leader> with) {
        return with.isEmpty() ? activation(now, leader.side()).price(leader) : leader.cost();
    }

    /** This order, if it is legal. */
    public static Optional<Order> ordered(Position now, Side side, Order order) {
        return Optional.of(order).filter(one -> Sequence.isLegal(now, side, one));
    }

    /** 18.1, 18.2: whether a leader is fit to attack. */
    public static boolean mayAttack(Position now, Leader leader) {
        return Attack.unfit(now.board(), leader).isEmpty();
    }

    /** 17.2.3: whether a side could attack a hex at dawn. */
    public static boolean isDawn(Position now, Side side, Hex target) {
        return Surprise.noDawnNow(new PlayerTurn(table(now), side), target).isEmpty();
    }

    /** 19.0: whether a leader could dig, once activated. */
    public static boolean mayEntrench(Position now, Leader leader) {
        var turn = new PlayerTurn(table(now), leader.side());
        turn.activate(leader, Optional.empty());
        return new Entrenchments(turn).fault(leader, false).isEmpty();
    }

    /** 11.2: a forced march of all who may, of those whom a leader activates. */
    public static Optional<Action.ForceMarch> forcedMarch(Position now, Leader leader, List<Leader> all) {
        return new ForcedMarch(new PlayerTurn(table(now), leader.side())).of(leader, all);
    }

    /** 10.2: whether a leader could be activated by a die. */
    public static boolean mayBeTried(Position now, Leader leader) {
        return activation(now, leader.side()).faultByDie(leader, List.of()).isEmpty();
    }

    /** 20.0: whether these leaders of one stack may leave their hex. */
    public static boolean mayLeave(Position now, List<Leader> leaders) {
        var leader = leaders.getFirst();
        var garrisons = new Garrisons(table(now), leader.side());
        return garrisons.fault(leaders, now.board().hex(leader)).isEmpty();
    }

    /** 18.2: a side's routed leaders who must run. */
    public static List<Leader> running(Position now, Side side) {
        var rout = new Rout(new PlayerTurn(table(now), side));
        return Lists.filter(now.board().of(side), rout::runs);
    }

    /** 9.1, 9.3: a side's reinforcements of the next turn whose hex their player may choose. */
    public static List<String> arrivals(Position now, Side side) {
        return Lists.map(new Reinforcements(table(now)).askedNext(side), Reinforcement::name);
    }

    /** 9.1.1: British reinforcements due by the next turn without a free detachment. */
    public static List<Reinforcement> uncounted(Position now) {
        return new Reinforcements(table(now)).uncounted();
    }

    /** 9.2.4, 9.4.1: a legal set of discharges, if some are due. */
    public static List<Command.Discharge> discharges(Position now, Side side) {
        var shares = new Discharges(table(now), side).shares();
        return Lists.map(shares.keySet(), leader -> new Command.Discharge(shares.get(leader), leader));
    }
}
