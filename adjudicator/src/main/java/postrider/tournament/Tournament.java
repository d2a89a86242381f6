package postrider.tournament;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The entrants of a tournament, its terms, and the rounds played so far.
 *
 * @param entrants in the order of their numbers, from 1 on without a gap
 * @param topFirst whether the first seed begins with the game's first side, by a lot drawn before the first round
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

    public Points points(int entrant) {
        return points(entrant, played.size());
    }

    public Points points(int entrant, int rounds) {
        return played.stream()
                .limit(rounds)
                .map(round -> points(entrant, round))
                .reduce(Points.ZERO, Points::plus);
    }

    Points points(int entrant, Round round) {
        return round.of(entrant)
                .map(match -> match.of(entrant))
                .orElseGet(() -> scoring.of(round.byes().getOrDefault(entrant, Bye.ZERO)));
    }
}
