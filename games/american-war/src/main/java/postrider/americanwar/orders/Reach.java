package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.rules.Occupancy;
import postrider.kernel.ruling.Fault;
import postrider.map.Bars;
import postrider.map.SpaceSet;

/** How far a march may go, and where (7.3 to 7.5 / 7.1). */
public interface Reach {
    /** Of its neighbours those where it may step. */
    Bars<Space> next(March march);

    /** Where a general may go in with what he has. */
    Bars<Space> entry(March march);

    /** How many spaces he may go, if he fights or overruns, and if he does not. */
    int most(March march, boolean fights);

    /** Why a space next to him is too far, unless {@link #next} says so. */
    default Optional<Fault> tooFar(March march, Space to) {
        return Optional.empty();
    }

    /** What would have made it too far, unless {@link #next} says so. */
    default List<Fault> near(March march, Space to) {
        return List.of();
    }

    /** What he overruns where he goes (9.7); nothing in the elder book. */
    default SpaceSet<Space> overruns(March march) {
        return march.play().country().nowhere();
    }

    /** Why he cannot set sail from where he is. */
    Optional<Fault> harbour(March march);

    /** Ports to which the British may sail. */
    Bars<Space> ports(Occupancy occupancy);

    /**
     * Ports between which the British may sail.
     *
     * @param rule by which they do
     * @param navy the rule on the French Navy, and what it does
     * @param closed by American CUs and markers
     */
    static Bars<Space> harbours(Occupancy occupancy, String rule, String navy, String blockaded, String closed) {
        var american = occupancy.of(Sides.AMERICAN);
        return occupancy
                .bars()
                .bar(rule, occupancy.inland(), "%s is no port.")
                .bar(navy, occupancy.blockaded(), blockaded)
                .bar(rule, american.unitsOrMarkers(), closed);
    }
}
