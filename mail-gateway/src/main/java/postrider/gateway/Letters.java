package postrider.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.Hash;
import postrider.gateway.PostOffice.Errand;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.figures.Figure;
import postrider.gateway.figures.Took;
import postrider.gateway.mailbox.Mailbox;
import postrider.store.GameStore;
import postrider.text.Lists;

/** Stores, examines and processes each incoming letter once. The ledger also records letters that could not be fetched. */
final class Letters implements Mailbox.Keeper {
    private static final Logger LOG = LoggerFactory.getLogger(Letters.class);

    /** How many letters are processed at a time, and how many bytes of parsed letters are cached: a flood must not fill the memory. */
    private static final int BATCH = 200;

    private static final long AT_HAND = 16_000_000;

    private final Spool spool;
    private final PostOffice.Clerk clerk;
    private final PostOffice.Config config;
    private final Queues queues;
    private final Map<String, Incoming> atHand = new HashMap<>();

    /** The errands of letters that were examined when they came in. */
    private final Map<String, Errand> examined = new HashMap<>();

    /** The queues of letters that were examined and are not done. */
    private final Map<String, String> claimed = new HashMap<>();

    private long bytesAtHand;

    /** @param errand empty until its queue is worked on, if another office has examined it */
    private record Pending(String digest, String queue, Optional<Errand> errand) {
        static Pending of(String digest, Errand errand) {
            return new Pending(digest, errand.queue(), Optional.of(errand));
        }
    }

    Letters(Spool spool, PostOffice.Clerk clerk, PostOffice.Config config, Queues queues) {
        this.spool = spool;
        this.clerk = clerk;
        this.config = config;
        this.queues = queues;
    }

    @Override
    public void giveUp(String why) throws IOException {
        spool.done(Hash.sha256(why), Disposition.silent(why));
    }

    /** Any bytes are stored; a letter that cannot be parsed is named by the hash of all of them. */
    @Override
    public void keep(Mailbox.Fetched letter) throws IOException {
        var read = read(letter);
        var digest = read.map(known -> known.envelope().digest()).orElseGet(() -> Hash.sha256(letter.raw()));
        var kept = read.map(known -> Withheld.of(letter, known)).orElse(letter);
        if (!spool.store(digest, kept)) return;
        Figure.LETTERS_IN.more();
        if (kept != letter) {
            LOG.error(
                    "letter {} contains somebody's secret key. Nothing of it is kept here, but it is still in the mailbox: delete it there",
                    brief(digest));
            return;
        }
        LOG.debug("letter {} of {} bytes came in", brief(digest), letter.size());
        bytesAtHand += letter.raw().length;
        if (bytesAtHand < AT_HAND) read.ifPresent(known -> atHand.put(digest, known));
        if (spool.isShared()) examine(digest);
    }

