package postrider.americanwar.rules;

import java.util.Optional;
import postrider.americanwar.Arrival;
import postrider.americanwar.General;
import postrider.americanwar.Nation;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Fault;
import postrider.map.Bars;
import postrider.text.Lists;

/** Rochambeau comes with all the French CUs (12.2.B.ii / 6.2). */
public final class FrenchLanding {
    private FrenchLanding() {}

    /** The port where they land at once; if none is open, they wait in the American Reinforcements Box. */
    public static Optional<Space> port(WorkingPosition working, Asking asking, Bars<Space> ports) {
        var open = ports.open();
        if (!open.isEmpty())
            return Optional.of(working.umpire().settleOne(asking.one(open).explaining(ports::named)));
        working.place(rochambeau(working), Place.Box.REINFORCEMENTS);
        working.rule(asking.rule(), "No port can take the French: they wait in the Reinforcements Box.");
        return Optional.empty();
    }

    /** He waits with all the French, and lands where they do. */
    public static boolean waits(Position now, General general) {
        return general.french() && now.board().frenchBox() > 0 && now.place(general) == Place.Box.REINFORCEMENTS;
    }

    /** Whether such reinforcements are his landing. */
    public static boolean isMeant(Position now, Arrival order) {
        return order.general().filter(general -> waits(now, general)).isPresent();
    }

    /** Why it is not allowed as it is ordered; empty if it is. */
    public static Optional<Fault> fault(Position now, String rule, Arrival order, Bars<Space> ports) {
        var why = "This card brings Rochambeau and all %d French CU, and nobody else.";
        return order.units() > 0 ? Fault.no(rule, why, now.board().frenchBox()) : ports.fault(order.space());
    }

    /** All land in one port, now or later with an OPS card. */
    public static void land(WorkingPosition working, String rule, Space port) {
        int units = working.now().board().frenchBox();
        working.board(board -> board.withFrenchBox(0));
        working.add(port, Troops.of(Nation.FRENCH, units));
        working.place(rochambeau(working), port);
        working.rule(rule, "Rochambeau and %d French CU land in %s.", units, port);
    }

    private static General rochambeau(WorkingPosition working) {
        return Lists.find(working.country().generals(), General::french).orElseThrow();
    }
}
