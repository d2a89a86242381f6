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
 * @param games the games of successive rounds, repeated from the first if there are more rounds
 * @param rounds how many, if it is Swiss
 * @param drawn how a drawn match of a knock-out is decided
 * @param odd what happens to an odd player in a knock-out
 * @param sides how a pair's sides are assigned
 * @param eliminator plays the odd one out; if there is none, that player gets a point instead
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

    public enum Kind {
        SWISS,
        KNOCK_OUT
    }

    public record Title(String game, String scenario, Map<String, String> options) {
        private static final String BID = "bid";

        public Title {
            options = new TreeMap<>(options);
        }

        /** Whether sides are bid for in the game itself. */
        boolean bidsItself() {
            return options.containsKey(BID);
        }
    }

    Format format() {
        return switch (kind) {
            case SWISS -> new Swiss(rounds, TieBreak.USUAL);
            case KNOCK_OUT -> new Knockout(drawn, odd);
        };
    }

    Title title(int round) {
        return games.get((round - 1) % games.size());
    }

    /** Those who may rule. */
    public Stream<Participant> officials() {
        return Stream.concat(Stream.of(director), assistant.stream());
    }
}
