package postrider.tournament;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One bracket of a round (1.3), and those below it. All lists are in order.
 *
 * @param movedDown those whom the bracket above left over
 * @param residents those who have the points of this bracket
 * @param next the residents of the bracket below
 * @param below all others below
 * @param bye how many points the one with the bye may have at most (C5); empty if there is no odd one
 */
record Bracket(
        List<Contender> movedDown,
        List<Contender> residents,
        List<Contender> next,
        List<Contender> below,
        Optional<Points> bye) {

    /**
     * The pairs within the bracket; all others float down. That everybody below then has an opponent (C4) is made a criterion only if the
     * best pairing of this bracket and the next would fail it, which is rare.
     */
    List<Pair> pairs() {
        if (!givesBye()) {
            var search = new BracketSearch(this, false);
            var pairs = search.pairs();
            var ahead = Stream.concat(pairs.stream(), search.ahead().stream()).toList();
            if (isComplete(left(Stream.of(movedDown, residents, next, below), ahead), bye)) return pairs;
        }
        return new BracketSearch(this, true).pairs();
    }

    /** Whether those of this bracket who do not play in it may include the one with the bye. */
    boolean givesBye() {
        return bye.filter(points -> points.compareTo(residents.getFirst().score()) >= 0)
                .isPresent();
    }

    /** Those who float down if these are paired, in order. */
    List<Contender> floating(List<Pair> pairs) {
        return left(Stream.of(movedDown, residents), pairs);
    }

    private static List<Contender> left(Stream<List<Contender>> of, List<Pair> pairs) {
        var paired = numbers(pairs);
        return of.flatMap(List::stream)
                .filter(one -> !paired.contains(one.number()))
                .toList();
    }

    static Set<Integer> numbers(List<Pair> pairs) {
        return pairs.stream()
                .flatMap(pair -> Stream.of(pair.high().number(), pair.low().number()))
                .collect(Collectors.toSet());
    }

    /** C1-C4: whether all of these can be paired, apart from one who may have the bye if their number is odd. */
    static boolean isComplete(List<Contender> all, Optional<Points> bye) {
        int size = all.size();
        return BestMatchings.of(
                        size + size % 2,
                        (one, other) ->
                                other < size ? all.get(one).mayMeet(all.get(other)) : mayHave(bye, all.get(one)))
                .isPresent();
    }

    static boolean mayHave(Optional<Points> bye, Contender one) {
        return one.mayHaveBye()
                && bye.filter(points -> one.score().compareTo(points) <= 0).isPresent();
    }
}
