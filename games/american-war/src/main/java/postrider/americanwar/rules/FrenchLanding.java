package postrider.americanwar.rules;

import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Nation;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.question.Asking;
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
