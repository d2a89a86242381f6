package postrider.gateway.office;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.desk.GameFolder;
import postrider.desk.NewGame;
import postrider.desk.OpenGame;
import postrider.gamefile.Event;
import postrider.gamefile.GameFile;
import postrider.gateway.Account;
import postrider.gateway.ImapMailbox;
import postrider.gateway.Incoming;
import postrider.gateway.MailAddress;
import postrider.gateway.Mailbox;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.PostOffice;
import postrider.gateway.PostOffice.Errand;
import postrider.gateway.SecretKey;
import postrider.gateway.Sender;
import postrider.gateway.Settings;
import postrider.gateway.SmtpSender;
import postrider.gateway.demo.MailServer;
import postrider.kernel.Game;
import postrider.kernel.Side;
import postrider.simulation.RandomBot;

/**
 * How quick a post office is: the whole way of signed letters, from the mailbox through spool, signature and desk to what
 * is sent, with everything on the disk that has to be. Letters of many games come in together. They are written by players
 * who do anything that is legal, and by whom the clock is stopped.
 */
public final class PostBench implements AutoCloseable {
    /** So many games are played; the others only lie there. */
    private static final int PLAYED = 16;

    /** So many people share the games. */
    private static final int PLAYERS = 1000;

    /** A game that has gone on for so many impulses goes back to where it was. */
    private static final int ASTRAY = 5;

    private static final int LARGEST = 1_000_000;
    private static final Duration YEAR = Duration.ofDays(365);

    private final Plan plan;
    private final GameCatalog catalog;
    private final Path home;
    private final InstantSource clock = InstantSource.system();
    private final Person referee = Person.of("referee@postrider.example");
    private final List<Person> people;
    private final Road road;
    private final Queue<Duration> times = new ConcurrentLinkedQueue<>();
    private int written;

    /**
     * What to measure.
     *
     * @param game on the catalog
     * @param games in the folder
     * @param impulses how far those that are played have got when the first letter counts, or as far as they go
     * @param letters that count
     * @param servers whether letters come and go by a mail server in this process, by IMAP and SMTP
     */
    public record Plan(String game, int games, int impulses, int letters, boolean servers) {}

    /**
     * What was measured.
     *
     * @param impulse that the games played had reached, the one least far
     * @param letters that counted
     * @param start until the office was open
     * @param total of all rounds in which letters counted
     * @param processor what these rounds took of it, a mail server in this process included
     * @param median from the look at a letter until all but the last reports is done
     * @param slow ninety-nine of a hundred took no longer
     * @param heap the most that was in use, in bytes
     */
    public record Figures(
            int impulse,
            int letters,
            Duration start,
            Duration total,
            Duration processor,
            Duration median,
            Duration slow,
            long heap) {
        public double lettersASecond() {
            return letters / (total.toNanos() / 1e9);
        }
    }

    private record Person(MailAddress self, SecretKey key) {
        static Person of(String address) {
            var key = SecretKey.make("<%s>".formatted(address), Instant.now().minus(YEAR));
            return new Person(new MailAddress("", address), key);
        }

        Event.Player enrolled() {
            var key = this.key.publicKey();
            return new Event.Player(self.name(), self.address(), key.fingerprint(), key.armored());
        }
    }

    /** How letters come in and go out. */
    private record Road(Mailbox mailbox, Sender sender, Sender players, Runnable end) {
        /** Without a mail server: letters lie ready, and those that are sent are gone. */
        static Road ofMemory() {
            var letters = new ConcurrentLinkedQueue<byte[]>();
            return new Road(new Pigeonhole(letters), letter -> {}, letters::add, () -> {});
        }

        static Road byMail(Person referee, Path home) {
            var server = new MailServer();
            var box = server.box(referee.self().address());
            var options = new ImapMailbox.Options(
                    "INBOX", Optional.empty(), home.resolve("place"), LARGEST, Duration.ofSeconds(10));
            return new Road(
                    new ImapMailbox(box.imap(), options),
                    new SmtpSender(box.smtp()),
                    new SmtpSender(box.smtp()),
                    server::close);
        }
    }

    private record Pigeonhole(Queue<byte[]> letters) implements Mailbox {
        @Override
        public void fetch(Keeper keeper) throws IOException {
            for (var letter = letters.poll(); letter != null; letter = letters.poll())
                keeper.keep(new Fetched(letter, letter.length));
        }

