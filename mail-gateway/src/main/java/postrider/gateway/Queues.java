package postrider.gateway;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Runs work in parallel, but never two pieces at once on one queue, such as a game. A slow queue holds up only itself. */
final class Queues implements AutoCloseable {
    /** More than there are processors, since a letter mostly waits for the disk; but not too many, since each takes memory. */
    private static final int PARALLEL = Math.min(4 * Runtime.getRuntime().availableProcessors(), 16);

    private static final Duration SHUTDOWN = Duration.ofSeconds(10);

    private final Set<String> busy = ConcurrentHashMap.newKeySet();
    private final ThreadPoolExecutor workers = new ThreadPoolExecutor(
            PARALLEL, Integer.MAX_VALUE, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
                var worker = new Thread(work, "letters");
                worker.setDaemon(true);
                return worker;
            });

    Queues() {
        workers.allowCoreThreadTimeOut(true);
    }

    /** The queues on which something is still being done. */
    Set<String> busy() {
        return Set.copyOf(busy);
    }

    /**
     * Runs this work, except on queues still busy with earlier work. Returns when everything is done, or when nothing has finished for
     * {@code patience}: the rest then continues on its own, without taking workers from others.
     */
    void run(Map<String, Runnable> work, Duration patience) {
        var free = new ArrayList<String>(work.keySet());
        free.removeIf(queue -> !busy.add(queue));
        workers.setCorePoolSize(PARALLEL + busy.size() - free.size());
        var done = new Semaphore(0);
        for (var queue : free)
            workers.execute(() -> {
                try {
                    work.get(queue).run();
                } finally {
                    busy.remove(queue);
                    done.release();
                }
            });
        await(free.size(), done, patience);
    }

    private void await(int begun, Semaphore done, Duration patience) {
        try {
            for (int left = begun; left > 0; left--)
                while (!done.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                    if (workers.getQueue().isEmpty()) return;
                    workers.setCorePoolSize(2 * workers.getCorePoolSize());
                }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Gives running work some seconds to finish. Whatever does not is redone after the next start. */
    @Override
    public void close() {
        workers.shutdown();
        try {
            workers.awaitTermination(SHUTDOWN.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
