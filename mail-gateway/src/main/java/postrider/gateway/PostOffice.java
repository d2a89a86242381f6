package postrider.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.Hash;
import postrider.gateway.Spool.Outcome;
import postrider.text.Lists;

/**
 * The post office at work: letters are fetched and stored, each acts once, and what that brought forth is sent. Whatever
 * fails in a round is logged in a line and tried again in the next.
 */
public final class PostOffice implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PostOffice.class);

    /** The first rest after a failure, doubled after each that follows at once. */
    private static final Duration FIRST_REST = Duration.ofSeconds(2);

    private static final Duration BREATH = Duration.ofMillis(500);

    /** Letters at hand at a time, and as they were fetched at most so many bytes of them: no flood fills the memory. */
    private static final int BATCH = 200;

    private static final long AT_HAND = 16_000_000;

    private final Mailbox mailbox;
    private final Spool spool;
    private final Clerk clerk;
    private final Config config;
    private final Queues queues = new Queues();
    private final Map<String, Incoming> atHand = new HashMap<>();

    /** Of a letter that was examined and is not done: its queue. */
    private final Map<String, String> claimed = new HashMap<>();

    private long bytesAtHand;

    /**
     * How the post office works.
     *
     * @param self our address
     * @param limit the largest letter that is read, in bytes
     * @param patience how long to wait for the server to tell of a letter before we look ourselves
     * @param slow how long a round waits for a game when all others are done
     */
    public record Config(MailAddress self, int limit, Duration patience, Duration slow) {}

    /** Who knows the games. */
    public interface Clerk {
        /** Says what a letter calls for; nothing is done yet. Several letters may be looked at side by side. */
        Errand examine(Incoming.Answerable letter) throws IOException;

        /** What is due without a letter: reminders, what a crash left undone, what waits in the outboxes of the games. */
        List<Chore> due() throws IOException;

        /** Sends what belongs to no game, and hangs up. */
        void send() throws IOException;
    }

    /** What is to be done on a queue without a letter. */
    public record Chore(String queue, Work work) {}

    /** What may go well or not. */
    public interface Work {
        /** Returns whether all went well. */
        boolean run() throws IOException;
    }

    /**
     * What a letter calls for. Errands of one queue are run in the order in which their letters came, those of different
     * queues side by side. After a crash the same letter may come again: its digest tells, and what was done for it before
     * must be found done.
     */
    public record Errand(String queue, Task task) {
        /** The queue of what concerns no game. */
        public static final String OFFICE = "";

        /** Does what there is to do. */
        public interface Task {
            Outcome run() throws IOException;
        }
    }

    private record Pending(String digest, Errand errand) {
        String queue() {
            return errand.queue();
        }
    }

    public PostOffice(Mailbox mailbox, Spool spool, Clerk clerk, Config config) {
        this.mailbox = mailbox;
        this.spool = spool;
        this.clerk = clerk;
        this.config = config;
    }

    /**
     * Works until the thread is interrupted.
     *
     * @param work is held during a round; whoever holds it may interrupt us without harm to a letter
     */
    public void serve(Lock work) throws InterruptedException {
        for (var rest = FIRST_REST; ; Thread.sleep(BREATH)) {
            var well = round(work);
            rest = well ? FIRST_REST : shorter(rest.multipliedBy(2), config.patience());
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

    /** One round. A game that is slow is left at it, and its letters wait for the next. Returns whether everything went well and is done. */
    public boolean round() {
        var stalled = ConcurrentHashMap.<String>newKeySet();
        var fetched = attempt("fetching", () -> {
            mailbox.fetch(new Letterbox());
            return true;
        });
        act(stalled);
        var sent = attempt("sending", this::attend);
        return fetched && sent && stalled.isEmpty() && queues.busy().isEmpty();
    }

    /** What comes in, and what does not: the ledger tells of both. */
    private final class Letterbox implements Mailbox.Keeper {
        @Override
        public void keep(Mailbox.Fetched letter) throws IOException {
            store(letter);
        }

        @Override
        public void giveUp(String why) throws IOException {
            spool.done(Hash.sha256(why.getBytes(StandardCharsets.UTF_8)), new Outcome.Silent(why));
        }
    }

    /** Whatever the bytes, they are stored: a letter that cannot be read is named by all of it. */
    private void store(Mailbox.Fetched letter) throws IOException {
        var read = read(letter);
        var digest = read.map(known -> known.envelope().digest()).orElseGet(() -> Hash.sha256(letter.raw()));
        if (!spool.store(digest, letter)) return;
        LOG.debug("letter {} of {} bytes came in", brief(digest), letter.size());
        bytesAtHand += letter.raw().length;
        if (bytesAtHand < AT_HAND) read.ifPresent(known -> atHand.put(digest, known));
    }

    private Optional<Incoming> read(Mailbox.Fetched letter) {
        try {
            return Optional.of(sort(letter));
        } catch (RuntimeException | StackOverflowError fault) {
            LOG.error("a letter cannot be read: a fault of ours", fault);
            return Optional.empty();
        }
    }

    private Incoming sort(Mailbox.Fetched letter) {
        return Incoming.sort(letter.raw(), letter.size(), config.limit(), config.self());
    }

    /**
     * Deals with the letters that wait, but for those of games that are still at others.
     *
     * @param stalled hears of the queues on which one cannot be dealt with now, and so none behind it
     */
    private void act(Set<String> stalled) {
        var busy = queues.busy();
        claimed.values().removeIf(queue -> !busy.contains(queue));
        var letters = Lists.filter(spool.waiting(), digest -> !claimed.containsKey(digest));
        for (int first = 0; first < letters.size(); first += BATCH)
            actSideBySide(letters.subList(first, Math.min(first + BATCH, letters.size())), stalled);
        atHand.clear();
        bytesAtHand = 0;
    }

    private void actSideBySide(List<String> batch, Set<String> stalled) {
        var work = new LinkedHashMap<String, List<Pending>>();
        batch.parallelStream()
                .flatMap(digest -> tried(digest, digest, stalled, () -> pending(digest)).stream())
                .forEachOrdered(letter -> work.computeIfAbsent(letter.queue(), first -> new ArrayList<>())
                        .add(letter));
        work.forEach((queue, letters) -> letters.forEach(letter -> claimed.put(letter.digest(), queue)));
        // what concerns no game may tell how they all stand: it does before anything moves
        start(work, Errand.OFFICE::equals, stalled);
        start(work, queue -> !queue.equals(Errand.OFFICE), stalled);
    }

    private void start(Map<String, List<Pending>> work, Predicate<String> which, Set<String> stalled) {
        var tasks = new LinkedHashMap<String, Runnable>();
        work.forEach((queue, letters) -> {
            if (which.test(queue)) tasks.put(queue, () -> actInOrder(letters, stalled));
        });
        queues.run(tasks, config.slow());
    }

    /** Does what is due without a letter, game by game. */
    private boolean attend() throws IOException {
        var failed = ConcurrentHashMap.<String>newKeySet();
        var work = new LinkedHashMap<String, Runnable>();
        for (var chore : clerk.due())
            work.put(chore.queue(), () -> {
                if (!attempt(chore.queue(), chore.work())) failed.add(chore.queue());
            });
        queues.run(work, config.slow());
        clerk.send();
        if (!failed.isEmpty()) throw new IOException("some letters could not be sent");
        return true;
    }

    private void actInOrder(List<Pending> queue, Set<String> stalled) {
        for (var letter : queue)
            if (!stalled.contains(letter.queue()))
                tried(letter.digest(), letter.queue(), stalled, () -> finish(letter));
    }

    private Pending pending(String digest) throws IOException {
        var letter = atHand.containsKey(digest) ? atHand.get(digest) : sort(spool.letter(digest));
        return new Pending(
                digest,
                switch (letter) {
                    case Incoming.Silent(var envelope, var reason) ->
                        new Errand(Errand.OFFICE, () -> new Outcome.Silent(reason.toString()));
                    case Incoming.Answerable answerable -> clerk.examine(answerable);
                });
    }

    private Outcome finish(Pending letter) throws IOException {
        var outcome = letter.errand().task().run();
        spool.done(letter.digest(), outcome);
        LOG.info("letter {}: {}", brief(letter.digest()), outcome.line());
        return outcome;
    }

    /** The beginning of its name in the spool. */
    private static String brief(String digest) {
        return digest.substring(0, 12);
    }

    private interface Step<T> {
        T take() throws IOException;
    }

    /** A letter that crashes us once will do so again: it waits for the next start, perhaps of a better postrider. */
    private <T> Optional<T> tried(String digest, String queue, Set<String> stalled, Step<T> step) {
        try {
            return Optional.of(step.take());
        } catch (IOException | UncheckedIOException passing) {
            LOG.warn("letter {}: {}", brief(digest), passing.getMessage());
            stalled.add(queue);
        } catch (RuntimeException | AssertionError | StackOverflowError fault) {
            LOG.error("letter {} is set aside until the next start: a fault of ours", brief(digest), fault);
            spool.setAside(digest);
        }
        return Optional.empty();
    }

    /** No fault of one letter or server may keep the others waiting. */
    private static boolean attempt(String what, Work work) {
        try {
            return work.run();
        } catch (IOException | UncheckedIOException failed) {
            LOG.warn("{}: {}", what, failed.getMessage());
        } catch (RuntimeException | AssertionError | StackOverflowError fault) {
            LOG.error("{}: a fault of ours", what, fault);
        }
        return false;
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    @Override
    public void close() throws IOException {
        mailbox.close();
        queues.close();
        spool.close();
    }
}
