package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.orders.March;
import postrider.americanwar.orders.Reach;
import postrider.kernel.ruling.Fault;
import postrider.map.Bars;
import postrider.map.SpaceSet;

/** 7.3, 7.4, 7.5: how far and where a march may go. */
record Steps() implements Reach {
    private static final int MOST_SPACES = 4;
    /** 7.3.C */
    private static final int MOST_IN_PEACE = 5;

    @Override
    public Bars<Space> next(March march) {
        return entry(march);
    }

    /** 7.4.A, 7.4.B */
    @Override
    public Bars<Space> entry(March march) {
        var bars = march.occupancy().bars();
        var general = march.general();
        var enemy = march.enemy();
        if (!march.with().isEmpty()) return bars;
        return bars.bar("7.4.A", enemy.units(), "%2$s cannot enter %1$s without CU: the enemy has CU there.", general)
                .bar("7.4.B", enemy.markers(), "%2$s alone cannot enter %1$s, which the enemy controls.", general);
    }

    /** 7.3.A, 7.3.C */
    @Override
    public int most(March march, boolean fights) {
        int otherwise = march.side() == Sides.AMERICAN && !fights ? MOST_IN_PEACE : MOST_SPACES;
        return march.play().card().march().orElse(otherwise);
    }

    @Override
    public Optional<Fault> tooFar(March march, Space to) {
        int spent = march.spending(to);
        if (spent <= most(march, fights(march, to))) return Optional.empty();
        int most = most(march, false);
        return spent <= most
                ? Fault.no("7.3.C", "%s is the fifth space: no move that far may fight or overrun.", to)
                : Fault.no(most == MOST_SPACES ? "7.3.A" : "7.3.C", "%s is more than %d spaces away.", to, most);
    }

    @Override
    public List<Fault> near(March march, Space to) {
        int most = most(march, fights(march, to));
        return List.of(new Fault("7.3.A", "%s is more than %d spaces away.", List.of(to, most), List::of));
    }

    private static boolean fights(March march, Space to) {
        return march.overran() || march.enemy().units().has(to);
    }

    /** 9.7 */
    @Override
    public SpaceSet<Space> overruns(March march) {
        return Overruns.open(march.occupancy(), march.side(), march.with().total());
    }

    @Override
    public Optional<Fault> harbour(March march) {
        return ports(march.occupancy()).fault(march.at());
    }

    /** 8.1.C sets the same conditions for a port. */
    @Override
    public Bars<Space> ports(Occupancy occupancy) {
        return Reach.harbours(
                occupancy, "The French Navy blockades %s.", "An American CU or PC marker closes %s to naval movement.");
    }
}
