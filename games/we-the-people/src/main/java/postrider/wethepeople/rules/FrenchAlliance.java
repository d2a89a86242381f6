package postrider.wethepeople.rules;

import java.util.List;
import postrider.americanwar.Nation;
import postrider.americanwar.Occupancy;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Track;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.rules.CombatUnits;
import postrider.americanwar.rules.Effect;
import postrider.americanwar.rules.Whereabouts;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Side;
import postrider.map.Bars;

/** 6.2 Benjamin Franklin Signs a French Alliance, 5.5 the French Navy, and the European War. */
final class FrenchAlliance {
    private FrenchAlliance() {}

    /** The navy and the army arrive at once. */
    static void sign(WorkingPosition working) {
        working.track(track -> track.withWar(Track.War.ALLIED));
        working.rule("6.2", "France enters the war.");
        placeNavy(working, "6.2");
        arrive(working);
    }

    /** 5.5 */
    static void navyPhase(WorkingPosition working) {
        boolean here = working.now().board().navy().isPresent();
        if (working.applies(here, "5.5", "France is not in the war.")) placeNavy(working, "5.5");
    }

    private static void placeNavy(WorkingPosition working, String rule) {
        var navy = working.now().board().navy();
        var text = navy.map("The French Navy is in %s. In which port is it to be now?"::formatted)
                .orElse("In which port is the French Navy to be?");
        var british = working.occupancy().of(Sides.BRITISH);
        var question = new Asking(Sides.AMERICAN, rule, WarTopic.FRENCH_NAVY, text)
                .knowing(new Whereabouts(working.now())
                        .of(working.country().ports().and(british.unitsOrMarkers())))
                .one(working.country().ports());
        var port = working.umpire().askOne(navy.map(question::defaultingTo).orElse(question));
        working.board(board -> board.withNavy(port.zone()));
        working.rule(rule, "The French Navy is in %s.", port);
    }

    /** Ports without a British CU or PC marker, and without an American general. */
    static Bars<Space> landingPlaces(Occupancy now) {
        var british = now.of(Sides.BRITISH);
        return now.bars()
                .bar("6.2", now.inland(), "%s is no port.")
                .bar("6.2", british.unitsOrMarkers(), "The French cannot land in %s: the British are there.")
                .bar("6.2", now.of(Sides.AMERICAN).generals(), "An American general is in %s.");
    }

    /** At once if a port is open; otherwise the French wait in the American Reinforcements Box. */
    private static void arrive(WorkingPosition working) {
        var ports = landingPlaces(working.occupancy());
        Arrivals.landingPort(working, ports, List.of()).ifPresent(port -> land(working, port));
    }

    /** All the French land in one port, now or later with an operations card. */
    static void land(WorkingPosition working, Space port) {
        Arrivals.land(working, port);
        Captures.arrive(working, Sides.AMERICAN, port);
    }

    /** 9.1: the advantage of the British Regulars is lost for good. */
    static void loseRegulars(WorkingPosition working) {
        boolean has = working.now().track().has(Track.Mark.REGULARS);
        if (!working.applies(has, "9.1", "The advantage of the regulars was lost before.")) return;
        working.track(track -> track.with(Track.Mark.REGULARS, false));
        working.rule("9.1", "The British lose the advantage of their regulars.");
    }

    /** After the alliance, British CUs leave for Europe (R7). */
    static Effect europeanWar(Position now, Side side, int count) {
        return new Effect.Picks<>(
                () -> CombatUnits.toEurope(now, side, count),
                (working, picks) -> CombatUnits.remove(working, "6.2", Nation.BRITISH, picks));
    }
}
