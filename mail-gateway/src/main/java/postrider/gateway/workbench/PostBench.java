package postrider.gateway.workbench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import postrider.desk.GameCatalog;
import postrider.gateway.demo.Person;

/**
 * Measures how fast a post office handles signed letters, from the mailbox through spool, signature and desk to what is sent, with everything
 * written to disk that has to be. Letters of many games arrive together; the time it takes to write them does not count.
 */
final class PostBench implements AutoCloseable {
    /** After this many looks a letter must be done. */
    private static final int LOOKS = 50;

    private final PostPlan plan;
    private final Gateways gateways;
    private final BenchGames games;
    private final Stopwatch watch = new Stopwatch();
    private final Pace pace = new Pace();

    /**
     * What was measured.
     *
     * @param impulse the earliest that any of the games played had reached
     * @param start until the office was open
     * @param work the rounds in which the counted letters were handled
     * @param median from picking up a letter until everything but the last reports is done
     * @param slow the 99th percentile
     * @param live heap in use at the end, after a collection, in bytes: the office and the bench together
     * @param paced how long the answers to letters sent one by one took to leave, shortest first; empty if none were sent
     */
    record Figures(
            int impulse, Duration start, Work work, Duration median, Duration slow, long live, List<Duration> paced) {}

    /**
     * Some rounds of the office.
     *
     * @param processor processor time, including a mail server in this process
     */
    record Work(int letters, Duration time, Duration processor) {
        private static final Work NONE = new Work(0, Duration.ZERO, Duration.ZERO);

        /** Wall-clock time per letter; letters are handled in parallel. */
        Duration each() {
            return time.dividedBy(letters);
        }

        private Work and(Work more) {
            return new Work(letters + more.letters, time.plus(more.time), processor.plus(more.processor));
        }
    }

    /** @param home an empty folder to work in */
    PostBench(PostPlan plan, GameCatalog catalog, Path home) throws IOException {
        this.plan = plan;
        var clock = InstantSource.system();
        var referee = Person.of("", "referee@postrider.example");
        gateways = new Gateways(plan, referee, catalog, home, clock);
        games = new BenchGames(
                catalog,
                plan.game.orElse(catalog.names().getFirst()),
                plan.games,
                plan.played,
                gateways.games(),
                referee,
                clock);
    }

    Figures run() throws IOException {
        try (var office = gateways.open(0, watch, pace)) {
            games.lay(office);
        }
        if (plan.rows > 0) new GamesInRows(plan.store.orElseThrow()).lay(plan.rows);
        var begun = System.nanoTime();
        try (var offices = gateways.open(watch, pace)) {
            var start = since(begun);
            for (var early = games.lettersBefore(plan.impulses);
                    !early.isEmpty();
                    early = games.lettersBefore(plan.impulses)) round(offices, early);
            rounds(offices, plan.before);
            watch.reset();
            var figures = figures(start, rounds(offices, plan.letters), List.of());
            if (plan.load == 0) return figures;
            games.goBack();
            return figures(
                    start,
                    figures.work(),
                    paced(offices, plan.load * 1e7 / figures.work().each().toNanos()));
        }
    }

    private List<Duration> paced(Gateways.Offices offices, double aSecond) throws IOException {
        var serving = offices.serve();
        try {
            return pace.of(aSecond, plan.letters, games.played(), games::lettersOf, gateways::send);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        } finally {
            serving.forEach(gateway -> gateway.cancel(true));
        }
    }

    private Work rounds(Gateways.Offices offices, int letters) {
        var work = Work.NONE;
        while (work.letters() < letters) {
            games.goBack();
            work = work.and(round(offices, games.letters()));
        }
        return work;
    }

    /** Delivers letters to each gateway in turn. A gateway skips what another is working on, and looks again. */
    private Work round(Gateways.Offices offices, List<byte[]> letters) {
        for (int letter = 0; letter < letters.size(); letter++) gateways.send(letters.get(letter), letter);
        var before = processor();
        var begun = System.nanoTime();
        int looks = 1;
        for (; !offices.round() || gateways.isLeft(); looks++)
            if (looks > plan.gateways * LOOKS)
                throw new IllegalStateException("The post office has failed; the log says why.");
        return new Work(letters.size(), since(begun), processor().minus(before));
    }

    private static Duration since(long begun) {
        return Duration.ofNanos(System.nanoTime() - begun);
    }

    private static Duration processor() {
        return Duration.ofNanos(
                ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime());
    }

    private static long live() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private Figures figures(Duration start, Work work, List<Duration> paced) {
        var times = watch.times();
        return new Figures(
                games.impulse(),
                start,
                work,
                times.get(times.size() / 2),
                times.get(times.size() * 99 / 100),
                live(),
                paced);
    }

    @Override
    public void close() {
        gateways.close();
    }
}
