package postrider.washingtonswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.Turns;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;

/** Chapter 13. */
public final class Victory {
    private Victory() {}

    /** 13.1: checked whenever CUs may have left a space in the Strategy Phase or in Winter Attrition. */
    static void automatic(WorkingPosition working) {
        if (!working.isOver())
            Turns.automaticVictory(working, "No American or French CU is left on the map: the British win.");
    }

    /** 13.2: the side that controls enough colonies, Canada included, wins; the British win if both do or neither does. */
    static void atEnd(WorkingPosition working) {
        if (working.isOver()) return;
        int british = working.now().colonies(Sides.BRITISH).size();
        int american = working.now().colonies(Sides.AMERICAN).size();
        boolean britishEnough = british >= needed(Sides.BRITISH);
        boolean americanEnough = american >= needed(Sides.AMERICAN);
        var winner = americanEnough && !britishEnough ? Sides.AMERICAN : Sides.BRITISH;
        var alike = britishEnough ? "both have enough, so " : "neither has enough, so ";
        var why = "The British control %d colonies, the Americans %d: %s%s win.";
        var tie = britishEnough == americanEnough ? alike : "";
        working.win(winner, "13.2", why.formatted(british, american, tie, Wording.uncapital(Sides.the(winner))));
    }

    /** How many colonies win the game at its end (13.2). */
    public static int needed(Side side) {
        return side == Sides.BRITISH ? 6 : 7;
    }

    /** 10.0.B, 13.2: the side with more PC markers; in Canada the side that has Montreal and Quebec. */
    public static Optional<Side> controlOf(Position now, String colony) {
        var spaces = now.country().spacesOf(colony);
        return colony.equals(Space.CANADA) ? now.holder(spaces.and(now.country().fortified())) : now.majority(spaces);
    }

    /** The colonies that {@code side} controls, Canada included. */
    public static List<String> colonies(Position now, Side side) {
        return Lists.filter(
                now.country().colonies(), colony -> controlOf(now, colony).equals(Optional.of(side)));
    }
}
