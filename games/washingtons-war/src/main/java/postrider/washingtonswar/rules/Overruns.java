package postrider.washingtonswar.rules;

import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;

/** 9.7 Overruns: what becomes of a single CU without a general where an army comes in. */
final class Overruns {
    private static final int UNITS = 4;

    private Overruns() {}

    /** Where an army of so many of {@code side} overruns what it meets. */
    static SpaceSet<Space> open(Occupancy occupancy, Side side, int units) {
        var enemy = Sides.enemy(side);
        var held = occupancy.of(enemy);
        return units < UNITS
                ? occupancy.everywhere().none()
                : held.units()
                        .where(space -> occupancy.now().units(enemy, space) == 1)
                        .minus(held.generals());
    }

    /** By {@code side}, which has come in. */
    static void carryOut(WorkingPosition working, Side side, Space space) {
        working.rule("9.7", "The single CU in %s is overrun.", space);
        working.remove(space, working.now().troops(Sides.enemy(side), space));
        if (side == Sides.BRITISH) Captures.disperseCongress(working, space);
        else FrenchAlliance.advance(working, "12.1", 1);
    }
}
