package postrider.tournament;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who plays, by which terms, and what has been played so far.
 *
 * @param entrants in the order of their numbers, from 1 on without a gap
 * @param topFirst whether the first seed begins with the game's first side: a lot, drawn before the first round
 * @param played the rounds that are over, in order
 */
public record Tournament(List<Entrant> entrants, Scoring scoring, Sides sides, boolean topFirst, List<Round> played) {
    public Tournament {
        entrants = entrants.stream()
                .sorted(Comparator.comparingInt(Entrant::number))
                .toList();
        played = List.copyOf(played);
        var seeds = entrants.stream().map(Entrant::number).toList();
        if (!seeds.equals(IntStream.rangeClosed(1, entrants.size()).boxed().toList()))
            throw new IllegalArgumentException("Entrants are numbered from 1 on without a gap, not " + seeds + ".");
    }

    /** What an entrant has after all that was played. */
    public Points points(int entrant) {
        return points(entrant, played.size());
    }

    /** What they had after so many rounds. */
    public Points points(int entrant, int rounds) {
        return played.stream()
                .limit(rounds)
                .map(round -> points(entrant, round))
                .reduce(Points.ZERO, Points::plus);
    }

    /** What they had of one round. */
    Points points(int entrant, Round round) {
        return round.of(entrant)
                .map(match -> match.of(entrant))
                .orElseGet(() -> scoring.of(round.byes().getOrDefault(entrant, Bye.ZERO)));
    }
}
