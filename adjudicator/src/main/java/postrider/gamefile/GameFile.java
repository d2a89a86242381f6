package postrider.gamefile;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file of one game, open for writing by one process at a time. What is appended is on the disk when {@link #append}
 * returns. A last record cut short by a crash is set aside when the file is opened, see {@link #setAside}.
 */
public final class GameFile implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GameFile.class);

    /** What was read last. A file grows at its end, so its records need not be read each time; memory may take them back. */
    private static final Map<Path, SoftReference<Contents>> LATELY = new ConcurrentHashMap<>();

    private final GameLock lock;
    private final FileChannel channel;
    private final List<Kept> kept;
    private final Optional<Path> setAside;

    private GameFile(GameLock lock, FileChannel channel, List<Kept> kept, Optional<Path> setAside) {
        this.lock = lock;
        this.channel = channel;
        this.kept = new ArrayList<>(kept);
        this.setAside = setAside;
    }

    /**
     * Begins a game. Its folder must be there, the file must not.
     *
     * @throws GameLock.Held if somebody else has the game
     */
    public static GameFile create(Path file, Record.Header header) {
        var lock = GameLock.on(file);
        try {
            var game = new GameFile(lock, open(file, CREATE_NEW, WRITE), List.of(), Optional.empty());
            game.append(header);
            forceFolder(file);
            return game;
        } catch (IOException e) {
            lock.close();
            throw new UncheckedIOException("The game file %s cannot be created.".formatted(file), e);
        }
    }

    /**
     * Opens a game to go on with it.
     *
     * @throws Broken naming the first bad entry
     * @throws GameLock.Held if somebody else has the game
     */
    public static GameFile open(Path file) {
        var lock = GameLock.on(file);
        try {
            var contents = read(file);
            var aside = setAside(file, contents);
            aside.ifPresent(
                    bytes -> LOG.warn("The last record of {} was cut short; its bytes are in {}.", file, bytes));
            var channel = open(file, WRITE);
            channel.truncate(contents.length()).position(contents.length()).force(true);
            return new GameFile(lock, channel, contents.kept(), aside);
        } catch (IOException e) {
            lock.close();
            throw new UncheckedIOException("The game file %s cannot be opened.".formatted(file), e);
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /**
     * Reads a game without locking it; a record that is just being written counts as torn.
     *
     * @throws Broken naming the first bad entry
     */
    public static Contents read(Path file) {
        try {
            var before = Optional.ofNullable(LATELY.get(file)).map(SoftReference::get);
            var contents = before.orElse(Contents.NONE).then(Files.readString(file, StandardCharsets.ISO_8859_1));
            LATELY.put(file, new SoftReference<>(contents));
            return contents;
        } catch (IOException e) {
            throw new UncheckedIOException("The game file %s cannot be read.".formatted(file), e);
        }
    }

    /** Appends a record; when this returns it is on the disk. After a failure the file must be opened anew. */
    public Kept append(Record record) {
        int entry = kept.size() + 1;
        var bytes = Contents.sealed(entry, Contents.before(kept), record);
        var next = Contents.whole(entry, Contents.before(kept), bytes);
        try {
            write(channel, bytes);
        } catch (IOException e) {
            close();
            throw new UncheckedIOException("Entry %d of the game file cannot be written.".formatted(entry), e);
        }
        kept.add(next);
        LOG.trace("entry {} is on the disk: {}", entry, record.getClass().getSimpleName());
        return next;
    }

    public Record.Header header() {
        return (Record.Header) kept.getFirst().record();
    }

    /** All records so far, in order. */
    public List<Record> records() {
        return kept.stream().map(Kept::record).toList();
    }

    /** The file that the bytes of a torn last record were moved to, if there was one. */
    public Optional<Path> setAside() {
        return setAside;
    }

    @Override
    public void close() {
        try (lock) {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException("The game file cannot be closed.", e);
        }
    }

    private static Optional<Path> setAside(Path file, Contents contents) throws IOException {
        if (contents.torn().isEmpty()) return Optional.empty();
        var aside = file.resolveSibling(
                "%s.torn-%d".formatted(file.getFileName(), contents.kept().size() + 1));
        for (int again = 2; Files.exists(aside); again++)
            aside = file.resolveSibling("%s.torn-%d-%d"
                    .formatted(file.getFileName(), contents.kept().size() + 1, again));
        try (var channel = open(aside, CREATE_NEW, WRITE)) {
            write(channel, contents.torn());
        }
        forceFolder(file);
        return Optional.of(aside);
    }

    private static void write(FileChannel channel, String bytes) throws IOException {
        for (var left = ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1)); left.hasRemaining(); )
            channel.write(left);
        channel.force(true);
    }

    /** Nobody but the owner may read it: it holds the hands. */
    private static FileChannel open(Path file, OpenOption... how) throws IOException {
        return FileChannel.open(
                file, Set.of(how), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    }

    private static void forceFolder(Path file) throws IOException {
        try (var folder = FileChannel.open(file.toAbsolutePath().getParent(), READ)) {
            folder.force(true);
        }
    }
}
