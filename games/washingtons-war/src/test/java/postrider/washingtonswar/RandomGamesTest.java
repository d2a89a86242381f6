package postrider.washingtonswar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import postrider.dice.RecordedChance;
import postrider.kernel.Answers;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.simulation.Care;
import postrider.simulation.Played;

/** Whole wars of random players. A failure names the seed: {@code RandomGame.play(seed)} plays it again. */
class RandomGamesTest {
    private static final int GAMES = Integer.getInteger("postrider.games", 2000);

    /** And each impulse comes out the same from its journal. */
    @Test
    void wholeWarsKeepEveryInvariant() {
        long impulses = LongStream.range(0, GAMES)
                .parallel()
                .map(seed -> named(
                        seed,
                        () -> RandomGame.WARS
                                .play(seed, Care.REPLAYED)
                                .impulses()
                                .size()))
                .sum();
        System.out.printf("Random wars: seeds 0 to %d, %d impulses.%n", GAMES - 1, impulses);
    }

    /** Each impulse comes out the same from its text and its journal, and what is not legal is refused and no more. */
    @Test
    void wholeWarsAreLookedAtClosely() {
        LongStream.range(0, GAMES / 40)
                .parallel()
                .forEach(seed -> named(
                        seed,
                        () -> RandomGame.WARS.play(seed, Care.CLOSE).impulses().size()));
    }

    /** Promise 2.1 of the design: answered at once, or stopped at every question, an impulse comes out the same. */
    @Test
    void stoppingAtEveryQuestionChangesNothing() {
        LongStream.range(0, GAMES / 10)
                .parallel()
                .forEach(seed -> named(seed, () -> {
                    for (var played : RandomGame.play(seed)) resume(played);
                    return 0;
                }));
    }

    private static void resume(Played<Position, Order> played) {
        var impulse = new Impulse<>(RandomGame.WAR.rules(), played.before(), played.by(), played.order());
        var chance = new RecordedChance(played.journal());
        var answers = new ArrayDeque<>(played.journal().stream()
                .filter(Entry.Answer.class::isInstance)
                .map(Entry.Answer.class::cast)
                .toList());
        List<Entry> journal = List.of();
        while (true) {
            switch (impulse.run(journal, chance, Answers.SILENCE)) {
                case Verdict.Done<Position>(var after, var report, var entries) -> {
                    assertEquals(played.after(), after);
                    assertEquals(played.report(), report);
                    assertEquals(played.journal(), entries);
                    return;
                }
                case Verdict.Waiting<Position>(var questions, var report, var entries, var meanwhile) -> {
                    var grown = new ArrayList<>(entries);
                    for (var question : questions) {
                        assertEquals(question.key(), answers.getFirst().key());
                        grown.add(answers.removeFirst());
                    }
                    journal = grown;
                }
                case Verdict.Denied<Position> denied -> throw new AssertionError(denied);
            }
        }
    }

    private interface Check {
        long run();
    }

    private static long named(long seed, Check check) {
        try {
            return check.run();
        } catch (RuntimeException | AssertionError failure) {
            throw new AssertionError("seed " + seed + ": " + failure.getMessage(), failure);
        }
    }
}
