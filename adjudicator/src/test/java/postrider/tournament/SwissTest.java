package postrider.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.tournament.Format.Next;

class SwissTest {
    private static final SortedMap<Integer, Bye> ALL_HERE = Collections.emptySortedMap();

    static List<Entrant> entrants(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> new Entrant(number, "Entrant " + number))
                .toList();
    }

    static Tournament tournament(int entrants, Sides sides, List<Round> played) {
        return new Tournament(entrants(entrants), Scoring.ONE_GAME, sides, true, played);
    }

    static Draw draw(Format format, Tournament tournament, SortedMap<Integer, Bye> away) {
        return assertInstanceOf(Next.Play.class, format.next(tournament, away)).draw();
    }

    static Round played(Draw draw, Random random) {
        var results = new HashMap<Pairing, Result>();
        for (var pairing : draw.pairings())
            results.put(
                    pairing,
                    switch (random.nextInt(8)) {
                        case 0 -> Result.SECOND_ABSENT;
                        case 1, 2 -> Result.DRAWN;
                        case 3, 4 -> Result.SECOND_WON;
                        default -> Result.FIRST_WON;
                    });
        return Recorded.played(draw, results);
    }

    @Test
    void theUpperHalfMeetsTheLowerInTheFirstRound() {
        var draw = draw(new Swiss(3, TieBreak.USUAL), tournament(7, Sides.BY_TURNS, List.of()), ALL_HERE);
        assertEquals(List.of(new Pairing(1, 4), new Pairing(5, 2), new Pairing(3, 6)), draw.pairings());
        assertEquals(new TreeMap<>(Map.of(7, Bye.PAIRING)), draw.byes());
    }

    /** C1-C3 in three hundred random tournaments. */
    @Test
    void keepsTheAbsoluteCriteria() {
        var random = new Random(1776);
        for (int trial = 0; trial < 300; trial++) {
            int count = 8 + random.nextInt(25);
            int rounds = 3 + random.nextInt(4);
            var swiss = new Swiss(rounds, TieBreak.USUAL);
            var played = new ArrayList<Round>();
            for (int round = 1; round <= rounds; round++) {
                var away = new TreeMap<Integer, Bye>();
                for (int number = 1; number <= count; number++)
                    if (random.nextInt(25) == 0) away.put(number, random.nextBoolean() ? Bye.ZERO : Bye.HALF);
                var tournament = tournament(count, Sides.BY_TURNS, played);
                if (!(swiss.next(tournament, away) instanceof Next.Play play)) break;
                everybodyIsPlacedOnce(play.draw(), count, away);
                played.add(played(play.draw(), random));
                assertEquals(List.of(), play.bids());
            }
            for (int number = 1; number <= count; number++) check(number, played, rounds);
        }
    }

    private static void everybodyIsPlacedOnce(Draw draw, int count, SortedMap<Integer, Bye> away) {
        var placed = new ArrayList<>(draw.byes().keySet());
        draw.pairings().forEach(pairing -> placed.addAll(List.of(pairing.first(), pairing.second())));
        assertEquals(count, placed.size());
        assertEquals(count, new TreeSet<>(placed).size());
        assertTrue(draw.byes().keySet().containsAll(away.keySet()));
        assertTrue(draw.byes().size() <= away.size() + 1);
    }

    private static void check(int number, List<Round> played, int rounds) {
        var met = new HashSet<Integer>();
        var sides = new ArrayList<Integer>();
        int byes = 0;
        for (var round : played) {
            if (round.byes().get(number) == Bye.PAIRING) byes++;
            var match = round.of(number).filter(one -> one.result().played());
            if (match.isEmpty()) continue;
            var pairing = match.get().pairing();
            assertTrue(met.add(pairing.opponentOf(number)), "nobody twice");
            sides.add(pairing.first() == number ? 1 : -1);
            // In the last round a topscorer may have a side too often.
            if (round == played.getLast() && played.size() == rounds) continue;
            int last = sides.size() - 1;
            assertTrue(Math.abs(sides.stream().mapToInt(Integer::intValue).sum()) <= 2, "two more of one side at most");
            assertTrue(
                    last < 2 || Math.abs(sides.get(last) + sides.get(last - 1) + sides.get(last - 2)) < 3,
                    "no side three times running");
        }
        assertTrue(byes <= 1);
    }

    /** Which of two has the first side follows from the seeds, whatever sides they had before. */
    @Test
    void withoutTurnsSidesDoNotAffectPairings() {
        var swiss = new Swiss(9, TieBreak.USUAL);
        for (var sides : List.of(Sides.BOTH, Sides.BY_BID)) {
            var played = new ArrayList<Round>();
            for (int round = 0; round < 3; round++) {
                var next = assertInstanceOf(Next.Play.class, swiss.next(tournament(8, sides, played), ALL_HERE));
                assertEquals(sides == Sides.BY_BID ? next.draw().pairings() : List.of(), next.bids());
                for (var pairing : next.draw().pairings()) {
                    int higher = Math.min(pairing.first(), pairing.second());
                    assertEquals(higher % 2 == 1, pairing.first() == higher, pairing::toString);
                }
                played.add(Recorded.played(next.draw(), allDrawn(next.draw())));
            }
        }
    }

    private static Map<Pairing, Result> allDrawn(Draw draw) {
        var results = new HashMap<Pairing, Result>();
        draw.pairings().forEach(pairing -> results.put(pairing, Result.DRAWN));
        return results;
    }

    @Test
    void theDirectorDecidesIfNobodyIsLeftToMeet() {
        var swiss = new Swiss(5, TieBreak.USUAL);
        var played = new ArrayList<Round>();
        for (int round = 0; round < 3; round++) {
            var draw = draw(swiss, tournament(4, Sides.BOTH, played), ALL_HERE);
            played.add(Recorded.played(draw, allDrawn(draw)));
        }
        assertEquals(
                new Next.Stuck(
                        "Not all 4 can be paired in round 4, unless somebody meets an opponent or has a bye a second time."),
                swiss.next(tournament(4, Sides.BOTH, played), ALL_HERE));
        assertEquals(
                new Next.Stuck("Nobody is here to be paired."),
                swiss.next(tournament(1, Sides.BOTH, List.of()), new TreeMap<>(Map.of(1, Bye.ZERO))));
    }

    @Test
    void isOverAfterItsRounds() {
        var swiss = new Swiss(1, TieBreak.USUAL);
        var draw = draw(swiss, tournament(2, Sides.BY_TURNS, List.of()), ALL_HERE);
        var round = Recorded.played(draw, Map.of(new Pairing(1, 2), Result.SECOND_WON));
        assertEquals(new Next.Over(List.of(2)), swiss.next(tournament(2, Sides.BY_TURNS, List.of(round)), ALL_HERE));
    }
}
