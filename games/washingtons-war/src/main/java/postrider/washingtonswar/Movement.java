package postrider.washingtonswar;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** 7.3 Movement procedure, 7.4 its restrictions, 7.5 naval movement: one activation of one general. */
final class Movement {
    /** 9.7: so many CU overrun. */
    static final int OVERRUNS = 4;

    private final CardPlay play;
    private final Table table;
    private final Side side;
    private final General general;
    private final List<Order.Leg> legs;
    private final SortedMap<Space, Troops> dropped = new TreeMap<>();

    private Movement(CardPlay play, Order.Activation order) {
        this.play = play;
        this.table = play.table();
        this.side = play.side();
        this.general = order.general();
        this.legs = order.legs();
    }

    /** Judges the whole move before anything happens; throws {@link Refused}. */
    static void judge(CardPlay play, Order.Activation order) {
        new Movement(play, order).judge();
    }

    /** Makes the move, which was judged before. */
    static void move(CardPlay play, Order.Activation order) {
        new Movement(play, order).move();
    }

    private void judge() {
        if (general.side() != side) throw new Refused("7.1.A", "%s is not yours to move.".formatted(general));
        var start = table.now().space(general);
        if (start.isEmpty()) throw new Refused("7.1.A", "%s is not on the map.".formatted(general));
        if (play.activated(general)) throw new Refused("7.2.A", "%s has moved on this card.".formatted(general));
        long steps = legs.stream().filter(Order.Leg.To.class::isInstance).count();
        long voyages = legs.stream().filter(Order.Leg.BySea.class::isInstance).count();
        if (steps + voyages == 0) throw new Refused("7.3.A", "Say where %s goes.".formatted(general));
        if (voyages > 0 && steps + voyages > 1) throw new Refused("7.5", "A move by sea is the whole move.");
        var march = March.begin(play, general);
        for (var leg : legs) march = march.after(leg);
        if (!march.mayStop())
            throw new Refused(
                    "7.4.A", "%s cannot stop beside an enemy general without CU of his own.".formatted(general));
    }

    private void move() {
        play.activate(general);
        var march = March.begin(play, general);
        for (var leg : legs) {
            if (march.ended()) break;
            var next = march.after(leg);
            switch (leg) {
                case Order.Leg.PickUp(Troops troops) ->
                    dropped.computeIfPresent(march.at(), (at, left) -> left.minus(left.common(troops)));
                case Order.Leg.DropOff(Troops troops) -> dropped.merge(march.at(), troops, Troops::plus);
                case Order.Leg.To(Space space) -> next = enter(march, next, space);
                case Order.Leg.BySea(Space port) -> arriveBySea(march, port);
            }
            march = next;
        }
        if (!march.ended()) stop(march.at(), march.with());
        dropped.forEach(play::markMoved);
    }

    private void stop(Space space, Troops with) {
        play.markMoved(space, with);
        Captures.oneGeneralOnly(table, side, space);
    }

    private void arriveBySea(March march, Space port) {
        table.march(Optional.of(general), march.with(), march.at(), port);
        table.umpire()
                .rule(
                        "7.5",
                        "%s sails from %s to %s with %s.",
                        general,
                        march.at(),
                        port,
                        march.with().words());
        occupy(march.with(), port);
    }

    /** An army, or a general alone, enters a space: 7.8, then 7.6, 9.7, 7.9, 9.1, 7.7. */
    private March enter(March before, March next, Space to) {
        boolean british = table.now().units(Side.BRITISH, to) > 0;
        table.march(Optional.of(general), before.with(), before.at(), to);
        table.umpire()
                .rule(
                        table.box().lines().isWilderness(before.at(), to) ? "7.3.D" : "7.3.B",
                        "%s goes to %s%s.",
                        general,
                        to,
                        before.with().isEmpty() ? "" : " with " + before.with().words());
        if (before.with().isEmpty()) return next;
        if (side == Side.BRITISH && !british && Interception.into(play, general, before.with(), to))
            return battle(before, to, true);
        if (overruns(table.now(), side, before.with().total(), to)) {
            Battle.overrun(table, side, to);
            return next;
        }
        if (table.now().units(Box.enemy(side), to) > 0) return engage(before, to);
        occupy(before.with(), to);
        return next;
    }

    private March engage(March before, Space to) {
        if (side == Side.BRITISH) Interception.retreat(play, general, before.with(), before.at(), to);
        if (overruns(table.now(), side, before.with().total(), to)) Battle.overrun(table, side, to);
        if (table.now().units(Box.enemy(side), to) == 0) {
            occupy(before.with(), to);
            table.umpire().rule("7.9.B", "%s stops in %s.", general, to);
            stop(to, before.with());
            return before.endedIn(to);
        }
        return battle(before, to, false);
    }

    private March battle(March before, Space to, boolean intercepted) {
        var ended = new Battle(play, to, before.at(), intercepted).fight();
        ended.ifPresent(space -> play.markMoved(space, before.with()));
        return before.endedIn(to);
    }

    /** 7.6.A, 7.7: an army alone with what it found. */
    private void occupy(Troops with, Space space) {
        if (with.isEmpty()) return;
        Captures.lone(table, side, space);
        if (side == Side.BRITISH) Captures.disperseCongress(table, space);
    }

    /** 7.5 */
    static boolean mayUse(Position now, Space port) {
        return port.port()
                && !now.blockaded(port)
                && now.units(Side.AMERICAN, port) == 0
                && !now.controls(Side.AMERICAN, port);
    }

    /** Ports between which the British may sail (7.5). */
    static List<Space> ports(Position now) {
        return now.box().ports().stream().filter(port -> mayUse(now, port)).toList();
    }

    /** 9.7: {@value #OVERRUNS} or more CU with a general against a single CU without one. */
    static boolean overruns(Position now, Side side, int units, Space space) {
        var enemy = Box.enemy(side);
        return units >= OVERRUNS
                && now.units(enemy, space) == 1
                && now.general(enemy, space).isEmpty();
    }
}
