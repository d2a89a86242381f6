package postrider.washingtonswar;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** 7.3 Movement procedure, 7.4 its restrictions, 7.5 naval movement: one activation of one general. */
final class Movement {
    private static final int MOST_UNITS = 5;

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

    /** How far the army has come. */
    private record March(Space at, Troops with, int spent, boolean overran, boolean ended) {}

    private void judge() {
        if (general.side() != side) throw new Refused("7.1.A", "%s is not yours to move.".formatted(general));
        var start = table.now().space(general);
        if (start.isEmpty()) throw new Refused("7.1.A", "%s is not on the map.".formatted(general));
        if (play.activated(general)) throw new Refused("7.2.A", "%s has moved on this card.".formatted(general));
        if (legs.stream().noneMatch(leg -> leg instanceof Order.Leg.To || leg instanceof Order.Leg.BySea))
            throw new Refused("7.3.A", "Say where %s goes.".formatted(general));
        var march = new March(start.get(), Troops.NONE, 0, false, false);
        for (var leg : legs) march = after(march, leg);
        if (!mayStop(march))
            throw new Refused(
                    "7.4.A", "%s cannot stop beside an enemy general without CU of his own.".formatted(general));
    }

    /** One move to each space this general can reach and stop in with these troops, by the first of the shortest ways. */
    static List<Order.Activation> reachable(CardPlay play, General general, Troops with) {
        var pickUp = with.isEmpty() ? List.<Order.Leg>of() : List.<Order.Leg>of(new Order.Leg.PickUp(with));
        var movement = new Movement(play, new Order.Activation(general, pickUp));
        return movement.reachable(movement.ports());
    }

    private List<Order.Leg> ports() {
        boolean maySail = side == Side.BRITISH
                && eligible(table.now(), table.now().space(general).orElseThrow());
        if (!maySail) return List.of();
        return eligiblePorts(table.now()).stream()
                .<Order.Leg>map(Order.Leg.BySea::new)
                .toList();
    }

    private List<Order.Activation> reachable(List<Order.Leg> ports) {
        record Way(March march, List<Order.Leg> legs) {}
        var start = new March(table.now().space(general).orElseThrow(), Troops.NONE, 0, false, false);
        for (var leg : legs) start = after(start, leg);
        var found = new TreeMap<Space, Way>();
        found.put(start.at, new Way(start, legs));
        var open = new ArrayDeque<>(found.values());
        while (!open.isEmpty()) {
            var way = open.poll();
            if (way.march.ended) continue;
            var next = new ArrayList<Order.Leg>();
            neighbours(table.now(), general, way.march.at).forEach(space -> next.add(new Order.Leg.To(space)));
            if (way.march.spent == 0) next.addAll(ports);
            for (var leg : next)
                tried(way.march, leg)
                        .filter(march -> !found.containsKey(march.at))
                        .map(march -> new Way(march, Maps.with(way.legs, leg)))
                        .ifPresent(further -> {
                            found.put(further.march.at, further);
                            open.add(further);
                        });
        }
        found.remove(start.at);
        return found.values().stream()
                .filter(way -> mayStop(way.march))
                .map(way -> new Order.Activation(general, way.legs))
                .toList();
    }

    private Optional<March> tried(March march, Order.Leg leg) {
        try {
            return Optional.of(after(march, leg));
        } catch (Refused refused) {
            return Optional.empty();
        }
    }

    /** 7.4.A */
    private boolean mayStop(March march) {
        return !march.with.isEmpty()
                || table.now().general(Box.enemy(side), march.at).isEmpty();
    }

    private void move() {
        play.activate(general);
        var march = new March(table.now().space(general).orElseThrow(), Troops.NONE, 0, false, false);
        for (var leg : legs) {
            if (march.ended) break;
            var next = after(march, leg);
            switch (leg) {
                case Order.Leg.PickUp pickUp -> {}
                case Order.Leg.DropOff(Troops troops) -> dropped.merge(march.at, troops, Troops::plus);
                case Order.Leg.To(Space space) -> next = enter(march, next, space);
                case Order.Leg.BySea(Space port) -> arriveBySea(march, port);
            }
            march = next;
        }
        if (!march.ended) stop(march.at, march.with);
        dropped.forEach(play::markMoved);
    }

