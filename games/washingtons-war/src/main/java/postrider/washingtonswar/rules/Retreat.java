package postrider.washingtonswar.rules;

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

/** 9.6 Resolving retreats, by land, by sea, surrender: the force of a side leaves a space. */
record Retreat(WorkingPosition working, Side side, Optional<General> general, Space space) implements Force {
    static Retreat of(WorkingPosition working, Side side, Space space) {
        return new Retreat(working, side, working.now().general(side, space), space);
    }

    /** 9.61.A: where it may go by land, except where the attack came from (9.61.B). */
    Bars<Space> byLand(Space origin) {
        return byLand("9.61.A", "9.61.B", origin, open());
    }

    /** 9.61.A; a general alone may not end beside an enemy general (7.4.A, R82). */
    private Bars<Space> open() {
        var generals = occupancy().enemyOf(side).generals();
        return open("9.61.A").barIf(troops().isEmpty(), "7.4.A", generals, "An enemy general is in %s.");
    }

    /** 9.62: ports a defending British force may retreat to; none unless it may embark (R84). */
    private Bars<Space> bySea() {
        var occupancy = occupancy();
        var everywhere = occupancy.everywhere();
        boolean held = !space.fortified() || now().controls(Sides.BRITISH, space);
        boolean mayEmbark = applies(side == Sides.BRITISH, "9.62", "Only the British retreat by sea.")
                && applies(occupancy.harbours().has(space), "9.62", "%s is no port that is open to ships.", space)
                && applies(held, "9.62", "The fortified port of %s has no British PC marker.", space);
        return occupancy
                .bars()
                .barIf(!mayEmbark, "9.62", everywhere, "Nobody can embark in %2$s.", space)
                .bar("9.62", occupancy.inland(), "%s is no port.")
                .bar("12.3", occupancy.blockaded(), "The French Navy blockades %s.")
                .also(open());
    }

    /** 9.61.B, 9.63.A: the attacker goes back where they came from, or surrenders. */
    Optional<Space> attacker(String rule, Space from) {
        boolean line = !country().connections().isArnolds(space, from)
                || general.filter(g -> g.is(General.ARNOLD)).isPresent();
        boolean open = line && open().open().has(from);
        if (applies(!open, "9.63.A", "The attacker can go back to %s.", from)) {
            surrender("9.63.A");
            return Optional.empty();
        }
        go(rule, troops(), from);
        return Optional.of(from);
    }

    /** 9.61.B, 9.62, 9.63.B: the defender chooses where to go, or surrenders. */
    void defender(String rule, Space origin) {
        var out = new WaysOut(byLand(origin), bySea());
        var ways = ways(out.byLand().open(), out.bySea().open().without(space));
        barred(rule, origin);
        var where = "%s can be left: %s.";
        if (applies(ways.isEmpty(), "9.63.B", () -> where.formatted(space, String.join(", ", ways.keySet())))) {
            surrender("9.63.B");
            return;
        }
        var way = umpire().settleOne(question("9.61", ways, out));
        go(way.bySea() ? "9.62" : rule, troops(), way.to());
    }

    /** Explains which neighbours are closed, and why. */
    private void barred(String rule, Space origin) {
        var enemy = occupancy().enemyOf(side);
        var near = country().connections().adjacent(space);
        near.and(enemy.units()).forEach(to -> applies(false, "9.61.A", "Not to %s: enemy CUs are there.", to));
        near.and(enemy.markers())
                .minus(enemy.units())
                .forEach(to -> applies(false, "9.61.A", "Not to %s: it has an enemy PC marker.", to));
        applies(false, rule, "Not to %s: the attack came from there.", origin);
    }

    /** Moves the general and troops, and resolves what they find (7.4.C, 7.6.A, 7.7). */
    void go(String rule, Troops troops, Space to) {
        retreat(rule, troops, to);
        if (!troops.isEmpty()) Captures.occupy(working, side, to);
        OneGeneral.stays(working, side, to);
    }

    /** 9.63 */
    @Override
    public void capture(General general) {
        Captures.capture(working, "9.63", general);
    }
}
