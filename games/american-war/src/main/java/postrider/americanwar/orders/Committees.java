package postrider.americanwar.orders;

import java.util.List;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.rules.Markers;
import postrider.americanwar.rules.Occupancy;
import postrider.americanwar.rules.OneEach;
import postrider.americanwar.rules.WorkingPosition;
import postrider.kernel.ruling.Refused;
import postrider.map.Bars;
import postrider.map.LazyList;
import postrider.text.Lists;
import postrider.text.Wording;

/** Committees of Correspondence, 4.0 in both books, the American: a PC marker in each of the thirteen colonies. */
public record Committees(List<Space> spaces) implements Order {
    private static final int TO_CHOOSE_FROM = 7;

    @Override
    public String words() {
        return "committees: " + Wording.orNone(spaces);
    }

    /** Where they may meet. */
    public static Bars<Space> bars(Occupancy occupancy) {
        var british = occupancy.of(Sides.BRITISH);
        return occupancy
                .bars()
                .bar("4.0", occupancy.canada(), "%s is not in the thirteen colonies.")
                .bar("4.0", occupancy.of(Sides.AMERICAN).markers(), "%s has a PC marker already.")
                .bar("4.0", british.pieces().or(british.markers()), "A British piece is in %s.");
    }

    /** Throws {@link Refused} unless they may meet there; a colony with a single legal space need not be named. */
    public void place(WorkingPosition working) {
        var bars = bars(working.occupancy());
        bars.check(spaces);
        var committees = new OneEach("4.0", bars.open());
        var faults = committees.faults(spaces);
        if (!faults.isEmpty()) throw new Refused(faults);
        Markers.put(working, "4.0", Sides.AMERICAN, committees.complete(spaces));
    }

    /** Some of those that are legal: each takes another of the spaces in every colony. */
    public static List<Order> legal(Occupancy occupancy) {
        var colonies = Lists.grouped(bars(occupancy).open(), Space::colony).values();
        return LazyList.of(
                TO_CHOOSE_FROM,
                turn -> new Committees(Lists.map(colonies, spaces -> spaces.get(turn % spaces.size()))));
    }
}
