package postrider.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RatingTest {
    /** The example of Glickman's paper. */
    @Test
    void calculatesAsInThePaper() {
        var after = Glicko2.USUAL.after(
                new Rating(1500, 200, 0.06),
                List.of(
                        new Glicko2.Score(new Rating(1400, 30, 0.06), 1),
                        new Glicko2.Score(new Rating(1550, 100, 0.06), 0),
                        new Glicko2.Score(new Rating(1700, 300, 0.06), 0)));
        assertEquals(1464.06, after.value(), 0.01);
        assertEquals(151.52, after.deviation(), 0.01);
        assertEquals(0.05999, after.volatility(), 0.00001);
    }

    @Test
    void idlePlayersGrowUncertain() {
        var after = Glicko2.USUAL.after(new Rating(1500, 50, 0.06), List.of());
        assertEquals(1500, after.value());
        assertTrue(after.deviation() > 50);
        assertEquals(350, Glicko2.USUAL.after(Rating.UNKNOWN, List.of()).deviation());
    }

    @Test
    void aGreatSurpriseRaisesVolatility() {
        var strong = new Glicko2.Score(new Rating(2400, 30, 0.06), 1);
        var after = Glicko2.USUAL.after(new Rating(1500, 50, 0.06), Collections.nCopies(12, strong));
        assertTrue(after.volatility() > 0.06 && after.value() > 1650, after::toString);
    }

    private static RatedGame game(int id, int period, int first, int second, double score) {
        return new RatedGame("game-" + id, period, "p" + first, "p" + second, score, false);
    }

    private static List<RatedGame> games(Random random) {
        var games = new ArrayList<RatedGame>();
        for (int id = 0; id < 60; id++) {
            int first = random.nextInt(9);
            games.add(game(
                    id, 1 + random.nextInt(5), first, (first + 1 + random.nextInt(8)) % 9, random.nextInt(3) / 2.0));
        }
        return games;
    }

    @Test
    void theOrderOfResultsDoesNotMatter() {
        var random = new Random(2);
        for (int trial = 0; trial < 50; trial++) {
            var games = games(random);
            var log = RatingLog.EMPTY;
            for (var game : games) log = log.with(game);
            Collections.shuffle(games, random);
            var late = RatingLog.EMPTY;
            for (var game : games) late = late.with(game).with(games.get(random.nextInt(games.size())));
            for (var game : games) late = late.with(game);
            assertEquals(log.after(new TreeMap<>(), 6, Glicko2.USUAL), late.after(new TreeMap<>(), 6, Glicko2.USUAL));
        }
    }

    /** A late win in the first period affects everybody who played later, and nobody earlier. */
    @Test
    void aLateResultIsRatedInItsOwnPeriod() {
        var known = RatingLog.EMPTY.with(game(1, 1, 1, 2, 1)).with(game(2, 2, 2, 3, 1));
        var late = known.with(game(3, 1, 4, 2, 0));
        assertEquals(
                known.after(new TreeMap<>(), 1, Glicko2.USUAL).get("p1"),
                late.after(new TreeMap<>(), 1, Glicko2.USUAL).get("p1"));
        assertNotEquals(
                known.after(new TreeMap<>(), 2, Glicko2.USUAL).get("p3"),
                late.after(new TreeMap<>(), 2, Glicko2.USUAL).get("p3"));
    }

    @Test
    void aWaivedGameIsNotRated() {
        var waived = RatingLog.EMPTY.with(new RatedGame("g", 1, "anna", "ben", 1, true));
        assertTrue(waived.after(new TreeMap<>(), 1, Glicko2.USUAL).isEmpty());
    }

    @Test
    void aGameHasOneResult() {
        var log = RatingLog.EMPTY.with(game(1, 1, 1, 2, 1));
        assertThrows(IllegalArgumentException.class, () -> log.with(game(1, 1, 1, 2, 0)));
    }
}
