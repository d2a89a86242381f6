package postrider.wethepeople.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Leg;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.OneGeneral;
import postrider.americanwar.rules.OrderedMove;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Plan.Statement;
import postrider.kernel.Refused;
import postrider.kernel.Scene;
import postrider.kernel.Side;
import postrider.map.Bars;
import postrider.wethepeople.Order;
import postrider.wethepeople.WarTopic;

/** 7.1 Movement procedure: one activation of one general, as it is carried out. */
public final class Movement {
    private final CardPlay play;
    private final WorkingPosition working;
    private final Side side;
    private final General general;
    private final OrderedMove ordered;
    private March march;

    private Movement(CardPlay play, General general, List<Integer> part) {
        this.play = play;
        this.working = play.working();
        this.side = play.side();
        this.general = general;
        this.ordered = new OrderedMove(play, general, part);
        this.march = March.begin(play, general);
    }

    /** 7.0: why a general cannot be activated; empty if he can. */
    private static Optional<Fault> fault(CardPlay play, General general) {
        return play.barred(general, "7.0", "7.0");
    }

    /** Generals that can still be activated. */
    public static List<General> movers(CardPlay play) {
        return Lists.those(
                play.working().country().generals(play.side()),
                general -> fault(play, general).isEmpty());
    }

    /** Judges a whole move before anything happens; throws {@link Refused}. */
    static void judge(CardPlay play, Order.Activation order) {
        var general = order.general();
        Fault.refuse(fault(play, general));
        if (Lists.those(order.legs(), leg -> leg instanceof Leg.To || leg instanceof Leg.BySea)
                .isEmpty()) throw new Refused("7.1", "Say where %s goes.".formatted(general));
        March.begin(play, general).rehearse(order.legs());
    }

    /**
     * Begins a move, which was judged before.
     *
     * @param part of the order that names the general, to be told with his first leg
     */
    static void begin(CardPlay play, General general, List<Integer> part) {
        play.activate(general);
        play.moving(Optional.of(new Movement(play, general, part)));
    }

    General general() {
        return general;
    }

    /** How far he has come. */
    March march() {
        return march;
    }

    /** Makes these legs, as far as the enemy lets him and, if he is wary of interceptions, as far as he likes (7.2). */
    void go(List<Statement<Leg>> legs) {
        ordered.go("7.1", "7.2", legs, () -> march, this::make);
    }

    private void make(Leg leg) {
        working.umpire().allowed(() -> march.sparing(leg));
        var next = march.then(leg);
        switch (leg) {
            case Leg.PickUp pickUp -> {}
            case Leg.DropOff(Troops troops) ->
                ordered.tell("7.1", "%s leaves %s in %s.", general, troops.words(), march.at());
            case Leg.To to -> next = enter(next);
            case Leg.BySea(Space port) -> arriveBySea(port);
            case Leg.StopIfTried stop -> {}
        }
        Victory.atOnce(working);
        march = working.isOver() ? next.over() : next;
    }

    /** The move is over: perhaps two generals are in one space. */
    void end() {
        if (ordered.isUntold())
            ordered.tell("7.1", "%s has %s with him.", general, march.with().words());
        play.moving(Optional.empty());
        if (!march.ended()) stays(march.at());
    }

    private void stays(Space space) {
        OneGeneral.stays(working, "7.1", WarTopic.GENERAL_TO_SEND_BACK, side, space);
    }

    /** CUs there that are with him. */
    Troops carried(Space space) {
        return !march.ended() && march.at().equals(space) ? march.with() : Troops.NONE;
    }

    private void arriveBySea(Space port) {
        var with = march.with();
        working.march(side, Optional.of(general), with, march.at(), port, Scene.Way.SEA);
        ordered.tell(
                "7.1",
                "%s sails from %s to %s%s.",
                general,
                march.at(),
                port,
                with.isEmpty() ? "" : " with " + with.words());
        if (!with.isEmpty()) Captures.occupy(working, side, port);
    }

    /** An army, or a general alone, enters a space: 7.2, then 9.0, then 7.1. */
    private March enter(March next) {
        var with = march.with();
        var from = march.at();
        var to = next.at();
        var enemy = Sides.enemy(side);
        var approach = new Approach(play, general, with, from, to);
        boolean british = working.now().units(Sides.BRITISH, to) > 0;
        working.march(side, Optional.of(general), with, from, to, Scene.Way.MARCH);
        ordered.tell("7.1", "%s goes to %s%s.", general, to, with.isEmpty() ? "" : " with " + with.words());
        if (with.isEmpty()) return next;
        if (approach.isIntercepted(british)) return battle(next, true);
        boolean met = working.now().units(enemy, to) > 0;
        if (!working.umpire().applies(met, "9.0", "There is no %s CU in %s to fight.", enemy, to)) {
            Captures.occupy(working, side, to);
            return next;
        }
        approach.offerRetreat();
        if (working.now().units(enemy, to) > 0) return battle(next, false);
        Captures.occupy(working, side, to);
        working.rule("9.0", "%s stops in %s.", general, to);
        stays(to);
        return next.over();
    }

    private March battle(March next, boolean intercepted) {
        var over = next.over();
        new Battle(play, next.at(), march.at(), intercepted).fight();
        if (!working.isOver()) stays(next.at());
        return over;
    }

    /** 7.1: ports the British may sail to; 8.0 wants the same of a port. */
    static Bars<Space> ports(Occupancy occupancy) {
        var american = occupancy.of(Sides.AMERICAN);
        return occupancy
                .bars()
                .bar(
                        "7.1",
                        occupancy.everywhere().minus(occupancy.now().country().ports()),
                        "%s is no port.")
                .bar("7.1", occupancy.blockaded(), "The French Navy is in %s.")
                .bar(
                        "7.1",
                        american.units().or(american.markers()),
                        "An American CU or PC marker closes %s to the British fleet.");
    }
}
