package postrider.americanwar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import postrider.americanwar.General;
import postrider.americanwar.Leg;
import postrider.americanwar.orders.LegWords;
import postrider.kernel.Plan.Statement;
import postrider.kernel.Umpire;

/** A general's move as his player ordered it: which parts of the order have been reported, and which are left out. */
public final class OrderedMove {
    private final Umpire umpire;
    private final General general;
    private final List<Integer> untold;

    /** @param part of the order that names the general, to be told with his first leg */
    public OrderedMove(Umpire umpire, General general, List<Integer> part) {
        this.umpire = umpire;
        this.general = general;
        this.untold = new ArrayList<>(part);
    }

    /** This leg is made; the next sentence tells of it. */
    public void make(Statement<Leg> leg) {
        if (!(leg.what() instanceof Leg.StopIfTried)) untold.addAll(leg.part());
    }

    public boolean isUntold() {
        return !untold.isEmpty();
    }

    /** Reports what is carried out, and with it the parts of the order that nobody was told of yet. */
    public void tell(String rule, String sentence, Object... args) {
        umpire.carryOut(List.copyOf(untold), rule, sentence, args);
        untold.clear();
    }

    /** What he was ordered beyond where he stops is his own player's business. */
    public void leaveOut(String rule, List<Statement<Leg>> legs) {
        var words = legs.stream()
                .map(Statement::what)
                .filter(leg -> !(leg instanceof Leg.StopIfTried))
                .map(leg -> LegWords.of(general.side(), leg))
                .collect(Collectors.joining("; "));
        if (!words.isEmpty())
            umpire.tell(general.side(), rule, "%s goes no further: '%s' is not carried out.", general, words);
    }
}
