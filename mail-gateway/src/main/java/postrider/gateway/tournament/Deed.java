package postrider.gateway.tournament;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import postrider.log.Event;
import postrider.log.Written;
import postrider.tournament.Bye;

/** What happened in a tournament, as its file has it: what its director does, what came by letter, and what follows. */
public sealed interface Deed {
    /** Of the files written here. */
    int FORMAT = 1;

    /** The letter that asked for it. */
    default Written letter() {
        return Written.NOT;
    }

    /**
     * The first of all.
     *
     * @param commitment what binds to the secret from which all lots are drawn
     */
    record Founded(int format, String id, TournamentPlan plan, List<Participant> entrants, String commitment)
            implements Deed {
        public Founded {
            entrants = List.copyOf(entrants);
        }
    }

    /** Somebody plays too, from the next round on. */
    record Entered(Participant entrant) implements Deed {}

    /** Somebody has another address or key, or lives elsewhere. */
    record Changed(String entrant, Event.Player player, String zone) implements Deed {}

    /** Somebody plays no more. */
    record Withdrawn(String entrant, String why, Written letter) implements Deed {}

    /** A word of an entrant's own, on which the lots hang that are drawn after it. */
    record Lot(String entrant, Written letter) implements Deed {}

    /**
     * Who has which number, drawn when the first round is paired.
     *
     * @param entrants by their addresses, number 1 first
     * @param topFirst whether number 1 begins with the first side
     */
    record Numbered(List<String> entrants, boolean topFirst) implements Deed {
        public Numbered {
            entrants = List.copyOf(entrants);
        }
    }

    /**
     * A round begins.
     *
     * @param byes who has no game, by number
     * @param until when it is to be over
     */
    record Paired(int round, List<Board> boards, SortedMap<Integer, Bye> byes, Instant until) implements Deed {
        public Paired {
            boards = List.copyOf(boards);
            byes = Collections.unmodifiableSortedMap(new TreeMap<>(byes));
        }
    }

    /**
     * What somebody gives for a side.
     *
     * @param entrant their number
     * @param first whether they want the first side
     */
    record Bid(String board, int entrant, boolean first, int points, Written letter) implements Deed {}

    /**
     * Bids are settled, and the game begins.
     *
     * @param first the number of whoever plays the first side
     * @param given what the bid was that won; 0 if each wanted another side
     * @param by the number of whoever gives it
     */
    record Seated(String board, int first, int given, int by) implements Deed {}

    /**
     * A game is over, by its own file, or cannot begin any more.
     *
     * @param how a sentence
     * @param rated whether it counts for their ratings: whoever has won on time may waive that
     */
    record Ended(String board, Score score, String how, boolean rated) implements Deed {}

    /** Games that were not over when their round was. */
    record Late(int round, List<String> boards) implements Deed {
        public Late {
            boards = List.copyOf(boards);
        }
    }

    /** A game that is late may go on. */
    record Extended(String board, Instant until, String why) implements Deed {}

    /**
     * A game is ended by a ruling.
     *
     * @param by who rules
     */
    record Adjudicated(String board, Score score, String why, String by, Written letter) implements Deed {}

    /**
     * All is over, and the secret of the lots is told.
     *
     * @param why it ends before all its rounds are played; empty if they are
     * @param table the final one, with the ratings, a line each
     */
    record Closed(String secret, String why, List<String> table) implements Deed {
        public Closed {
            table = List.copyOf(table);
        }
    }
}
