package postrider.washingtonswar.rules;

import postrider.americanwar.ColonyNames;
import postrider.americanwar.General;
import postrider.americanwar.Place;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.Markers;
import postrider.americanwar.rules.Occupation;
import postrider.kernel.question.Asking;
import postrider.kernel.question.PerGroup;
import postrider.kernel.ruling.Side;

/** 7.6 Capturing generals, 7.7 dispersing the Continental Congress, 7.4.C two generals in one space. */
final class Captures {
    private Captures() {}

    /** 7.6.A: an army of {@code side} is now in the space and captures enemy generals without CUs. */
    static void lone(WorkingPosition working, Side side, Space space) {
        Occupation.captives(working, side, space).forEach(general -> capture(working, "7.6.A", general));
    }

    /** 7.6.A, 7.7: an army of {@code side} is now in the space. */
    static void occupy(WorkingPosition working, Side side, Space space) {
        lone(working, side, space);
        if (side == Sides.BRITISH) disperseCongress(working, space);
    }

    /** 7.6, 9.63: into the Captured Generals Box; Washington leaves the game. */
    static void capture(WorkingPosition working, String rule, General general) {
        working.rule(rule, "%s is captured.", general);
        if (general.is(General.WASHINGTON)) washington(working, general);
        else working.place(general, Place.Box.CAPTURED);
    }

    /** 7.6.B */
    private static void washington(WorkingPosition working, General washington) {
        working.place(washington, Place.Box.REMOVED);
        working.rule("7.6.B", "Washington leaves the game.");
        var occupancy = working.occupancy();
        var marked = occupancy.of(Sides.AMERICAN).markers().minus(occupancy.americanUnits());
        var five = new PerGroup<>(marked, 5, 1, Space::colony, "Name no more than 1 in a colony.");
        var text = "Washington is captured. Which %d American PC markers are removed, one in a colony at most?"
                .formatted(five.first().size());
        var asking = new Asking(Sides.BRITISH, "7.6.B", WarTopic.MARKERS_TO_REMOVE, text);
        var picks = working.umpire().settle(five.question(ColonyNames.withoutColonies(working.now(), asking), false));
        Markers.lift(working, "7.6.B", "", Sides.AMERICAN, picks);
        FrenchAlliance.advance(working, "7.6.B", -3);
    }

    /** 7.7: a British army is in the space of the Congress and no American CU is. */
    static void disperseCongress(WorkingPosition working, Space space) {
        if (Occupation.dispersesCongress(working, space))
            working.track(track -> track.with(Track.Mark.CONGRESS_DISPERSED, true));
    }
}
