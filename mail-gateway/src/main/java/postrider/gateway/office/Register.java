package postrider.gateway.office;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.GameCatalog;
import postrider.gateway.Seat;
import postrider.gateway.signing.Keyring;
import postrider.log.Glance;
import postrider.store.GameFolder;
import postrider.store.GameNews;
import postrider.store.GameStore;

/**
 * Keeps the seats of the games in a folder in memory. Changes by other processes are noticed at once ({@link GameNews}), and changes by
 * hand within a minute, or an hour among thousands of games: some games are checked each minute, and broken ones always.
 */
public final class Register implements Seats {
    private static final Logger LOG = LoggerFactory.getLogger(Register.class);
    private static final Duration FRESH = Duration.ofMinutes(1);

    /** At least this many games are checked each minute, and enough to check all within an hour. */
    private static final int SOME = 500;

    private static final int HOUR = 60;

    private final Path home;
    private final GameCatalog catalog;
    private final InstantSource clock;
    private final NavigableMap<String, KnownGame> games = new ConcurrentSkipListMap<>();
    private final NavigableSet<String> broken = new ConcurrentSkipListSet<>();
    private final Enrolled enrolled = new Enrolled();
    private final Agenda agenda = new Agenda();
    private final GameNews news;
    private FileTime changed;
    private Instant looked;
    private String lookedAt = "";

    /** How long a player may take: the agenda uses the duration of the last query, and at first an arbitrary one. */
    private volatile Duration reminder = Duration.ofDays(1);

    /** The games in {@code home}, one folder each. */
    public Register(Path home, GameCatalog catalog, InstantSource clock) {
        this.home = home;
        this.catalog = catalog;
        this.clock = clock;
        news = new GameNews(home);
        looked = clock.instant();
        changed = lastChange();
        GameFolder.all(home).parallelStream().forEach(this::know);
    }

    @Override
    public synchronized void keepUp() {
        for (var game : news.since()) come(game);
        if (!clock.instant().isAfter(looked.plus(FRESH))) return;
        looked = clock.instant();
        if (!changed.equals(lastChange())) meet();
        List.copyOf(broken).forEach(this::come);
        some().forEach(this::come);
    }

    /** The games to check next. */
    private List<String> some() {
        int many = Math.max(SOME, games.size() / HOUR + 1);
        var next = new ArrayList<String>();
        for (var from : List.of(games.tailMap(lookedAt, false), games.headMap(lookedAt, true)))
            from.keySet().stream().limit(many - next.size()).forEach(next::add);
        if (!next.isEmpty()) lookedAt = next.getLast();
        return next;
    }

    /** Games may have come or gone: only new and missing names are looked at. */
    private void meet() {
        changed = lastChange();
        var names = names();
        for (var game : List.copyOf(games.keySet())) if (!names.contains(game)) come(game);
        for (var name : names) if (!games.containsKey(name)) come(name);
    }

    private Set<String> names() {
        try (var folders = Files.list(home)) {
            return folders.map(folder -> folder.getFileName().toString()).collect(Collectors.toSet());
        } catch (IOException unreadable) {
            throw unreadable(unreadable);
        }
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

    /** A game may have changed, come or gone. */
    private void come(String id) {
        var folder = new GameFolder(home.resolve(id));
        var before = games.get(id);
        if (before == null ? folder.isGame() : !before.isUntouched() && folder.isGame()) know(folder);
        else if (before != null && !folder.isGame()) forget(id);
    }

    private void forget(String id) {
        var gone = games.remove(id);
        broken.remove(id);
        agenda.note(id, Optional.empty());
        enrolled.change(id, gone.seats(), List.of());
    }

    /** Its players may have swapped sides. */
    @Override
    public void update(GameStore game) {
        know((GameFolder) game);
    }

    private void know(GameFolder folder) {
        var before = Optional.ofNullable(games.get(folder.id()));
        var stamps = folder.stamps();
        try {
            var glance = before.filter(KnownGame::isUntouched)
                    .flatMap(KnownGame::glance)
                    .orElseGet(folder::glance);
            if (before.isEmpty() || before.get().fault().isPresent()) catalog.requirePlayable(folder, glance.header());
            boolean unsent = folder.letters().isToSend();
            keep(before, new KnownGame(folder, Optional.of(glance), stamps, unsent, Optional.empty()));
        } catch (RuntimeException why) {
            var fault = Optional.of(why.getMessage());
            keep(before, new KnownGame(folder, folder.lastGlance(), stamps, false, fault));
            if (!before.flatMap(KnownGame::fault).equals(fault))
                LOG.error("game {} is broken, its letters wait: {}", folder.id(), why.getMessage());
        }
    }

    private void keep(Optional<KnownGame> before, KnownGame now) {
        var id = now.folder().id();
        games.put(id, now);
        if (now.fault().isPresent()) broken.add(id);
        else broken.remove(id);
        agenda.note(id, now.when(reminder));
        var seats = before.map(KnownGame::seats).orElse(List.of());
        if (!seats.equals(now.seats())) enrolled.change(id, seats, now.seats());
    }

    @Override
    public Keyring keyring() {
        return enrolled.keyring();
    }

    @Override
    public List<Seat> of(String fingerprint) {
        return enrolled.of(fingerprint);
    }

    @Override
    public List<Seat> at(String address) {
        return enrolled.at(address);
    }

    @Override
    public boolean isOver(GameStore game) {
        return Optional.ofNullable(games.get(game.id()))
                .filter(known -> known.fault().isEmpty())
                .flatMap(KnownGame::glance)
                .filter(Glance::over)
                .isPresent();
    }

    @Override
    public Optional<String> fault(String game) {
        return Optional.ofNullable(games.get(game)).flatMap(KnownGame::fault);
    }

    @Override
    public int stopped() {
        return (int) games.values().stream().filter(KnownGame::isStopped).count();
    }

    @Override
    public Optional<String> nameless() {
        return broken.stream()
                .filter(game -> Optional.ofNullable(games.get(game))
                        .filter(known -> known.glance().isEmpty())
                        .isPresent())
                .findFirst();
    }

    @Override
    public Optional<GameStore> game(String id) {
        return Optional.ofNullable(games.get(id)).map(KnownGame::folder);
    }

    @Override
    public GameStore place(String id) {
        return new GameFolder(home.resolve(id));
    }

    @Override
    public List<Due> due(Duration every) {
        if (!every.equals(reminder)) planBy(every);
        var now = clock.instant();
        return agenda.until(now).stream()
                .flatMap(game -> Stream.ofNullable(games.get(game)))
                .flatMap(known -> known.due(every, now))
                .toList();
    }

    private synchronized void planBy(Duration every) {
        reminder = every;
        games.forEach((id, known) -> agenda.note(id, known.when(every)));
    }
}