    /** Examines a letter so that other offices need not. If that fails now, whoever processes the letter examines it. */
    private void examine(String digest) {
        try {
            var errand = errand(digest);
            spool.route(digest, errand.queue());
            if (atHand.containsKey(digest)) examined.put(digest, errand);
        } catch (IOException | RuntimeException | AssertionError | StackOverflowError notNow) {
            LOG.debug("letter {} will be examined later: {}", brief(digest), notNow.getMessage());
        }
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
     * Processes the waiting letters, except those of games that are still busy with earlier ones.
     *
     * @param stalled receives the queues on which a letter cannot be processed now, and so blocks those behind it
     */
    void act(Set<String> stalled) {
        var busy = queues.busy();
        claimed.values().removeIf(queue -> !busy.contains(queue));
        var known = spool.queues();
        var letters = Lists.filter(spool.waiting(), digest -> !claimed.containsKey(digest));
        for (int first = 0; first < letters.size(); first += BATCH)
            actInParallel(letters.subList(first, Math.min(first + BATCH, letters.size())), known, stalled);
        atHand.clear();
        examined.clear();
        bytesAtHand = 0;
    }

    private void actInParallel(List<String> batch, Map<String, String> known, Set<String> stalled) {
        var pending = batch.parallelStream()
                .flatMap(digest -> tried(digest, Errand.UNSEEN, stalled, () -> pending(digest, known)).stream())
                .toList();
        pending.forEach(letter -> claimed.put(letter.digest(), letter.queue()));
        var work = Lists.grouped(pending, Pending::queue);
        // an answer that concerns no game may say how all games stand, so it comes before any of them moves
        start(work, Errand.OFFICE::equals, stalled);
        start(work, queue -> !queue.equals(Errand.OFFICE), stalled);
    }

    private void start(Map<String, List<Pending>> work, Predicate<String> which, Set<String> stalled) {
        var tasks = new LinkedHashMap<String, Runnable>();
        work.forEach((queue, letters) -> {
            if (which.test(queue)) tasks.put(queue, () -> actInOrder(queue, letters, stalled));
        });
        queues.run(tasks, config.slow());
    }

    private void actInOrder(String queue, List<Pending> letters, Set<String> stalled) {
        for (var letter : letters)
            if (stalled.contains(queue)
                    || !tried(letter.digest(), queue, stalled, () -> acted(letter))
                            .orElse(true)) break;
        tried(letters.getLast().digest(), queue, stalled, () -> {
            spool.giveBack(queue);
            return queue;
        });
    }

    /** Returns whether the queue is ours. If another office has taken it, that one processes the letter. */
    private boolean acted(Pending letter) throws IOException {
        var digest = letter.digest();
        if (!spool.take(letter.queue())) return false;
        if (!spool.waits(digest)) return true;
        var errand = letter.errand().isPresent() ? letter.errand().get() : errand(digest);
        if (errand.queue().equals(letter.queue())) finish(digest, errand.task());
        else spool.route(digest, errand.queue()); // it belongs to another queue by now, and is found there next time
        return true;
    }

    private Pending pending(String digest, Map<String, String> known) throws IOException {
        if (examined.containsKey(digest)) return Pending.of(digest, examined.get(digest));
        return known.containsKey(digest)
                ? new Pending(digest, known.get(digest), Optional.empty())
                : Pending.of(digest, errand(digest));
    }

    private Errand errand(String digest) throws IOException {
        var letter = atHand.containsKey(digest) ? atHand.get(digest) : sort(spool.letter(digest));
        return switch (letter) {
            case Incoming.Silent(var envelope, var reason) ->
                new Errand(Errand.OFFICE, () -> Disposition.silent(reason.toString()));
            case Incoming.Answerable answerable -> clerk.examine(answerable, spool.came(digest));
        };
    }

    private void finish(String digest, Errand.Task task) throws IOException {
        long begun = System.nanoTime();
        var disposition = task.run();
        Took.A_LETTER.add(Duration.ofNanos(System.nanoTime() - begun));
        spool.done(digest, disposition);
        (disposition.isSilent() ? Figure.LETTERS_UNANSWERED : Figure.LETTERS_ANSWERED).more();
        LOG.info("letter {}: {}", brief(digest), disposition.line());
    }

    /** The beginning of a letter's name in the spool. */
    private static String brief(String digest) {
        return digest.substring(0, 12);
    }

    private interface Step<T> {
        T take() throws IOException;
    }

    /** A letter that crashes us once will do so again, so it waits for the next start, perhaps of a fixed version. */
    private <T> Optional<T> tried(String digest, String queue, Set<String> stalled, Step<T> step) {
        try {
            return Optional.of(step.take());
        } catch (IOException | UncheckedIOException | GameStore.Held passing) {
            LOG.warn("letter {}: {}", brief(digest), passing.getMessage());
            stalled.add(queue);
        } catch (RuntimeException | AssertionError | StackOverflowError fault) {
            LOG.error("letter {} is set aside until the next start: a fault of ours", brief(digest), fault);
            spool.setAside(digest);
        }
        return Optional.empty();
    }
}
