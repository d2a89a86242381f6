package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import postrider.dice.RecordedChance;
import postrider.kernel.Entry;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.rulebook.RuleBook;
import postrider.text.Lists;
import postrider.workbench.simulation.CheckLevel;
import postrider.workbench.simulation.Played;
import postrider.workbench.simulation.Simulation;

/**
 * Plays whole games between random players, and some between players who seek rarely used rules. A failure names the seed, with which
 * {@code Simulation.play(seed)} repeats the game.
 */
@Tag("long")
public abstract class RandomGamesKit<P, O> {
    private static final int GAMES = Integer.getInteger("postrider.games", 250);

    /** One game in this many is also played with a stop at every question. */
    private static final int STOPPED = 10;

    private final Simulation<P, O> games;
    private final Simulation<P, O> directed;

    /** @param sensible the same games between sensible players, who are then directed at the sections of {@code book} */
    protected RandomGamesKit(Simulation<P, O> games, Simulation<P, O> sensible, RuleBook book) {
        this.games = games;
        this.directed = sensible.directed(book.provedInPlay());
    }

    /** Each impulse must come out the same when replayed from its journal, and in some games also when stopped at every question. */
    @Test
    void wholeGamesKeepEveryInvariant() {
        long impulses = LongStream.range(0, GAMES)
                .parallel()
                .map(seed -> named(seed, () -> {
                    var played = games.play(seed, CheckLevel.REPLAYED).impulses();
                    if (seed % STOPPED == 0) played.forEach(RandomGamesKit::resume);
                    return played.size();
                }))
                .sum();
        System.out.printf("Random games of %s: seeds 0 to %d, %d impulses.%n", games.game(), GAMES - 1, impulses);
    }

    /** Each impulse must also come out the same from its text, and illegal orders must be refused without side effects. */
    @Test
    void wholeGamesPassCloseChecks() {
        checkClosely(games, GAMES / 40);
    }

    @Test
    void directedGamesPassCloseChecks() {
        checkClosely(directed, Math.max(10, GAMES / 100));
    }

    private static void checkClosely(Simulation<?, ?> games, long count) {
        LongStream.range(0, count)
                .parallel()
                .forEach(seed -> named(
                        seed,
                        () -> games.play(seed, CheckLevel.CLOSE).impulses().size()));
    }

    private static <P, O> void resume(Played<P, O> played) {
        var chance = new RecordedChance(played.journal());
        var answers = new ArrayDeque<>(played.journal().stream()
                .filter(Entry.Answer.class::isInstance)
                .map(Entry.Answer.class::cast)
                .toList());
        List<Entry> journal = List.of();
        Answers letter = Answers.SILENCE;
        while (true) {
            switch (played.impulse().run(journal, chance, letter)) {
                case Verdict.Done<P>(var after, var report, var entries) -> {
                    assertEquals(played.after(), after);
                    assertEquals(played.report(), report);
                    assertEquals(played.journal(), entries);
                    return;
                }
                case Verdict.Waiting<P>(var questions, var report, var entries, var meanwhile) -> {
                    assertEquals(questions.getFirst().key(), answers.getFirst().key());
                    journal = entries;
                    letter = letter(questions, answers);
                }
                case Verdict.Denied<P> denied -> throw new AssertionError(denied);
            }
        }
    }

    /** A letter with the recorded answers to these questions. */
    private static Answers letter(List<Question<?>> questions, Deque<Entry.Answer> answers) {
        var asked = new HashSet<>(Lists.map(questions, Question::key));
        return question ->
                !answers.isEmpty() && question.key().equals(answers.getFirst().key()) && asked.remove(question.key())
                        ? Optional.of(answers.removeFirst()).map(said -> new Answers.Given(said.words(), said.source()))
                        : Optional.empty();
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
