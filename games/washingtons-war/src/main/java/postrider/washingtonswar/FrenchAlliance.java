package postrider.washingtonswar;

import java.util.LinkedHashMap;
import java.util.Optional;
import postrider.kernel.Choice;
import postrider.kernel.Side;
import postrider.map.Bars;

/** Chapter 12. */
final class FrenchAlliance {
    /** 12.0: the French Alliance Space, last of the track. */
    static final int ALLIANCE = 9;

    private static final int FOR_THE_REGULARS = 2;
    private static final int LEAVE_FOR_EUROPE = 2;

    private FrenchAlliance() {}

    /** 12.1: moves the marker, forward or back, and not below 0. Once it entered the Alliance Space it stays (12.2.A). */
    static void advance(Table table, String rule, int spaces) {
        int before = table.now().track().alliance();
        if (before == ALLIANCE) return;
        int after = Math.clamp(before + spaces, 0, ALLIANCE);
        if (after == before) return;
        table.track(track -> track.withAlliance(after));
        table.umpire().rule(rule, "The French Alliance marker moves from %d to %d.", before, after);
    }

    /** 9.41, 12.1: the British Regulars' Advantage is lost, once and for good. */
    static void loseRegulars(Table table, String rule) {
        if (!table.now().track().has(Track.Mark.REGULARS)) return;
        table.track(track -> track.with(Track.Mark.REGULARS, false));
        table.umpire().rule(rule, "The British lose the Regulars' Advantage.");
        advance(table, "12.1", FOR_THE_REGULARS);
    }

    /** 12.2.B: the marker is in the Alliance Space, but nothing has come of it yet. */
    static boolean isDue(Position now) {
        return now.track().alliance() == ALLIANCE && now.track().war() == Track.War.NEUTRAL;
    }

    /** 12.2.B: to be called when a strategy card has been fully resolved; does nothing unless the alliance is due. */
    static void takeEffect(Table table) {
        if (!isDue(table.now())) return;
        table.track(track -> track.withWar(Track.War.ALLIED));
        table.umpire().rule("12.2.A", "France enters the war.");
        placeNavy(table, "12.2.B.i");
        arrive(table);
        table.umpire().rule("12.2.B.iii", "The European War begins at the end of the turn.");
        table.cards(cards -> cards.withReshuffle(true));
        table.umpire().rule("12.2.B.iv", "The deck is reshuffled at the end of the turn.");
    }

    /** 5.5: the navy moves to any zone, from another or from the turn track (12.3). */
    static void navyPhase(Table table) {
        if (table.now().track().war() != Track.War.NEUTRAL) placeNavy(table, "5.5");
        else table.umpire().rule("5.5", "France is neutral: there is no French Navy to move.");
    }

    private static void placeNavy(Table table, String rule) {
        var menu = new LinkedHashMap<String, String>();
        table.box().zones().forEach(zone -> menu.put(zone, zone));
        var navy = table.now().board().navy();
        var question = Choice.one(
                Side.AMERICAN,
                rule,
                WarTopic.FRENCH_NAVY,
                "",
                navy.map("The French Navy blockades %s. Which Blockade Zone is it to blockade now?"::formatted)
                        .orElse("Which Blockade Zone is the French Navy to blockade?"),
                menu);
        var zone = table.umpire().askOne(navy.map(question::silently).orElse(question));
        table.board(board -> board.withNavy(Optional.of(zone)));
        table.umpire().rule(rule, "The French Navy blockades %s.", zone);
    }

    /** 12.2.B.ii: ports without a British CU or PC marker. */
    static Bars<Space> landingPlaces(Occupancy now) {
        var british = now.of(Side.BRITISH);
        var shut = now.everywhere()
                .minus(now.now().box().ports())
                .or(british.units())
                .or(british.markers());
        return now.bars().bar("12.2.B.ii", shut, "The French cannot land in %s.");
    }

    /** 12.2.B.ii: at once if there is a port; else the French wait in the American Reinforcements Box. */
    private static void arrive(Table table) {
        var ports = landingPlaces(new Occupancy(table.now())).open();
        if (ports.isEmpty()) {
            table.place(rochambeau(table), Place.Box.REINFORCEMENTS);
            table.umpire().rule("12.2.B.ii", "No port can take the French: they wait in the Reinforcements Box.");
            return;
        }
        var question = Choice.one(
                Side.AMERICAN,
                "12.2.B.ii",
                WarTopic.FRENCH_LANDING,
                "",
                "In which port do Rochambeau and %d French CU land?"
                        .formatted(table.now().board().frenchBox()),
                Names.menu(ports));
        land(table, ports.size() == 1 ? ports.at(0) : table.umpire().askOne(question));
    }

    /** 12.2.B.ii: all the French land in one port, now or later with an OPS card. */
    static void land(Table table, Space port) {
        int units = table.now().board().frenchBox();
        table.board(board -> board.withFrenchBox(0));
        table.add(port, Troops.of(Side.FRENCH, units));
        table.place(rochambeau(table), port);
        table.umpire().rule("12.2.B.ii", "Rochambeau and %d French CU land in %s.", units, port);
        Captures.lone(table, Side.AMERICAN, port);
        Captures.oneGeneralOnly(table, Side.AMERICAN, port);
    }

    private static General rochambeau(Table table) {
        return table.box().generals().stream()
                .filter(General::french)
                .findFirst()
                .orElseThrow();
    }

    /** 5.7, 12.2.B.iii: in the End Phase of the turn of the alliance two British CUs leave the map. */
    static void europeanWar(Table table) {
        if (table.now().track().war() != Track.War.ALLIED) return;
        table.track(track -> track.withWar(Track.War.EUROPEAN_WAR));
        table.umpire().rule("12.2.B.iii", "European War breaks out.");
        CombatUnits.decision(
                        table.now(),
                        table.box().spaces(),
                        Side.BRITISH,
                        "12.2.B.iii",
                        WarTopic.EUROPEAN_WAR,
                        "",
                        "European War takes %d British CU from the map. From which spaces?",
                        Side.BRITISH,
                        LEAVE_FOR_EUROPE)
                .settle(table, Optional.empty());
    }
}
