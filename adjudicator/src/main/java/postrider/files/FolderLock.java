package postrider.files;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The right to write in a folder; it ends with the process that holds it. The system's lock lies on a file {@code lock} in it:
 * closing any file drops all locks this process has on it, so the lock's file is opened by nobody else.
 */
public final class FolderLock implements Closeable {
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path place;
    private final FileChannel channel;

    private FolderLock(Path place, FileChannel channel) {
        this.place = place;
        this.channel = channel;
    }

    /** Empty if somebody has it. */
    public static Optional<FolderLock> on(Path folder) throws IOException {
        var place = folder.toRealPath().resolve("lock");
        if (!HELD.add(place)) return Optional.empty();
        var locked = Optional.<FolderLock>empty();
        try {
            locked = locked(place);
            return locked;
        } finally {
            if (locked.isEmpty()) HELD.remove(place);
        }
    }

    private static Optional<FolderLock> locked(Path place) throws IOException {
        var channel = PrivateFiles.open(place, CREATE, WRITE);
        if (channel.tryLock() != null) return Optional.of(new FolderLock(place, channel));
        channel.close();
        return Optional.empty();
    }

    @Override
    public void close() throws IOException {
        try {
            channel.close();
        } finally {
            HELD.remove(place);
        }
    }
}
