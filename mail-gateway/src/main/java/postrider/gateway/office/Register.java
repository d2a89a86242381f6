package postrider.gateway.office;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.GameCatalog;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.PublicKey;
import postrider.log.Glance;
import postrider.store.FileStamp;
import postrider.store.GameFolder;
import postrider.store.GameStore;

/**
 * The seats of the games in a folder, kept in memory. What was done to these elsewhere is found out within a minute, a new one at once.
 */
public final class Register implements Seats {
    private static final Logger LOG = LoggerFactory.getLogger(Register.class);
    private static final Duration FRESH = Duration.ofMinutes(1);

    private final Path home;
    private final GameCatalog catalog;
    private final InstantSource clock;
    private final Map<String, Entry> games = new ConcurrentSkipListMap<>();
    private volatile Enrolled enrolled = Enrolled.in(Set.of());
    private FileTime changed;
    private Instant looked;

    /**
     * What is known of a game.
     *
     * @param glance of a broken game the last there was, if there is any
     * @param stamps of its files when they were read
     * @param fault why it cannot be played, if it is broken
     */
    private record Entry(
            GameFolder folder,
            Optional<Glance> glance,
            List<FileStamp> stamps,
            boolean unsent,
            Optional<String> fault) {
        boolean isUntouched() {
            return fault.isEmpty() && folder.stamps().equals(stamps);
        }

        Stream<Due> due(Duration reminder, Instant now) {
            return glance.stream()
                    .filter(game -> fault.isEmpty())
                    .map(game -> new Due(folder, game.reminds(reminder, now), game.settled(), game.dispute()))
                    .filter(due -> unsent
                            || due.reminds()
                            || !due.settled()
                            || due.dispute().isPresent());
        }

        boolean isStopped() {
            return fault.isPresent() || glance.flatMap(Glance::dispute).isPresent();
        }

        Stream<Seat> seats() {
            return glance.stream()
                    .flatMap(game -> game.header().players().entrySet().stream())
                    .map(player -> new Seat(folder, player.getKey(), player.getValue()));
        }
    }

    /** The seats by their keys, in the order of their games, and the addresses of all players. */
    private record Enrolled(Keyring keyring, Map<String, List<Seat>> seats, Set<String> addresses) {
        static Enrolled in(Collection<Entry> games) {
            var enrolled = new Enrolled(new Keyring(), new ConcurrentHashMap<>(), ConcurrentHashMap.newKeySet());
            games.forEach(enrolled::add);
            return enrolled;
        }

        void add(Entry game) {
            game.seats().forEach(seat -> {
                var player = seat.player();
                if (!player.key().isEmpty()) keyring.enrol(new PublicKey(player.fingerprint(), player.key()));
                seats.merge(lower(player.fingerprint()), List.of(seat), Enrolled::inOrder);
                addresses.add(lower(player.address()));
            });
        }

        private static List<Seat> inOrder(List<Seat> some, List<Seat> more) {
            return Stream.concat(some.stream(), more.stream())
                    .sorted(Comparator.comparing(seat -> seat.game().id()))
                    .toList();
        }
    }

    /** Of the games in {@code home}, a folder each. */
    public Register(Path home, GameCatalog catalog, InstantSource clock) {
        this.home = home;
        this.catalog = catalog;
        this.clock = clock;
        look();
    }

    @Override
    public synchronized void keepUp() {
        if (clock.instant().isAfter(looked.plus(FRESH))) look();
        else if (!changed.equals(lastChange())) meet();
    }

    /** Looks at all games. */
    private void look() {
        looked = clock.instant();
        changed = lastChange();
        var found = GameFolder.all(home);
        boolean gone =
                games.keySet().retainAll(found.stream().map(GameFolder::id).collect(Collectors.toSet()));
        boolean others = found.parallelStream().map(this::come).reduce(gone, Boolean::logicalOr);
        if (others) enrol();
    }

    /** Looks at those that have come, and at nothing of the others but their names. */
    private void meet() {
        changed = lastChange();
        var names = names();
        if (games.keySet().retainAll(names)) enrol();
        for (var name : names) {
            if (games.containsKey(name)) continue;
            var folder = new GameFolder(home.resolve(name));
            if (folder.isGame()) update(folder);
        }
    }

