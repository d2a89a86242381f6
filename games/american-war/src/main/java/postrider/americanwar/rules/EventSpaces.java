package postrider.americanwar.rules;

import java.util.List;
import postrider.americanwar.Harbours;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;
import postrider.text.Wording;

/** The spaces where an event may do something (6.31 / 6.2). */
public final class EventSpaces {
    private EventSpaces() {}

    /** Those with a PC marker of this side. */
    public static Bars<Space> marked(Occupancy occupancy, String rule, Side side) {
        var unmarked = occupancy.everywhere().minus(occupancy.of(side).markers());
        return occupancy.bars().bar(rule, unmarked, "%s has no %s PC marker.", side);
    }

    /** Those in the colonies that the card names, if it names any, and with a harbour or without. */
    public static Bars<Space> on(Occupancy occupancy, String rule, List<String> colonies, Harbours harbours) {
        var everywhere = occupancy.everywhere();
        var ports = occupancy.now().country().ports();
        return occupancy
                .bars()
                .barIf(
                        !colonies.isEmpty(),
                        rule,
                        everywhere.where(space -> !colonies.contains(space.colony())),
                        "%s is not in %s.",
                        Wording.or(colonies))
                .barIf(harbours == Harbours.ONLY, rule, everywhere.minus(ports), "%s is no port.")
                .barIf(harbours == Harbours.NONE, rule, ports, "%s is a port.");
    }
}