    private void stop(Space space, Troops with) {
        play.markMoved(space, with);
        Captures.oneGeneralOnly(table, side, space);
    }

    /** The march after one more leg, or {@link Refused}. */
    private March after(March march, Order.Leg leg) {
        if (march.ended)
            throw new Refused("7.3.B", "%s's move ends in %s, where the enemy is.".formatted(general, march.at));
        return switch (leg) {
            case Order.Leg.PickUp(Troops troops) -> pickUp(march, troops);
            case Order.Leg.DropOff(Troops troops) -> dropOff(march, troops);
            case Order.Leg.To(Space space) -> step(march, space);
            case Order.Leg.BySea(Space port) -> sail(march, port);
        };
    }

    private March pickUp(March march, Troops troops) {
        if (!troops.equals(troops.only(side)))
            throw new Refused("7.3.A", "%s moves CU of his own side only.".formatted(general));
        var free = play.free(march.at);
        var wanted = march.at.equals(table.now().space(general).orElse(march.at)) ? march.with.plus(troops) : troops;
        if (!free.contains(wanted))
            throw new Refused(
                    play.moved(march.at).isEmpty() ? "7.3.A" : "7.4.E",
                    "There are %s in %s for %s to take.".formatted(free.words(), march.at, general));
        var with = march.with.plus(troops);
        if (with.total() > MOST_UNITS)
            throw new Refused("7.3.A", "%s can move with %d CU at most.".formatted(general, MOST_UNITS));
        return new March(march.at, with, march.spent, march.overran, false);
    }

    private March dropOff(March march, Troops troops) {
        if (!march.with.contains(troops))
            throw new Refused("7.3.A", "%s has only %s with him.".formatted(general, march.with.words()));
        return new March(march.at, march.with.minus(troops), march.spent, march.overran, false);
    }

    /** 7.3.B, D; 7.4.A, B, D */
    private March step(March march, Space to) {
        var now = table.now();
        if (now.box().isArnoldsLine(march.at, to) && !general.is(General.ARNOLD))
            throw new Refused("7.4.D", "Only Arnold may go between %s and %s.".formatted(march.at, to));
        if (!neighbours(now, general, march.at).contains(to))
            throw new Refused(
                    "7.3.B",
                    "%s is not adjacent to %s.".formatted(to, march.at),
                    Names.nearest(to, neighbours(now, general, march.at)));
        int enemies = now.units(Box.enemy(side), to);
        if (march.with.isEmpty() && enemies > 0)
            throw new Refused("7.4.A", "%s cannot enter %s without CU: the enemy has CU there.".formatted(general, to));
        if (march.with.isEmpty() && now.controls(Box.enemy(side), to))
            throw new Refused("7.4.B", "%s alone cannot enter %s, which the enemy controls.".formatted(general, to));
        boolean overrun = overruns(now, side, march.with.total(), to);
        int spent = march.spent + (now.box().isWilderness(march.at, to) ? 3 : 1);
        checkReach(spent, march.overran || enemies > 0, to);
        return new March(to, march.with, spent, march.overran || overrun, enemies > 0 && !overrun);
    }

    /** 7.3.A, C */
    private void checkReach(int spent, boolean overranOrFights, Space to) {
        if (play.card().activatesGeneral()) {
            int reach = play.card().steps().getFirst().count();
            if (spent > reach) throw new Refused("7.3.C", "%s is more than %d spaces away.".formatted(to, reach));
        } else if (side == Side.AMERICAN && !overranOrFights) {
            if (spent > 5) throw new Refused("7.3.C", "%s is more than 5 spaces away.".formatted(to));
        } else if (spent > 4) {
            throw new Refused(
                    side == Side.AMERICAN ? "7.3.C" : "7.3.A",
                    side == Side.AMERICAN
                            ? "%s is the fifth space: no move that far may fight or overrun.".formatted(to)
                            : "%s is more than 4 spaces away.".formatted(to));
        }
    }

