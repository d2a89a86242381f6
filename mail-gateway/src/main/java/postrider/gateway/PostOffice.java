package postrider.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.locks.Lock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.gateway.Spool.Outcome;

/**
 * The post office at work: letters are fetched and stored, each acts once, and what that brought forth is sent. Whatever
 * fails in a round is logged in a line and tried again in the next.
 */
public record PostOffice(Mailbox mailbox, Spool spool, Clerk clerk, Rules rules) {
    private static final Logger LOG = LoggerFactory.getLogger(PostOffice.class);

    /** The first rest after a failure, doubled after each that follows at once. */
    private static final Duration FIRST_REST = Duration.ofSeconds(2);

    private static final Duration BREATH = Duration.ofMillis(500);

    /**
     * How the post office works.
     *
     * @param self our address
     * @param limit the largest letter that is read, in bytes
     * @param patience how long to wait for the server to tell of a letter before we look ourselves
     */
    public record Rules(Correspondent self, int limit, Duration patience) {}

    /** Who knows the games. */
    public interface Clerk {
        /**
         * Acts on a letter. After a crash the same letter may come again: its digest tells, and what was done for it
         * before must be found done.
         */
        Outcome receive(Incoming letter) throws IOException;

        /** Does what is due without a letter, such as reminders, and sends what waits in the outboxes. */
        void send() throws IOException;
    }

    /**
     * Works until the thread is interrupted.
     *
     * @param work is held during a round; whoever holds it may interrupt us without harm to a letter
     */
    public void serve(Lock work) throws InterruptedException {
        for (var rest = FIRST_REST; ; Thread.sleep(BREATH)) {
            var well = round(work);
            rest = well ? FIRST_REST : shorter(rest.multipliedBy(2), rules.patience());
            try {
                mailbox.await(well ? rules.patience() : rest);
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

    /** One round. Returns whether everything went well. */
    public boolean round() {
        var fetched = attempt(
                "fetching",
                () -> mailbox.fetch(letter -> {
                    if (spool.store(letter)) LOG.info("a letter of {} bytes came in", letter.size());
                }));
        var acted = true;
        for (var digest : spool.waiting()) acted &= attempt("letter " + digest, () -> actOrSetAside(digest));
        return attempt("sending", clerk::send) && fetched && acted;
    }

    /** A letter over which we fall will be fallen over again: it waits for the next start, perhaps of a better postrider. */
    private void actOrSetAside(String digest) throws IOException {
        try {
            act(digest);
        } catch (UncheckedIOException passing) {
            throw passing;
        } catch (RuntimeException | AssertionError | StackOverflowError fault) {
            LOG.error("letter {} is set aside until the next start: a fault of ours", digest, fault);
            spool.setAside(digest);
        }
    }

    private void act(String digest) throws IOException {
        var letter = spool.letter(digest);
        var outcome = switch (Incoming.sort(letter.raw(), letter.size(), rules.limit(), rules.self())) {
            case Incoming.Silent(var envelope, var reason) -> new Outcome.Silent(reason.toString());
            case Incoming.Letter answerable -> clerk.receive(answerable);
            case Incoming.TooLarge answerable -> clerk.receive(answerable);
        };
        spool.done(digest, outcome);
        LOG.info("letter {}: {}", digest, outcome);
    }

    private interface Step {
        void take() throws IOException;
    }

    /** No fault of one letter or server may keep the others waiting. */
    private static boolean attempt(String what, Step step) {
        try {
            step.take();
            return true;
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
}
