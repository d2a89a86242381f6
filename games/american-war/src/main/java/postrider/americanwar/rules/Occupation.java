package postrider.americanwar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.ruling.Side;

/** What an army does in a space that it enters (7.6, 7.7 / 7.1). */
public final class Occupation {
    private Occupation() {}

    /** Enemy generals there without CUs, who are captured. */
    public static List<General> captives(WorkingPosition working, Side side, Space space) {
        var rule = working.law(Subject.CAPTURE);
        var enemy = Sides.enemy(side);
        var generals = working.now().generals(enemy, space);
        boolean alone = working.now().units(enemy, space) == 0;
        boolean captured = working.applies(!generals.isEmpty(), rule, "There is no %s general in %s.", enemy, space)
                && working.applies(alone, rule, "%s CUs are with the general in %s.", enemy, space);
        return captured ? generals : List.of();
    }

    /** A British army disperses the Congress there, unless an American CU defends it. Returns whether it did. */
    public static boolean dispersesCongress(WorkingPosition working, Space space) {
        var rule = working.law(Subject.CONGRESS);
        boolean defended = working.now().units(Sides.AMERICAN, space) > 0;
        if (!working.applies(working.now().congressIn(space), rule, "The Congress is not in %s.", space)
                || !working.applies(!defended, rule, "American CUs are with the Congress in %s.", space)) return false;
        working.board(board -> board.withCongress(Optional.empty()));
        working.rule(rule, "The Continental Congress is dispersed from %s.", space);
        return true;
    }
}
