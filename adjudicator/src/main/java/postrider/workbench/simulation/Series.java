package postrider.workbench.simulation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Many games, one for each seed.
 *
 * @param first the first seed; the others follow it
 * @param closely one game of this many is checked closely, the others are only replayed; 0 for none
 */
public record Series<P, O>(Simulation<P, O> simulation, long first, int games, int closely) {
    /** After this many failures the run ends. */
    private static final int MOST_FAILURES = 10;

    public record Result(Statistics statistics, List<Failed> failed) {}

    /** Plays the games, and reports progress after each, in the order of the seeds. */
    public Result play(int threads, Consumer<Statistics> progress) {
        var failed = new ArrayList<Failed>();
        var statistics = Statistics.NONE;
        try (var workers = Executors.newFixedThreadPool(threads)) {
            Queue<Future<Statistics>> open = new ArrayDeque<>();
            for (int game = 0; game < games || !open.isEmpty(); ) {
                while (game < games && open.size() < 4 * threads) {
                    long number = game++;
                    open.add(workers.submit(() -> one(number)));
                }
                try {
                    statistics = statistics.plus(open.remove().get());
                    progress.accept(statistics);
                } catch (ExecutionException wrapped) {
                    if (!(wrapped.getCause() instanceof Failed failure)) throw new IllegalStateException(wrapped);
                    failed.add(failure);
                    if (failed.size() == MOST_FAILURES) break;
                } catch (InterruptedException stopped) {
                    Thread.currentThread().interrupt();
                    break;
                }
            }
            open.forEach(future -> future.cancel(true));
        }
        return new Result(statistics, failed);
    }

    private Statistics one(long number) {
        boolean close = closely > 0 && number % closely == 0;
        return Statistics.of(simulation.play(first + number, close ? CheckLevel.CLOSE : CheckLevel.REPLAYED));
    }
}
