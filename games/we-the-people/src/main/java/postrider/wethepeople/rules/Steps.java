package postrider.wethepeople.rules;

import java.util.Optional;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Space;
import postrider.americanwar.orders.March;
import postrider.americanwar.orders.Reach;
import postrider.kernel.ruling.Fault;
import postrider.map.Bars;

/** 7.1: how far and where a march may go. */
record Steps() implements Reach {
    private static final int MOST_SPACES = 4;

    @Override
    public Bars<Space> next(March march) {
        int most = most(march, true);
        var occupancy = march.occupancy();
        var why = "%s is more than " + most + " spaces away.";
        return occupancy
                .bars()
                .barIf(march.spent() >= most, "7.1", occupancy.everywhere(), why)
                .also(entry(march));
    }

    @Override
    public Bars<Space> entry(March march) {
        var why = "%2$s cannot enter %1$s without CU: the enemy has CU there.";
        return march.occupancy()
                .bars()
                .barIf(march.with().isEmpty(), "7.1", march.enemy().units(), why, march.general());
    }

    /** Four, or as many as an event says. */
    @Override
    public int most(March march, boolean fights) {
        return march.play().card().march().orElse(MOST_SPACES);
    }

    /** Unlike the destination, the port of departure may have enemies. */
    @Override
    public Optional<Fault> harbour(March march) {
        var at = march.at();
        if (!at.port()) return Fault.no("7.1", "%s is no port.", at);
        return Fault.when(march.play().now().blockaded(at), "7.1", "The French Navy is in %s.", at);
    }

    /** 8.0 sets the same conditions for a port. */
    @Override
    public Bars<Space> ports(Occupancy occupancy) {
        return Reach.harbours(
                occupancy, "The French Navy is in %s.", "An American CU or PC marker closes %s to the British fleet.");
    }
}
