package postrider.wethepeople.rules;

import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.rules.Occupancy;
import postrider.map.Bars;

/** 7.1 Naval movement. */
final class Naval {
    private Naval() {}

    /** Ports the British may sail to; 8.0 wants the same of a port. */
    static Bars<Space> ports(Occupancy occupancy) {
        var american = occupancy.of(Sides.AMERICAN);
        return occupancy
                .bars()
                .bar(
                        "7.1",
                        occupancy.everywhere().minus(occupancy.now().country().ports()),
                        "%s is no port.")
                .bar("7.1", occupancy.blockaded(), "The French Navy is in %s.")
                .bar(
                        "7.1",
                        american.units().or(american.markers()),
                        "An American CU or PC marker closes %s to the British fleet.");
    }
}
