package postrider.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The FIDE (Dutch) System: entrants with equal points meet, and nobody meets twice ({@link BracketSearch}).
 *
 * @param rounds how many rounds there are
 * @param tieBreaks what separates those who are level at the end
 */
public record Swiss(int rounds, List<TieBreak> tieBreaks) implements Format {
    private static final Comparator<Pair> TABLES = Comparator.comparing(
                    (Pair pair) -> pair.high().score())
            .thenComparing(pair -> pair.low().score())
            .reversed()
            .thenComparing(pair -> pair.high().number());

    public Swiss {
        tieBreaks = List.copyOf(tieBreaks);
    }

    @Override
    public Next next(Tournament tournament, SortedMap<Integer, Bye> away) {
        if (tournament.played().size() >= rounds)
            return new Next.Over(Standings.of(tournament, tieBreaks).winners());
        boolean last = tournament.played().size() == rounds - 1;
        var contenders = tournament.entrants().stream()
                .map(Entrant::number)
                .filter(number -> !away.containsKey(number))
                .map(number -> Contender.of(number, tournament, last))
                .sorted(Contender.ORDER)
                .toList();
        if (contenders.isEmpty()) return new Next.Stuck("Nobody is here to be paired.");
        var bye = bye(contenders);
        if (!Bracket.isComplete(contenders, bye))
            return new Next.Stuck(
                    "Not all %d can be paired in round %d, unless somebody meets an opponent or has a bye a second time."
                            .formatted(contenders.size(), tournament.played().size() + 1));
        return draw(tournament, pairs(contenders, bye), contenders, away);
    }

    /** C5: the fewest points at which somebody can have the bye and all others can still be paired. */
    private static Optional<Points> bye(List<Contender> contenders) {
        if (contenders.size() % 2 == 0) return Optional.empty();
        return contenders.reversed().stream()
                .map(Contender::score)
                .distinct()
                .filter(points -> Bracket.isComplete(contenders, Optional.of(points)))
                .findFirst();
    }

    /** 1.9: bracket by bracket, from the top. */
    private static List<Pair> pairs(List<Contender> contenders, Optional<Points> bye) {
        var groups = Standings.parted(contenders, Contender::score);
        var pairs = new ArrayList<Pair>();
        List<Contender> movedDown = List.of();
        for (int at = 0; at < groups.size(); at++) {
            var lower = groups.subList(at + 1, groups.size());
            var bracket = new Bracket(
                    movedDown,
                    groups.get(at),
                    lower.stream().limit(1).flatMap(List::stream).toList(),
                    lower.stream().skip(1).flatMap(List::stream).toList(),
                    bye);
            var made = bracket.pairs();
            pairs.addAll(made);
            movedDown = bracket.floating(made);
        }
        return pairs;
    }

    private static Next draw(
            Tournament tournament, List<Pair> pairs, List<Contender> contenders, SortedMap<Integer, Bye> away) {
        var byes = new TreeMap<>(away);
        var paired = Bracket.numbers(pairs);
        for (var one : contenders) if (!paired.contains(one.number())) byes.put(one.number(), Bye.PAIRING);
        var seeds = seeds(tournament, away);
        var pairings = pairs.stream()
                .sorted(TABLES)
                .map(pair -> pair.seated(seeds.get(pair.high().number()) % 2 == 1 == tournament.topFirst()))
                .toList();
        return new Next.Play(new Draw(pairings, byes), tournament.sides() == Sides.BY_BID ? pairings : List.of());
    }

    /** 5.2.5: seeds without gaps for entrants who have not come yet. */
    private static Map<Integer, Integer> seeds(Tournament tournament, SortedMap<Integer, Bye> away) {
        var seeds = new TreeMap<Integer, Integer>();
        for (var entrant : tournament.entrants()) {
            int number = entrant.number();
            boolean came = !away.containsKey(number)
                    || tournament.played().stream()
                            .anyMatch(round ->
                                    round.of(number).isPresent() || round.byes().get(number) == Bye.PAIRING);
            if (came) seeds.put(number, seeds.size() + 1);
        }
        return seeds;
    }
}
