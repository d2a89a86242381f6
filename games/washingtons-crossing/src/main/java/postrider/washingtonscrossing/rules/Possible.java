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

/** What may be ordered, found by the judges themselves. */
public final class Possible {
    private Possible() {}

    /** One on which nothing is rolled, asked or told. */
    static Table table(Position now) {
        return new Table(now, new Umpire(List.of(), Chance.NONE, Answers.SILENCE));
    }

    private static Activation activation(Position now, Side side) {
        return new Activation(new PlayerTurn(table(now), side));
    }

    /** Leaders whom the side could activate alone. */
    public static List<Leader> activations(Position now, Side side) {
        return Lists.filter(now.board().of(side), leader -> isActivated(now, leader, List.of()));
    }

    /** Whether the side could activate a leader with these. */
    public static boolean isActivated(Position now, Leader leader, List<Leader> with) {
        return activation(now, leader.side()).activate(leader, with).isEmpty();
    }

    /** 10.1, 10.4: what it costs to activate a leader with these. */
    public static int price(Position now, Leader leader, List<Leader> with) {
        return with.isEmpty() ? price(now, leader) : leader.cost();
    }

    /** 10.1: what it costs to activate a leader alone. */
    public static int price(Position now, Leader leader) {
        return activation(now, leader.side()).price(leader);
    }

    /** This order, if it would be accepted. */
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

    /** 19.0: whether a leader could dig where he is, once he is activated. */
    public static boolean mayEntrench(Position now, Leader leader) {
        var turn = new PlayerTurn(table(now), leader.side());
        turn.activate(leader, Optional.empty());
        return new Entrenchments(turn).fault(leader, false).isEmpty();
    }

    /** 11.2: the forced march of those of these whom a leader activates who may. */
    public static Optional<Action.ForceMarch> forcedMarch(Position now, Leader leader, List<Leader> all) {
        return new ForcedMarch(new PlayerTurn(table(now), leader.side())).of(leader, all);
    }

    /** 10.2 */
    public static boolean mayBeTried(Position now, Leader leader) {
        return activation(now, leader.side()).faultByDie(leader, List.of()).isEmpty();
    }

    /** 20.0: whether these, who stand together, may march from where they are. */
    public static boolean mayLeave(Position now, List<Leader> leaders) {
        var leader = leaders.getFirst();
        var garrisons = new Garrisons(table(now), leader.side());
        return garrisons.fault(leaders, now.board().hex(leader)).isEmpty();
    }

    /** 18.2: routed leaders of a side who will run. */
    public static List<Leader> running(Position now, Side side) {
        var rout = new Rout(new PlayerTurn(table(now), side));
        return Lists.filter(now.board().of(side), rout::runs);
    }

    /** 9.1, 9.3: who of a side comes next turn, and in which hex is theirs to say. */
    public static List<String> arrivals(Position now, Side side) {
        return Lists.map(new Reinforcements(table(now)).askedNext(side), Reinforcement::name);
    }

    /** 9.1.1: British reinforcements of the next turn for whom no detachment is free. */
    public static List<Reinforcement> uncounted(Position now) {
        return new Reinforcements(table(now)).uncounted();
    }

    /** 9.2.4, 9.4.1: who could be discharged, where some have to be. */
    public static List<Command.Discharge> discharges(Position now, Side side) {
        var shares = new Discharges(table(now), side).shares();
        return Lists.map(shares.keySet(), leader -> new Command.Discharge(shares.get(leader), leader));
    }
}