    private Set<String> names() {
        try (var folders = Files.list(home)) {
            return folders.map(folder -> folder.getFileName().toString()).collect(Collectors.toSet());
        } catch (IOException unreadable) {
            throw unreadable(unreadable);
        }
    }

    private synchronized void enrol() {
        enrolled = Enrolled.in(games.values());
    }

    private FileTime lastChange() {
        try {
            return Files.getLastModifiedTime(home);
        } catch (IOException unreadable) {
            throw unreadable(unreadable);
        }
    }

    private UncheckedIOException unreadable(IOException why) {
        return new UncheckedIOException("The folder of games %s cannot be read.".formatted(home), why);
    }

    /** Whether something was done in it, and other players are known than before. */
    private boolean come(GameFolder folder) {
        var before = games.get(folder.id());
        return (before == null || !before.isUntouched()) && known(folder);
    }

    private static List<Seat> seats(Optional<Entry> entry) {
        return entry.stream().flatMap(Entry::seats).toList();
    }

    /** Its players may have exchanged their sides. */
    @Override
    public void update(GameStore game) {
        boolean isNew = !games.containsKey(game.id());
        if (!known((GameFolder) game)) return;
        if (isNew) enrolled.add(games.get(game.id()));
        else enrol();
    }

    /** Whether other players are known than before. */
    private boolean known(GameFolder folder) {
        var before = Optional.ofNullable(games.get(folder.id()));
        var stamps = folder.stamps();
        try {
            var glance =
                    before.filter(Entry::isUntouched).flatMap(Entry::glance).orElseGet(folder::glance);
            if (before.isEmpty() || before.get().fault().isPresent()) catalog.requirePlayable(folder, glance.header());
            boolean unsent = folder.letters().isToSend();
            games.put(folder.id(), new Entry(folder, Optional.of(glance), stamps, unsent, Optional.empty()));
        } catch (RuntimeException broken) {
            var fault = Optional.of(broken.getMessage());
            games.put(folder.id(), new Entry(folder, folder.lastGlance(), stamps, false, fault));
            if (!before.flatMap(Entry::fault).equals(fault))
                LOG.error("game {} is broken, its letters wait: {}", folder.id(), broken.getMessage());
        }
        return !seats(before).equals(seats(Optional.of(games.get(folder.id()))));
    }

    @Override
    public Keyring keyring() {
        return enrolled.keyring();
    }

    @Override
    public List<Seat> of(String fingerprint) {
        return enrolled.seats().getOrDefault(lower(fingerprint), List.of());
    }

    @Override
    public List<Seat> at(MailAddress address) {
        return games.values().stream()
                .flatMap(Entry::seats)
                .filter(seat -> seat.player().address().equalsIgnoreCase(address.address()))
                .toList();
    }

    @Override
    public boolean isOver(GameStore game) {
        return Optional.ofNullable(games.get(game.id()))
                .filter(entry -> entry.fault().isEmpty())
                .flatMap(Entry::glance)
                .filter(Glance::over)
                .isPresent();
    }

    @Override
    public Optional<String> fault(String game) {
        return Optional.ofNullable(games.get(game)).flatMap(Entry::fault);
    }

    @Override
    public int stopped() {
        return (int) games.values().stream().filter(Entry::isStopped).count();
    }

    @Override
    public Optional<String> nameless() {
        return games.values().stream()
                .filter(entry -> entry.glance().isEmpty())
                .map(entry -> entry.folder().id())
                .findFirst();
    }

    @Override
    public boolean knows(MailAddress somebody) {
        return enrolled.addresses().contains(lower(somebody.address()));
    }

    @Override
    public Optional<GameStore> game(String id) {
        return Optional.ofNullable(games.get(id)).map(Entry::folder);
    }

    @Override
    public GameStore place(String id) {
        return new GameFolder(home.resolve(id));
    }

    @Override
    public List<Due> due(Duration reminder) {
        var now = clock.instant();
        return games.values().stream()
                .flatMap(entry -> entry.due(reminder, now))
                .toList();
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
