package postrider.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StandingsTest {
    private static Match match(int first, int second, Result result) {
        return new Match(new Pairing(first, second), result);
    }

    private static Round round(Map<Integer, Bye> byes, Match... matches) {
        return new Round(List.of(matches), new TreeMap<>(byes));
    }

    private static String text(Standings table) {
        return table.lines().stream()
                .map(line ->
                        "%d %s %s %s\n".formatted(line.place(), line.entrant().name(), line.points(), line.tieBreaks()))
                .collect(Collectors.joining());
    }

    private static Standings table(int entrants, TieBreak tieBreak, Round... rounds) {
        return Standings.of(SwissTest.tournament(entrants, Sides.BY_TURNS, List.of(rounds)), List.of(tieBreak));
    }

    /** Calculated by hand; a round without a match counts as one against oneself. */
    @Test
    void tieBreaksAreAsCalculatedByHand() {
        var played = List.of(
                round(Map.of(5, Bye.PAIRING), match(1, 3, Result.FIRST_WON), match(4, 2, Result.DRAWN)),
                round(Map.of(3, Bye.HALF), match(5, 1, Result.SECOND_WON), match(2, 4, Result.FIRST_ABSENT)),
                round(Map.of(1, Bye.ZERO), match(4, 5, Result.DRAWN), match(3, 2, Result.SECOND_WON)));
        assertEquals("""
                1 Entrant 4 2 [3.5, 3.5, 0, 0, 5]
                2 Entrant 1 2 [3.5, 2, 0, 2, 4]
                3 Entrant 5 1.5 [4, 2.5, 0, 0, 5.5]
                4 Entrant 2 1.5 [3.5, 1.5, 0, 1, 4]
                5 Entrant 3 0.5 [3.5, 0.25, 0, 0, 4]
                """, text(Standings.of(SwissTest.tournament(5, Sides.BY_TURNS, played), TieBreak.USUAL)));
    }

    @Test
    void levelEntrantsShareAPlace() {
        assertEquals(
                """
                1 Entrant 1 0.5 [0.25]
                1 Entrant 2 0.5 [0.25]
                3 Entrant 3 0 [0]
                """, text(table(3, TieBreak.SONNEBORN_BERGER, round(Map.of(3, Bye.ZERO), match(1, 2, Result.DRAWN)))));
    }

    /** It separates two who met, and three only if all of them met. */
    @Test
    void directEncounterNeedsAllToHaveMet() {
        var met = round(Map.of(), match(1, 2, Result.SECOND_WON), match(3, 4, Result.FIRST_WON));
        var then = round(Map.of(2, Bye.ZERO, 4, Bye.ZERO), match(1, 3, Result.FIRST_WON));
        assertEquals(
                "1 Entrant 1 1 [0]\n1 Entrant 2 1 [0]\n1 Entrant 3 1 [0]\n4 Entrant 4 0 [0]\n",
                text(table(4, TieBreak.DIRECT_ENCOUNTER, met, then)));
        var last = round(Map.of(1, Bye.ZERO, 4, Bye.ZERO), match(2, 3, Result.SECOND_WON));
        var more = round(Map.of(1, Bye.ZERO, 3, Bye.ZERO, 4, Bye.ZERO, 2, Bye.FULL));
        assertEquals(
                "1 Entrant 3 2 [1]\n2 Entrant 2 2 [0]\n3 Entrant 1 1 [0]\n4 Entrant 4 0 [0]\n",
                text(table(4, TieBreak.DIRECT_ENCOUNTER, met, then, last, more)));
    }

    @Test
    void theOrderOfAWholeTournamentDependsOnItsResultsAlone() {
        var swiss = new Swiss(5, TieBreak.USUAL);
        var texts = Stream.of(1, 2)
                .map(any -> {
                    var played = new ArrayList<Round>();
                    var random = new Random(9);
                    while (swiss.next(SwissTest.tournament(20, Sides.BY_TURNS, played), new TreeMap<>())
                            instanceof Format.Next.Play play) played.add(SwissTest.played(play.draw(), random));
                    return text(Standings.of(SwissTest.tournament(20, Sides.BY_TURNS, played), TieBreak.USUAL));
                })
                .distinct()
                .toList();
        assertEquals(1, texts.size());
        assertEquals(20, texts.getFirst().lines().count());
    }
}
