package postrider.wethepeople.rules;

import java.util.Optional;
import postrider.americanwar.General;
import postrider.americanwar.Place;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.Asking;
import postrider.kernel.Forces;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.wethepeople.WarTopic;

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

    /** Where a side has two generals in a space, one of them, its choice, goes to the Reinforcements Box; never Washington. */
    static void oneGeneralOnly(WorkingPosition working, Side side, Space space) {
        var generals = working.now().generals(side, space);
        if (!working.umpire()
                .applies(generals.size() > 1, "7.1", "%s have no second general in %s.", Sides.the(side), space))
            return;
        var mayLeave = Lists.those(generals, general -> !general.is(General.WASHINGTON));
        var text = "Two of your generals are in %s. Which of them goes to the Reinforcements Box?".formatted(space);
        var ratings = Lists.each(
                generals, one -> "%s: strategy %d, battle rating %d.".formatted(one, one.strategy(), one.battle()));
        var leaves = working.umpire()
                .settleOne(new Asking(side, "7.1", WarTopic.GENERAL_TO_SEND_BACK, "from " + space, text)
                        .knowing(ratings)
                        .one(mayLeave)
                        .given(new Forces(space.name(), 0, 0, Troops.UNIT)));
        working.place(leaves, Place.Box.REINFORCEMENTS);
        working.rule("7.1", "%s goes to the Reinforcements Box.", leaves);
    }
}
