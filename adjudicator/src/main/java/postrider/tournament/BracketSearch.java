package postrider.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.tournament.BestMatchings.Edges;
import postrider.tournament.Contender.Drift;

/**
 * Finds the best pairing of a bracket by the FIDE (Dutch) System: C.04.3 of the FIDE Handbook, as in force from 1 February 2026. The
 * criteria are applied in their order, each to the matchings that are best by those before it; what they leave open, the order of
 * candidates decides (4). The contenders in their order are the vertices; an edge is named by its two ends, the higher-ranked first.
 */
final class BracketSearch {
    private final Bracket bracket;
    private final List<Contender> all;
    private final boolean complete;
    /** The first resident, the first of the next bracket, and the first of all below. */
    private final int first, last, end;

    private final boolean[][] mayMeet;
    private final int[] points;
    private final BestMatchings best;

    /** @param complete whether all below take part and nobody is left over (C4); if not, all who float are left over */
    BracketSearch(Bracket bracket, boolean complete) {
        this.bracket = bracket;
        this.complete = complete;
        all = Stream.of(
                        bracket.movedDown(),
                        bracket.residents(),
                        bracket.next(),
                        complete ? bracket.below() : List.<Contender>of())
                .flatMap(List::stream)
                .toList();
        first = bracket.movedDown().size();
        last = first + bracket.residents().size();
        end = last + bracket.next().size();
        points = all.stream().mapToInt(one -> one.score().quarters()).toArray();
        mayMeet = new boolean[all.size()][all.size()];
        // Two who were moved down would have met above.
        for (int other = first; other < all.size(); other++)
            for (int one = 0; one < other; one++)
                mayMeet[one][other] = all.get(one).mayMeet(all.get(other));
        best = BestMatchings.of(all.size() + all.size() % 2, this::isAllowed)
                .orElseThrow(() -> new IllegalStateException("A round that was possible is not."));
    }

    /** Where there is an odd one, the vertex after the last is the bye. */
    private boolean isAllowed(int one, int other) {
        if (!complete) return true;
        return other < all.size() ? mayMeet[one][other] : Bracket.mayHave(bracket.bye(), all.get(one));
    }

    List<Pair> pairs() {
        criteria();
        movedDown();
        remainder();
        return pairs(this::inBracket);
    }

    /** Who of the next bracket would have an opponent, in one of the ways that are best for this one. */
    List<Pair> ahead() {
        return pairs(this::inNext);
    }

    private List<Pair> pairs(Edges edges) {
        var mates = best.any();
        return IntStream.range(0, end)
                .filter(one -> edges.has(one, mates[one]))
                .mapToObj(one -> new Pair(all.get(one), all.get(mates[one])))
                .toList();
    }

    private boolean inBracket(int one, int other) {
        return one < other && other < last && mayMeet[one][other];
    }

    private boolean inNext(int one, int other) {
        return one < other && other >= last && other < end && mayMeet[one][other];
    }

    private void criteria() {
        // C6, C7: as few downfloaters as possible, and with as few points.
        many(this::inBracket);
        for (int score : scores(first)) many((one, other) -> inBracket(one, other) && has(score, one));
        // C8: the same for the next bracket.
        many(this::inNext);
        for (int score : scores(end)) many((one, other) -> inNext(one, other) && has(score, one));
        // C9: the bye goes to the one who has played most.
        if (complete && bracket.givesBye() && downfloaters() == 1)
            best.prefer(
                    all.stream().mapToInt(Contender::matches).sum(),
                    (one, other) -> other == all.size() ? all.get(one).matches() : 0);
        // C10, C11: if possible, a topscorer has no side three times more than the other, nor three times running.
        unless((one, other) -> one.clashes(other) && one.isUnbalanced() && other.isUnbalanced());
        unless(BracketSearch::isThirdTime);
        // C12, C13: all get the side they prefer, or at least those with a strong preference.
        unless(Preference::clashes);
        unless((one, other) -> one.clashesStrongly(other) && !one.clashesAbsolutely(other));
        // C14-C17: nobody who floated in one of the last two rounds does so again.
        floats(Contender::last);
        floats(Contender::before);
        // C18-C21: if they do, then by as few points as possible.
        floatsByPoints(Contender::last);
        floatsByPoints(Contender::before);
    }

    private void many(Edges edges) {
        best.prefer(all.size(), (one, other) -> edges.has(one, other) ? 1 : 0);
    }

    private void unless(BiPredicate<Preference, Preference> breach) {
        many((one, other) -> inBracket(one, other)
                && !breach.test(all.get(one).preference(), all.get(other).preference()));
    }

