package postrider.americanwar.rules;

import java.util.ArrayList;
import java.util.List;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Forces;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** No two generals of a side stay in one space. One of them, never Washington, goes to the Reinforcements Box (7.4.C / 7.1). */
public final class OneGeneral {
    private OneGeneral() {}

    /** If there are two, their player says who leaves. */
    public static void stays(WorkingPosition working, Side side, Space space) {
        var rule = working.law(Subject.STACKING);
        var generals = working.now().generals(side, space);
        if (!working.applies(generals.size() > 1, rule, "%s have no second general in %s.", Sides.the(side), space))
            return;
        var mayLeave = Lists.filter(generals, general -> !general.is(General.WASHINGTON));
        var text = "Two of your generals are in %s. Which of them goes to the Reinforcements Box?".formatted(space);
        var leaves = working.umpire()
                .settleOne(new Asking(side, rule, WarTopic.GENERAL_TO_SEND_BACK, "from " + space, text)
                        .knowing(Lists.map(generals, General::ratingsInWords))
                        .one(mayLeave)
                        .withFacts(new Forces(space.name(), 0, 0, Troops.UNIT)));
        working.place(leaves, Place.Box.REINFORCEMENTS);
        boolean washingtons = mayLeave.size() < generals.size();
        working.rule(
                rule, "%s goes to the Reinforcements Box%s.", leaves, washingtons ? ": Washington never does" : "");
    }

    /** Warns before a general and Washington end in one space, because nobody will be asked who leaves. */
    public static List<String> warnings(Position now, General general, Iterable<Space> spaces) {
        var warning = "If %s ends in %s, where %s is, %s goes to the Reinforcements Box: Washington never does (%s).";
        var warnings = new ArrayList<String>();
        for (var space : spaces)
            for (var other : now.generals(general.side(), space)) {
                boolean washington = other.is(General.WASHINGTON);
                if (other.equals(general) || !washington && !general.is(General.WASHINGTON)) continue;
                warnings.add(warning.formatted(
                        general, space, other, washington ? general : other, now.law(Subject.STACKING)));
            }
        return warnings;
    }
}
