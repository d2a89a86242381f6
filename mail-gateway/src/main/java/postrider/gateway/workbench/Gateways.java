package postrider.gateway.workbench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.gateway.Settings;
import postrider.gateway.StoreAccount;
import postrider.gateway.demo.Person;
import postrider.gateway.mailbox.Account;
import postrider.gateway.office.Office;
import postrider.gateway.postgres.AtRest;
import postrider.gateway.postgres.Database;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresSpool;
import postrider.gateway.postgres.PostgresStores;
import postrider.gateway.signing.DnsKeys;
import postrider.gateway.signing.KeyRecords;
import postrider.store.GameFolders;
import postrider.store.Games;

/** The gateways of the post office being measured: one that keeps its games in a folder, or several that share a database. */
final class Gateways implements AutoCloseable {
    private final PostPlan plan;
    private final Person referee;
    private final GameCatalog catalog;
    private final Path home;
    private final InstantSource clock;
    private final List<Database> databases;
    private final List<Road> roads;

    Gateways(PostPlan plan, Person referee, GameCatalog catalog, Path home, InstantSource clock) throws IOException {
        this.plan = plan;
        this.referee = referee;
        this.catalog = catalog;
        this.home = home;
        this.clock = clock;
        databases = databases();
        roads = Stream.generate(() -> plan.servers ? Road.byMail(referee.self(), home) : Road.ofMemory())
                .limit(plan.gateways)
                .toList();
        referee.key().save(home.resolve("referee.key"));
    }

    private List<Database> databases() throws IOException {
        if (plan.store.isEmpty()) return List.of();
        var key = home.resolve("store.key");
        AtRest.make(key);
        var account = new StoreAccount(plan.store.get(), key);
        return Stream.generate(() -> Database.open(account))
                .limit(plan.gateways)
                .toList();
    }

    Games games() {
        return databases.stream()
                .findFirst()
                .<Games>map(PostgresGames::new)
                .orElseGet(() -> new GameFolders(home.resolve("games")));
    }

    /** All gateways, working in parallel. */
    record Offices(List<Office> all, ExecutorService threads) implements AutoCloseable {
        /** Each runs one round. Returns whether all went well and nothing is left for another. */
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

        /** All serve until they are stopped. */
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

    Offices open(Stopwatch watch, Pace pace) throws IOException {
        var all = new ArrayList<Office>();
        for (int gateway = 0; gateway < plan.gateways; gateway++) all.add(open(gateway, watch, pace));
        return new Offices(List.copyOf(all), Executors.newFixedThreadPool(plan.gateways));
    }

    /** Opens one of them alone. */
    Office open(int gateway, Stopwatch watch, Pace pace) throws IOException {
        var road = roads.get(gateway);
        var records = databases.isEmpty() ? new DnsKeys("dns:", clock) : KeyRecords.NONE;
        var ways = new Office.Ways(road.mailbox(), pace.watching(road.sender()), records, watch::timed);
        return databases.isEmpty()
                ? Office.open(settings(), catalog, clock, ways)
                : Office.open(
                        settings(),
                        catalog,
                        clock,
                        ways,
                        PostgresStores.of(databases.get(gateway), catalog, clock),
                        () -> {});
    }

    private Settings settings() {
        var nowhere = new Account("localhost", 0, Account.Security.PLAIN, "", () -> "", Optional.empty());
        return Settings.amongPrograms(home, referee.self(), nowhere, nowhere, Road.LARGEST);
    }

    /** Delivers letters to each in turn. */
    void send(byte[] letter, int number) {
        try {
            roads.get(number % roads.size()).players().send(letter);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Whether one has skipped letters that another is working on. */
    boolean isLeft() {
        return plan.gateways > 1
                && !new PostgresSpool(databases.getFirst(), clock).waiting().isEmpty();
    }

    @Override
    public void close() {
        roads.forEach(road -> road.players().close());
        roads.forEach(road -> road.end().run());
        databases.forEach(Database::close);
    }
}
