package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import postrider.desk.Reopened;
import postrider.files.Hash;
import postrider.gateway.mailbox.Relay;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresStores;
import postrider.gateway.postgres.Schema;
import postrider.log.Signatures;
import postrider.proof.Verification;
import postrider.store.GameStore;

/** Gateways on one database, their players, and whatever can go wrong. */
final class Fleet implements AutoCloseable {
    /** When other gateways take over what one had in hand. */
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    /** How many letters a gateway sends at a time. */
    private static final int IN_HAND = 16;

    /** One game in this many is verified; every entry of every game is compared. */
    private static final int VERIFIED = 10;

    private final PebblesByPost pebbles = new PebblesByPost();
    private final Schema schema;
    private final Path home;
    private final List<Gateway> gateways = new ArrayList<>();
    private final List<Relay> lines = new ArrayList<>();
    private final Map<String, String> begun = new ConcurrentHashMap<>();
    private final Office office;
    private final Schema.Counts counts;
    private final PostgresGames games;
    private final AtomicInteger done = new AtomicInteger();
    private final Set<String> inPlay = ConcurrentHashMap.newKeySet();
    private volatile Map<String, Integer> entries = Map.of();

    /** What was done. */
    record Done(int letters, int games, int strikes, int sent, int twice, Duration time) {
        @Override
        public String toString() {
            return "%,d letters of %,d games in %d s, struck %d times: %,d letters sent, %d of them twice"
                    .formatted(letters, games, time.toSeconds(), strikes, sent, twice);
        }
    }

    private Fleet(Path home, Schema schema, InstantSource clock) throws IOException {
        this.home = home;
        this.schema = schema;
        var database = schema.database();
        var itsHome = Files.createDirectories(home.resolve("beginner"));
        Sender tray = letter -> begun.put(PebblesByPost.messageId(letter), Hash.sha256(letter));
        office = pebbles.office(
                itsHome, new Pigeonhole(), tray, clock, PostgresStores.of(database, PebblesByPost.CATALOG, clock));
        counts = new Schema.Counts(database);
        games = new PostgresGames(database);
    }

    /** @param skew how much the clocks of half of them are ahead, and those of the others behind; empty if all stand still */
    static Fleet of(int size, Path home, Optional<Duration> skew) throws IOException {
        var clock = skew.isPresent() ? InstantSource.system() : InstantSource.fixed(PebblesByPost.NOON);
        var fleet = new Fleet(home, Schema.apart(PATIENCE), clock);
        fleet.launch(size, skew);
        return fleet;
    }

    private void launch(int size, Optional<Duration> skew) throws IOException {
        for (int i = 0; i < size; i++) {
            var line = new Relay(schema.port());
            lines.add(line);
            var ahead = i % 2 == 0 ? skew : skew.map(Duration::negated);
            gateways.add(new Gateway(
                    Files.createDirectories(home.resolve("gateway-" + i)), port(), told(schema.url(line), ahead)));
        }
    }

    private Gateway.Told told(String url, Optional<Duration> ahead) {
        return new Gateway.Told(url, schema.key(), PATIENCE, ahead);
    }

