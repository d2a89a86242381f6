package postrider.washingtonswar.rules;

import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.rules.Occupancy;
import postrider.map.Bars;

/** 7.5 Naval movement. */
final class Naval {
    private Naval() {}

    /** Ports between which the British may sail; 8.1.C wants the same of a port. */
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
