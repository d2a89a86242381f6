package postrider.tournament;

import java.util.List;
import java.util.SortedMap;

/** How a tournament is played: as a Swiss tournament or a knock-out. */
public interface Format {
    /**
     * What comes next.
     *
     * @param away who asked for no game in the next round, and why; never {@link Bye#PAIRING}
     */
    Next next(Tournament tournament, SortedMap<Integer, Bye> away);

    sealed interface Next {
        /**
         * A round.
         *
         * @param bids the pairings whose sides are bid for ({@link Bids}); the sides of all others stand
         */
        record Play(Draw draw, List<Pairing> bids) implements Next {}

        /** The tournament is over, and these have won, usually one. */
        record Over(List<Integer> winners) implements Next {}

        /** The director must decide: a sentence says what cannot be paired. */
        record Stuck(String why) implements Next {}
    }
}
