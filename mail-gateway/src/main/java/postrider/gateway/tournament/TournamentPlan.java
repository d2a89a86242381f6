package postrider.gateway.tournament;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import postrider.tournament.DrawnMatch;
import postrider.tournament.Format;
import postrider.tournament.Knockout;
import postrider.tournament.OddOne;
import postrider.tournament.Sides;
import postrider.tournament.Swiss;
import postrider.tournament.TieBreak;

/**
 * How a tournament is played, as its file says.
 *
 * @param name as people call it
 * @param games what is played, round by round and then from the first again
 * @param kind Swiss or knock-out
 * @param rounds of a Swiss tournament
 * @param drawn what becomes of a drawn match of a knock-out
 * @param odd what becomes of an odd one in a knock-out
 * @param sides how the two sides of a game come to the two of a pairing
 * @param round how long a round lasts
 * @param eliminator who plays whoever odd numbers leave over; empty if these are given a point
 */
public record TournamentPlan(
        String name,
        List<Title> games,
        Kind kind,
        int rounds,
        DrawnMatch drawn,
        OddOne odd,
        Sides sides,
        Duration round,
        Participant director,
        Optional<Participant> assistant,
        Optional<Participant> eliminator) {
    public TournamentPlan {
        games = List.copyOf(games);
    }

    /** How it goes on. */
    public enum Kind {
        SWISS,
        KNOCK_OUT
    }

    /** A game, and how it is played. */
    public record Title(String game, String scenario, Map<String, String> options) {
        private static final String BID = "bid";

        public Title {
            options = new TreeMap<>(options);
        }

        /** Whether its players bid for their sides in the game itself. */
        boolean bidsItself() {
            return options.containsKey(BID);
        }
    }

    /** How it goes on. */
    Format format() {
        return switch (kind) {
            case SWISS -> new Swiss(rounds, TieBreak.USUAL);
            case KNOCK_OUT -> new Knockout(drawn, odd);
        };
    }

    Title title(int round) {
        return games.get((round - 1) % games.size());
    }

    /** Who rules, each of them once. */
    public Stream<Participant> officials() {
        return Stream.concat(Stream.of(director), assistant.stream());
    }
}