    /** 7.5 */
    private March sail(March march, Space to) {
        if (side != Side.BRITISH) throw new Refused("7.5", "Only the British move by sea.");
        if (march.spent > 0)
            throw new Refused("7.5", "A move by sea is the whole move: %s has marched already.".formatted(general));
        if (to.equals(march.at)) throw new Refused("7.5", "%s is in %s already.".formatted(general, to));
        for (var port : List.of(march.at, to)) checkPort(port);
        return new March(to, march.with, 4, false, false);
    }

    private void checkPort(Space port) {
        var now = table.now();
        if (eligible(now, port)) return;
        var nearest = Names.nearest(port, eligiblePorts(now));
        if (!port.port()) throw new Refused("7.5", "%s is no port.".formatted(port), nearest);
        if (now.blockaded(port)) throw new Refused("12.3", "The French Navy blockades %s.".formatted(port), nearest);
        throw new Refused("7.5", "An American CU or PC marker closes %s to naval movement.".formatted(port), nearest);
    }

    private static boolean eligible(Position now, Space port) {
        return port.port()
                && !now.blockaded(port)
                && now.units(Side.AMERICAN, port) == 0
                && !now.controls(Side.AMERICAN, port);
    }

    /** Ports between which the British may sail (7.5). */
    static List<Space> eligiblePorts(Position now) {
        return now.box().ports().stream().filter(port -> eligible(now, port)).toList();
    }

    /** Spaces this general may step into from here, as far as the lines go (7.3.D, 7.4.D). */
    static List<Space> neighbours(Position now, General general, Space space) {
        var lines = new TreeSet<>(now.box().adjacent(space));
        if (general.is(General.ARNOLD))
            now.box().spaces().stream()
                    .filter(other -> now.box().isArnoldsLine(space, other))
                    .forEach(lines::add);
        return List.copyOf(lines);
    }

    /** 9.7: 4 or 5 CU with a general against a single CU without one. */
    static boolean overruns(Position now, Side side, int units, Space space) {
        var enemy = Box.enemy(side);
        return units >= 4
                && now.units(enemy, space) == 1
                && now.general(enemy, space).isEmpty();
    }

    private void arriveBySea(March march, Space port) {
        table.march(Optional.of(general), march.with, march.at, port);
        table.umpire().rule("7.5", "%s sails from %s to %s with %s.", general, march.at, port, march.with.words());
        occupy(march.with, port);
    }

    /** An army, or a general alone, enters a space: 7.8, then 7.6, 9.7, 7.9, 9.1, 7.7. */
    private March enter(March before, March next, Space to) {
        boolean british = table.now().units(Side.BRITISH, to) > 0;
        table.march(Optional.of(general), before.with, before.at, to);
        table.umpire()
                .rule(
                        "7.3.B",
                        "%s goes to %s%s.",
                        general,
                        to,
                        before.with.isEmpty() ? "" : " with " + before.with.words());
        if (before.with.isEmpty()) return next;
        if (side == Side.BRITISH && !british && Interception.into(play, general, before.with, to))
            return battle(before, to, true);
        if (overruns(table.now(), side, before.with.total(), to)) {
            Battle.overrun(table, side, to);
            occupy(before.with, to);
            return next;
        }
        if (table.now().units(Box.enemy(side), to) > 0) return engage(before, to);
        occupy(before.with, to);
        return next;
    }

    private March engage(March before, Space to) {
        if (side == Side.BRITISH && Interception.retreats(play, general, before.with, before.at, to)) {
            if (overruns(table.now(), side, before.with.total(), to)) Battle.overrun(table, side, to);
            if (table.now().units(Side.AMERICAN, to) == 0) {
                occupy(before.with, to);
                table.umpire().rule("7.9.B", "%s stops in %s.", general, to);
                stop(to, before.with);
                return new March(to, before.with, before.spent, before.overran, true);
            }
        }
        return battle(before, to, false);
    }

    private March battle(March before, Space to, boolean intercepted) {
        var ended = new Battle(play, to, before.at, intercepted).fight();
        ended.ifPresent(space -> play.markMoved(space, before.with));
        return new March(to, before.with, before.spent, before.overran, true);
    }

    /** 7.6.A, 7.7: an army alone with what it found. */
    private void occupy(Troops with, Space space) {
        if (with.isEmpty()) return;
        Captures.lone(table, side, space);
        if (side == Side.BRITISH) Captures.disperseCongress(table, space);
    }
}
