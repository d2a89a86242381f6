package postrider.gateway.office;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.GameCatalog;
import postrider.gateway.Keyring;
import postrider.gateway.MailAddress;
import postrider.gateway.PublicKey;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Glance;
import postrider.store.GameFolder;

/**
 * Who plays in which game, and what the games wait for, kept in memory: however many games there are, a letter costs one.
 * What was done to them elsewhere is found out within a minute, a new one at once.
 */
final class Register {
    private static final Logger LOG = LoggerFactory.getLogger(Register.class);
    private static final Duration FRESH = Duration.ofMinutes(1);

    private final Path home;
    private final GameCatalog catalog;
    private final InstantSource clock;
    private final Map<String, Entry> games = new ConcurrentSkipListMap<>();
    private volatile Enrolled enrolled = Enrolled.in(List.of());
    private FileTime changed;
    private Instant looked;

    /** A player's seat. */
    record Seat(GameFolder game, Side side, Event.Player player) {}

    /**
     * What is known of a game.
     *
     * @param glance of a broken game the last there was, if there is any
     * @param fault why it cannot be played, if it is broken
     */
    private record Entry(GameFolder folder, Optional<Glance> glance, boolean unsent, Optional<String> fault) {
        boolean isUntouched() {
            try {
                return fault.isEmpty() && glance.orElseThrow().isOf(folder.gameFile());
            } catch (IOException unreadable) {
                return false;
            }
        }

        boolean isNow(Predicate<Glance> wanted) {
            return fault.isEmpty() && glance.filter(wanted).isPresent();
        }

        Stream<Seat> seats() {
            return glance.stream()
                    .flatMap(game -> game.header().players().entrySet().stream())
                    .map(player -> new Seat(folder, player.getKey(), player.getValue()));
        }
    }

    /** The seats by their keys, in the order of their games, and the addresses of all players. */
    private record Enrolled(Keyring keyring, Map<String, List<Seat>> seats, Set<String> addresses) {
        static Enrolled in(List<Seat> seats) {
            var keys = seats.stream()
                    .map(Seat::player)
                    .filter(player -> !player.key().isEmpty())
                    .map(player -> new PublicKey(player.fingerprint(), player.key()))
                    .toList();
            return new Enrolled(
                    new Keyring(keys),
                    seats.stream()
                            .collect(Collectors.groupingBy(
                                    seat -> lower(seat.player().fingerprint()))),
                    seats.stream().map(seat -> lower(seat.player().address())).collect(Collectors.toSet()));
        }
    }

    /** Of the games in {@code home}, a folder each. */
    Register(Path home, GameCatalog catalog, InstantSource clock) {
        this.home = home;
        this.catalog = catalog;
        this.clock = clock;
        look();
    }

    /** Looks at the games again if it is time to. */
    synchronized void keepUp() {
        if (!changed.equals(lastChange()) || clock.instant().isAfter(looked.plus(FRESH))) look();
    }

    private synchronized void look() {
        changed = lastChange();
        looked = clock.instant();
        var found = GameFolder.all(home);
        var names = found.stream().map(GameFolder::id).collect(Collectors.toSet());
        boolean gone = games.keySet().retainAll(names);
        boolean come = found.parallelStream().map(this::come).reduce(gone, Boolean::logicalOr);
        if (come) enrol();
    }

    private synchronized void enrol() {
        enrolled = Enrolled.in(games.values().stream().flatMap(Entry::seats).toList());
    }

    private FileTime lastChange() {
        try {
            return Files.getLastModifiedTime(home);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("The folder of games %s cannot be read.".formatted(home), unreadable);
        }
    }

    /** Whether something was done in it, and other players are known than before. */
    private boolean come(GameFolder folder) {
        var before = games.get(folder.id());
        return (before == null || !before.isUntouched()) && known(folder);
    }

    private static List<Seat> seats(Optional<Entry> entry) {
        return entry.stream().flatMap(Entry::seats).toList();
    }

    /** Looks at a game that something was done in: its players may have exchanged their sides. */
    void update(GameFolder folder) {
        if (known(folder)) enrol();
    }

    /** Whether other players are known than before. */
    private boolean known(GameFolder folder) {
        var before = Optional.ofNullable(games.get(folder.id()));
        try {
            var glance =
                    before.filter(Entry::isUntouched).flatMap(Entry::glance).orElseGet(folder::glance);
            if (before.isEmpty() || before.get().fault().isPresent()) catalog.requirePlayable(folder, glance.header());
            boolean unsent = !folder.letters().unsent().isEmpty();
            games.put(folder.id(), new Entry(folder, Optional.of(glance), unsent, Optional.empty()));
        } catch (RuntimeException broken) {
            var fault = Optional.of(broken.getMessage());
            games.put(folder.id(), new Entry(folder, folder.lastGlance(), false, fault));
            if (!before.flatMap(Entry::fault).equals(fault))
                LOG.error("game {} is broken, its letters wait: {}", folder.id(), broken.getMessage());
        }
        return !seats(before).equals(seats(Optional.of(games.get(folder.id()))));
    }

    Keyring keyring() {
        return enrolled.keyring();
    }

    /** The seats of whoever holds this key. */
    List<Seat> of(String fingerprint) {
        return enrolled.seats().getOrDefault(lower(fingerprint), List.of());
    }

    boolean isOver(GameFolder game) {
        return Optional.ofNullable(games.get(game.id()))
                .filter(entry -> entry.isNow(Glance::over))
                .isPresent();
    }

    /** Why nothing can be done in a game until it is mended; empty if it is well. */
    Optional<String> fault(String game) {
        return Optional.ofNullable(games.get(game)).flatMap(Entry::fault);
    }

    /** A broken game of which nobody knows any more who plays it. */
    Optional<String> nameless() {
        return games.values().stream()
                .filter(entry -> entry.glance().isEmpty())
                .map(entry -> entry.folder().id())
                .findFirst();
    }

    boolean knows(MailAddress somebody) {
        return enrolled.addresses().contains(lower(somebody.address()));
    }

    boolean hasGame(String id) {
        return games.containsKey(id);
    }

    /** The games in which the referee has something to do without a letter: what a crash left undone. */
    List<GameFolder> unsettled() {
        return those(entry -> entry.isNow(game -> !game.settled()));
    }

    /** What is disputed, by the ids of the games. */
    Map<String, Glance.Held> disputes() {
        return games.values().stream()
                .filter(entry -> entry.isNow(game -> game.dispute().isPresent()))
                .collect(Collectors.toMap(
                        entry -> entry.folder().id(),
                        entry -> entry.glance().flatMap(Glance::dispute).orElseThrow()));
    }

    /** The games with letters to send. */
    List<GameFolder> unsent() {
        return those(Entry::unsent);
    }

    /** The games in which somebody is asked something, and is to be reminded every so often. */
    List<GameFolder> asleep(Duration every) {
        return those(entry -> entry.isNow(game -> game.reminds(every, clock.instant())));
    }

    private List<GameFolder> those(Predicate<Entry> wanted) {
        return games.values().stream().filter(wanted).map(Entry::folder).toList();
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
