package postrider.washingtonscrossing;

import java.util.List;

/** As many sorts of standing orders as there are. */
final class StandingOrders {
    static final List<String> LINES = List.of(
            "react: nobody",
            "react: ask",
            "react: go Leslie; to the attack; up to fatigue 2",
            "react if near Princeton: go Leslie; to the attack",
            "react unless near Trenton: nobody",
            "react in Trenton, Princeton: go Rall; to the attack, or nobody",
            "react to any attack within 4 hexes of Trenton with Ewing, never below fatigue 2",
            "react to any attack with Greene",
            "do not react",
            "losses: in proportion",
            "losses: Glover 100, Sargent 30",
            "retreat: surrender",
            "crossing: a detachment crosses",
            "raid: Trenton",
            "raided: Rall",
            "arrive: 1700",
            "onward: stop",
            "onward: to 1929",
            "deploy: as they stand",
            "rout: to the supply base",
            "otherwise ask",
            "otherwise none");

    private StandingOrders() {}
}
