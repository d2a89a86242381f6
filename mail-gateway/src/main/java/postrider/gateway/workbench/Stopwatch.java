package postrider.gateway.workbench;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import postrider.gateway.Incoming;
import postrider.gateway.PostOffice;
import postrider.gateway.PostOffice.Errand;

/** How long each letter takes, from picking it up until everything but the last reports is done. */
final class Stopwatch {
    private final Queue<Duration> times = new ConcurrentLinkedQueue<>();

    /** Letters count from here on. */
    void reset() {
        times.clear();
    }

    /** Wall-clock times, shortest first. */
    List<Duration> times() {
        return times.stream().sorted().toList();
    }

    private static Duration since(long begun) {
        return Duration.ofNanos(System.nanoTime() - begun);
    }

    PostOffice.Clerk timed(PostOffice.Clerk clerk) {
        return new PostOffice.Clerk() {
            @Override
            public Errand examine(Incoming.Answerable letter, Instant came) throws IOException {
                var begun = System.nanoTime();
                var errand = clerk.examine(letter, came);
                var examined = since(begun);
                return new Errand(errand.queue(), () -> {
                    var resumed = System.nanoTime();
                    var outcome = errand.task().run();
                    times.add(examined.plus(since(resumed)));
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