    private static int port() throws IOException {
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    /** What can go wrong. */
    interface Strike {
        void falls() throws IOException;
    }

    private int anyone() {
        return ThreadLocalRandom.current().nextInt(gateways.size());
    }

    /** Kills one of them in the middle of anything, and starts it again. */
    void kill() throws IOException {
        var gateway = gateways.get(anyone());
        gateway.kill();
        gateway.startAgain();
    }

    /** Cuts one gateway's connection to the database. */
    void cut() {
        lines.get(anyone()).mend();
    }

    /** Kills the database, and starts it again. */
    void restartDatabase() throws IOException {
        schema.restart();
    }

    private void deliver(byte[] letter) throws InterruptedException {
        while (!gateways.get(anyone()).takes(letter)) Thread.sleep(20);
    }

    private void await(String game, int entry) throws InterruptedException {
        while (entries.getOrDefault(game, 0) < entry) Thread.sleep(50);
    }

    /**
     * Plays games in parallel until there are this many letters, or for this long. Something goes wrong whenever a number of letters is
     * done and all gateways are at work. It ends when everything has gone wrong once.
     */
    Done plays(int letters, Duration most, int atATime, int every, List<Strike> strikes) throws Exception {
        var beginning = Instant.now();
        int batch = Math.clamp(letters / (atATime * 100), 1, 10);
        var numbers = new AtomicInteger();
        var over = new AtomicInteger();
        var struck = new AtomicInteger();
        BooleanSupplier isGoingOn = () -> (done.get() < letters || struck.get() < strikes.size())
                && Instant.now().isBefore(beginning.plus(most));
        var expected = new ConcurrentHashMap<String, String>();
        var faults = new ConcurrentLinkedQueue<Throwable>();
        var watching = background(this::watch);
        var players = IntStream.range(0, atATime)
                .mapToObj(player -> background(() -> {
                    try {
                        while (isGoingOn.getAsBoolean())
                            for (var script : script(numbers, batch)) {
                                if (!isGoingOn.getAsBoolean()) break;
                                play(script);
                                expected.putAll(script.sent());
                                over.incrementAndGet();
                            }
                    } catch (Exception | AssertionError fault) {
                        faults.add(fault);
                    }
                }))
                .toList();
        while (players.stream().anyMatch(Thread::isAlive) && faults.isEmpty()) {
            Thread.sleep(ThreadLocalRandom.current().nextInt(200));
            for (var gateway : gateways) assertTrue(gateway.isAlive(), gateway::lastWords);
            if (done.get() >= (struck.get() + 1) * every && gateways.stream().allMatch(Gateway::isOpen))
                strikes.get(struck.getAndIncrement() % strikes.size()).falls();
        }
        for (var fault : faults) throw new AssertionError(fault);
        for (var player : players) player.join();
        while (counts.waiting() > 0) Thread.sleep(100);
        watching.interrupt();
        gateways.forEach(Gateway::close);
        assertEquals(done.get(), counts.answered(), () -> "every letter has its answer, but " + counts.otherwise());
        return new Done(
                done.get(),
                over.get(),
                struck.get(),
                expected.size(),
                twice(expected, struck.get()),
                Duration.between(beginning, Instant.now()));
    }

    /** Plays a few games in a single office. */
    private synchronized List<PebblesByPost.Played> script(AtomicInteger numbers, int many) throws IOException {
        int first = numbers.getAndAdd(many);
        var ids =
                IntStream.range(first, first + many).mapToObj(PebblesByPost::id).toList();
        return pebbles.played(ids, Files.createTempDirectory(home, "alone"));
    }

    private void play(PebblesByPost.Played script) throws InterruptedException {
        var game = begin(script.game());
        inPlay.add(script.game());
        for (int i = 0; i < script.letters().size(); i++) {
            deliver(script.letters().get(i));
            await(script.game(), script.entries().get(i));
            done.incrementAndGet();
        }
        var events = patiently(game::events);
        assertEquals(script.events().size(), events.size(), script.game());
        for (int i = 0; i < events.size(); i++) assertEquals(script.events().get(i), events.get(i));
        inPlay.remove(script.game());
        if (script.number() % VERIFIED == 0) verify(game);
    }

    private static void verify(GameStore game) throws InterruptedException {
        var found = patiently(() -> Verification.of(
                game, Optional.of(Reopened.of(PebblesByPost.CATALOG, game, game.header())), Signatures.installed()));
        assertEquals(Optional.empty(), found.amiss(), found::text);
    }

    /** Queries the database, which may be down for a while. */
    private static <T> T patiently(Supplier<T> asked) throws InterruptedException {
        while (true)
            try {
                return asked.get();
            } catch (UncheckedIOException down) {
                Thread.sleep(200);
            }
    }

    private GameStore begin(String id) throws InterruptedException {
        var place = games.place(id);
        while (!patiently(() -> games.has(id)))
            try {
                return office.desk().begin(pebbles.newGame(place));
            } catch (RuntimeException cutOff) {
                Thread.sleep(200);
            }
        return place;
    }

    private void watch() {
        try {
            for (; ; Thread.sleep(100))
                try {
                    entries = counts.entries(List.copyOf(inPlay));
                } catch (RuntimeException cutOff) {
                    Thread.sleep(100);
                }
        } catch (InterruptedException done) {
            Thread.currentThread().interrupt();
        }
    }

    private static Thread background(Runnable work) {
        return Thread.ofPlatform().daemon().start(work);
    }

    /** How many letters went out twice: only those that a gateway had in hand when something went wrong. */
    private int twice(Map<String, String> expected, int struck) throws IOException {
        var sent = new HashMap<>(begun);
        int twice = 0;
        for (var gateway : gateways)
            for (var line : gateway.sent()) {
                var words = line.split(" ");
                var before = sent.put(words[0], words[1]);
                if (before == null) continue;
                assertEquals(before, words[1], "one Message-ID, two letters: " + words[0]);
                twice++;
            }
        assertEquals(expected, sent);
        assertTrue(twice <= struck * IN_HAND * gateways.size(), "%d letters went out twice".formatted(twice));
        return twice;
    }

    /** Plays games to their end with running clocks, writing each letter when it is due. */
    List<GameStore> playsNow(int many) throws Exception {
        var all = new ArrayList<GameStore>();
        for (int i = 0; i < many; i++) all.add(begin(PebblesByPost.id(i)));
        for (var game : all)
            for (var asked = pebbles.awaited(game); asked.isPresent(); asked = pebbles.awaited(game)) {
                var letter = pebbles.next(game, Instant.now());
                if (letter.isEmpty()) continue;
                deliver(letter.get());
                while (!game.log().over() && List.of(asked, Optional.empty()).contains(pebbles.awaited(game)))
                    Thread.sleep(50);
            }
        return all;
    }

    @Override
    public void close() throws IOException {
        gateways.forEach(Gateway::close);
        office.close();
        for (var line : lines) line.close();
        schema.close();
    }
}
