package postrider.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mime.MailAddress;
import postrider.store.GameStore;

/** Fetches and stores letters, has each act once, and sends what results. What fails in a round is logged and tried again in the next. */
public final class PostOffice implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PostOffice.class);

    /** The first rest after a failure, doubled after each that follows at once. */
    private static final Duration FIRST_REST = Duration.ofSeconds(2);

    private static final Duration PAUSE = Duration.ofMillis(500);

    private final Mailbox mailbox;
    private final Spool spool;
    private final Letters letters;
    private final Clerk clerk;
    private final Config config;
    private final Queues queues = new Queues();
    private volatile Pulse pulse = new Pulse(Optional.empty(), false);

    /**
     * The end of the last round.
     *
     * @param at as {@link System#nanoTime} counts; empty before the first
     * @param fetched whether the mailbox could be read
     */
    private record Pulse(Optional<Long> at, boolean fetched) {}

    /**
     * How the post office works.
     *
     * @param limit the largest letter that is read, in bytes
     * @param patience how long to wait for the server to announce a letter before fetching anyway
     * @param slow how long a round waits for a game once all others are done
     */
    public record Config(MailAddress self, int limit, Duration patience, Duration slow) {}

    public interface Clerk {
        /** Decides what is to be done for a letter that came in at that time, without doing it. May run for several letters in parallel. */
        Errand examine(Incoming.Answerable letter, Instant came) throws IOException;

        /** What is due without a letter: reminders, work that a crash interrupted, and unsent letters of games. */
        List<Chore> due() throws IOException;

        /** Reports that all letters that came in are processed, except on these queues, which wait for something. */
        default void caughtUp(Set<String> stalled) throws IOException {}

        /** Sends letters that belong to no game, and disconnects. */
        void send() throws IOException;
    }

    /** Work on a queue that no letter calls for. */
    public record Chore(String queue, Work work) {}

    public interface Work {
        /** Returns whether all went well. */
        boolean run() throws IOException;
    }

    /**
     * What is to be done for a letter. Errands of one queue run in the order in which their letters came in, those of different queues in
     * parallel. After a crash the same letter, recognized by its digest, may come again, and running its errand again must have no further
     * effect.
     */
    public record Errand(String queue, Task task) {
        /** The queue of letters that concern no game. */
        public static final String OFFICE = "";

        /** The queue of letters that cannot be examined now, and so may be anybody's. */
        static final String UNSEEN = "?";

        public interface Task {
            Disposition run() throws IOException;
        }
    }

    public PostOffice(Mailbox mailbox, Spool spool, Clerk clerk, Config config) {
        this.mailbox = mailbox;
        this.spool = spool;
        this.letters = new Letters(spool, clerk, config, queues);
        this.clerk = clerk;
        this.config = config;
    }

    /**
     * Works until the thread is interrupted.
     *
     * @param work held during a round; its holder may interrupt us without harm to any letter
     */
    public void serve(Lock work) throws InterruptedException {
        for (var rest = FIRST_REST; ; Thread.sleep(PAUSE)) {
            var well = round(work);
            rest = well ? FIRST_REST : Mailbox.shorter(rest.multipliedBy(2), config.patience());
            try {
                mailbox.await(well ? config.patience() : rest);
            } catch (IOException lost) {
                LOG.warn("no connection: {}", lost.getMessage());
                Thread.sleep(rest);
            }
        }
    }

    private boolean round(Lock work) {
        work.lock();
        try {
            return round();
        } finally {
            work.unlock();
        }
    }

    /** One round. A slow game keeps running, and its further letters wait for the next. Returns whether everything went well and is done. */
    public boolean round() {
        var stalled = ConcurrentHashMap.<String>newKeySet();
        var fetched = attempt("fetching", () -> {
            mailbox.fetch(letters);
            return true;
        });
        var dealt = attempt("the letters that came in", () -> {
            letters.act(stalled);
            return true;
        });
        if (fetched && dealt && !stalled.contains(Errand.OFFICE) && !stalled.contains(Errand.UNSEEN))
            attempt("keeping the hours", () -> {
                clerk.caughtUp(stalled);
                return true;
            });
        var sent = attempt("sending", this::doChores);
        pulse = new Pulse(Optional.of(System.nanoTime()), fetched);
        return fetched && dealt && sent && stalled.isEmpty() && queues.busy().isEmpty();
    }

    /** How long ago the last round ended; empty before the first. */
    public Optional<Duration> sinceRound() {
        return pulse.at().map(at -> Duration.ofNanos(System.nanoTime() - at));
    }

    /** Whether the mailbox could be read in the last round. */
    public boolean reachesMailbox() {
        return pulse.fetched();
    }

    /** How many letters have come in and not been processed. */
    public int waiting() {
        return spool.waiting().size();
    }

    /** Does what is due without a letter, game by game. */
    private boolean doChores() throws IOException {
        var failed = ConcurrentHashMap.<String>newKeySet();
        var work = new LinkedHashMap<String, Runnable>();
        for (var chore : clerk.due())
            work.put(chore.queue(), () -> {
                if (!attempt(chore.queue(), () -> taken(chore))) failed.add(chore.queue());
            });
        queues.run(work, config.slow());
        clerk.send();
        if (!failed.isEmpty()) throw new IOException("some letters could not be sent");
        return true;
    }

    /** Does a chore, unless another office has taken its queue. */
    private boolean taken(Chore chore) throws IOException {
        if (!spool.take(chore.queue())) return true;
        try {
            return chore.work().run();
        } finally {
            spool.giveBack(chore.queue());
        }
    }

    /** A failure of one letter or server must not hold up the others. */
    private static boolean attempt(String what, Work work) {
        try {
            return work.run();
        } catch (IOException | UncheckedIOException | GameStore.Held failed) {
            LOG.warn("{}: {}", what, failed.getMessage());
        } catch (RuntimeException | AssertionError | StackOverflowError fault) {
            LOG.error("{}: a fault of ours", what, fault);
        }
        return false;
    }

    @Override
    public void close() throws IOException {
        mailbox.close();
        queues.close();
        spool.close();
    }
}