        @Override
        public void await(Duration patience) {}

        @Override
        public void close() {}
    }

    /** A game as it stood, to be gone back to. */
    private record Kept(int impulse, byte[] file, byte[] index) {
        static Kept of(GameFolder game, int impulse) throws IOException {
            return new Kept(
                    impulse,
                    Files.readAllBytes(game.gameFile()),
                    Files.readAllBytes(game.path().resolve("game.index")));
        }

        void restore(GameFolder game) throws IOException {
            Files.write(game.gameFile(), file);
            Files.write(game.path().resolve("game.index"), index);
        }
    }

    /** @param home an empty folder to work in */
    public PostBench(Plan plan, GameCatalog catalog, Path home) throws IOException {
        this.plan = plan;
        this.catalog = catalog;
        this.home = home;
        this.people = IntStream.range(0, Math.min(2 * plan.games(), PLAYERS))
                .mapToObj(number -> Person.of("player-%d@postrider.example".formatted(number)))
                .toList();
        this.road = plan.servers() ? Road.byMail(referee, home) : Road.ofMemory();
        referee.key().save(home.resolve("referee.key"));
    }

    /** Does it. */
    public Figures run() throws IOException {
        lay();
        var begun = System.nanoTime();
        try (var office = office()) {
            var start = Duration.ofNanos(System.nanoTime() - begun);
            var played = folders().limit(PLAYED).toList();
            var kept = goOn(office, played);
            peaks().forEach(MemoryPoolMXBean::resetPeakUsage);
            times.clear();
            var total = Duration.ZERO;
            var processor = Duration.ZERO;
            int letters = 0;
            while (letters < plan.letters()) {
                letters += write(played);
                var before = processor();
                total = total.plus(round(office));
                processor = processor.plus(processor()).minus(before);
                for (var game : played)
                    if (strayed(game, kept.get(game))) kept.get(game).restore(game);
            }
            int impulse = kept.values().stream().mapToInt(Kept::impulse).min().orElseThrow();
            return figures(impulse, letters, start, total, processor);
        }
    }

    private Figures figures(int impulse, int letters, Duration start, Duration total, Duration processor) {
        var sorted = times.stream().sorted().toList();
        long heap = peaks().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
        return new Figures(
                impulse,
                letters,
                start,
                total,
                processor,
                sorted.get(sorted.size() / 2),
                sorted.get(sorted.size() * 99 / 100),
                heap);
    }

    private static Duration processor() {
        return Duration.ofNanos(
                ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime());
    }

    private static Stream<MemoryPoolMXBean> peaks() {
        return ManagementFactory.getMemoryPoolMXBeans().stream().filter(pool -> pool.getType() == MemoryType.HEAP);
    }

    /** Begins the games that are played; the others are copies of the first. */
    private void lay() throws IOException {
        try (var office = office()) {
            for (var folder : folders().limit(PLAYED).toList()) office.desk().begin(newGame(folder));
            office.post().round();
        }
        var first = folders().findFirst().orElseThrow();
        folders().skip(PLAYED).forEach(folder -> copy(first, folder));
    }

    private Stream<GameFolder> folders() {
        return IntStream.range(0, plan.games())
                .mapToObj(number -> new GameFolder(home.resolve("games").resolve("game-%05d".formatted(number))));
    }

    private Person person(GameFolder folder, Side side) {
        int number = Integer.parseInt(folder.id().replaceAll("\\D", ""));
        return people.get((2 * number + sides().indexOf(side)) % people.size());
    }

    private List<Side> sides() {
        return catalog.game(plan.game()).sides();
    }

    private Map<Side, Event.Player> players(GameFolder folder) {
        return sides().stream()
                .collect(Collectors.toMap(
                        side -> side, side -> person(folder, side).enrolled()));
    }

    private NewGame newGame(GameFolder folder) {
        return new NewGame(
                folder.path(),
                plan.game(),
                Optional.empty(),
                Map.of(),
                players(folder),
                referee.key().publicKey().fingerprint(),
                Optional.empty(),
                Optional.empty());
    }

