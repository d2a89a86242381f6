package postrider.washingtonswar.rules;

import java.util.LinkedHashMap;
import java.util.Optional;
import postrider.kernel.Asking;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.washingtonswar.Forces;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Troops;
import postrider.washingtonswar.WarTopic;

/** 9.6 Resolving retreats: by land, by sea, surrender. */
final class Retreat {
    private Retreat() {}

    /**
     * 9.61.A: where a force may go by land.
     *
     * @param units whether CUs go along
     * @param origin the space the attack came from, closed to the defender (9.61.B)
     */
    static SpaceSet<Space> byLand(
            Occupancy now, Side side, Optional<General> general, boolean units, Space space, Space origin) {
        var lines = now.now().box().lines();
        var adjacent = general.map(g -> lines.adjacent(g, space)).orElseGet(() -> lines.adjacent(space));
        return adjacent.and(open(now, side, units)).without(origin);
    }

    /** 9.61.A; a general alone may not end beside an enemy general (7.4.A, R82). */
    private static SpaceSet<Space> open(Occupancy now, Side side, boolean units) {
        var enemy = now.enemyOf(side);
        var open = now.everywhere().minus(enemy.units()).minus(enemy.markers());
        return units ? open : open.minus(enemy.generals());
    }

    /** 9.62: ports a defending British force may flee to; empty unless it may go by sea (R84). */
    static SpaceSet<Space> bySea(Occupancy now, boolean units, Space space) {
        var ports = now.now().box().ports().minus(now.blockaded());
        boolean mayEmbark = ports.has(space)
                && (!space.fortified() || now.of(Sides.BRITISH).markers().has(space));
        return mayEmbark ? ports.and(open(now, Sides.BRITISH, units)).without(space) : ports.none();
    }

    /** 9.61.B, 9.63.A: the attacker goes back where he came from, or surrenders. */
    static Optional<Space> attacker(
            WorkingPosition working, String rule, Side side, Optional<General> general, Space space, Space from) {
        var now = working.now();
        boolean units = now.units(side, space) > 0;
        boolean line = !now.box().lines().isArnolds(space, from)
                || general.filter(g -> g.is(General.ARNOLD)).isPresent();
        if (!line || !open(working.occupancy(), side, units).has(from)) {
            surrender(working, "9.63.A", side, general, space);
            return Optional.empty();
        }
        go(working, rule, side, general, now.troops(space).only(side), space, from);
        return Optional.of(from);
    }

    /** 9.61.B, 9.62, 9.63.B: the defender goes where he likes, or surrenders. */
    static void defender(
            WorkingPosition working, String byLand, Side side, Optional<General> general, Space space, Space origin) {
        var now = working.now();
        boolean units = now.units(side, space) > 0;
        var options = new LinkedHashMap<String, Space>();
        byLand(working.occupancy(), side, general, units, space, origin)
                .forEach(place -> options.put("to " + place, place));
        if (side == Sides.BRITISH)
            bySea(working.occupancy(), units, space).forEach(port -> options.putIfAbsent("by sea to " + port, port));
        if (options.isEmpty()) {
            surrender(working, "9.63.B", side, general, space);
            return;
        }
        var words =
                options.size() == 1 ? options.keySet().iterator().next() : ask(working, side, general, space, options);
        var rule = words.startsWith("by sea") ? "9.62" : byLand;
        go(working, rule, side, general, now.troops(space).only(side), space, options.get(words));
    }

    private static String ask(
            WorkingPosition working,
            Side side,
            Optional<General> general,
            Space space,
            LinkedHashMap<String, Space> options) {
        var text = "The battle in %s is lost. Where does your force retreat?".formatted(space);
        int own = working.now().units(side, space);
        return working.umpire()
                .askOne(new Asking(side, "9.61", WarTopic.RETREAT, "from " + space, text)
                        .one(options.keySet())
                        .silently(options.keySet().iterator().next())
                        .given(new Forces(space, general, own, working.now().units(Sides.enemy(side), space), false)));
    }

    /** Moves the force and settles what it meets (7.4.C, 7.6.A, 7.7). */
    static void go(
            WorkingPosition working,
            String rule,
            Side side,
            Optional<General> general,
            Troops troops,
            Space from,
            Space to) {
        working.march(general, troops, from, to);
        working.umpire().rule(rule, "%s to %s.", retreating(general, troops), to);
        if (!troops.isEmpty()) {
            Captures.lone(working, side, to);
            if (side == Sides.BRITISH) Captures.disperseCongress(working, to);
        }
        Captures.oneGeneralOnly(working, side, to);
    }

    private static String retreating(Optional<General> general, Troops troops) {
        if (general.isEmpty()) return troops.words() + " retreat";
        return general.get()
                + (troops.isEmpty() ? "" : " and " + troops.words())
                + (troops.isEmpty() ? " retreats" : " retreat");
    }

    /** 9.63 */
    private static void surrender(
            WorkingPosition working, String rule, Side side, Optional<General> general, Space space) {
        var troops = working.now().troops(space).only(side);
        working.umpire()
                .rule(
                        rule,
                        "%s %s in %s%s.",
                        general.map(General::name).orElse("The " + side + " force"),
                        "surrenders",
                        space,
                        troops.isEmpty() ? "" : " with " + troops.words());
        working.remove(space, troops);
        general.ifPresent(someone -> Captures.capture(working, "9.63", someone));
    }
}
