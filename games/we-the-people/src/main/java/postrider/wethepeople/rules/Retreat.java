package postrider.wethepeople.rules;

import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.Force;
import postrider.americanwar.rules.OneGeneral;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;

/** 9.2 Retreat, British Retreat By Sea, Surrender: a beaten force leaves a space. */
record Retreat(WorkingPosition working, Side side, Optional<General> general, Space space) implements Force {
    static Retreat of(WorkingPosition working, Side side, Space space) {
        return new Retreat(working, side, working.now().general(side, space), space);
    }

    /** Where it may go by land, except where the attack came from. */
    Bars<Space> byLand(String rule, Space origin) {
        return byLand(rule, rule, origin, open(rule));
    }

    /** Ports a defending British force may retreat to, except where the attack came from (R24). */
    private Bars<Space> bySea(Space origin) {
        var occupancy = occupancy();
        var everywhere = occupancy.everywhere();
        return occupancy
                .bars()
                .barIf(side != Sides.BRITISH, "9.2", everywhere, "Only the British retreat by sea.")
                .barIf(!occupancy.harbours().has(space), "9.2", everywhere, "No ship can leave %2$s.", space)
                .bar("9.2", occupancy.inland(), "%s is no port.")
                .bar("9.2", occupancy.blockaded(), "The French Navy is in %s.")
                .bar("9.2", everywhere.none().with(origin), "The attack came from %s.")
                .also(open("9.2"));
    }

    /** The attacker goes back where they came from, or surrenders. Returns where they are; empty if they surrendered. */
    Optional<Space> attacker(Space from) {
        if (open("9.2").open().has(from)) return go("9.2", troops(), from);
        return surrender();
    }

    /** The defender chooses where to go, or surrenders. */
    Optional<Space> defender(Space origin) {
        var out = new WaysOut(byLand("9.2", origin), bySea(origin));
        var land = out.byLand().open();
        var ways = ways(land, out.bySea().open().minus(land));
        if (ways.isEmpty()) return surrender();
        var way = umpire().settleOne(question("9.2", ways, out));
        return go("9.2", troops(), way.to());
    }

    /** Moves the general and troops, and resolves what they find (7.1). */
    Optional<Space> go(String rule, Troops troops, Space to) {
        retreat(rule, troops, to);
        Captures.retreat(working, side, to);
        OneGeneral.stays(working, side, to);
        return Optional.of(to);
    }

    private Optional<Space> surrender() {
        surrender("9.2");
        return Optional.empty();
    }

    @Override
    public void capture(General general) {
        Captures.capture(working, "9.2", general);
    }
}
