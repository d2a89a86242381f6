package postrider.washingtonswar.rules;

import java.util.Optional;
import postrider.americanwar.Nation;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.rules.CombatUnits;
import postrider.americanwar.rules.OneGeneral;
import postrider.americanwar.rules.Whereabouts;
import postrider.kernel.question.Asking;
import postrider.map.Bars;
import postrider.text.Lists;
import postrider.text.Wording;

/** Chapter 12. */
public final class FrenchAlliance {
    /** 12.0: the French Alliance Space, last of the track. */
    public static final int ALLIANCE = 9;

    private static final int FOR_THE_REGULARS = 2;
    private static final int LEAVE_FOR_EUROPE = 2;

    private FrenchAlliance() {}

    /** 12.1: moves the marker forward or back, never below 0. Once in the Alliance Space it stays there (12.2.A). */
    static void advance(WorkingPosition working, String rule, int spaces) {
        int before = working.now().track().alliance();
        boolean moves = before < ALLIANCE && working.now().track().war() == Track.War.NEUTRAL;
        if (!working.applies(moves, "12.2.A", "The French Alliance marker has come to its end and stays.")) return;
        int after = Math.clamp(before + spaces, 0, ALLIANCE);
        if (!working.applies(after != before, rule, "The French Alliance marker cannot go below %d.", before)) return;
        working.track(track -> track.withAlliance(after));
        working.rule(rule, "The French Alliance marker moves from %d to %d.", before, after);
    }

    /** 9.41, 12.1: the British Regulars' Advantage is lost for good. */
    static void loseRegulars(WorkingPosition working, String rule) {
        boolean has = working.now().track().has(Track.Mark.REGULARS);
        if (!working.applies(has, rule, "The Regulars' Advantage was lost before.")) return;
        working.track(track -> track.with(Track.Mark.REGULARS, false));
        working.rule(rule, "The British lose the Regulars' Advantage.");
        advance(working, "12.1", FOR_THE_REGULARS);
    }

    /** 12.2.B: when a strategy card has been fully resolved and the marker is in the Alliance Space. */
    public static void takeEffect(WorkingPosition working) {
        var before = working.now().track();
        boolean reached = before.alliance() == ALLIANCE;
        if (!working.applies(reached, "12.2.A", "The French Alliance marker is on %d.", before.alliance())
                || !working.applies(before.war() == Track.War.NEUTRAL, "12.2.A", "France is in the war already."))
            return;
        working.track(track -> track.withWar(Track.War.ALLIED));
        working.rule("12.2.A", "France enters the war.");
        placeNavy(working, "12.2.B.i");
        arrive(working);
        working.rule("12.2.B.iii", "The European War begins at the end of the turn.");
        working.cards(cards -> cards.withReshuffle(true));
        working.rule("12.2.B.iv", "The deck is reshuffled at the end of the turn.");
    }

    /** 5.5: the navy moves to any zone, from another zone or from the turn track (12.3). */
    static void navyPhase(WorkingPosition working) {
        if (working.now().track().war() != Track.War.NEUTRAL) placeNavy(working, "5.5");
        else working.rule("5.5", "France is neutral: there is no French Navy to move.");
    }

    private static void placeNavy(WorkingPosition working, String rule) {
        var navy = working.now().board().navy();
        var text = navy.map("The French Navy blockades %s. Which Blockade Zone is it to blockade now?"::formatted)
                .orElse("Which Blockade Zone is the French Navy to blockade?");
        var blockades = Lists.map(
                working.country().zones(),
                zone -> "%s: %s.".formatted(zone, Wording.list(working.country().portsOf(zone))));
        var question = new Asking(Sides.AMERICAN, rule, WarTopic.FRENCH_NAVY, text)
                .knowing(blockades)
                .one(working.country().zones());
        var zone = working.umpire().askOne(navy.map(question::defaultingTo).orElse(question));
        working.board(board -> board.withNavy(Optional.of(zone)));
        working.rule(rule, "The French Navy blockades %s.", zone);
    }

    /** 12.2.B.ii: ports without a British CU or PC marker. */
    public static Bars<Space> landingPlaces(Occupancy now) {
        var british = now.of(Sides.BRITISH);
        return now.bars().bar("12.2.B.ii", now.inland().or(british.unitsOrMarkers()), "The French cannot land in %s.");
    }

    /** 12.2.B.ii: at once if a port is open; otherwise the French wait in the American Reinforcements Box. */
    private static void arrive(WorkingPosition working) {
        var ports = landingPlaces(working.occupancy());
        var facts = new Whereabouts(working.now()).of(ports.open());
        Arrivals.landingPort(working, ports, facts).ifPresent(port -> land(working, port));
    }

    /** 12.2.B.ii: all the French land in one port, now or later with an OPS card. */
    static void land(WorkingPosition working, Space port) {
        Arrivals.land(working, port);
        Captures.lone(working, Sides.AMERICAN, port);
        OneGeneral.stays(working, Sides.AMERICAN, port);
    }

    /** 5.7, 12.2.B.iii: in the End Phase of the turn of the alliance two British CUs leave the map. */
    public static void europeanWar(WorkingPosition working) {
        var war = working.now().track().war();
        if (!working.applies(
                war == Track.War.ALLIED,
                "12.2.B.iii",
                () -> war == Track.War.NEUTRAL ? "France is not in the war." : "The European War is on already."))
            return;
        working.track(track -> track.withWar(Track.War.EUROPEAN_WAR));
        working.rule("12.2.B.iii", "European War breaks out.");
        var leaving = CombatUnits.toEurope(working.now(), Sides.BRITISH, LEAVE_FOR_EUROPE);
        CombatUnits.remove(
                working, "12.2.B.iii", Nation.BRITISH, working.umpire().settle(leaving));
    }
}
