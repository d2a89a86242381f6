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
 * An exclusive lock on a folder, which ends with its process at the latest. It is a lock of the operating system on a file {@code lock}
 * in the folder. On some systems closing any channel on a file drops all of a process's locks on it, so nothing else may open this file.
 */
public final class FolderLock implements Closeable {
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path place;
    private final FileChannel channel;

    private FolderLock(Path place, FileChannel channel) {
        this.place = place;
        this.channel = channel;
    }

    /** Takes the lock; empty if somebody else has it. */
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
