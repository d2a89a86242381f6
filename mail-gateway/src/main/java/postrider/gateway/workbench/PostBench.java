package postrider.gateway.workbench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.gateway.Enrolment;
import postrider.gateway.Incoming;
import postrider.gateway.PostOffice;
import postrider.gateway.PostOffice.Errand;
import postrider.gateway.Settings;
import postrider.gateway.StoreAccount;
import postrider.gateway.mailbox.Account;
import postrider.gateway.mailbox.Letterbox;
import postrider.gateway.office.Office;
import postrider.gateway.postgres.AtRest;
import postrider.gateway.postgres.Database;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresStores;
import postrider.gateway.signing.KeyRecords;
import postrider.store.GameFolders;
import postrider.store.Games;

/**
 * How quick a post office is: the whole way of signed letters, from the mailbox through spool, signature and desk to what
 * is sent, with everything on the disk that has to be. Letters of many games come in together; while they are written the
 * clocks are stopped.
 */
public final class PostBench implements AutoCloseable {
    /** In which a letter is done. */
    private static final int LOOKS = 50;

    private static final Duration YEAR = Duration.ofDays(365);

    private final Plan plan;
    private final GameCatalog catalog;
    private final Path home;
    private final InstantSource clock = InstantSource.system();
    private final List<Database> databases;
    private final BenchGames games;
    private final List<Road> roads;
    private final Queue<Took> times = new ConcurrentLinkedQueue<>();
    private final Pace pace = new Pace();

    /**
     * What to measure.
     *
     * @param game on the catalog
     * @param games in the folder
     * @param impulses how far those that are played have got when the first letter counts, or as far as they go
     * @param before letters that do not count, while the compiler warms up
     * @param letters that count
     * @param store a database that keeps all; empty for a folder
     * @param gateways that share the work, if there is a database
     * @param rows of games in it that nobody plays
     * @param servers whether letters come and go by a mail server in this process, by IMAP and SMTP
     * @param played games at a time
     * @param load share of the pace just measured at which as many letters more come in one by one; none if it is 0
     */
    public record Plan(
            String game,
            int games,
            int impulses,
            int before,
            int letters,
            Optional<String> store,
            int gateways,
            int rows,
            boolean servers,
            int played,
            double load) {}

    /**
     * What was measured.
     *
     * @param impulse that the games played had reached, the one least far
     * @param start until the office was open
     * @param work in which the letters that counted were dealt with
     * @param median from the look at a letter until all but the last reports is done
     * @param slow ninety-nine of a hundred took no longer
     * @param each what each letter took of the processor, with its share of what others did for it
     * @param live what was still in use at the end, after a collection, in bytes: the office and the bench together
     * @param paced until the answers to letters had left that came in one by one, shortest first; empty if none did
     */
    public record Figures(
            int impulse,
            Duration start,
            Work work,
            Duration median,
            Duration slow,
            List<Duration> each,
            long live,
            List<Duration> paced) {}

    /** A letter, by the clock, and of the processor by the thread that had it. */
    private record Took(Duration time, Duration processor) {
        private Took since(Took begun) {
            return new Took(time.minus(begun.time), processor.minus(begun.processor));
        }

        private Took and(Took more) {
            return new Took(time.plus(more.time), processor.plus(more.processor));
        }
    }

    private static Took now() {
        return new Took(Duration.ofNanos(System.nanoTime()), threadsProcessor());
    }

    /**
     * Some rounds of the office.
     *
     * @param letters that were dealt with
     * @param time by the clock
     * @param processor what they took of it, a mail server in this process included
     */
    public record Work(int letters, Duration time, Duration processor) {
        private static final Work NONE = new Work(0, Duration.ZERO, Duration.ZERO);

        /** By the clock, as letters are dealt with side by side. */
        Duration each() {
            return time.dividedBy(letters);
        }

        private Work and(Work more) {
            return new Work(letters + more.letters, time.plus(more.time), processor.plus(more.processor));
        }
    }

    /** @param home an empty folder to work in */
    public PostBench(Plan plan, GameCatalog catalog, Path home) throws IOException {
        this.plan = plan;
        this.catalog = catalog;
        this.home = home;
        databases = databases();
        var places = databases.stream()
                .findFirst()
                .<Games>map(PostgresGames::new)
                .orElseGet(() -> new GameFolders(home.resolve("games")));
        games = new BenchGames(catalog, plan.game(), plan.games(), plan.played(), places, clock);
        roads = Stream.generate(this::road).limit(plan.gateways()).toList();
        games.referee().key().save(home.resolve("referee.key"));
    }

    private Road road() {
        return plan.servers() ? Road.byMail(games.referee().self(), home) : Road.ofMemory();
    }

    /** One for each gateway. */
    private List<Database> databases() throws IOException {
        if (plan.store().isEmpty()) return List.of();
        var key = home.resolve("store.key");
        AtRest.make(key);
        var account = new StoreAccount(plan.store().get(), key);
        return Stream.generate(() -> Database.open(account))
                .limit(plan.gateways())
                .toList();
    }

