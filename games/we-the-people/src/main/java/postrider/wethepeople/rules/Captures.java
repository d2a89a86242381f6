package postrider.wethepeople.rules;

import postrider.americanwar.General;
import postrider.americanwar.Place;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.Occupation;
import postrider.kernel.ruling.Side;

/** 7.1: capturing generals, dispersing the Continental Congress, two generals in one space. */
final class Captures {
    private Captures() {}

    /** An army of {@code side} is now in the space and captures enemy generals without CUs. */
    static void lone(WorkingPosition working, Side side, Space space) {
        Occupation.captives(working, side, space).forEach(general -> capture(working, "7.1", general));
    }

    /** An army of {@code side} is now in the space. */
    static void occupy(WorkingPosition working, Side side, Space space) {
        lone(working, side, space);
        if (side == Sides.BRITISH) Occupation.dispersesCongress(working, space);
    }

    /** An army of {@code side} has retreated into the space. Only a moving army disperses the Congress (R38). */
    static void retreat(WorkingPosition working, Side side, Space space) {
        if (working.now().since(2)) lone(working, side, space);
        else occupy(working, side, space);
    }

    /** Reinforcements of {@code side} have arrived in the space. They are not a moving army and capture nobody (R19, R38). */
    static void arrive(WorkingPosition working, Side side, Space space) {
        if (!working.now().since(2)) occupy(working, side, space);
    }

    /** 7.1, 9.2: into the Captured Generals Box. Capturing Washington wins the war at once (12.0). */
    static void capture(WorkingPosition working, String rule, General general) {
        working.rule(rule, "%s is captured.", general);
        working.place(general, Place.Box.CAPTURED);
        if (general.is(General.WASHINGTON)) Victory.automatic(working);
    }
}
