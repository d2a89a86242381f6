package postrider.workbench.simulation;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.IntToLongFunction;
import java.util.stream.LongStream;
import postrider.kernel.Chance;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;

/**
 * How fast the rules of a game run on one core. Seconds are processor time, whatever else the machine does, and include
 * the compiler and the garbage collector.
 *
 * @param decisions orders and answers a second, each order chosen from the full list of legal ones
 * @param entries journal entries a second when finished games are replayed
 */
public record Bench(double decisions, double entries) {
    private static final OperatingSystemMXBean MACHINE =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final int GAMES = 50;

    /** Warms up for this many seconds and then measures for as many, once for each figure. */
    public static <P, O> Bench of(Simulation<P, O> simulation, int seconds) {
        var games = LongStream.range(0, GAMES).mapToObj(simulation::play).toList();
        IntToLongFunction play = round -> play(simulation, round);
        IntToLongFunction replay = round -> replay(games.get(round % GAMES));
        rate(play, seconds);
        double decisions = rate(play, seconds);
        rate(replay, seconds);
        return new Bench(decisions, rate(replay, seconds));
    }

    private static double rate(IntToLongFunction work, int seconds) {
        long begun = MACHINE.getProcessCpuTime();
        long end = begun + seconds * 1_000_000_000L;
        long done = 0;
        for (int round = 0; MACHINE.getProcessCpuTime() < end; round++) done += work.applyAsLong(round);
        return done * 1e9 / (MACHINE.getProcessCpuTime() - begun);
    }

    private static long play(Simulation<?, ?> simulation, int seed) {
        return simulation.play(seed).impulses().stream()
                .mapToLong(Played::decisions)
                .sum();
    }

    private static <P, O> long replay(Finished<P, O> game) {
        long entries = 0;
        for (var played : game.impulses()) {
            var verdict = played.impulse().run(played.journal(), Chance.NONE, Answers.SILENCE);
            if (!(verdict instanceof Verdict.Done<P>))
                throw new IllegalStateException("The replay came out differently.");
            entries += played.journal().size();
        }
        return entries;
    }
}
