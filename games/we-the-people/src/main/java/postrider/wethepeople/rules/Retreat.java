package postrider.wethepeople.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.Whereabouts;
import postrider.kernel.Asking;
import postrider.kernel.Scene;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.wethepeople.WarTopic;

/** 9.2 Retreat, British Retreat By Sea, Surrender: the force of a side leaves a space. */
record Retreat(WorkingPosition working, Side side, Optional<General> general, Space space) {
    static Retreat of(WorkingPosition working, Side side, Space space) {
        return new Retreat(working, side, working.now().general(side, space), space);
    }

    private Troops troops() {
        return working.now().troops(space).only(side);
    }

    /**
     * Where it may go by land.
     *
     * @param origin the space the attack came from, closed to the defender
     */
    SpaceSet<Space> byLand(Space origin) {
        var lines = working.country().lines();
        var adjacent = general.map(g -> lines.adjacent(g, space)).orElseGet(() -> lines.adjacent(space));
        return adjacent.and(open()).without(origin);
    }

    private SpaceSet<Space> open() {
        var enemy = working.occupancy().enemyOf(side);
        return working.country().everywhere().minus(enemy.units()).minus(enemy.markers());
    }

    /** Ports a defending British force may flee to (R24). */
    private SpaceSet<Space> bySea() {
        var ports = working.country().ports().minus(working.occupancy().blockaded());
        return side == Sides.BRITISH && ports.has(space) ? ports.and(open()).without(space) : ports.none();
    }

    /** The attacker goes back where he came from, or surrenders. Where he is then; empty if he surrendered. */
    Optional<Space> attacker(Space from) {
        if (open().has(from)) return go("9.2", troops(), from);
        return surrender();
    }

    /** The defender goes where he likes, or surrenders. */
    Optional<Space> defender(Space origin) {
        var land = byLand(origin);
        var ways = new LinkedHashMap<String, Space>();
        land.forEach(place -> ways.put("to " + place, place));
        bySea().minus(land).without(origin).forEach(port -> ways.put("by sea to " + port, port));
        if (ways.isEmpty()) return surrender();
        return go("9.2", troops(), chosen(ways));
    }

    private Space chosen(Map<String, Space> ways) {
        var force = general.map(someone -> someone + " and " + troops().words()).orElseGet(() -> troops().words());
        var text = "The battle in %s is lost. Where do you retreat with %s?".formatted(space, force);
        return working.umpire()
                .settleOne(new Asking(side, "9.2", WarTopic.RETREAT, "from " + space, text)
                        .knowing(new Whereabouts(working.now()).of(ways.values()))
                        .one(ways)
                        .silently(ways.keySet().iterator().next())
                        .given(working.now().forces(side, space, false)));
    }

    /** Moves the general and troops, and settles what they meet (7.1). */
    Optional<Space> go(String rule, Troops troops, Space to) {
        working.march(side, general, troops, space, to, Scene.Way.RETREAT);
        var retreating =
                general.map(someone -> someone + " and " + troops.words()).orElseGet(troops::words);
        working.rule(rule, "%s retreat to %s.", retreating, to);
        Captures.occupy(working, side, to);
        Captures.oneGeneralOnly(working, side, to);
        return Optional.of(to);
    }

    private Optional<Space> surrender() {
        var force = general.map(General::name).orElse("The " + side + " force");
        working.rule("9.2", "%s surrenders in %s with %s.", force, space, troops().words());
        working.remove(space, troops());
        general.ifPresent(someone -> Captures.capture(working, "9.2", someone));
        return Optional.empty();
    }
}
