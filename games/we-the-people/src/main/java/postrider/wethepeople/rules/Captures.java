package postrider.wethepeople.rules;

import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Place;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.kernel.Side;

/** 7.1: capturing generals, dispersing the Continental Congress, two generals in one space. */
final class Captures {
    private Captures() {}

    /** An army of {@code side} is now in the space; enemy generals without CUs there are captured. */
    static void lone(WorkingPosition working, Side side, Space space) {
        var enemy = Sides.enemy(side);
        var umpire = working.umpire();
        var generals = working.now().generals(enemy, space);
        boolean alone = working.now().units(enemy, space) == 0;
        if (umpire.applies(!generals.isEmpty(), "7.1", "There is no %s general in %s.", enemy, space)
                && umpire.applies(alone, "7.1", "%s CUs are with the general in %s.", enemy, space))
            generals.forEach(general -> capture(working, "7.1", general));
    }

    /** An army of {@code side} is now in the space. */
    static void occupy(WorkingPosition working, Side side, Space space) {
        lone(working, side, space);
        if (side == Sides.BRITISH) disperseCongress(working, space);
    }

    /** 7.1, 9.2: into the Captured Generals Box; with Washington the war is lost at once (12.0). */
    static void capture(WorkingPosition working, String rule, General general) {
        working.rule(rule, "%s is captured.", general);
        working.place(general, Place.Box.CAPTURED);
        if (general.is(General.WASHINGTON)) Victory.automatic(working);
    }

    /** 7.1: a British army stands in the Congress's space and no American CU does. */
    static void disperseCongress(WorkingPosition working, Space space) {
        var umpire = working.umpire();
        boolean defended = working.now().units(Sides.AMERICAN, space) > 0;
        if (!umpire.applies(working.now().congressIn(space), "7.1", "The Congress is not in %s.", space)
                || !umpire.applies(!defended, "7.1", "American CUs are with the Congress in %s.", space)) return;
        working.board(board -> board.withCongress(Optional.empty()));
        working.rule("7.1", "The Continental Congress is dispersed from %s.", space);
    }
}
