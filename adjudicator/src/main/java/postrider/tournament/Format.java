package postrider.tournament;

import java.util.List;
import java.util.SortedMap;

/** How a tournament goes on: a Swiss tournament, or a knock-out. */
public interface Format {
    /**
     * @param away who has no game in the round that is to be paired, and why; never {@link Bye#PAIRING}
     */
    Next next(Tournament tournament, SortedMap<Integer, Bye> away);

    /** What comes next. */
    sealed interface Next {
        /**
         * A round.
         *
         * @param bids pairings of it whose sides are bid for ({@link Bids}); the sides of all others stand
         */
        record Play(Draw draw, List<Pairing> bids) implements Next {}

        /** All is played: these have won, as a rule one. */
        record Over(List<Integer> winners) implements Next {}

        /** The director has to decide: one sentence on what cannot be paired. */
        record Stuck(String why) implements Next {}
    }
}
