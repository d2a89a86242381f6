package postrider.washingtonswar.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
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
import postrider.washingtonswar.Order;
import postrider.washingtonswar.WarTopic;

/** 7.3 Movement procedure, 7.4 its restrictions, 7.5 naval movement: one activation of one general, as it is carried out. */
public final class Movement {
    private final CardPlay play;
    private final WorkingPosition working;
    private final Side side;
    private final General general;
    private final SortedMap<Space, Troops> dropped = new TreeMap<>(Comparator.comparing(Space::index));
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

    /** 7.1.A, 7.2.A: why a general cannot be activated; empty if he can. */
    private static Optional<Fault> fault(CardPlay play, General general) {
        return play.barred(general, "7.1.A", "7.2.A");
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
                .isEmpty()) throw new Refused("7.3.A", "Say where %s goes.".formatted(general));
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

    /** How far he has come. */
    March march() {
        return march;
    }

    /** Makes these legs, as far as the enemy lets him and, if he is wary of interceptions, as far as he likes (7.8). */
    void go(List<Statement<Leg>> legs) {
        ordered.go("7.3.B", "7.8", legs, () -> march, this::make);
    }

    private void make(Leg leg) {
        working.umpire().allowed(() -> march.sparing(leg));
        var next = march.then(leg);
        switch (leg) {
            case Leg.PickUp(Troops troops) ->
                dropped.computeIfPresent(march.at(), (at, left) -> left.minus(left.common(troops)));
            case Leg.DropOff(Troops troops) -> {
                dropped.merge(march.at(), troops, Troops::plus);
                ordered.tell("7.3.A", "%s leaves %s in %s.", general, troops.words(), march.at());
            }
            case Leg.To to -> next = enter(next);
            case Leg.BySea(Space port) -> arriveBySea(port);
            case Leg.StopIfTried stop -> {}
        }
        Victory.atOnce(working);
        march = working.isOver() ? next.over() : next;
    }

    /** The move is over: 7.4.C, 7.4.E. */
    void end() {
        if (ordered.isUntold())
            ordered.tell("7.3.A", "%s has %s with him.", general, march.with().words());
        play.moving(Optional.empty());
        dropped.forEach(play::markMoved);
        if (!march.ended()) stop(march.at(), march.with());
    }

    /** 7.4.E: CUs there that he has moved so far. */
    Troops moved(Space space) {
        var there = dropped.getOrDefault(space, Troops.NONE);
        return !march.ended() && march.at().equals(space) ? there.plus(march.with()) : there;
    }

    private void stop(Space space, Troops with) {
        play.markMoved(space, with);
        OneGeneral.stays(working, "7.4.C", WarTopic.GENERAL_TO_SEND_BACK, side, space);
    }

    /** 7.5; no interception (7.8.B). */
    private void arriveBySea(Space port) {
        var with = march.with();
        working.march(side, Optional.of(general), with, march.at(), port, Scene.Way.SEA);
        ordered.tell("7.5", "%s sails from %s to %s with %s.", general, march.at(), port, with.words());
        if (!with.isEmpty()) Captures.occupy(working, side, port);
    }

    /** An army, or a general alone, enters a space: 7.8, then 7.6, 9.7, 7.9, 9.1, 7.7. */
    private March enter(March next) {
        var with = march.with();
        var from = march.at();
        var to = next.at();
        var enemy = Sides.enemy(side);
        var approach = new Approach(play, general, with, from, to);
        boolean british = working.now().units(Sides.BRITISH, to) > 0;
        working.march(side, Optional.of(general), with, from, to, Scene.Way.MARCH);
        var rule = working.country().lines().isWilderness(from, to) ? "7.3.D" : "7.3.B";
        ordered.tell(rule, "%s goes to %s%s.", general, to, with.isEmpty() ? "" : " with " + with.words());
        if (with.isEmpty()) return next;
        if (approach.isIntercepted(british)) return battle(next, true);
        if (overruns(to)) {
            Overruns.carryOut(working, side, to);
            return next;
        }
        boolean met = working.now().units(enemy, to) > 0;
        if (!working.umpire().applies(met, "9.1", "There is no %s CU in %s to fight.", enemy, to)) {
            Captures.occupy(working, side, to);
            return next;
        }
        approach.offerRetreat();
        if (overruns(to)) Overruns.carryOut(working, side, to);
        if (working.now().units(enemy, to) > 0) return battle(next, false);
        Captures.occupy(working, side, to);
        working.rule("7.9.B", "%s stops in %s.", general, to);
        stop(to, with);
        return next.over();
    }

    private boolean overruns(Space to) {
        var enemy = Sides.enemy(side);
        return working.now().units(enemy, to) > 0
                && working.umpire()
                        .applies(
                                march.overruns().has(to),
                                "9.7",
                                () -> "%s with %s meets %s in %s."
                                        .formatted(
                                                general, march.with().words(), Battle.force(working, enemy, to), to));
    }

    private March battle(March next, boolean intercepted) {
        var from = march.at();
        var stayed = working.now().troops(from).only(side);
        var ended = new Battle(play, next.at(), from, intercepted).fight();
        ended.ifPresent(space -> {
            var there = working.now().troops(space).only(side);
            play.markMoved(space, space.equals(from) ? there.minus(stayed) : there); // 7.4.E
        });
        return next.over();
    }

    /** 7.5: ports between which the British may sail; 8.1.C wants the same of a port. */
    static Bars<Space> ports(Occupancy occupancy) {
        var american = occupancy.of(Sides.AMERICAN);
        return occupancy
                .bars()
                .bar(
                        "7.5",
                        occupancy.everywhere().minus(occupancy.now().country().ports()),
                        "%s is no port.")
                .bar("12.3", occupancy.blockaded(), "The French Navy blockades %s.")
                .bar(
                        "7.5",
                        american.units().or(american.markers()),
                        "An American CU or PC marker closes %s to naval movement.");
    }
}
