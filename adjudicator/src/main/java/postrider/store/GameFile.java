package postrider.store;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.Disk;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Glance;
import postrider.log.Outgoing;
import postrider.log.StoredEvent;

/**
 * The file of one game, open for writing by one process at a time. An event is on disk when {@link #append} returns. A last event cut
 * short by a crash is moved to a file beside it.
 */
public final class GameFile implements AutoCloseable {
    /** In bytes. A long war takes less than a hundredth of it. */
    public static final int LARGEST = 100_000_000;

    private static final Logger LOG = LoggerFactory.getLogger(GameFile.class);

    private final Path file;
    private final GameLock lock;
    private final FileChannel channel;
    private final GameIndex written;
    private GameIndex index;

    private GameFile(Path file, GameLock lock, FileChannel channel, GameIndex written, GameIndex index) {
        this.file = file;
        this.lock = lock;
        this.channel = channel;
        this.written = written;
        this.index = index;
    }

    /**
     * Begins a game. Its folder must exist and the file must not.
     *
     * @throws GameStore.Held if another process has the game
     */
    public static GameFile create(Path file, Event.Header header, Instant at) {
        var lock = GameLock.on(file);
        try {
            var channel = PrivateFiles.open(file, CREATE_NEW, WRITE);
            var game = new GameFile(file, lock, channel, GameIndex.NOTHING, GameIndex.NOTHING);
            game.append(header, List.of(), at);
            PrivateFiles.force(folder(file));
            return game;
        } catch (IOException e) {
            lock.close();
            throw new UncheckedIOException("The game file %s cannot be created.".formatted(file), e);
        }
    }

    /**
     * Opens a game to continue it.
     *
     * @throws CorruptGameFile naming the first entry that is bad or missing
     * @throws GameStore.Held if another process has the game
     */
    public static GameFile open(Path file) {
        var lock = GameLock.on(file);
        try {
            var written = GameIndex.beside(file);
            var known = Known.of(file, written);
            var index = known.index();
            if (!known.torn().isEmpty()) setAside(file, index.standing().entries() + 1, known.torn());
            var channel = PrivateFiles.open(file, WRITE);
            if (!known.torn().isEmpty())
                channel.truncate(index.stamp().length()).force(true);
            channel.position(index.stamp().length());
            LOG.trace(
                    "the game file {} is open after entry {}",
                    file,
                    index.standing().entries());
            return new GameFile(file, lock, channel, written, index);
        } catch (IOException e) {
            lock.close();
            throw new UncheckedIOException("The game file %s cannot be opened.".formatted(file), e);
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /**
     * Reads all events of a game without locking it. One that is just being written counts as torn.
     *
     * @throws CorruptGameFile naming the first entry that is bad or missing
     */
    public static EventLog read(Path file) {
        return read(file, () -> whole(file, GameIndex.head(file)));
    }

    private static <T> T read(Path file, Disk.Reading<T> reading) {
        return Disk.read("The game file %s cannot be read:".formatted(file), reading);
    }

    /**
     * Reads a file whose index was written here. Up to the entry that the index names, its hashes suffice to show that it is as it was
     * written.
     *
     * @throws CorruptGameFile naming the first entry that is bad or missing
     */
    public static List<StoredEvent> events(Path file) {
        return read(file, () -> {
            var written = GameIndex.head(file);
            var log = EventLog.read(text(file), written.entries());
            written.requireIn(log);
            return log.events().size() < written.entries() ? read(file).events() : log.events();
        });
    }

    /**
     * The log of a game, read without locking it.
     *
     * @throws CorruptGameFile naming the first entry that is bad or missing
     */
    public static GameLog log(Path file) {
        return read(
                file,
                () -> Known.of(file, GameIndex.beside(file)).index().standing().log());
    }

    /**
     * What is known of a game without opening it.
     *
     * @throws CorruptGameFile naming the first entry that is bad or missing
     */
    public static Glance glance(Path file) {
        return read(file, () -> {
            var head = GameIndex.head(file);
            return head.stamp().isOf(file) ? head.glance().orElseThrow() : Glance.of(log(file));
        });
    }

    /** What was known of a game when its file was last closed, whatever the file holds now. */
    public static Optional<Glance> lastGlance(Path file) {
        return GameIndex.head(file).glance();
    }

    /**
     * What is known of a game file.
     *
     * @param torn the bytes of one more event that a crash cut short
     */
    private record Known(GameIndex index, String torn) {
        /** Taken from the index; from the file itself if it has been written to since. */
        static Known of(Path file, GameIndex written) throws IOException {
            if (written.stamp().isOf(file)) return new Known(written, "");
            var whole = whole(file, written.head());
            return new Known(GameIndex.of(whole), whole.torn());
        }
    }

    private static EventLog whole(Path file, GameIndex.Head written) throws IOException {
        var whole = EventLog.read(text(file));
        written.requireIn(whole);
        return whole;
    }

    /** The file's text, a character a byte. */
    private static String text(Path file) throws IOException {
        LOG.trace("the whole of {} is read", file);
        return new String(ReadFiles.bytes(file, LARGEST), StandardCharsets.ISO_8859_1);
    }

    /** Appends an event, which is on disk when this returns. After a failure the file must be opened again. */
    public StoredEvent append(Event event, List<Outgoing> outbox, Instant at) {
        var bytes = standing().sealed(event, outbox, at);
        var next = standing().whole(bytes);
        try {
            PrivateFiles.append(channel, bytes.getBytes(StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            close();
            throw new UncheckedIOException("Entry %d of the game file cannot be written.".formatted(next.entry()), e);
        }
        index = index.with(next, bytes.length());
        LOG.trace("entry {} is on the disk: {}", next.entry(), event.getClass().getSimpleName());
        return next;
    }

    public Standing standing() {
        return index.standing();
    }

    /** Whether no index says that the file is complete. */
    public boolean hasNoIndex() {
        return written == GameIndex.NOTHING;
    }

    @Override
    public void close() {
        if (!channel.isOpen()) return;
        try (lock;
                channel) {
            if (index == written) return;
            index.write(file);
            GameNews.of(folder(file));
        } catch (IOException e) {
            throw new UncheckedIOException("The game file cannot be closed.", e);
        }
    }

    private static void setAside(Path file, int entry, String torn) throws IOException {
        var aside = file.resolveSibling("%s.torn-%d".formatted(file.getFileName(), entry));
        for (int again = 2; Files.exists(aside); again++)
            aside = file.resolveSibling("%s.torn-%d-%d".formatted(file.getFileName(), entry, again));
        PrivateFiles.write(aside, torn.getBytes(StandardCharsets.ISO_8859_1));
        PrivateFiles.force(folder(file));
        LOG.warn("The last event of {} was cut short; its bytes are in {}.", file, aside);
    }

    private static Path folder(Path file) {
        return file.toAbsolutePath().getParent();
    }
}
