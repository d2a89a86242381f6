package postrider.tournament;

import java.util.List;

/** What parts entrants with as many points as one another. */
public enum TieBreak {
    /** The points of all opponents but the one who has fewest. */
    BUCHHOLZ_CUT_1,
    /** The points of all opponents. */
    BUCHHOLZ,
    /** The points of each opponent, times what was won against them. */
    SONNEBORN_BERGER,
    /** The points won against those who are level, if all of them met. */
    DIRECT_ENCOUNTER,
    /** How many matches were won at the board. */
    WINS;

    /** The order in which a tournament takes them unless its file says otherwise. */
    public static final List<TieBreak> USUAL =
            List.of(BUCHHOLZ_CUT_1, SONNEBORN_BERGER, DIRECT_ENCOUNTER, WINS, BUCHHOLZ);
}