    private void copy(GameFolder from, GameFolder to) {
        try {
            Files.createDirectories(to.outbox());
            Files.createDirectories(to.sent());
            Files.copy(from.path().resolve("secret"), to.path().resolve("secret"));
            var events = from.events();
            try (var file = GameFile.create(
                    to.gameFile(), header(from.header(), to), events.getFirst().at())) {
                for (var stored : events.subList(1, events.size()))
                    file.append(stored.event(), stored.outbox(), stored.at());
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private Event.Header header(Event.Header header, GameFolder folder) {
        return new Event.Header(
                header.format(),
                folder.id(),
                header.system(),
                header.box(),
                header.scenario(),
                header.options(),
                players(folder),
                header.referee(),
                header.commitments(),
                header.fixedSecret());
    }

    private Office office() throws IOException {
        return Office.open(settings(), catalog, clock, road.mailbox(), road.sender(), this::timed);
    }

    private Settings settings() {
        var nowhere = new Account("localhost", 0, Account.Security.PLAIN, "", () -> "", Optional.empty());
        return new Settings(
                referee.self(),
                nowhere,
                "INBOX",
                Optional.empty(),
                nowhere,
                home.resolve("games"),
                home.resolve("post"),
                home.resolve("referee.key"),
                Optional.empty(),
                YEAR,
                YEAR,
                LARGEST);
    }

    private PostOffice.Clerk timed(PostOffice.Clerk clerk) {
        return new PostOffice.Clerk() {
            @Override
            public Errand examine(Incoming.Answerable letter) throws IOException {
                long begun = System.nanoTime();
                var errand = clerk.examine(letter);
                long examined = System.nanoTime() - begun;
                return new Errand(errand.queue(), () -> {
                    long resumed = System.nanoTime();
                    var outcome = errand.task().run();
                    times.add(Duration.ofNanos(examined + System.nanoTime() - resumed));
                    return outcome;
                });
            }

            @Override
            public void send() throws IOException {
                clerk.send();
            }
        };
    }

    private Duration round(Office office) {
        long begun = System.nanoTime();
        if (!office.post().round()) throw new IllegalStateException("The post office has failed; the log says why.");
        return Duration.ofNanos(System.nanoTime() - begun);
    }

    /** Plays the games as far as they are to go, or as they went. */
    private Map<GameFolder, Kept> goOn(Office office, List<GameFolder> played) throws IOException {
        var kept = new HashMap<GameFolder, Kept>();
        do {
            for (var game : played) {
                int impulse = game.log().impulse();
                if (!game.log().over() && impulse <= plan.impulses()) kept.put(game, Kept.of(game, impulse));
            }
            var behind = played.stream()
                    .filter(game -> !game.log().over() && game.log().impulse() < plan.impulses())
                    .toList();
            if (write(behind) == 0) break;
            round(office);
        } while (true);
        for (var game : played) kept.get(game).restore(game);
        return kept;
    }

    private static boolean strayed(GameFolder game, Kept kept) {
        return game.log().over() || game.log().impulse() > kept.impulse() + ASTRAY;
    }

    /** A letter in each game that awaits one. Returns how many. */
    private int write(List<GameFolder> games) throws IOException {
        int before = written;
        for (var game : games) {
            var open = catalog.open(game, game.log());
            for (var side : sides())
                if (open.status().awaits(side)) {
                    road.players().send(letter(game, side, lines(catalog.box(game, game.header()), open, side)));
                    break;
                }
        }
        return written - before;
    }

    private <P, O> List<String> lines(Game.Box<P, O> box, OpenGame<?, ?> game, Side side) {
        var player = new RandomBot<P, O>(++written);
        var asked = game.status().asked(side);
        if (asked.isEmpty()) {
            var position = box.notation().position(game.notation());
            return box.orders()
                    .words(player.order(position, side, box.playable().legal(position, side)));
        }
        return asked.stream()
                .map(question -> "answer %s: %s"
                        .formatted(
                                question.name(),
                                player.to(question).orElseThrow().words()))
                .toList();
    }

    private byte[] letter(GameFolder game, Side side, List<String> lines) {
        var writer = person(game, side);
        var header = Stream.of("game " + game.id(), "impulse " + game.log().impulse());
        return new OutgoingLetter(
                        writer.self().messageId("letter." + written),
                        writer.self(),
                        referee.self(),
                        "orders",
                        clock.instant().truncatedTo(ChronoUnit.SECONDS),
                        Cause.PERSON,
                        List.of(),
                        Stream.concat(header, lines.stream()).collect(Collectors.joining("\n", "", "\n")),
                        Optional.empty(),
                        List.of())
                .signed(writer.key());
    }

    @Override
    public void close() {
        road.players().close();
        road.end().run();
    }
}
