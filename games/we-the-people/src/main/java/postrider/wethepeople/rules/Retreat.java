package postrider.wethepeople.rules;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.rules.OneGeneral;
import postrider.americanwar.rules.WaysOut;
import postrider.americanwar.rules.Whereabouts;
import postrider.kernel.Asking;
import postrider.kernel.Lists;
import postrider.kernel.Scene;
import postrider.kernel.Side;
import postrider.map.Bars;
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
     * @param rule by which it goes
     * @param origin the space the attack came from, closed to the defender
     */
    Bars<Space> byLand(String rule, Space origin) {
        var lines = working.country().lines();
        var adjacent = general.map(g -> lines.adjacent(g, space)).orElseGet(() -> lines.adjacent(space));
        var everywhere = working.occupancy().everywhere();
        return working.occupancy()
                .bars()
                .bar(rule, everywhere.minus(adjacent), "%s is not adjacent to %s.", space)
                .bar(rule, everywhere.none().with(origin), "The attack came from %s.")
                .also(open(rule));
    }

    private Bars<Space> open(String rule) {
        var enemy = working.occupancy().enemyOf(side);
        return working.occupancy()
                .bars()
                .bar(rule, enemy.units(), "Enemy CU are in %s.")
                .bar(rule, enemy.markers(), "%s has an enemy PC marker.");
    }

    /** Ports a defending British force may flee to (R24). */
    private Bars<Space> bySea() {
        var occupancy = working.occupancy();
        var everywhere = occupancy.everywhere();
        var harbours = working.country().ports().minus(occupancy.blockaded());
        return occupancy
                .bars()
                .barIf(side != Sides.BRITISH, "9.2", everywhere, "Only the British retreat by sea.")
                .barIf(!harbours.has(space), "9.2", everywhere, "No ship can leave %2$s.", space)
                .bar("9.2", everywhere.minus(working.country().ports()), "%s is no port.")
                .bar("9.2", occupancy.blockaded(), "The French Navy is in %s.")
                .also(open("9.2"));
    }

    /** The attacker goes back where he came from, or surrenders. Where he is then; empty if he surrendered. */
    Optional<Space> attacker(Space from) {
        if (open("9.2").open().has(from)) return go("9.2", troops(), from);
        return surrender();
    }

    /** The defender goes where he likes, or surrenders. */
    Optional<Space> defender(Space origin) {
        var out = new WaysOut(byLand("9.2", origin), bySea());
        var land = out.byLand().open();
        var sea = out.bySea().open().minus(land).without(space).without(origin);
        var ways = new LinkedHashMap<String, Space>();
        land.forEach(place -> ways.put("to " + place, place));
        sea.forEach(port -> ways.put("by sea to " + port, port));
        if (ways.isEmpty()) return surrender();
        return go("9.2", troops(), chosen(ways, out));
    }

    private Space chosen(Map<String, Space> ways, WaysOut out) {
        var force = general.map(someone -> someone + " and " + troops().words()).orElseGet(() -> troops().words());
        var text = "The battle in %s is lost. Where do you retreat with %s?".formatted(space, force);
        return working.umpire()
                .settleOne(new Asking(side, "9.2", WarTopic.RETREAT, "from " + space, text)
                        .knowing(facts(ways.values()))
                        .one(ways)
                        .barring(out::barred)
                        .silently(ways.keySet().iterator().next())
                        .given(working.now().forces(side, space, false)));
    }

    private List<String> facts(Collection<Space> places) {
        var there = new Whereabouts(working.now()).of(places);
        return general.map(someone -> Lists.both(there, OneGeneral.warnings(working.now(), "7.1", someone, places)))
                .orElse(there);
    }

    /** Moves the general and troops, and settles what they meet (7.1). */
    Optional<Space> go(String rule, Troops troops, Space to) {
        working.march(side, general, troops, space, to, Scene.Way.RETREAT);
        var retreating =
                general.map(someone -> someone + " and " + troops.words()).orElseGet(troops::words);
        working.rule(rule, "%s retreat to %s.", retreating, to);
        Captures.occupy(working, side, to);
        OneGeneral.stays(working, "7.1", WarTopic.GENERAL_TO_SEND_BACK, side, to);
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