    /** Whether, of two who must both have the same side, the one who gives way has the other side for the third time running. */
    private static boolean isThirdTime(Preference one, Preference other) {
        if (!one.clashesAbsolutely(other)) return false;
        if (one.imbalance() == other.imbalance()) return one.repeated() != 0 && one.repeated() == other.repeated();
        return (one.imbalance() > other.imbalance() ? other : one).repeated() == -one.side();
    }

    private void floats(Function<Contender, Drift> when) {
        best.prefer(
                2 * last,
                (one, other) -> !inBracket(one, other)
                        ? 0
                        : (one >= first && is(Drift.DOWN, one, when) ? 1 : 0) + (is(Drift.DOWN, other, when) ? 1 : 0));
        many((one, other) -> inBracket(one, other) && !isUpAgain(one, other, when));
    }

    private void floatsByPoints(Function<Contender, Drift> when) {
        for (int score : scores(last))
            best.prefer(
                    2 * last,
                    (one, other) -> !inBracket(one, other)
                            ? 0
                            : (has(score, one) && is(Drift.DOWN, one, when) ? 1 : 0)
                                    + (has(score, other) && is(Drift.DOWN, other, when) ? 1 : 0));
        for (int score : scores(last))
            many((one, other) -> inBracket(one, other) && has(score, one) && !isUpAgain(one, other, when));
    }

    /** Whether somebody floats up again, by meeting somebody who was moved down. */
    private boolean isUpAgain(int one, int other, Function<Contender, Drift> when) {
        return one < first && is(Drift.UP, other, when);
    }

    private boolean is(Drift drift, int one, Function<Contender, Drift> when) {
        return when.apply(all.get(one)) == drift;
    }

    private boolean has(int score, int one) {
        return points[one] == score;
    }

    /** The different scores among the first so many contenders, the highest first. */
    private int[] scores(int count) {
        return Arrays.stream(points).limit(count).distinct().toArray();
    }

    private int downfloaters() {
        var mates = best.any();
        return (int) IntStream.range(0, last)
                .filter(one -> !inBracket(one, mates[one]) && !inBracket(mates[one], one))
                .count();
    }

    /** 4.4, 4.2: those moved down who play here are as highly ranked as possible, each against the highest possible opponent. */
    private void movedDown() {
        for (int down = 0; down < first; down++) chosen(down, this::inBracket);
        var mates = best.any();
        for (int down = 0; down < first; down++)
            if (inBracket(down, mates[down])) against(down, last, other -> last - other);
    }

    private void chosen(int higher, Edges edges) {
        best.prefer(1, (one, other) -> one == higher && edges.has(one, other) ? 1 : 0);
    }

    private void against(int higher, int bound, IntUnaryOperator worth) {
        best.prefer(bound, (one, other) -> one == higher && inBracket(one, other) ? worth.applyAsInt(other) : 0);
    }

    /** 4.3, 4.2: of the remaining residents the upper half meets the lower, with as few exchanges as possible. */
    private void remainder() {
        var mates = best.any();
        var rest = IntStream.range(first, last)
                .filter(one -> mates[one] >= first || !inBracket(mates[one], one))
                .toArray();
        int pairs = (int)
                Arrays.stream(rest).filter(one -> inBracket(one, mates[one])).count();
        var place = new int[all.size() + 1];
        for (int at = 0; at < rest.length; at++) place[rest[at]] = at;
        Edges edges = (one, other) -> one >= first && inBracket(one, other);
        for (int at = 0; at < pairs; at++)
            if (mayMeet[rest[at]][rest[at + pairs]]) best.guess(rest[at], rest[at + pairs]);
        many((one, other) -> edges.has(one, other) && place[one] < pairs);
        if (exchanges(rest, pairs)) {
            // The smallest difference between those exchanged, the lowest of the upper half, the highest of the lower.
            best.prefer(rest.length * pairs, (one, other) -> edges.has(one, other) ? rest.length - place[one] : 0);
            for (int at = pairs - 1; at >= 0; at--) {
                int low = rest[at];
                best.prefer(1, (one, other) -> one == low && !edges.has(one, other) || other == low ? 1 : 0);
            }
            for (int at = pairs; at < rest.length; at++) chosen(rest[at], edges);
        }
        var halves = best.any();
        for (int one : rest)
            if (edges.has(one, halves[one])) against(one, rest.length, other -> rest.length - place[other]);
    }

    private boolean exchanges(int[] rest, int pairs) {
        var mates = best.any();
        return IntStream.range(0, pairs).anyMatch(at -> !inBracket(rest[at], mates[rest[at]]));
    }
}
