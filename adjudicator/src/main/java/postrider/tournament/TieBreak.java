package postrider.tournament;

import java.util.List;
import java.util.stream.Stream;

/**
 * Separates entrants with equal points. A round without a match counts as one against somebody with the entrant's own points.
 */
public enum TieBreak {
    /** The points of all opponents except the one with fewest. */
    BUCHHOLZ_CUT_1 {
        @Override
        Points of(int entrant, List<Entrant> level, Tournament tournament) {
            var least = opponents(entrant, tournament).min(Points::compareTo);
            return BUCHHOLZ.of(entrant, level, tournament).minus(least.orElse(Points.ZERO));
        }
    },
    /** The points of all opponents. */
    BUCHHOLZ {
        @Override
        Points of(int entrant, List<Entrant> level, Tournament tournament) {
            return sum(opponents(entrant, tournament));
        }
    },
    /** The points of each opponent, multiplied by the points won against them. */
    SONNEBORN_BERGER {
        @Override
        Points of(int entrant, List<Entrant> level, Tournament tournament) {
            return sum(tournament.played().stream()
                    .map(round -> opponent(entrant, round, tournament).times(tournament.points(entrant, round))));
        }
    },
    /** The points won against those who are level, if all of them have met; otherwise 0. */
    DIRECT_ENCOUNTER {
        @Override
        Points of(int entrant, List<Entrant> level, Tournament tournament) {
            var among = level.stream().map(Entrant::number).toList();
            var all = among.stream()
                    .allMatch(one -> matches(one, tournament)
                                    .map(match -> match.pairing().opponentOf(one))
                                    .filter(among::contains)
                                    .distinct()
                                    .count()
                            == among.size() - 1);
            if (!all) return Points.ZERO;
            return sum(matches(entrant, tournament)
                    .filter(match -> among.contains(match.pairing().opponentOf(entrant)))
                    .map(match -> match.of(entrant)));
        }
    },
    /** The number of matches won in play. */
    WINS {
        @Override
        Points of(int entrant, List<Entrant> level, Tournament tournament) {
            return sum(matches(entrant, tournament)
                    .filter(match ->
                            match.of(entrant).compareTo(match.of(match.pairing().opponentOf(entrant))) > 0)
                    .map(match -> Points.ONE));
        }
    };

    /** The order in which a tournament uses them unless its file says otherwise. */
    public static final List<TieBreak> USUAL =
            List.of(BUCHHOLZ_CUT_1, SONNEBORN_BERGER, DIRECT_ENCOUNTER, WINS, BUCHHOLZ);

    /**
     * @param level all who are level so far, including the entrant
     */
    abstract Points of(int entrant, List<Entrant> level, Tournament tournament);

    private static Points sum(Stream<Points> points) {
        return points.reduce(Points.ZERO, Points::plus);
    }

    private static Stream<Match> matches(int entrant, Tournament tournament) {
        return tournament.played().stream().flatMap(round -> round.playedBy(entrant).stream());
    }

    private static Stream<Points> opponents(int entrant, Tournament tournament) {
        return tournament.played().stream().map(round -> opponent(entrant, round, tournament));
    }

    private static Points opponent(int entrant, Round round, Tournament tournament) {
        return tournament.points(round.playedBy(entrant)
                .map(match -> match.pairing().opponentOf(entrant))
                .orElse(entrant));
    }
}
