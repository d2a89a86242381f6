package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Fault;
import postrider.map.Bars;
import postrider.map.SpaceSet;

/** How far and where a march may go (7.3 to 7.5 / 7.1). */
public interface Reach {
    /** Where it may step, without regard to lines. */
    Bars<Space> next(March march);

    /** Which spaces a general may enter with the CUs he has. */
    Bars<Space> entry(March march);

    /** The most spaces he may go, depending on whether he fights or overruns. */
    int most(March march, boolean fights);

    /** Why a neighbouring space is too far, if {@link #next} does not say. */
    default Optional<Fault> tooFar(March march, Space to) {
        return Optional.empty();
    }

    /** The reasons why it could have been too far, if {@link #next} does not say. */
    default List<Fault> near(March march, Space to) {
        return List.of();
    }

    /** Spaces whose enemy he overruns (9.7); none in the elder book. */
    default SpaceSet<Space> overruns(March march) {
        return march.play().country().nowhere();
    }

    /** Why he cannot sail from where he is; empty if he can. */
    Optional<Fault> harbour(March march);

    /** Ports to which the British may sail. */
    Bars<Space> ports(Occupancy occupancy);

    /**
     * Ports between which the British may sail.
     *
     * @param blockaded why a port it blockades is closed
     * @param closed why a port with American CUs or markers is closed
     */
    static Bars<Space> harbours(Occupancy occupancy, String blockaded, String closed) {
        var rule = occupancy.now().law(Subject.SEA);
        var american = occupancy.of(Sides.AMERICAN);
        return occupancy
                .bars()
                .bar(rule, occupancy.inland(), "%s is no port.")
                .bar(occupancy.now().law(Subject.CLOSED_HARBOUR), occupancy.blockaded(), blockaded)
                .bar(rule, american.unitsOrMarkers(), closed);
    }
}
