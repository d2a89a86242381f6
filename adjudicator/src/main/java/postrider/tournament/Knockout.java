package postrider.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A knock-out. In each round the highest seed that is left meets the lowest, the second highest the second lowest, and so on. Drawn
 * matches are played again in a round of their own.
 */
public record Knockout(DrawnMatch drawn, OddOne odd) implements Format {

    /**
     * The result of the rounds so far.
     *
     * @param left who is not out
     * @param again the matches of the last round that must be played again
     * @param spared how often each was the odd one
     */
    private record State(SortedSet<Integer> left, List<Pairing> again, SortedMap<Integer, Integer> spared) {
        boolean has(Pairing pairing) {
            return left.contains(pairing.first()) && left.contains(pairing.second());
        }

        int spared(int entrant) {
            return spared.getOrDefault(entrant, 0);
        }
    }

    @Override
    public Next next(Tournament tournament, SortedMap<Integer, Bye> away) {
        var state = state(tournament, away);
        var again = state.again.stream().filter(state::has).toList();
        if (!again.isEmpty()) return play(tournament, again, away, drawn == DrawnMatch.SUDDEN_BID);
        return state.left.size() < 2 ? new Next.Over(List.copyOf(state.left)) : draw(tournament, state, away);
    }

    /** Those who are not out. */
    public Set<Integer> left(Tournament tournament, SortedMap<Integer, Bye> away) {
        return state(tournament, away).left;
    }

    private State state(Tournament tournament, SortedMap<Integer, Bye> away) {
        var state = new State(
                tournament.entrants().stream().map(Entrant::number).collect(Collectors.toCollection(TreeSet::new)),
                new ArrayList<>(),
                new TreeMap<>());
        for (var round : tournament.played()) {
            var replays = List.copyOf(state.again);
            state.again.clear();
            round.byes().forEach((entrant, bye) -> {
                if (bye == Bye.PAIRING) state.spared.merge(entrant, 1, Integer::sum);
                else state.left.remove(entrant);
            });
            for (var match : round.matches()) settle(match, replays, state);
        }
        state.left.removeAll(away.keySet());
        return state;
    }

    private void settle(Match match, List<Pairing> replays, State state) {
        var pairing = match.pairing();
        int ahead = match.result().first().compareTo(match.result().second());
        boolean level = ahead == 0 && match.result().played();
        if (!state.has(pairing)) {
            int oddOne = state.left.contains(pairing.first()) ? pairing.first() : pairing.second();
            int theirs = oddOne == pairing.first() ? ahead : -ahead;
            state.spared.merge(oddOne, 1, Integer::sum);
            if (theirs < 0 || ahead == 0 && !level) state.left.remove(oddOne);
            return;
        }
        boolean replay = replays.stream().anyMatch(one -> one.has(pairing.first()) && one.has(pairing.second()));
        if (level && !replay && drawn != DrawnMatch.HIGHER_SEED) state.again.add(pairing.swapped());
        else if (level) state.left.remove(Math.max(pairing.first(), pairing.second()));
        else {
            if (ahead <= 0) state.left.remove(pairing.first());
            if (ahead >= 0) state.left.remove(pairing.second());
        }
    }

    private Next draw(Tournament tournament, State state, SortedMap<Integer, Bye> away) {
        var seeds = new ArrayList<>(state.left);
        var byes = new TreeMap<>(away);
        var pairings = new ArrayList<Pairing>();
        for (int oddOne : oddOnes(tournament, state)) {
            seeds.remove(Integer.valueOf(oddOne));
            eliminator(oddOne, tournament, state, away)
                    .ifPresentOrElse(
                            beaten -> pairings.add(seated(oddOne, beaten, tournament)),
                            () -> byes.put(oddOne, Bye.PAIRING));
        }
        var matches = IntStream.range(0, seeds.size() / 2)
                .mapToObj(at -> seated(seeds.get(at), seeds.get(seeds.size() - 1 - at), tournament))
                .toList();
        pairings.addAll(0, matches);
        return play(tournament, pairings, byes, false);
    }

    private static Next play(
            Tournament tournament, List<Pairing> pairings, SortedMap<Integer, Bye> byes, boolean bids) {
        return new Next.Play(
                new Draw(pairings, byes), bids || tournament.sides() == Sides.BY_BID ? pairings : List.of());
    }

    /** The highest seeds among those who were the odd one least often. If they have byes, the first round has enough to need no later one. */
    private List<Integer> oddOnes(Tournament tournament, State state) {
        int left = state.left.size();
        int power = Integer.highestOneBit(left);
        boolean first = tournament.played().isEmpty();
        int count = odd == OddOne.BYE && first && left > power ? 2 * power - left : left % 2;
        return state.left.stream()
                .sorted(Comparator.comparing((Integer one) -> state.spared(one))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(count)
                .toList();
    }

    /** Of those who are out but present, preferably one who has not met the odd one, then the one with most points, then the highest seed. */
    private Optional<Integer> eliminator(int oddOne, Tournament tournament, State state, SortedMap<Integer, Bye> away) {
        if (odd == OddOne.BYE) return Optional.empty();
        return tournament.entrants().stream()
                .map(Entrant::number)
                .filter(number -> !state.left.contains(number) && !away.containsKey(number))
                .min(Comparator.comparing((Integer number) ->
                                contender(number, tournament).met().contains(oddOne))
                        .thenComparing(tournament::points, Comparator.reverseOrder())
                        .thenComparing(Comparator.naturalOrder()));
    }

    private static Pairing seated(int high, int low, Tournament tournament) {
        return new Pair(contender(high, tournament), contender(low, tournament))
                .seated(high % 2 == 1 == tournament.topFirst());
    }

    private static Contender contender(int number, Tournament tournament) {
        return Contender.of(number, tournament, false);
    }
}
