package postrider.gateway.tournament;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import postrider.log.Event;
import postrider.log.Written;
import postrider.tournament.Bye;

/** Something that happened in a tournament, as its file records it: done by the director, asked for by letter, or a result. */
public sealed interface Deed {
    /** The format of the files written here. */
    int FORMAT = 1;

    /** The letter that asked for it, if one did. */
    default Written letter() {
        return Written.NOT;
    }

    /**
     * The first entry.
     * @param commitment binds the referee to the secret that all lots are drawn from
     */
    record Founded(int format, String id, TournamentPlan plan, List<Participant> entrants, String commitment)
            implements Deed {
        public Founded {
            entrants = List.copyOf(entrants);
        }
    }

    /** A new entrant, from the next round on. */
    record Entered(Participant entrant) implements Deed {}

    /** An entrant has a new address, key or time zone. */
    record Changed(String entrant, Event.Player player, String zone) implements Deed {}

    /** An entrant leaves. */
    record Withdrawn(String entrant, String why, Written letter) implements Deed {}

    /** An entrant's words, which go into all lots drawn after them. */
    record Lot(String entrant, Written letter) implements Deed {}

    /**
     * The entrants' numbers, drawn when the first round is paired.
     *
     * @param entrants their addresses, number 1 first
     * @param topFirst whether number 1 plays the first side in round 1
     */
    record Numbered(List<String> entrants, boolean topFirst) implements Deed {
        public Numbered {
            entrants = List.copyOf(entrants);
        }
    }

    /**
     * A round begins.
     *
     * @param byes entrants without a game, by number
     * @param until when the round ends
     */
    record Paired(int round, List<Board> boards, SortedMap<Integer, Bye> byes, Instant until) implements Deed {
        public Paired {
            boards = List.copyOf(boards);
            byes = Collections.unmodifiableSortedMap(new TreeMap<>(byes));
        }
    }

    /**
     * A bid for a side.
     *
     * @param entrant their number
     * @param first whether they want the first side
     */
    record Bid(String board, int entrant, boolean first, int points, Written letter) implements Deed {}

    /**
     * The bids are settled, and the game begins.
     *
     * @param first the number of the player of the first side
     * @param given the winning bid; 0 if they wanted different sides
     * @param by the number of the winning bidder
     */
    record Seated(String board, int first, int given, int by) implements Deed {}

    /**
     * A game is over by its own file, or can no longer begin.
     *
     * @param how it ended, as a sentence
     * @param rated whether it counts for ratings: the winner on time may waive that
     */
    record Ended(String board, Score score, String how, boolean rated) implements Deed {}

    /** Games that were unfinished when their round ended. */
    record Late(int round, List<String> boards) implements Deed {
        public Late {
            boards = List.copyOf(boards);
        }
    }

    /** A late game gets more time. */
    record Extended(String board, Instant until, String why) implements Deed {}

    /**
     * A ruling ends a game.
     *
     * @param by the name of the official who rules
     */
    record Adjudicated(String board, Score score, String why, String by, Written letter) implements Deed {}

    /**
     * The tournament ends, and the secret of the lots is published.
     *
     * @param why it ends early; empty if all rounds were played
     * @param table the final table with ratings, a line for each entrant
     */
    record Closed(String secret, String why, List<String> table) implements Deed {
        public Closed {
            table = List.copyOf(table);
        }
    }
}