    /** Does it. */
    public Figures run() throws IOException {
        try (var office = office(0)) {
            games.lay(office);
        }
        if (plan.rows() > 0) new GamesInRows(plan.store().orElseThrow()).lay(plan.rows());
        var begun = System.nanoTime();
        try (var offices = offices()) {
            var start = since(begun);
            for (var early = games.lettersBefore(plan.impulses());
                    !early.isEmpty();
                    early = games.lettersBefore(plan.impulses())) round(offices, early);
            rounds(offices, plan.before());
            times.clear();
            var figures = figures(start, rounds(offices, plan.letters()), List.of());
            if (plan.load() == 0) return figures;
            games.goBack();
            return figures(
                    start,
                    figures.work(),
                    paced(offices, plan.load() / figures.work().each().toNanos() * 1e9));
        }
    }

    private List<Duration> paced(Offices offices, double aSecond) throws IOException {
        var serving = offices.serve();
        try {
            return pace.of(
                    aSecond,
                    plan.letters(),
                    games.played(),
                    games::lettersOf,
                    (letter, number) -> send(roads.get(number % roads.size()), letter));
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        } finally {
            serving.forEach(gateway -> gateway.cancel(true));
        }
    }

    /** All gateways, side by side. */
    private record Offices(List<Office> all, ExecutorService threads) implements AutoCloseable {
        /** Each looks once. Returns whether all went well, and nothing is left to another. */
        boolean round() {
            var rounds = all.stream()
                    .map(office -> threads.submit(() -> office.post().round()))
                    .toList();
            boolean well = true;
            for (var round : rounds)
                try {
                    well &= round.get();
                } catch (InterruptedException | ExecutionException failed) {
                    throw new IllegalStateException("The post office has failed; the log says why.", failed);
                }
            return well;
        }

        /** All look as they do when they serve, until they are stopped. */
        List<? extends Future<?>> serve() {
            return all.stream()
                    .map(office -> threads.submit(() -> {
                        office.post().serve(new ReentrantLock());
                        return office;
                    }))
                    .toList();
        }

        @Override
        public void close() throws IOException {
            threads.close();
            for (var office : all) office.close();
        }
    }

    private Offices offices() throws IOException {
        var all = new ArrayList<Office>();
        for (int gateway = 0; gateway < plan.gateways(); gateway++) all.add(office(gateway));
        return new Offices(List.copyOf(all), Executors.newFixedThreadPool(plan.gateways()));
    }

    private Work rounds(Offices offices, int letters) {
        var work = Work.NONE;
        while (work.letters() < letters) {
            games.goBack();
            work = work.and(round(offices, games.letters()));
        }
        return work;
    }

    /** Letters come in at each in turn. What one has in hand another passes by, and looks again. */
    private Work round(Offices offices, List<byte[]> letters) {
        for (int letter = 0; letter < letters.size(); letter++)
            send(roads.get(letter % roads.size()), letters.get(letter));
        var before = processor();
        var begun = System.nanoTime();
        int looks = 1;
        for (; !offices.round() || isLeft(); looks++)
            if (looks > plan.gateways() * LOOKS)
                throw new IllegalStateException("The post office has failed; the log says why.");
        return new Work(letters.size(), since(begun), processor().minus(before));
    }

    private static void send(Road road, byte[] letter) {
        try {
            road.players().send(letter);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private boolean isLeft() {
        return plan.gateways() > 1
                && !PostgresStores.spool(databases.getFirst(), clock).waiting().isEmpty();
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
        var sorted = times.stream().map(Took::time).sorted().toList();
        double own =
                times.stream().mapToLong(took -> took.processor().toNanos()).sum();
        double share = work.processor().toNanos() / own;
        return new Figures(
                games.impulse(),
                start,
                work,
                sorted.get(sorted.size() / 2),
                sorted.get(sorted.size() * 99 / 100),
                times.stream()
                        .map(took -> Duration.ofNanos(
                                (long) (share * took.processor().toNanos())))
                        .toList(),
                live(),
                paced);
    }

    private static Duration threadsProcessor() {
        return Duration.ofNanos(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
    }

    private Office office(int gateway) throws IOException {
        var road = roads.get(gateway);
        var sender = pace.watching(road.sender());
        return databases.isEmpty()
                ? Office.open(settings(), catalog, clock, road.mailbox(), sender, this::timed)
                : Office.open(
                        settings(),
                        catalog,
                        clock,
                        road.mailbox(),
                        sender,
                        this::timed,
                        KeyRecords.NONE,
                        PostgresStores.of(databases.get(gateway), catalog, clock),
                        () -> {});
    }

    private Settings settings() {
        var nowhere = new Account("localhost", 0, Account.Security.PLAIN, "", () -> "", Optional.empty());
        return new Settings(
                games.referee().self(),
                Letterbox.inbox(nowhere),
                nowhere,
                Optional.empty(),
                home.resolve("games"),
                home.resolve("post"),
                home.resolve("referee.key"),
                Optional.empty(),
                YEAR,
                YEAR,
                Road.LARGEST,
                Enrolment.CLOSED,
                Settings.Reports.USUAL);
    }

    private PostOffice.Clerk timed(PostOffice.Clerk clerk) {
        return new PostOffice.Clerk() {
            @Override
            public Errand examine(Incoming.Answerable letter, Instant came) throws IOException {
                var begun = now();
                var errand = clerk.examine(letter, came);
                var examined = now().since(begun);
                return new Errand(errand.queue(), () -> {
                    var resumed = now();
                    var outcome = errand.task().run();
                    times.add(examined.and(now().since(resumed)));
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

    @Override
    public void close() {
        roads.forEach(road -> road.players().close());
        roads.forEach(road -> road.end().run());
        databases.forEach(Database::close);
    }
}
