package postrider.gateway.workbench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import postrider.gateway.Incoming;
import postrider.gateway.PostOffice;
import postrider.gateway.PostOffice.Errand;
import postrider.text.Lists;

/** What each letter takes, from the look at it until all but the last reports is done. */
final class Stopwatch {
    private final Queue<Took> times = new ConcurrentLinkedQueue<>();

    /** A letter, by the clock, and of the processor by the thread that had it. */
    private record Took(Duration time, Duration processor) {
        private static Took now() {
            return new Took(
                    Duration.ofNanos(System.nanoTime()),
                    Duration.ofNanos(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime()));
        }

        private Took since(Took begun) {
            return new Took(time.minus(begun.time), processor.minus(begun.processor));
        }

        private Took and(Took more) {
            return new Took(time.plus(more.time), processor.plus(more.processor));
        }
    }

    /** From here on letters count. */
    void reset() {
        times.clear();
    }

    /** By the clock, shortest first. */
    List<Duration> times() {
        return times.stream().map(Took::time).sorted().toList();
    }

    /** Of the processor, each with its share of what others did for it, where all together took so much. */
    List<Duration> processor(Duration all) {
        double own =
                times.stream().mapToLong(took -> took.processor().toNanos()).sum();
        double share = all.toNanos() / own;
        return Lists.map(
                times, took -> Duration.ofNanos((long) (share * took.processor().toNanos())));
    }

    PostOffice.Clerk timed(PostOffice.Clerk clerk) {
        return new PostOffice.Clerk() {
            @Override
            public Errand examine(Incoming.Answerable letter, Instant came) throws IOException {
                var begun = Took.now();
                var errand = clerk.examine(letter, came);
                var examined = Took.now().since(begun);
                return new Errand(errand.queue(), () -> {
                    var resumed = Took.now();
                    var outcome = errand.task().run();
                    times.add(examined.and(Took.now().since(resumed)));
                    return outcome;
                });
            }

            @Override
            public List<PostOffice.Chore> due() throws IOException {
                return clerk.due();
            }

            @Override
            public void caughtUp(Set<String> stalled) throws IOException {
                clerk.caughtUp(stalled);
            }

            @Override
            public void send() throws IOException {
                clerk.send();
            }
        };
    }
}
