package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.desk.Pebbles;
import postrider.files.Hash;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.KeyRecords;
import postrider.gateway.signing.SecretKey;
import postrider.kernel.Edition;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.StoredEvent;
import postrider.store.GameStore;
import postrider.templates.Letterpress;

/**
 * Games of Pebbles by mail: short, with a question and a die each time, and letters without pictures. They cost little, so there can be
 * many.
 */
public final class PebblesByPost {
    static final GameCatalog CATALOG = Pebbles.catalog(Edition.FIRST, "5");

    static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");

    /** How many people share the games. */
    private static final int PEOPLE = 400;

    final MailAddress self = new MailAddress("Postrider", "referee@example.org");
    final SecretKey referee;

    private final GameCatalog catalog;
    private final Map<Integer, Person> people = new ConcurrentHashMap<>();

    private record Person(MailAddress self, SecretKey key) {
        static Person of(int number) {
            var address = "player-%d@example.org".formatted(number);
            return new Person(new MailAddress("", address), secretKey(address));
        }

        Event.Player enrolled() {
            var known = key.publicKey();
            return new Event.Player(self.name(), self.address(), known.fingerprint(), known.armored());
        }
    }

    /**
     * A game as it must turn out.
     *
     * @param letters in their order
     * @param entries the number of entries after each letter
     * @param events all events
     * @param sent every letter of the office: its Message-ID and its hash
     */
    record Played(
            String game,
            List<byte[]> letters,
            List<Integer> entries,
            List<StoredEvent> events,
            Map<String, String> sent) {
        int number() {
            return PebblesByPost.number(game);
        }
    }

    public PebblesByPost() {
        this(CATALOG);
    }

    private PebblesByPost(GameCatalog catalog) {
        this.catalog = catalog;
        referee = secretKey(self.address());
    }

    GameCatalog catalog() {
        return catalog;
    }

    /** The games in a version that knows one more edition. */
    static PebblesByPost ofTheSecondEdition() {
        return new PebblesByPost(Pebbles.catalog(new Edition(2), "5"));
    }

    /** An office for them without a mail server. */
    Office office(Path home, Mailbox mailbox, Sender sender, InstantSource clock, Office.Stores stores)
            throws IOException {
        referee.save(home.resolve("referee.key"));
        return Office.open(
                Pigeonhole.settings(self, home, Optional.empty(), Duration.ofDays(7)),
                catalog,
                clock,
                new Office.Ways(mailbox, sender, KeyRecords.NONE),
                stores,
                () -> {});
    }

    private static SecretKey secretKey(String address) {
        var seed = HexFormat.of().parseHex(Hash.sha256(address.getBytes(StandardCharsets.UTF_8)));
        return SecretKey.make("<%s>".formatted(address), NOON.minus(Duration.ofDays(9)), seed);
    }

    static String id(int number) {
        return "p-%06d".formatted(number);
    }

    private static int number(String game) {
        return Integer.parseInt(game.replaceAll("\\D", ""));
    }

    private Person person(String game, Side side) {
        return people.computeIfAbsent((2 * number(game) + (side == AMERICAN ? 0 : 1)) % PEOPLE, Person::of);
    }

    NewGame newGame(GameStore place) {
        var players = Stream.of(AMERICAN, BRITISH)
                .collect(Collectors.toMap(
                        side -> side, side -> person(place.id(), side).enrolled()));
        return new NewGame(
                place,
                "pebbles",
                Optional.empty(),
                Map.of(),
                players,
                referee.publicKey().fingerprint(),
                Collections.emptySortedMap(),
                Optional.of(Hash.sha256(place.id().getBytes(StandardCharsets.UTF_8))));
    }

    /** Begins a game there without an office. */
    public GameStore begun(GameStore place) {
        var desk = new Desk(
                catalog,
                new Letterpress(Optional.empty(), Optional.empty()),
                new MailTransport(self, referee, letter -> {}, InstantSource.fixed(NOON)),
                InstantSource.fixed(NOON));
        return desk.begin(newGame(place));
    }

    /** What a game awaits, in words. */
    Optional<String> awaited(GameStore game) {
        var open = catalog.open(game, game.log());
        return Stream.of(AMERICAN, BRITISH)
                .filter(open.status()::awaits)
                .findFirst()
                .map(side -> "%d %s %s"
                        .formatted(open.log().impulse(), side, open.status().asked(side)));
    }

    /** The letter that a game awaits. */
    Optional<byte[]> next(GameStore game, Instant now) {
        var open = catalog.open(game, game.log());
        return Stream.of(AMERICAN, BRITISH)
                .filter(open.status()::awaits)
                .findFirst()
                .map(side -> {
                    var asked = open.status().asked(side);
                    var words = asked.isEmpty()
                            ? "take 1"
                            : "answer %s: yes".formatted(asked.getFirst().name());
                    return letter(game, side, open.log().impulse(), words, now);
                });
    }

    private byte[] letter(GameStore game, Side side, int impulse, String words, Instant now) {
        var writer = person(game.id(), side);
        return new OutgoingLetter(
                        writer.self().messageId("%s.%d.%s".formatted(game.id(), impulse, side.word())),
                        writer.self(),
                        self,
                        "orders",
                        now,
                        Cause.PERSON,
                        List.of(),
                        "game %s\nimpulse %d\n%s\n".formatted(game.id(), impulse, words))
                .signed(writer.key());
    }

    static String messageId(byte[] letter) {
        return new String(letter, ISO_8859_1).replaceFirst("(?s).*?\nMessage-ID: ([^\r]*)\r.*", "$1");
    }

    /** Plays these games in one undisturbed office in memory. Its key is written to {@code home}. */
    List<Played> played(List<String> ids, Path home) throws IOException {
        InstantSource clock = InstantSource.fixed(NOON);
        var seats = new SeatsInMemory(clock);
        var sent = new ConcurrentHashMap<String, String>();
        Sender tray = letter -> sent.put(messageId(letter), Hash.sha256(letter));
        var mailbox = new Pigeonhole();
        try (var office = office(home, mailbox, tray, clock, Hatch.inMemory(seats, clock))) {
            var letters = new HashMap<String, List<byte[]>>();
            var entries = new HashMap<String, List<Integer>>();
            for (var id : ids) {
                office.desk().begin(newGame(seats.place(id)));
                letters.put(id, new ArrayList<>());
                entries.put(id, new ArrayList<>());
            }
            for (var open = ids; !open.isEmpty(); open = turn(open, seats, office, mailbox, letters, entries)) {}
            return ids.stream()
                    .map(id -> new Played(
                            id,
                            letters.get(id),
                            entries.get(id),
                            seats.place(id).events(),
                            of(sent, id)))
                    .toList();
        }
    }

    /** Sends a letter in each game. Returns the games that continue. */
    private List<String> turn(
            List<String> open,
            SeatsInMemory seats,
            Office office,
            Pigeonhole mailbox,
            Map<String, List<byte[]>> letters,
            Map<String, List<Integer>> entries)
            throws IOException {
        var going = new ArrayList<String>();
        for (var id : open)
            next(seats.place(id), NOON).ifPresent(letter -> {
                going.add(id);
                letters.get(id).add(letter);
                mailbox.lay(letter);
            });
        while (!office.post().round()) {}
        for (var id : going) entries.get(id).add(seats.place(id).events().size());
        return going;
    }

    private static SortedMap<String, String> of(Map<String, String> sent, String game) {
        var ours = new TreeMap<String, String>();
        sent.forEach((id, hash) -> {
            if (id.startsWith("<" + game + ".")) ours.put(id, hash);
        });
        return ours;
    }
}
