package postrider.washingtonswar.rules;

import postrider.americanwar.Occupancy;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;

/** 9.7 Overruns: an army enters the space of a single CU without a general. */
final class Overruns {
    private static final int UNITS = 4;

    private Overruns() {}

    /** Spaces where an army of {@code units} CUs of {@code side} overruns the enemy. */
    static SpaceSet<Space> open(Occupancy occupancy, Side side, int units) {
        var enemy = Sides.enemy(side);
        var held = occupancy.of(enemy);
        return units < UNITS
                ? occupancy.everywhere().none()
                : held.units()
                        .where(space -> occupancy.now().units(enemy, space) == 1)
                        .minus(held.generals());
    }

    /** {@code side} has entered the space and overruns the enemy. */
    static void carryOut(WorkingPosition working, Side side, Space space) {
        working.rule("9.7", "The single CU in %s is overrun.", space);
        working.remove(space, working.now().troops(Sides.enemy(side), space));
        if (side == Sides.BRITISH) Captures.disperseCongress(working, space);
        else FrenchAlliance.advance(working, "12.1", 1);
    }
}
