package postrider.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * An entrant as the pairing rules see them before a round.
 *
 * @param sides the sides they had, in the order of their matches: 1 the first, -1 the second
 * @param met whom they have played
 * @param topscorer whether this is the last round and they have more than half of the possible points (1.8)
 * @param last how they floated in the previous round (1.4)
 * @param before how they floated in the one before that
 */
record Contender(
        int number,
        Points score,
        List<Integer> sides,
        Preference preference,
        Set<Integer> met,
        boolean mayHaveBye,
        boolean topscorer,
        Drift last,
        Drift before) {
    /** 1.2: by points, then by number. */
    static final Comparator<Contender> ORDER =
            Comparator.comparing(Contender::score).reversed().thenComparing(Contender::number);

    enum Drift {
        DOWN,
        UP,
        NONE
    }

    static Contender of(int number, Tournament tournament, boolean lastRound) {
        var rounds = tournament.played();
        var sides = new ArrayList<Integer>();
        var met = new HashSet<Integer>();
        boolean mayHaveBye = true;
        for (var round : rounds) {
            var match = round.playedBy(number);
            match.ifPresent(one -> {
                if (tournament.sides() == Sides.BY_TURNS)
                    sides.add(one.pairing().first() == number ? 1 : -1);
                met.add(one.pairing().opponentOf(number));
            });
            // C2: not if they have had a bye, or the points of a win without playing.
            boolean given = match.isEmpty()
                    && (round.byes().get(number) == Bye.PAIRING
                            || tournament
                                            .points(number, round)
                                            .compareTo(tournament.scoring().win())
                                    >= 0);
            mayHaveBye &= !given;
        }
        var half = tournament.scoring().win().times(rounds.size());
        var score = tournament.points(number);
        return new Contender(
                number,
                score,
                List.copyOf(sides),
                Preference.after(sides),
                met,
                mayHaveBye,
                lastRound && score.times(2).compareTo(half) > 0,
                drift(number, tournament, rounds.size() - 1),
                drift(number, tournament, rounds.size() - 2));
    }

    /** 1.4: down after meeting somebody with fewer points, or after points without playing. */
    private static Drift drift(int number, Tournament tournament, int index) {
        if (index < 0) return Drift.NONE;
        var round = tournament.played().get(index);
        var match = round.playedBy(number);
        if (match.isEmpty()) return tournament.points(number, round).equals(Points.ZERO) ? Drift.NONE : Drift.DOWN;
        int other = match.get().pairing().opponentOf(number);
        int ahead = tournament.points(number, index).compareTo(tournament.points(other, index));
        return ahead > 0 ? Drift.DOWN : ahead < 0 ? Drift.UP : Drift.NONE;
    }

    int matches() {
        return met.size();
    }

    /** C1, C3: nobody twice, and no two who must both have the same side unless one is a topscorer. */
    boolean mayMeet(Contender other) {
        return !met.contains(other.number)
                && (!preference.clashesAbsolutely(other.preference) || topscorer || other.topscorer);
    }

    /** The side they had when the two last had different sides; 0 if they never had. */
    int sideWhenTheyDiffered(Contender other) {
        var mine = sides.reversed();
        var theirs = other.sides.reversed();
        return IntStream.range(0, Math.min(mine.size(), theirs.size()))
                .filter(back -> !mine.get(back).equals(theirs.get(back)))
                .map(mine::get)
                .findFirst()
                .orElse(0);
    }
}
