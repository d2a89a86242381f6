package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.Settings;
import postrider.gateway.SpoolInMemory;
import postrider.gateway.enrolment.Drawers;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.postgres.Database;
import postrider.gateway.postgres.LeasedMailbox;
import postrider.gateway.postgres.PostgresGames;
import postrider.gateway.postgres.PostgresStores;
import postrider.gateway.signing.DnsKeys;
import postrider.gateway.signing.KeyRecords;
import postrider.gateway.signing.SecretKey;
import postrider.gateway.tournament.TournamentsInMemory;
import postrider.log.Event;
import postrider.store.GameFolder;
import postrider.store.GameStore;
import postrider.store.OutboxInMemory;

/** An office without mail servers: letters are handed in, and sent ones are put in a tray. A flood takes it only a second. */
final class Hatch implements Sender {
    static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");

    final Writer referee = new Writer("referee", 1);
    final Writer washington = new Writer("washington", 2);
    final Writer howe = new Writer("howe", 3);
    final Writer stranger = new Writer("stranger", 9);
    final List<String> tray = Collections.synchronizedList(new ArrayList<>());

    /** The addresses of letters that were not sent to the one in their header. */
    final List<String> elsewhere = new ArrayList<>();

    final Path home;
    Instant now = NOON;
    Optional<Path> layouts = Optional.empty();
    Settings.Reports reports = Settings.Reports.USUAL;
    KeyRecords records = KeyRecords.NONE;

    /** Runs while a letter is on its way to the mail system. */
    Sending sending = () -> {};

    interface Sending {
        void run() throws IOException;
    }

    private Pigeonhole handedIn = new Pigeonhole();
    private int written;
    private Function<String, GameStore> places;
    private Optional<Office.Stores> stores = Optional.empty();
    private Optional<Database> kept = Optional.empty();

    Hatch(Path home) throws IOException {
        this.home = home;
        places = id -> new GameFolder(home.resolve("games").resolve(id));
        referee.key.save(home.resolve("referee.key"));
    }

    /** Stores in memory. */
    static Office.Stores inMemory(SeatsInMemory seats, InstantSource clock) {
        var drawers = new Drawers(
                new DrawerInMemory<>(),
                new DrawerInMemory<>(),
                new DrawerInMemory<>(),
                new DrawerInMemory<>(),
                new DrawerInMemory<>(),
                Drawers.Turns.ALONE);
        return new Office.Stores(
                seats,
                new SpoolInMemory(clock),
                new QuotasInMemory(clock),
                new OutboxInMemory(),
                new HoursInMemory(),
                drawers,
                new TournamentsInMemory());
    }

    /** From now on only its key is kept in a folder. */
    Hatch inMemory() {
        var seats = new SeatsInMemory(() -> now);
        places = seats::place;
        stores = Optional.of(inMemory(seats, () -> now));
        return this;
    }

    /** From now on everything is kept in a database. */
    Hatch in(Database database) {
        kept = Optional.of(database);
        places = new PostgresGames(database)::place;
        stores = Optional.of(PostgresStores.of(database, GameCatalog.installed(), () -> now));
        return this;
    }

    /** Another gateway of the same office, with the same mailbox. */
    Hatch sharing(Hatch other) {
        handedIn = other.handedIn;
        return this;
    }

    /** Somebody with a key. */
    final class Writer {
        final MailAddress self;
        final SecretKey key;

        Writer(String name, int seed) {
            self = new MailAddress(name, name + "@example.org");
            var secret = new byte[32];
            Arrays.fill(secret, (byte) seed);
            key = SecretKey.make(name + " <" + self.address() + ">", NOON.minus(Duration.ofDays(9)), secret);
        }

        private Event.Player player() {
            return new Event.Player(
                    self.name(),
                    self.address(),
                    key.publicKey().fingerprint(),
                    key.publicKey().armored());
        }

        /** A signed letter to the referee. */
        byte[] signed(String text) {
            return new OutgoingLetter(
                            self.messageId("letter." + ++written),
                            self,
                            referee.self,
                            "orders",
                            now,
                            Cause.PERSON,
                            List.of(),
                            text)
                    .signed(key);
        }

        void write(String... lines) {
            handIn(signed(String.join("\n", lines) + "\n"));
        }
    }

    GameFolder begin(String id) throws IOException {
        return (GameFolder) beginAnywhere(id);
    }

    GameStore beginAnywhere(String id) throws IOException {
        return begin(id, Map.of());
    }

    GameStore begin(String id, Map<String, String> options) throws IOException {
        try (var office = office()) {
            var game = office.desk()
                    .begin(new NewGame(
                            places.apply(id),
                            "washingtons-war",
                            Optional.empty(),
                            options,
                            Map.of(AMERICAN, washington.player(), BRITISH, howe.player()),
                            referee.key.publicKey().fingerprint(),
                            Collections.emptySortedMap(),
                            Optional.of("5e".repeat(32))));
            office.post().round();
            return game;
        }
    }

    Office.Stores stores() {
        return stores.orElseThrow();
    }

    /** The store of this game. */
    GameStore at(String id) {
        return places.apply(id);
    }

    void handIn(byte[] letter) {
        handedIn.lay(letter);
    }

    /** An unsigned letter with this From. */
    void forge(String from, String text) {
        handIn("From: %s\r\nTo: referee@example.org\r\nMessage-ID: <%d@forged>\r\n\r\n%s"
                .formatted(from, ++written, text)
                .getBytes(ISO_8859_1));
    }

    /** The same letter under a new Message-ID. */
    byte[] again(byte[] letter) {
        return new String(letter, ISO_8859_1)
                .replaceFirst("Message-ID: <", "Message-ID: <again." + ++written + ".")
                .getBytes(ISO_8859_1);
    }

    /** Opens an office that processes everything handed in. Returns the letters sent since the last time. */
    List<String> round() throws IOException {
        tray.clear();
        try (var office = office()) {
            if (!office.post().round()) throw new AssertionError("not everything went well");
        }
        return List.copyOf(tray);
    }

    /** What became of each letter, from this line of the ledger on. */
    List<String> outcomes(int since) throws IOException {
        return ledger().stream()
                .skip(since)
                .filter(line -> !line.contains(" received "))
                .map(line -> line.replaceFirst("\\S+ \\S+ ", ""))
                .toList();
    }

    List<String> ledger() throws IOException {
        return Files.readAllLines(home.resolve("post/ledger"), UTF_8);
    }

    Settings settings() {
        return Pigeonhole.settings(referee.self, home, layouts, Duration.ofDays(7), reports);
    }

    Office office() throws IOException {
        var settings = settings();
        var catalog = GameCatalog.installed();
        return stores.isPresent()
                ? Office.open(
                        settings,
                        catalog,
                        () -> now,
                        new Office.Ways(
                                kept.<Mailbox>map(database -> new LeasedMailbox(handedIn, database, true))
                                        .orElse(handedIn),
                                this,
                                records),
                        stores.get(),
                        () -> {})
                : Office.open(
                        settings, catalog, () -> now, new Office.Ways(handedIn, this, new DnsKeys("dns:", () -> now)));
    }

    @Override
    public synchronized void send(byte[] letter) throws IOException {
        sending.run();
        tray.add(new String(letter, ISO_8859_1));
    }

    @Override
    public synchronized void send(byte[] letter, MailAddress to) throws IOException {
        send(letter);
        elsewhere.add(to.address());
    }
}
