package postrider.gamefile;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import postrider.files.PrivateFiles;

/**
 * The right to write one game. The system's lock lies on a file {@code lock} beside the game file: closing any file drops
 * all locks this process has on it, so the lock's file is opened by nobody else.
 */
final class GameLock implements AutoCloseable {
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path place;
    private final FileChannel channel;

    private GameLock(Path place, FileChannel channel) {
        this.place = place;
        this.channel = channel;
    }

    static GameLock on(Path file) {
        try {
            var folder = file.toAbsolutePath().getParent().toRealPath();
            var place = folder.resolve("lock");
            if (!HELD.add(place)) throw new Held(folder);
            try {
                return locked(place);
            } catch (IOException | Held e) {
                HELD.remove(place);
                throw e;
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The game %s cannot be locked.".formatted(file), e);
        }
    }

    private static GameLock locked(Path place) throws IOException {
        var channel = PrivateFiles.open(place, CREATE, WRITE);
        if (channel.tryLock() != null) return new GameLock(place, channel);
        channel.close();
        throw new Held(place.getParent());
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException("The lock of the game cannot be given back.", e);
        } finally {
            HELD.remove(place);
        }
    }

    /** Somebody else has the game. */
    public static final class Held extends IllegalStateException {
        private static final long serialVersionUID = 1;

        Held(Path folder) {
            super("Another postrider has the game %s open; stop it first, or wait until it is done."
                    .formatted(folder.getFileName()));
        }
    }
}
