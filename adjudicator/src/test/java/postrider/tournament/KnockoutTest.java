package postrider.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import postrider.tournament.Format.Next;

class KnockoutTest {
    private static final SortedMap<Integer, Bye> ALL_HERE = Collections.emptySortedMap();
    private static final Knockout BYES = new Knockout(DrawnMatch.HIGHER_SEED, OddOne.BYE);
    private static final Knockout ELIMINATOR = new Knockout(DrawnMatch.REPLAY, OddOne.ELIMINATOR);

    private final List<Round> played = new ArrayList<>();

    private Next next(Knockout knockout, int entrants) {
        return knockout.next(SwissTest.tournament(entrants, Sides.BY_TURNS, played), ALL_HERE);
    }

    private Draw draw(Knockout knockout, int entrants) {
        return assertInstanceOf(Next.Play.class, next(knockout, entrants)).draw();
    }

    /** Plays a round with these winners, in the order of the pairings; 0 is a draw. */
    private void play(Draw draw, int... winners) {
        var results = new HashMap<Pairing, Result>();
        assertEquals(winners.length, draw.pairings().size());
        for (int at = 0; at < winners.length; at++) {
            var pairing = draw.pairings().get(at);
            assertTrue(winners[at] == 0 || pairing.has(winners[at]));
            results.put(
                    pairing,
                    winners[at] == 0
                            ? Result.DRAWN
                            : pairing.first() == winners[at] ? Result.FIRST_WON : Result.SECOND_WON);
        }
        played.add(Recorded.played(draw, results));
    }

    @Test
    void highSeedsGetTheByes() {
        var first = draw(BYES, 6);
        assertEquals(List.of(new Pairing(3, 6), new Pairing(5, 4)), first.pairings());
        assertEquals(Map.of(1, Bye.PAIRING, 2, Bye.PAIRING), first.byes());
        play(first, 6, 0);
        var second = draw(BYES, 6);
        assertEquals(List.of(new Pairing(6, 1), new Pairing(4, 2)), second.pairings());
        play(second, 1, 2);
        play(draw(BYES, 6), 2);
        assertEquals(new Next.Over(List.of(2)), next(BYES, 6));
    }

    @Test
    void aDrawnMatchIsPlayedAgainWithSidesExchanged() {
        play(draw(ELIMINATOR, 4), 0, 3);
        var again = assertInstanceOf(Next.Play.class, next(ELIMINATOR, 4));
        assertEquals(List.of(new Pairing(4, 1)), again.draw().pairings());
        assertEquals(List.of(), again.bids());
        play(again.draw(), 0);
        assertEquals(1, draw(ELIMINATOR, 4).pairings().getFirst().opponentOf(3));
    }

    @Test
    void aDrawnMatchMayBeReplayedWithBids() {
        var sudden = new Knockout(DrawnMatch.SUDDEN_BID, OddOne.BYE);
        play(draw(sudden, 2), 0);
        var again = assertInstanceOf(Next.Play.class, next(sudden, 2));
        assertEquals(again.draw().pairings(), again.bids());
        // Bids may have changed the sides again.
        played.add(
                new Round(List.of(new Match(again.draw().pairings().getFirst().swapped(), Result.DRAWN)), ALL_HERE));
        assertEquals(new Next.Over(List.of(1)), next(sudden, 2));
    }

    /** As at the World Boardgaming Championships: of three who are left, one plays somebody who is out. */
    @Test
    void anEliminatorPlaysTheOddOne() {
        play(draw(ELIMINATOR, 6), 1, 2, 3);
        var second = draw(ELIMINATOR, 6);
        assertEquals(Map.of(), second.byes());
        // 1 beat 6, and so meets the highest seed of the others who are out.
        assertEquals(List.of(new Pairing(2, 3), new Pairing(4, 1)), second.pairings());
        play(second, 3, 4);
        assertEquals(new Next.Over(List.of(3)), next(ELIMINATOR, 6));
        played.removeLast();
        play(second, 3, 0);
        assertEquals(
                List.of(1, 3),
                draw(ELIMINATOR, 6).pairings().stream()
                        .flatMap(pairing -> List.of(pairing.first(), pairing.second()).stream())
                        .sorted()
                        .toList());
    }

    @Test
    void anAbsentEntrantIsOut() {
        var first = draw(BYES, 4);
        played.add(Recorded.played(
                first,
                Map.of(
                        first.pairings().get(0),
                        Result.BOTH_ABSENT,
                        first.pairings().get(1),
                        Result.FIRST_WON)));
        int winner = first.pairings().get(1).first();
        assertEquals(new Next.Over(List.of(winner)), next(BYES, 4));
        assertEquals(
                new Next.Over(List.of()),
                BYES.next(SwissTest.tournament(4, Sides.BY_TURNS, played), new TreeMap<>(Map.of(winner, Bye.ZERO))));
    }

    @Test
    void exactlyOneIsLeftAndNeverLost() {
        var random = new Random(5);
        for (int trial = 0; trial < 400; trial++) {
            int entrants = 2 + random.nextInt(20);
            var knockout = new Knockout(DrawnMatch.values()[random.nextInt(3)], OddOne.values()[random.nextInt(2)]);
            played.clear();
            while (next(knockout, entrants) instanceof Next.Play play) {
                played.add(SwissTest.played(play.draw(), random));
                assertTrue(played.size() < 40);
            }
            int winner = assertInstanceOf(Next.Over.class, next(knockout, entrants))
                    .winners()
                    .getFirst();
            for (var round : played)
                round.of(winner)
                        .ifPresent(match -> assertTrue(match.of(winner)
                                        .compareTo(match.of(match.pairing().opponentOf(winner)))
                                >= 0));
        }
    }
}
